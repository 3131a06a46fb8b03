"""Why a move is good: what the seat could see, as data."""

import math

import pytest

from engine.ai import Rollouts
from engine.ai.judge import RolloutJudge
from engine.ai.reasons import ADDED, COMPARED, reasons, reasons_of_turn
from engine.ai.why import why
from engine.core import TakeBack
from engine.dice import derived_seed, seeded
from engine.games import GAMES
from tests.engine.ai.games import SEED, choices, questions

MOST_GENERIC = 0.15


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_choice_of_an_ai_has_a_reason_in_every_game(game, seats):
    """From the first to the last, also those that only a search makes; a tree is quick to grow."""
    budget = Rollouts(1 if isinstance(game.judge, RolloutJudge) else 24)
    asked = 0
    for state, decision, move, moves in choices(game, seats, "hard", budget, every=1):
        assert reasons(game, game.view(state, decision.seat), decision, move, moves)
        asked += 1
    assert asked > 20


@pytest.mark.slow
@pytest.mark.parametrize("deals", [1, pytest.param(3, marks=pytest.mark.soak)])
@pytest.mark.parametrize("level", ["random", "easy", "normal"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_no_choice_goes_without_a_reason_in_many_games(game, level, deals):
    """With every number of seats, and of players who choose what a search never would."""
    asked = 0
    for seats in game.seats:
        for number in range(deals):
            played = choices(game, seats, level, Rollouts(1), every=1, deal=number)
            for state, decision, move, moves in played:
                told = reasons(game, game.view(state, decision.seat), decision, move, moves)
                assert told, (decision.ticket, move)
                asked += 1
    assert asked > 30 * deals * len(game.seats)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_hardly_any_reason_could_be_given_for_any_move_of_any_game(game, seats):
    told = [
        reasons(game, game.view(state, decision.seat), decision, move, moves)
        for state, decision, move, moves in choices(game, seats, "hard", Rollouts(2), every=2)
    ]
    generic = [whys for whys in told if {each.kind for each in whys} <= COMPARED]
    assert len(told) > 20
    assert len(generic) <= MOST_GENERIC * len(told)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_nothing_is_called_best_where_something_seems_better(game):
    """Whatever is asked: by the judge's own worths, which are what a first sight sees."""
    for state, decision in questions(game, 2, every=9):
        seat, judge = decision.seat, game.judge
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        forward = [move for move in moves if not isinstance(move, TakeBack)]
        world = game.imagine(view, seeded(derived_seed(SEED, "another")))
        plans = judge.plans(game, world, seat, forward)
        worths = {plan.moves[0]: plan.worth for plan in sorted(plans, key=lambda plan: plan.worth)}
        for move in (*forward[:3], forward[-1]):
            for told in reasons(game, view, decision, move, moves):
                if told.kind in {"best", "margin"}:
                    assert worths[move] >= max(worths.values())
                if told.kind == "only":
                    assert len(forward) == 1
                if told.kind == "outdone":
                    assert worths.get(move, -math.inf) < max(worths.values())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_no_reason_depends_on_how_the_unknown_is_dealt(game):
    for state, decision in questions(game, 3, every=11):
        seat = decision.seat
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        other = game.imagine(view, seeded(derived_seed(SEED, "other")))
        for move in moves[:3]:
            told = reasons(game, view, decision, move, moves)
            assert reasons(game, game.view(other, seat), decision, move, moves) == told


def test_the_points_of_a_turn_are_those_of_all_its_steps():
    steps = [
        (why("points", points=4), why("reached", count=1)),
        (why("promise", points=2), why("reached", count=2)),
        (why("points", points=3), why("closed")),
    ]
    assert reasons_of_turn(steps) == (
        why("points", points=7),
        why("reached", count=2),
        why("closed"),
    )


def test_of_a_turn_three_things_are_told_beside_its_points():
    steps = [(why("points", points=2), why(f"thing {number}")) for number in range(5)]
    assert [each.kind for each in reasons_of_turn(steps)] == [
        "points",
        "thing 0",
        "thing 1",
        "thing 2",
    ]


def test_a_turn_does_not_tell_what_a_step_looked_ahead_to():
    ahead = why("opens", ahead=True, points=4)
    assert reasons_of_turn([(ahead,), (why("closed"),)]) == (why("closed"),)
    assert reasons_of_turn([(ahead,)]) == (ahead,)


def test_a_turn_is_compared_only_where_nothing_else_is_told_of_any_step():
    compared = (why("best"),)
    assert reasons_of_turn([compared, (why("closed"),)]) == (why("closed"),)
    assert reasons_of_turn([compared, compared]) == compared


def test_what_is_added_up_is_not_compared():
    assert COMPARED.isdisjoint(ADDED)
