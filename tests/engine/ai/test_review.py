"""Judging an answer afterwards: what it cost, and what would have been better."""

from dataclasses import replace

import pytest

from engine.ai import Rollouts
from engine.ai.review import Verdict, judged
from engine.ai.scores_only import ScoresOnly
from engine.core import TakeBack
from engine.games import GAMES
from engine.splendor.moves import BuyCard, TakeTokens
from engine.splendor.state import Player
from tests.engine.ai.games import SEED, questions, start_of
from tests.toy import Take, Toy

GAME = GAMES["splendor"]


def nearly_won():
    """The last seat of the round can end the game with any points."""
    rich = Player(points=14, bonuses=(7, 7, 7, 7, 7))
    return replace(start_of(GAME, 2), players=(rich, rich), turn=1, nobles=())


def verdict(game, state, given, rollouts: int = 100):
    decision = game.decisions(state)[0]
    seat = decision.seat
    view, moves = game.view(state, seat), game.legal_moves(state, seat)
    return judged(game, view, decision, moves, given, SEED, Rollouts(rollouts))


def test_whoever_does_not_win_where_they_could_pays_with_their_chances():
    state = nearly_won()
    idle = next(move for move in GAME.legal_moves(state, 1) if isinstance(move, TakeTokens))
    found = verdict(GAME, state, idle)
    assert isinstance(found.better, BuyCard)
    assert found.unit == "chance"
    assert found.cost > 5
    assert found.gain == 0


def test_the_best_answer_costs_nothing():
    state = nearly_won()
    best = verdict(GAME, state, GAME.legal_moves(state, 1)[0]).better
    found = verdict(GAME, state, best)
    assert found.better == best
    assert found.cost == 0


def test_the_worse_pile_of_the_toy_costs_points():
    toy = Toy()
    state = start_of(toy, 2)
    for seat in (0, 1):
        state = toy.apply(state, seat, toy.legal_moves(state, seat)[2]).state
    costs = {side: verdict(toy, state, Take(side), 200) for side in ("left", "right")}
    assert sorted(found.cost > 0 for found in costs.values()) == [False, True]
    assert {found.better for found in costs.values()} in ({Take("left")}, {Take("right")})


class AmbitiousJudge(ScoresOnly):
    victory = 50.0


class LopsidedToy(Toy):
    """Who gets the high card wins."""

    deck = tuple(f"card-{number:02}" for number in (1, 2, 3, 4, 5, 90))


class AmbitiousToy(LopsidedToy):
    judge = AmbitiousJudge()  # type: ignore[assignment]  # the toy has none


def dearest_choices(toy: Toy) -> list[Verdict]:
    """For every split of both hands, the worse of the two piles."""
    found = []
    for number in range(6):
        state = start_of(toy, 2)
        for seat in (0, 1):
            state = toy.apply(state, seat, toy.legal_moves(state, seat)[number]).state
        both = (verdict(toy, state, Take(side)) for side in ("left", "right"))
        found.append(max(both, key=lambda one: one.cost))
    return found


def test_what_a_victory_is_worth_to_the_judge_is_not_told_as_points():
    """But that the game was decided is."""
    plain, ambitious = dearest_choices(LopsidedToy()), dearest_choices(AmbitiousToy())
    assert [one.cost for one in plain] == [one.cost for one in ambitious]
    assert all(one.decides for one in ambitious)
    assert not any(one.decides for one in dearest_choices(Toy()))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_answer_of_every_game_can_be_judged(game):
    for state, decision in questions(game, 2, every=25):
        seat = decision.seat
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        forward = [move for move in moves if not isinstance(move, TakeBack)]
        found = judged(game, view, decision, moves, forward[-1], SEED, Rollouts(6))
        assert found.better in forward
        assert found.cost >= 0
        assert found.cost == 0 or found.better != forward[-1]
