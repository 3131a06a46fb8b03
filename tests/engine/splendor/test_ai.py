"""How the players think about Splendor."""

from dataclasses import replace

import pytest

from engine.dice import Roll
from engine.games import GAMES
from engine.splendor.ai import SplendorJudge
from engine.splendor.data import GOLD
from engine.splendor.moves import BuyCard, ReturnTokens, TakeTokens
from engine.splendor.state import Player, State
from tests.engine.ai.games import SEED, questions, start_of

GAME = GAMES["splendor"]
JUDGE = SplendorJudge()


def seated(first: Player) -> State:
    state: State = start_of(GAME, 2)
    return replace(state, players=(first, *state.players[1:]))


def best_plan(state: State):
    plans = JUDGE.plans(GAME, state, 0, GAME.legal_moves(state, 0))
    return max(plans, key=lambda plan: plan.worth)


def test_a_card_that_wins_the_game_is_bought():
    state = seated(Player(points=14, bonuses=(7, 7, 7, 7, 7)))
    (move,) = best_plan(state).moves
    assert isinstance(move, BuyCard)
    assert GAME.apply(state, 0, move).state.players[0].points >= 15


def test_gold_is_not_spent_where_a_token_does():
    state = seated(Player(tokens=(2, 2, 2, 2, 1, 1), bonuses=(2, 2, 2, 2, 2)))
    plans = JUDGE.plans(GAME, state, 0, GAME.legal_moves(state, 0))
    payments: dict[str, int] = {}
    for move in GAME.legal_moves(state, 0):
        if isinstance(move, BuyCard):
            least = payments.get(move.card, GOLD)
            payments[move.card] = min(least, move.payment[GOLD])
    bought = [plan.moves[0] for plan in plans if isinstance(plan.moves[0], BuyCard)]
    assert {move.card: move.payment[GOLD] for move in bought} == payments
    assert payments


def test_taking_too_many_tokens_is_planned_with_what_goes_back():
    state = seated(Player(tokens=(2, 2, 2, 2, 1, 0)))
    plans = JUDGE.plans(GAME, state, 0, GAME.legal_moves(state, 0))
    triples = [
        p for p in plans if isinstance(p.moves[0], TakeTokens) and sum(p.moves[0].tokens) > 1
    ]
    assert triples
    assert all(isinstance(plan.moves[1], ReturnTokens) for plan in triples)


def test_an_answer_at_a_glance_is_legal():
    for seats in GAME.seats:
        for state, decision in questions(GAME, seats, every=1):
            (move,) = JUDGE.reply(GAME, state, decision.seat, Roll(SEED))
            assert move in GAME.legal_moves(state, decision.seat)


@pytest.mark.parametrize("tokens", [(0, 0, 0, 0, 0, 0), (2, 2, 2, 2, 2, 0)])
def test_what_will_be_turned_up_is_not_known(tokens):
    """Worlds differ in what comes next only, and no plan may go otherwise or be worth more in one."""
    state = seated(Player(tokens=tokens))
    moves = GAME.legal_moves(state, 0)
    plans = JUDGE.plans(GAME, state, 0, moves)
    for further in range(1, 30):
        other = replace(state, dice=replace(state.dice, used=state.dice.used + further))
        assert JUDGE.plans(GAME, other, 0, moves) == plans
