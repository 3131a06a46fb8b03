"""All seats answer at once: answers change until the last is in, and their order never matters."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import IllegalMove, StaleTicket, TakeBack, play
from engine.great_split.events import HandResolved, OfferMade, PileTaken
from engine.great_split.moves import (
    DiscardCards,
    FinishResolution,
    FollowArrow,
    Move,
    PlayCard,
    PlayPlain,
    PlaySplitter,
    SellCard,
    SplitHand,
    TakePile,
)
from engine.great_split.state import State
from tests.engine.great_split.tables import GAME, Table, dealt_table, table
from tests.engine.great_split.walks import restless_turns

ART = tuple(f"I-art-1-{copy}" for copy in "abcd")
GOLD = tuple(f"I-gold-1-{copy}" for copy in "abcd")


def two_cards_each() -> Table:
    here = table().with_hand(0, *ART[:2]).with_hand(1, *GOLD[:2])
    return here.with_hand(2, "I-topaz-1-a", "I-topaz-1-b")


# Changing one's mind


def test_a_split_can_be_changed_until_the_last_one_is_in():
    here = two_cards_each().splitting().play(0, SplitHand(ART[:1])).play(0, SplitHand(ART[1:2]))
    here.play(1, SplitHand(GOLD[:1])).play(2, SplitHand(("I-topaz-1-a",)))
    assert here.all_of(OfferMade)[0].left == ART[1:2]
    with pytest.raises(IllegalMove):
        here.play(0, SplitHand(ART[:1]))


def test_a_choice_can_be_changed_until_the_last_one_is_in():
    here = two_cards_each().splitting().everybody_splits()
    here.play(1, TakePile("left")).play(0, TakePile("left")).play(1, TakePile("right"))
    here.play(2, TakePile("left"))
    assert here.all_of(PileTaken)[0].kept == ART[1:2]
    with pytest.raises(IllegalMove):
        here.play(1, TakePile("left"))


def test_a_discard_can_be_changed_until_the_last_one_is_in():
    here = table(2).in_round(1).with_hand(0, *ART, *GOLD[:2]).discarding()
    here.with_hand(1, *(f"I-topaz-1-{copy}" for copy in "abcd"), *GOLD[2:])
    here.play(0, DiscardCards(ART[:1])).play(0, DiscardCards(GOLD[:1]))
    here.play(1, DiscardCards(GOLD[2:3]))
    assert here.state.collectors[0].discarded == GOLD[:1]
    assert here.hand(0) == (*ART, GOLD[1])


def test_an_answer_that_may_be_changed_is_marked_as_answered_and_keeps_its_ticket():
    here = two_cards_each().splitting()
    ticket = here.ticket(0)
    here.play(0, SplitHand(ART[:1]))
    assert not here.decisions()[0].awaited
    assert here.ticket(0) == ticket


def test_nothing_is_told_before_the_last_answer_is_in():
    here = two_cards_each().splitting().play(0, SplitHand(ART[:1]))
    here.play(2, SplitHand(("I-topaz-1-a",)))
    assert here.events == []


# Order of arrival


def random_answers(state: State, seat: int, choose: Random) -> list[Move]:
    """A complete answer of one seat to the open step; as others are awaited, it ends nothing."""
    moves: list[Move] = []
    while legal := GAME.legal_moves(state, seat):
        regret = choose.random() < 1 / 8
        move = choose.choice([m for m in legal if regret or not isinstance(m, TakeBack)])
        moves.append(move)
        if state.phase != "resolve" or isinstance(move, FinishResolution):
            break
        state = GAME.apply(state, seat, move).state
    return moves


def played_in_any_order(state: State, answers: list[list[Move]], choose: Random) -> State:
    queues = {seat: list(moves) for seat, moves in enumerate(answers) if moves}
    while queues:
        seat = choose.choice(sorted(queues))
        move = queues[seat].pop(0)
        if not queues[seat]:
            del queues[seat]
        state = play(GAME, state, seat, move).state
    return state


@settings(max_examples=25, deadline=None)
@given(
    seats=st.integers(2, 7),
    number=st.integers(0, 10**9),
    choose=st.randoms(use_true_random=False),
)
def test_the_order_in_which_answers_arrive_never_matters(seats, number, choose):
    """Step by step through three rounds, every step played in two orders."""
    state = dealt_table(seats, number).state
    while state.round < 4:
        answers = [random_answers(state, seat, choose) for seat in range(seats)]
        once = played_in_any_order(state, answers, choose)
        assert played_in_any_order(state, answers, choose) == once
        state = once


def test_others_who_answer_leave_my_question_and_its_ticket_as_they_are():
    here = two_cards_each().resolving()
    ticket, legal = here.ticket(0), here.legal(0)
    here.play(1, PlayCard(GOLD[0]), PlaySplitter("art")).finishes(2)
    assert (here.ticket(0), here.legal(0)) == (ticket, legal)


# Resolutions


def test_steps_are_taken_back_one_by_one_to_the_very_beginning():
    here = table().with_board(0, gold=2).with_hand(0, *GOLD[:2], ART[0]).resolving()
    boards = [here.resolution(0).board]
    orders: list[Move] = [
        PlayCard(GOLD[0]),
        FollowArrow("art"),
        SellCard(GOLD[1], "prestige"),
        PlaySplitter("books"),
    ]
    for order in orders:
        here.play(0, order)
        boards.append(here.resolution(0).board)
    for earlier in reversed(boards[:-1]):
        here.take_back(0)
        assert here.resolution(0).board == earlier
    assert not here.can(0, TakeBack())


def test_playing_everything_plain_is_one_order_and_is_taken_back_as_one():
    here = two_cards_each().resolving().play(0, PlaySplitter("gold"), PlayPlain())
    assert here.at(0, "art") == 2
    here.take_back(0)
    assert (here.at(0, "art"), here.at(0, "gold")) == (0, 1)


def test_what_was_taken_back_leaves_no_trace_in_the_report():
    here = two_cards_each().resolving().play(0, PlaySplitter("gold")).take_back(0)
    here.finishes(0, splitter="art")
    (resolved,) = here.all_of(HandResolved)
    assert [advance.track for advance in resolved.advances] == ["art", "prestige", "prestige"]


def test_everything_can_be_taken_back_even_with_nothing_left_to_play():
    here = two_cards_each().resolving().sells_the_rest(0)
    assert set(here.legal(0)) == {FinishResolution(), TakeBack()}


@pytest.mark.parametrize("move", [TakeBack(), FinishResolution(), PlaySplitter("art")])
def test_a_resolution_that_is_done_cannot_be_reopened(move):
    here = two_cards_each().resolving().finishes(0)
    assert here.legal(0) == ()
    assert [decision.seat for decision in here.decisions()] == [1, 2]
    with pytest.raises(IllegalMove):
        here.play(0, move)


def test_a_seat_with_nothing_left_to_choose_still_says_done():
    here = two_cards_each().resolving().sells_the_rest(0)
    assert not here.resolution(0).done
    assert here.play(0, FinishResolution()).resolution(0).done


# Finishing by itself


def finishing_alone() -> Table:
    here = table(3, auto_finish=True).with_hand(0, GOLD[0]).with_board(0, gold=2)
    return here.with_hand(1, ART[0]).resolving()


def test_a_table_can_let_a_complete_resolution_finish_by_itself():
    here = finishing_alone().play(1, PlaySplitter("art"), PlayCard(ART[0]))
    assert here.resolution(1).done
    assert [event.seat for event in here.all_of(HandResolved)] == [1]


def test_an_open_question_keeps_a_resolution_from_finishing_by_itself():
    here = finishing_alone().play(0, PlaySplitter("art"), PlayCard(GOLD[0]))
    assert not here.resolution(0).done
    here.play(0, FollowArrow("art"))
    assert here.resolution(0).done


def test_steps_can_be_taken_back_until_the_resolution_finishes_by_itself():
    here = finishing_alone().play(0, PlaySplitter("art")).take_back(0)
    assert here.at(0, "art") == 0
    assert not here.resolution(0).done


def test_the_last_resolution_to_finish_by_itself_ends_the_round():
    here = table(2, auto_finish=True).in_round(6).drawing("0").resolving()
    here.play(0, PlaySplitter("art")).play(1, PlaySplitter("art"))
    assert here.phase() == "over"


# Tickets


@pytest.mark.parametrize("moves", [(PlaySplitter("art"),), (PlaySplitter("art"), TakeBack())])
def test_an_old_ticket_is_refused_after_an_order_and_after_it_was_taken_back(moves):
    here = two_cards_each().resolving()
    old = here.ticket(0)
    here.play(0, *moves)
    with pytest.raises(StaleTicket):
        play(GAME, here.state, 0, PlaySplitter("books"), old)


def test_the_ticket_of_a_step_that_has_passed_is_refused():
    here = two_cards_each().splitting()
    old = here.ticket(0)
    here.everybody_splits()
    with pytest.raises(StaleTicket):
        play(GAME, here.state, 0, SplitHand(ART[:1]), old)


def test_the_ticket_of_a_done_resolution_is_refused():
    here = two_cards_each().resolving().sells_the_rest(0)
    old = here.ticket(0)
    here.play(0, FinishResolution())
    with pytest.raises(StaleTicket):
        play(GAME, here.state, 0, FinishResolution(), old)


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_ticket_that_has_passed_never_fits_again_in_the_whole_game(seats):
    passed: set[str] = set()
    open_now: set[str] = set()
    for turn in restless_turns(seats, 10 + seats):
        asked = {decision.ticket for decision in GAME.decisions(turn.before)}
        passed |= open_now - asked
        assert not passed & asked
        open_now = asked


@pytest.mark.parametrize("seats", [2, 4])
def test_tickets_are_of_one_seat_each_and_say_their_kind(seats):
    for turn in restless_turns(seats, 20 + seats):
        decisions: Any = GAME.decisions(turn.before)
        assert len({decision.ticket for decision in decisions}) == len(decisions)
        for decision in decisions:
            kind, _, seat = decision.ticket.split(".")
            assert (kind, seat) == (decision.kind, str(decision.seat))
