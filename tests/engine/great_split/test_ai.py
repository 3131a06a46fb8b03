"""How the players think about The Great Split."""

from dataclasses import replace

import pytest

from engine.core import play
from engine.dice import Roll
from engine.games import GAMES
from engine.great_split.ai.judge import GreatSplitJudge, _split_worths
from engine.great_split.ai.outlook import advance, outlook_of
from engine.great_split.ai.piles import card_values
from engine.great_split.ai.resolving import resolution_plans, resolved_worth, settled
from engine.great_split.components import ENDLESS
from engine.great_split.data import GOLD, PLACE, PRESTIGE, TRACKS
from engine.great_split.editions import GALA
from engine.great_split.moves import (
    DiscardCards,
    FollowArrow,
    PlayAll,
    PlayCard,
    SellCard,
    TakePile,
)
from engine.great_split.resolution import begin_resolution
from engine.great_split.state import Board, State
from tests.engine.ai.games import SEED, questions, start_of

GAME = GAMES["great_split"]
JUDGE = GreatSplitJudge()


def board(**spaces: int) -> Board:
    return tuple(spaces.get(track, 0) for track in TRACKS)


def in_the_last_round(state: State) -> State:
    """Nothing is left to hope for: what counts is the final scoring."""
    tokens = state.market_pool
    return replace(state, round=6, market_pool=tokens[5:], market_revealed=tokens[:5])


def resolving(mine: Board, *hand: str) -> State:
    state = in_the_last_round(start_of(GAME, 2))
    collectors = tuple(
        replace(collector, board=mine, hand=hand, resolution=begin_resolution(mine, hand))
        for collector in state.collectors
    )
    return replace(state, phase="resolve", collectors=collectors)


def best_plan(state: State, seat: int = 0):
    plans = JUDGE.plans(GAME, state, seat, GAME.legal_moves(state, seat))
    return max(plans, key=lambda plan: plan.worth)


def resolutions() -> list[tuple[State, int]]:
    found = [
        (state, decision.seat)
        for state, decision in questions(GAME, 3, every=5)
        if decision.kind == "resolve"
    ]
    assert len(found) > 20
    return found


def test_every_plan_for_a_resolution_leads_to_the_board_it_promises():
    for state, seat in resolutions():
        outlook = outlook_of(GALA, state, seat, resolved=True)
        # Played with a last word of its own, so that the board it leads to can be looked at.
        before = replace(state, auto_finish=False)
        for plan in JUDGE.plans(GAME, before, seat, GAME.legal_moves(before, seat)):
            after = before
            for move in plan.moves[:-1]:
                after = play(GAME, after, seat, move).state
            reached = after.collectors[seat].resolution
            assert reached is not None
            assert outlook.worth(reached.board) == pytest.approx(plan.worth)
            assert plan.moves[-1] in GAME.legal_moves(after, seat)


def test_an_answer_at_a_glance_is_legal_move_by_move():
    for state, decision in questions(GAME, 3, every=4):
        after = state
        for move in JUDGE.reply(GAME, state, decision.seat, Roll(SEED)):
            after = play(GAME, after, decision.seat, move).state


def test_a_plan_is_never_worse_than_the_choices_at_a_glance():
    for state, seat in resolutions():
        collector = state.collectors[seat]
        if collector.resolution != begin_resolution(collector.board, collector.hand):
            continue
        outlook = outlook_of(GALA, state, seat, resolved=True)
        at_a_glance = settled(GALA, outlook, collector.board, collector.hand)
        assert best_plan(state, seat).worth >= at_a_glance - 1e-9


def test_a_hand_is_resolved_as_well_as_by_following_every_board():
    seen = 0
    for state, seat in resolutions():
        resolution = state.collectors[seat].resolution
        assert resolution is not None
        outlook = outlook_of(GALA, state, seat, resolved=True)
        best = max(
            plan.worth
            for plan in resolution_plans(
                GALA, outlook, seat, resolution, auto_finish=True, breadth=2000
            )
        )
        seen += 1
        assert best_plan(state, seat).worth == pytest.approx(best)
    assert seen > 20


def test_a_pile_is_judged_better_than_at_a_glance():
    gains = []
    for state, seat in resolutions():
        collector = state.collectors[seat]
        outlook = outlook_of(GALA, state, seat, resolved=True)
        worth = resolved_worth(GALA, outlook, collector.board, collector.hand)
        gains.append(worth - settled(GALA, outlook, collector.board, collector.hand))
    # Only so many boards are followed, so once in a while the glance sees one more.
    assert min(gains) > -1
    assert sum(gains) / len(gains) > 0.5


def test_gems_that_count_only_together_are_worth_a_pile():
    """Either card alone is better sold, and so it is at a glance."""
    state = in_the_last_round(start_of(GAME, 2))
    outlook = outlook_of(GALA, state, 0, resolved=True)
    mine, gems = board(topaz=2, emerald=2), ("III-topaz-3-a", "III-emerald-3-a")
    together = outlook.worth(board(topaz=5, emerald=5))
    assert resolved_worth(GALA, outlook, mine, gems) > together
    assert settled(GALA, outlook, mine, gems) < together


def test_a_card_that_leads_nowhere_is_sold():
    state = resolving(board(books=GALA.ends[PLACE["books"]]), "III-books-3-a")
    sold = [move for move in best_plan(state).moves if isinstance(move, SellCard)]
    assert [move.card for move in sold] == ["III-books-3-a"]


def test_a_card_that_leads_somewhere_is_played():
    state = resolving(board(topaz=2, emerald=8), "II-topaz-2-a", "III-gold-3-a")
    moves = best_plan(state).moves
    assert not any(isinstance(move, SellCard) for move in moves)


def test_a_double_arrow_lifts_the_scarcer_gem():
    state = resolving(board(topaz=4, emerald=9, gold=2), "I-gold-1-a")
    moves = best_plan(state).moves
    assert moves[:2] == (PlayCard("I-gold-1-a"), FollowArrow("topaz"))


def test_a_stand_in_answers_the_many_questions_of_a_hand_played_at_once():
    hand = (
        "III-square-2-a",
        "III-square-2-b",
        "III-diamond-2-a",
        "III-diamond-2-b",
        "III-star-2-a",
    )
    state = resolving(board(gold=2), *hand, "III-gold-3-a")
    state = play(GAME, state, 0, PlayAll()).state
    asked = state.collectors[0].resolution
    assert asked is not None
    assert len(asked.questions) == 11
    for move in best_plan(state).moves:
        state = play(GAME, state, 0, move).state
    assert state.phase != "resolve" or state.collectors[0].resolution.done


def test_steps_gain_what_trying_them_shows():
    for state, seat in resolutions():
        outlook = outlook_of(GALA, state, seat, resolved=True)
        cubes = list(state.collectors[seat].board)
        for place in range(len(TRACKS)):
            after = cubes.copy()
            if advance(GALA, after, place, 2) == 0:
                tried = outlook.worth(after) - outlook.worth(cubes)
                assert outlook.gain(cubes, place, 2) == pytest.approx(tried)


def test_when_nothing_is_to_come_a_board_is_worth_what_it_scores():
    state = in_the_last_round(start_of(GAME, 2))
    heiress = tuple(replace(each, character="heiress") for each in state.collectors)
    outlook = outlook_of(GALA, replace(state, collectors=heiress), 0, resolved=True)
    empty, full = board(), board(books=4, topaz=3, emerald=5, gold=7, gold_seal=4, prestige=9)
    # Books 4, gems 6, two gold contracts of two stars each, and the prestige itself.
    assert outlook.worth(full) - outlook.worth(empty) == pytest.approx(4 + 6 + 4 + 9)


def test_a_split_is_judged_by_what_the_neighbour_takes():
    mine, theirs = [5.0, 5.0, 0.0], [0.0, 0.0, 20.0]
    worths = dict(_split_worths(_sums(mine), _sums(theirs), 0.0))
    apart = 0b011
    assert max(worths, key=lambda left: worths[left]) == apart
    assert worths[apart] == pytest.approx(10, abs=0.01)


def test_a_rival_s_gain_counts_against_a_split():
    sums = _sums([1.0, 1.0, 4.0])
    kindly, jealously = dict(_split_worths(sums, sums, 0.0)), dict(_split_worths(sums, sums, 1.0))
    assert all(jealously[left] < kindly[left] for left in kindly)


def test_the_richer_pile_is_taken():
    state = in_the_last_round(start_of(GAME, 2))
    hand = ("I-topaz-1-a", "III-prestige-4-a", "III-prestige-4-b")
    collectors = tuple(replace(each, hand=hand, left=hand[:1]) for each in state.collectors)
    assert best_plan(replace(state, phase="choose", collectors=collectors)).moves == (
        TakePile("right"),
    )


def test_a_pile_is_taken_for_what_comes_back_beside_it():
    """The topaz of one's own split is left, so the emerald of the offer counts with it."""
    state = in_the_last_round(start_of(GAME, 2))
    first, second = state.collectors
    mine = ("III-topaz-3-a", "III-prestige-4-a")
    offer = ("III-emerald-3-a", "II-prestige-3-a")
    collectors = (
        replace(first, hand=mine, left=mine[:1], board=board(topaz=2, emerald=2)),
        replace(second, hand=offer, left=offer[:1], board=board()),
    )
    state = replace(state, phase="choose", collectors=collectors)
    assert best_plan(state).moves == (TakePile("left"),)
    poorer = replace(first, hand=mine, left=mine[:1], board=board(topaz=0, emerald=2))
    state = replace(state, collectors=(poorer, collectors[1]))
    assert best_plan(state).moves == (TakePile("right"),)


def test_the_poorest_cards_are_discarded():
    state = in_the_last_round(start_of(GAME, 2))
    prestige = tuple(f"III-prestige-4-{letter}" for letter in "abc")
    good = (*prestige, "II-prestige-3-a", "II-prestige-3-b", "I-prestige-2-a", "I-prestige-2-b")
    mine = replace(state.collectors[0], hand=("I-books-1-a", *good), board=board(books=15))
    state = replace(state, phase="discard", collectors=(mine, state.collectors[1]))
    assert best_plan(state).moves == (DiscardCards(("I-books-1-a",)),)


def test_no_card_is_worth_less_than_its_sale():
    state = in_the_last_round(start_of(GAME, 2))
    outlook = outlook_of(GALA, state, 0, resolved=True)
    ends = tuple(0 if end == ENDLESS else end for end in GALA.ends)
    assert ends[PRESTIGE] == 0
    assert ends[GOLD] > 0
    values = card_values(GALA, outlook, ends, tuple(GALA.cards))
    assert min(values.values()) == pytest.approx(1)


def _sums(values: list[float]) -> list[float]:
    sums = [0.0]
    for value in values:
        sums += [each + value for each in sums]
    return sums
