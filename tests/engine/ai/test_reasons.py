"""Why a move is good: what the seat could see, as data."""

import pytest

from engine.ai import Rollouts
from engine.ai.reasons import reasons
from engine.dice import derived_seed, seeded
from engine.games import GAMES
from tests.engine.ai.games import SEED, answer, questions


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_choice_of_an_ai_has_a_reason_in_every_game(game):
    asked = 0
    for state, decision in questions(game, 2, every=3):
        moves = game.legal_moves(state, decision.seat)
        move = answer(game, state, decision, "normal", Rollouts(1))
        assert reasons(game, game.view(state, decision.seat), decision, move, moves)
        asked += 1
    assert asked > 5


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_no_reason_depends_on_how_the_unknown_is_dealt(game):
    for state, decision in questions(game, 3, every=11):
        seat = decision.seat
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        other = game.imagine(view, seeded(derived_seed(SEED, "other")))
        for move in moves[:3]:
            told = reasons(game, view, decision, move, moves)
            assert reasons(game, game.view(other, seat), decision, move, moves) == told
