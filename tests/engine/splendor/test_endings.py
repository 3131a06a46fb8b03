"""Whoever can end the game and surely win it does so, and what is called certain is."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.ai import Level, Rollouts
from engine.ai.tree import Node, best_edge, grow
from engine.core import begin
from engine.dice import Roll, derived_seed, scripted, seeded
from engine.splendor.ai import SplendorJudge
from engine.splendor.ai.ending import MOST_AT_ONCE, decided
from engine.splendor.ai.numbers import TAKE, order_of
from engine.splendor.ai.table import Table, table_of
from engine.splendor.ai.world import TableWorld
from engine.splendor.data import CARDS
from engine.splendor.moves import BuyCard, Move, ReserveCard, TakeTokens
from engine.splendor.state import State
from tests.engine.ai.games import SEED, answer
from tests.engine.splendor.builders import SPLENDOR, bonuses, do, gems, player, table

SEARCHING: tuple[Level, ...] = ("normal", "hard")

FREE_CARDS = table(
    player(
        gems(green=1, gold=1),
        cards=[
            *["I-black-03", "I-red-07", "I-blue-01", "I-blue-02", "II-red-02", "I-green-05"],
            *["I-white-01", "II-green-04", "I-blue-07", "I-green-07", "I-black-06", "II-white-01"],
            *["II-blue-02", "I-red-03", "III-white-01", "III-black-01"],
        ],
        reserved=["III-white-02", "III-white-03"],
        nobles=["noble-blue-green-red"],
    ),
    player(
        gems(blue=3, black=1, gold=1),
        cards=[
            *["I-blue-04", "I-white-04", "I-black-08", "I-black-04", "I-red-08", "I-blue-08"],
            *["I-red-01", "I-green-01", "I-green-02", "I-red-04", "I-blue-05", "I-red-05"],
            "III-black-03",
        ],
        reserved=["III-green-02", "III-red-03", "III-red-04"],
    ),
    rows=(
        ("I-white-07", "I-white-02", "I-black-02", "I-green-04"),
        ("II-red-05", "II-green-05", "II-green-02", "II-white-06"),
        ("III-green-01", "III-green-04", "III-green-03", "III-black-02"),
    ),
    nobles=["noble-red-black", "noble-white-blue"],
)
"""14 to 7, and cards that cost nothing end the game; two turns of tokens were taken instead."""

RESERVED_BLINDLY = table(
    player(
        gems(white=1, blue=1, red=2, black=2, gold=1),
        cards=[
            *["I-green-04", "I-black-08", "II-green-04", "II-blue-04", "I-blue-07", "I-white-06"],
            *["III-red-02", "I-blue-02", "III-green-04"],
        ],
        reserved=["III-red-01"],
        hidden=["II-black-02", "III-green-01"],
    ),
    player(
        gems(white=3, blue=3, green=1, black=1),
        cards=[
            *["II-black-01", "I-blue-08", "I-white-08", "I-blue-03", "I-green-07", "I-green-08"],
            *["II-red-02", "I-green-03", "II-green-06", "II-blue-01"],
        ],
    ),
    rows=(
        ("I-green-01", "I-black-05", "I-black-02", "I-white-07"),
        ("II-black-03", "II-white-03", "II-red-06", "II-black-05"),
        ("III-blue-02", "III-black-03", "III-blue-03", "III-white-01"),
    ),
    nobles=["noble-white-blue-black", "noble-blue-green-red", "noble-white-red-black"],
)
"""A reserved card wins, so that nothing is turned up."""

OTHER_HIDES_A_CARD = table(
    player(
        gems(white=1, blue=1, red=1, black=2, gold=1),
        cards=[
            *["I-red-01", "I-red-03", "I-green-06", "I-blue-05", "I-black-08", "II-black-04"],
            *["II-red-01", "II-red-03", "II-green-01", "I-black-05", "I-green-05", "II-green-03"],
            "II-white-05",
        ],
        reserved=["III-red-04", "II-red-02"],
        hidden=["II-red-04"],
        nobles=["noble-green-red"],
    ),
    player(
        gems(white=2, blue=1, green=3, red=3, black=1),
        cards=[
            *["I-green-03", "I-black-07", "I-blue-04", "I-green-08", "II-black-05", "I-red-07"],
            *["II-blue-04", "I-red-05", "I-blue-03", "II-black-02", "II-blue-02"],
        ],
        reserved=["III-black-03", "III-blue-02"],
        hidden=["II-green-04"],
    ),
    rows=(
        ("I-red-02", "I-red-08", "I-blue-02", "I-blue-06"),
        ("II-green-02", "II-green-06", "II-white-06", "II-black-03"),
        ("III-green-01", "III-blue-03", "III-blue-04", "III-white-02"),
    ),
    nobles=["noble-white-blue-black", "noble-white-red-black"],
)
"""No card that the other may hold, or that may turn up, helps it out of 7 to 14."""

THREE_POINTS_SHORT = table(
    player(
        gems(green=1, red=2, gold=1),
        cards=[
            *["I-blue-02", "II-blue-03", "I-green-05", "I-green-07", "II-green-03", "II-blue-02"],
            *["II-green-05", "II-black-04", "III-green-03"],
        ],
        reserved=["II-white-03", "II-black-05", "III-black-03"],
    ),
    player(
        gems(white=1, green=1, red=1, black=2),
        cards=[
            *["I-green-04", "I-red-02", "I-green-01", "I-red-07", "I-red-03", "III-black-02"],
            *["II-blue-01", "II-green-02", "III-red-03"],
        ],
        reserved=["II-green-04", "III-green-02"],
    ),
    rows=(
        ("I-red-06", "I-black-07", "I-black-06", "I-green-06"),
        ("II-white-01", "II-red-05", "II-white-06", "II-red-03"),
        ("III-white-04", "III-blue-01", "III-blue-04", "III-red-04"),
    ),
    nobles=["noble-white-blue", "noble-blue-green-red", "noble-green-red"],
)
"""13 to 10: the card that wins is paid with all that is there."""


def chosen(state: State, level: Level, descents: int) -> Move:
    decision = SPLENDOR.decisions(state)[0]
    move: Move = answer(SPLENDOR, state, decision, level, Rollouts(descents))
    return move


def wins_whatever_comes(state: State, move: Move) -> bool:
    """The game is over when the round is, and the mover alone has won it: everything is tried out."""
    if SPLENDOR.apply(state, state.seat, move).state.players[state.seat].points < state.target:
        return False
    return all(
        table_of(end).winners() == [state.seat]
        for after in outcomes(state, move)
        for end in round_ends(after)
    )


def outcomes(state: State, move: Move) -> Iterator[State]:
    """What the move leads to, for every card that may be turned up."""
    turned: tuple[str, ...] = ()
    if isinstance(move, BuyCard) and any(move.card in row for row in state.rows):
        turned = state.decks[CARDS[move.card].level - 1]
    for card in turned:
        yield do(replace(state, dice=scripted([card])), move)
    if not turned:
        yield do(state, move)


def round_ends(state: State) -> Iterator[State]:
    """Every end of the round; what is turned up by its last move is no matter."""
    if state.phase == "over":
        yield state
        return
    assert state.seat == 1 or state.phase != "act"
    for move in SPLENDOR.legal_moves(state, state.seat):
        yield from round_ends(do(replace(state, dice=seeded(SEED)), move))


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize(
    "state", [FREE_CARDS, RESERVED_BLINDLY, OTHER_HIDES_A_CARD, THREE_POINTS_SHORT]
)
def test_a_win_that_is_certain_is_taken_at_once(state, level):
    assert wins_whatever_comes(state, chosen(state, level, 200))


def test_of_two_certain_wins_the_one_with_more_points_is_taken():
    move = chosen(FREE_CARDS, "hard", 200)
    wins = [each for each in SPLENDOR.legal_moves(FREE_CARDS, 0) if isinstance(each, BuyCard)]
    most = max(do(FREE_CARDS, each).players[0].points for each in wins)
    assert do(FREE_CARDS, move).players[0].points == most


def test_a_win_by_fewer_cards_is_one():
    """Both will have 15 points, and the last seat has bought more for them."""
    few = player(cards=["III-red-04", "III-blue-04"])
    many = player(gems(white=3), cards=["I-red-08", "I-blue-08", "I-green-08"])
    state = table(
        replace(few, points=15),
        replace(many, points=14),
        turn=1,
        rows=((None,) * 4, ("II-red-01", None, None, None), (None,) * 4),
        decks=((), (), ()),
    )
    orders = table_of(state).orders()
    assert orders
    assert all(decided(table_of(state), order) == [1.0, 0.0] for order in orders)


@pytest.mark.slow
def test_no_certain_win_of_whole_games_is_put_off():
    seen = 0
    for number in range(8):
        dice = seeded(derived_seed(SEED, f"ending {number}"))
        state: State = begin(SPLENDOR, 2, dice, {}).state
        while state.phase != "over":
            if state.phase == "act" and state.players[state.seat].points >= 8:
                moves = SPLENDOR.legal_moves(state, state.seat)
                if any(wins_whatever_comes(state, move) for move in moves):
                    seen += 1
                    answers = {chosen(state, level, 100) for level in SEARCHING}
                    assert all(wins_whatever_comes(state, move) for move in answers)
            state = do(state, chosen(state, "normal", 0))
    assert seen > 5


def late_positions(seats: int) -> Iterator[Table]:
    """Of random games in which everybody buys what they can."""
    for number in range(12):
        chance = Random(number)
        now = table_of(begin(SPLENDOR, seats, seeded(derived_seed(SEED, f"{number}")), {}).state)
        while (order := now.any_order(chance)) is not None:
            if max(now.points) + MOST_AT_ONCE >= now.target:
                yield now.copy()
            now.play(order, Roll(derived_seed(SEED, f"{now.turn} {order}")))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_decided_stays_so_however_the_round_ends(seats):
    seen = 0
    for now in late_positions(seats):
        found = {order: decided(now, order) for order in now.orders()}
        certain = {order: shares for order, shares in found.items() if shares is not None}
        for order, shares in certain.items():
            seen += now.seat < seats - 1
            for again in range(5):
                chance, roll = Random(again), Roll(derived_seed(SEED, f"{order} {again}"))
                end = now.copy()
                end.play(order, roll)
                while (reply := end.any_order(chance)) is not None:
                    end.play(reply, roll)
                assert end.shares() == shares
    assert seen > 5


def test_what_is_turned_up_for_a_reserved_card_may_be_bought():
    """The noble that is owed comes with any turn, and 12 points and seven black answer it with four more."""
    state = table(
        replace(player(cards=bonuses(red=4, black=4)), points=12),
        replace(player(gems(black=7)), points=12),
        rows=((None,) * 4, (None,) * 4, ("III-black-01", None, None, None)),
        decks=((), (), ("III-white-02",)),
        nobles=["noble-red-black"],
    )
    take, reserve = TakeTokens(gems(white=2)), ReserveCard("III-black-01")
    assert decided(table_of(state), order_of(take)) == [1.0, 0.0]
    assert decided(table_of(state), order_of(reserve)) is None


def test_who_could_be_kept_from_the_card_that_wins_is_not_sure_of_it():
    """It has no points, but brings the noble: the other would reserve it, so it is reserved first."""
    state = table(
        replace(player(gems(blue=1)), points=12),
        replace(player(gems(white=2), cards=bonuses(green=4, red=3)), points=12),
        turn=1,
        rows=(("I-red-02", None, None, None), (None,) * 4, ("III-white-01", None, None, None)),
        decks=((), (), ()),
        nobles=["noble-green-red"],
    )
    root = Node(SplendorJudge().world(SPLENDOR, state, 1))
    grow(root, Roll(SEED), Rollouts(3000), 1.0)
    assert best_edge(root).branch.order == order_of(ReserveCard("I-red-02"))
    assert best_edge(root).least(1) == 1


def test_after_a_turn_that_a_noble_follows_the_strengths_are_those_of_the_table_as_it_is():
    owed = replace(player(cards=bonuses(red=4, black=4)), points=6)
    state = table(owed, player(gems(black=2)), nobles=["noble-red-black"])
    world = SplendorJudge().world(SPLENDOR, state, 0)
    for branch in world.branches():
        if branch.order >= TAKE:
            after = world.after(branch, Roll(SEED))
            assert after.table.points == [9, 0]
            assert after.pairs == TableWorld(after.table, world._evaluation).pairs
