"""How the players think about Sintra."""

from math import log

import pytest

from engine.ai import Rollouts, choose
from engine.ai.arena import compete
from engine.ai.contestants import contestants
from engine.core import decision_of
from engine.dice import Roll, derived_seed, seeded
from engine.playout import random_turns
from engine.sintra.ai import SintraJudge
from engine.sintra.ai.outlook import BEGIN, prospect, worths_of
from engine.sintra.ai.world import DOUBT
from engine.sintra.data import ROUNDS
from engine.sintra.editions import GALA
from engine.sintra.moves import MoveGlazier, TakePanes
from tests.engine.sintra.builders import (
    BACK,
    SEED,
    SINTRA,
    only,
    palace,
    start,
    strip,
    table,
    take,
)

JUDGE = SintraJudge()


def favourite(state):
    plans = JUDGE.plans(SINTRA, state, state.seat, SINTRA.legal_moves(state, state.seat))
    (move,) = max(plans, key=lambda plan: plan.worth).moves
    return move


def test_a_strip_is_completed_when_it_can_be():
    state = table(palace({5: strip("6f", "gyop")}), palace(), factories=["bgyp"])
    assert favourite(state) == take(0, "blue", 5)


def test_panes_are_not_broken_where_others_fit():
    alone = palace(only(4), glazier=4)
    state = table(alone, palace(), factories=["yyyy", "gggg", "pppy"])
    assert favourite(state) == take(2, "pink", 4)


def test_the_glazier_goes_back_rather_than_break_four_panes():
    first = palace({0: strip("1f"), **dict.fromkeys(range(1, 8))}, glazier=6)
    assert favourite(table(first, palace(), factories=["bbbb"])) == BACK


def test_a_window_far_to_the_right_is_glazed_early_because_it_scores_again():
    first = palace({0: strip("8f", "oobg"), 7: strip("1f", "bbby")})
    state = table(first, palace(), factories=["y"])
    assert favourite(state) == take(0, "yellow", 7)


def test_in_the_last_round_the_window_that_gives_more_now_is_glazed():
    first = palace({0: strip("8f", "oobg"), 7: strip("1f", "bbby")})
    state = table(first, palace(), factories=["y"], track=("pink",))
    assert favourite(state) == take(0, "yellow", 0)


@pytest.mark.parametrize(("track", "begins"), [(("pink",), 0.0), (("pink", "blue"), BEGIN)])
def test_to_begin_is_worth_something_where_there_is_another_round(track, begins):
    state = table(factories=["b"], centre="b", track=track)
    moves = [
        move
        for move in SINTRA.legal_moves(state, 0)
        if isinstance(move, TakePanes) and move.factory is None
    ]
    assert moves
    for move, worth in zip(moves, worths_of(GALA, state, 0, moves), strict=True):
        after = SINTRA.apply(state, 0, move).state
        assert worth == pytest.approx(prospect(GALA, state, after.palaces[0]) + begins)


def test_on_side_b_the_pane_kept_is_of_the_colour_that_the_windows_have():
    first = palace({0: strip("1f", "bbyy")}, windows={4: "yy", 5: "y", 6: "b"}, glazier=0)
    state = table(first, palace(), side="B", factories=["b"])
    assert favourite(state) == take(0, "blue", 0, "yellow")


def test_what_will_be_drawn_is_not_known():
    """Worlds differ in what comes from the bag, and no plan may be worth more in one of them."""
    for number, turn in enumerate(random_turns(SINTRA, start(), Roll(SEED))):
        state, moves = turn.before, SINTRA.legal_moves(turn.before, turn.before.seat)
        plans = JUDGE.plans(SINTRA, state, state.seat, moves)
        other = state._replace(dice=seeded(derived_seed(SEED, f"{number}")))
        assert JUDGE.plans(SINTRA, other, state.seat, moves) == plans


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_level_answers_the_same_from_the_same_seed(level):
    state = start(3, "B")
    decision = decision_of(SINTRA, state, state.seat)
    assert decision is not None
    view, moves = SINTRA.view(state, state.seat), SINTRA.legal_moves(state, state.seat)
    first, second = (
        choose(SINTRA, view, decision, moves, level, SEED, Rollouts(12)) for _ in range(2)
    )
    assert first == second
    assert first in moves


def test_a_palace_without_anything_promises_nothing():
    state = table(track=("pink",), factories=["bbbb"])
    assert [prospect(GALA, state, one) for one in state.palaces] == [0.0, 0.0]


@pytest.mark.parametrize(("seats", "side"), [(2, "A"), (3, "B"), (4, "A")])
def test_the_tree_ends_with_the_round(seats, side):
    state = start(seats, side)
    world = JUDGE.world(SINTRA, state, state.seat)
    roll = Roll(SEED)
    while world.final is None:
        branches = world.branches()
        assert len(branches) == len(SINTRA.legal_moves(state, state.seat))
        branch = max(branches, key=lambda one: one.expected[world.seat])
        state = SINTRA.apply(state, state.seat, branch.order).state
        world = world.after(branch, roll)
    assert len(state.track) == ROUNDS - 1
    assert sum(world.final) == pytest.approx(1)


@pytest.mark.parametrize(("seats", "side"), [(2, "A"), (3, "B"), (4, "A")])
def test_what_palaces_promise_is_kept_up_to_date_along_a_round(seats, side):
    """Each move changes one palace only, and only that one is looked at again."""
    state = start(seats, side)
    world, roll = JUDGE.world(SINTRA, state, state.seat), Roll(SEED)
    while world.final is None:
        branches = world.branches()
        fresh = JUDGE.world(SINTRA, state, state.seat).branches()
        assert [one.expected for one in branches] == [one.expected for one in fresh]
        branch = branches[roll.below(len(branches))]
        state = SINTRA.apply(state, state.seat, branch.order).state
        world = world.after(branch, roll)


@pytest.mark.parametrize("begins", [0, 1])
def test_whoever_begins_the_next_round_is_promised_more_for_it(begins):
    state = table(marker=begins, factories=["b"])
    world = JUDGE.world(SINTRA, state, 0)
    for branch in world.branches():
        end = world.after(branch, Roll(SEED)).final
        assert end is not None
        after = SINTRA.apply(state, 0, branch.order).state
        promises = [
            prospect(GALA, after, one) + BEGIN * (seat == begins)
            for seat, one in enumerate(after.palaces)
        ]
        ahead = log(end[0] / end[1]) * DOUBT[len(after.track) - 1]
        assert ahead == pytest.approx(promises[0] - promises[1])


def test_a_victory_by_the_tie_break_is_worth_more_than_none():
    ahead = table(palace(), palace(broken=1), track=("pink",), factories=["b"])
    world = JUDGE.world(SINTRA, ahead, 0)
    ends = [world.after(branch, Roll(SEED)).final for branch in world.branches()]
    assert all(end is not None and end[0] > 0.6 for end in ends)


@pytest.mark.slow
@pytest.mark.parametrize("side", ["A", "B"])
def test_easy_beats_random_and_normal_beats_easy(side):
    options = {"side": side, "edition": "gala"}
    seed = derived_seed(SEED, "strength")
    easy, _ = compete(SINTRA, 2, contestants("easy,random", Rollouts(1)), 12, seed, options)
    normal, _ = compete(SINTRA, 2, contestants("normal,easy", Rollouts(1)), 20, seed, options)
    assert easy.wins >= 11
    assert normal.wins >= 13


@pytest.mark.slow
def test_hard_beats_normal():
    options = {"side": "A", "edition": "gala"}
    seed = derived_seed(SEED, "strength")
    hard, _ = compete(SINTRA, 2, contestants("hard,normal", Rollouts(10)), 4, seed, options)
    assert hard.wins >= 3


def test_nobody_moves_back_for_nothing():
    state = table(palace(glazier=1), palace(), factories=["gggo", "yypp"])
    assert not isinstance(favourite(state), MoveGlazier)
