"""What is particular to the questions of The Great Split, and to their order."""

import pytest

from bot.dealers.dealing import PickOne
from bot.i18n.words import words_for
from engine.core import TakeBack, begin, complete_options, decision_of
from engine.dice import Roll, seeded
from engine.great_split.moves import FollowArrow, PlaceSeal, PlaySplitter
from engine.playout import random_turns
from tests.bot.dealers.great_split.playing import DEALER, GAME, asked, questions, turns
from tests.bot.dealers.playing import levels, listener, paths

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2), (7, 3)])
def test_there_is_only_one_way_to_a_move(seats: int, number: int):
    for _, prompt, moves in asked(seats, number):
        assert len(list(paths(prompt))) == len(moves)


def test_full_tracks_are_offered_last():
    wasted = 0
    for seats, number in [(2, 1), (2, 5), (2, 6)]:
        for _, prompt, _ in asked(seats, number):
            for level in levels(prompt):
                if not isinstance(level, PickOne):
                    continue
                tracks = [
                    choice
                    for choice in level.choices
                    if isinstance(choice.then, PlaceSeal | FollowArrow | PlaySplitter)
                ]
                is_full = ["full" in choice.effect for choice in tracks]
                assert is_full == sorted(is_full)
                wasted += sum(is_full)
    assert wasted, "no full track was met, so this proves nothing."


def test_taking_back_is_offered_once_something_was_done():
    backs = 0
    for _, prompt, moves in asked(3, 2):
        if isinstance(prompt, PickOne):
            offered = any(isinstance(choice.then, TakeBack) for choice in prompt.choices)
            assert offered == any(isinstance(move, TakeBack) for move in moves)
            backs += offered
    assert backs


@pytest.mark.parametrize("by_itself", [False, True])
def test_done_is_asked_for_only_where_the_table_wants_it_and_nothing_is_left(*, by_itself: bool):
    state = begin(GAME, 3, seeded(f"{2:064x}"), {"auto_finish": by_itself}).state
    offered = 0
    for turn in random_turns(GAME, state, Roll(f"{3:064x}")):
        if turn.decision.kind != "resolve":
            continue
        seat = turn.decision.seat
        view, moves = GAME.view(turn.before, seat), GAME.legal_moves(turn.before, seat)
        prompt = DEALER.ask(view, turn.decision, moves, listener(seat, 3))
        assert isinstance(prompt, PickOne)
        resolution = view.secrets.resolution
        left = resolution.to_play or resolution.splitter or resolution.questions
        is_offered = "done" in {choice.key for choice in prompt.choices}
        assert is_offered == (not left)
        offered += is_offered
    assert bool(offered) != by_itself


def test_a_resolution_is_done_by_itself_unless_the_table_wants_to_be_asked():
    assert complete_options(GAME, {})["auto_finish"] is True
    (finishing,) = [o for o in DEALER.options(words_for("en")) if o.key == "auto_finish"]
    assert [value for value, _ in finishing.values] == [False, True]


def test_an_answer_that_can_still_be_changed_is_named_in_the_question():
    turn = next(turn for turn in turns(3, 2) if turn.decision.kind == "split")
    seat = turn.decision.seat
    decision = decision_of(GAME, turn.after, seat)
    assert decision is not None
    view, moves = GAME.view(turn.after, seat), GAME.legal_moves(turn.after, seat)
    prompt = DEALER.ask(view, decision, moves, listener(seat, 3))
    assert "You can change it until everyone has sealed." in prompt.text


def test_my_seat_in_a_resolution_is_the_picture_of_the_question_and_not_a_second_one():
    """Two pictures side by side are half as wide each, and on a phone nobody can read them."""
    for turn, view, moves in questions(3, 2):
        if turn.decision.kind == "resolve":
            to = listener(turn.decision.seat, 3)
            prompt = DEALER.ask(view, turn.decision, moves, to)
            assert DEALER.seat(view, to) == prompt.picture
