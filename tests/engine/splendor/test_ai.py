"""How the players think about Splendor."""

from dataclasses import replace

import pytest

from engine.ai import Rollouts
from engine.ai.tree import OUTCOMES, Node, best_edge, grow
from engine.dice import Roll, derived_seed, seeded
from engine.games import GAMES
from engine.splendor.ai import SplendorJudge
from engine.splendor.ai.numbers import TAKE
from engine.splendor.ai.strength import FEATURES
from engine.splendor.ai.weights import WEIGHTS
from engine.splendor.ai.world import TableWorld
from engine.splendor.data import GOLD, MOST_TOKENS
from engine.splendor.moves import BuyCard, ReserveCard, TakeTokens
from engine.splendor.state import Player, State
from tests.engine.ai.games import SEED, answer, questions, start_of
from tests.engine.splendor.builders import gems, player, table

GAME = GAMES["splendor"]
JUDGE = SplendorJudge()


def seated(first: Player) -> State:
    state: State = start_of(GAME, 2)
    return replace(state, players=(first, *state.players[1:]))


def chosen(state: State, level="hard", rollouts: int = 200):
    return answer(GAME, state, GAME.decisions(state)[0], level, Rollouts(rollouts))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_card_that_wins_the_game_is_bought(level):
    state = seated(Player(points=14, bonuses=(7, 7, 7, 7, 7)))
    move = chosen(state, level)
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


def test_every_move_is_looked_at_once_at_the_root():
    for state, decision in questions(GAME, 3, every=5):
        moves = GAME.legal_moves(state, decision.seat)
        plans = JUDGE.plans(GAME, state, decision.seat, moves)
        looked_at = [plan.moves[0] for plan in plans]
        paid = {move.card for move in moves if isinstance(move, BuyCard)}
        others = [move for move in moves if not isinstance(move, BuyCard)]
        assert len(looked_at) == len(others) + len(paid)
        assert set(others) <= set(looked_at)


@pytest.mark.parametrize("tokens", [(0, 0, 0, 0, 0, 0), (2, 2, 2, 2, 2, 0)])
def test_what_will_be_turned_up_is_not_known(tokens):
    """Worlds differ in what comes next only, and no plan may be worth more in one."""
    state = seated(Player(tokens=tokens))
    moves = GAME.legal_moves(state, 0)
    plans = JUDGE.plans(GAME, state, 0, moves)
    for further in range(1, 30):
        other = replace(state, dice=replace(state.dice, used=state.dice.used + further))
        assert JUDGE.plans(GAME, other, 0, moves) == plans


def test_a_hidden_card_is_another_one_in_every_world_of_the_tree():
    state = table(player(), player(hidden=["III-red-04"]))
    world = JUDGE.world(GAME, GAME.imagine(GAME.view(state, 0), seeded(SEED)), 0)
    branch = world.branches()[0]
    kept = {
        world.after(branch, Roll(derived_seed(SEED, f"{number}"))).table.reserved[1][0]
        for number in range(30)
    }
    assert len(kept) > 5


@pytest.mark.parametrize("tokens", [gems(), gems(white=3, blue=3, green=3, red=2)])
def test_a_move_is_tried_with_another_hidden_card_the_oftener_it_is_tried(tokens):
    """Whether tokens are taken or given back: neither turns a card up."""
    state = table(player(tokens), player(hidden=["III-red-04"]))
    if sum(tokens) > MOST_TOKENS:
        state = replace(state, phase="return_tokens")
    root = Node(JUDGE.world(GAME, GAME.imagine(GAME.view(state, 0), seeded(SEED)), 0))
    grow(root, Roll(SEED), Rollouts(400), 1.0)
    edge = best_edge(root)
    assert edge.branch.order >= TAKE
    assert edge.visits > 100
    worlds = [child.world for child in edge.children or ()]
    kept = {world.table.reserved[1][0] for world in worlds if isinstance(world, TableWorld)}
    assert len(worlds) == 1 + int((edge.visits - 1) ** OUTCOMES)
    assert len(kept) > 5


def test_who_could_win_next_is_kept_from_it():
    """The other can buy the only card that ends the game, so it is reserved or the game won."""
    rich = player(tokens=gems(black=7), cards=[f"III-{c}-04" for c in ("blue", "green")])
    rich = replace(rich, points=12)
    state = table(
        player(tokens=gems(white=1)),
        rich,
        rows=((None,) * 4, (None,) * 4, ("III-white-02", None, None, None)),
        decks=((), (), ()),
    )
    assert chosen(state) == ReserveCard("III-white-02")


def test_tokens_are_not_taken_to_be_given_back_while_a_card_can_be_bought():
    state = seated(Player(tokens=(2, 2, 2, 2, 2, 0)))
    assert not isinstance(chosen(state), TakeTokens)


def test_there_is_a_weight_for_every_feature_and_number_of_seats():
    assert {seats: len(weights) for seats, weights in WEIGHTS.items()} == dict.fromkeys(
        GAME.seats, len(FEATURES)
    )
