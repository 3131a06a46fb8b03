"""The number of ways a game can go on."""

import pytest

from engine.core import TakeBack
from engine.great_split.moves import FinishResolution
from engine.great_split.state import State
from tests.engine.great_split.cubes import Cubes, gala_tables
from tests.engine.great_split.tables import GAME, Table, dealt_table, table


def ways(state: State, depth: int) -> int:
    """How many sequences of so many answers there are, each by the first seat still awaited."""
    waiting = [decision for decision in GAME.decisions(state) if decision.awaited]
    if depth == 0 or not waiting:
        return 1
    seat = waiting[0].seat
    moves = [move for move in GAME.legal_moves(state, seat) if move != TakeBack()]
    if depth == 1:
        return len(moves)
    return sum(ways(GAME.apply(state, seat, move).state, depth - 1) for move in moves)


def ways_of_cubes(cubes: Cubes, depth: int) -> int:
    """The same count by the plain loop over cubes and spaces."""
    moves = cubes.allowed() - {TakeBack()}
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves - {FinishResolution()}:
        after = cubes.copy()
        after.obey(move)
        total += ways_of_cubes(after, depth - 1)
    return total


# Two seats hold 6 cards in round 1 and may keep 5: each has 6 discards, then 30 splits.
@pytest.mark.parametrize(("depth", "count"), [(1, 6), (2, 6 * 6), (3, 36 * 30), (4, 36 * 30 * 30)])
def test_the_first_answers_of_two_seats_have_so_many_ways(depth, count):
    assert ways(dealt_table(2, 1).state, depth) == count


# Three seats hold 5 cards and discard none: 30 splits for each.
@pytest.mark.parametrize(("depth", "count"), [(1, 30), (2, 30 * 30), (3, 30**3)])
def test_the_first_answers_of_three_seats_have_so_many_ways(depth, count):
    assert ways(dealt_table(3, 1).state, depth) == count


def test_the_choices_of_four_seats_have_sixteen_ways():
    here = dealt_table(4, 1).everybody_splits()
    assert ways(here.state, 4) == 2**4


def first_resolution() -> Table:
    return dealt_table(3, 1).everybody_splits().everybody_chooses()


# Five cards to play or sell two ways, eleven splitter tracks, the plain cards at once, all: 28.
RESOLUTION_WAYS = {1: 28, 2: 457, 3: 6344}


@pytest.mark.parametrize(("depth", "count"), list(RESOLUTION_WAYS.items()))
def test_the_first_orders_of_a_resolution_have_so_many_ways(depth, count):
    here = first_resolution()
    cubes = Cubes(gala_tables(), here.resolution(0).before, here.resolution(0).to_play)
    assert ways(here.state, depth) == ways_of_cubes(cubes, depth) == count


# Two gold, one step before an arrow, and a square seal: small enough to count by hand.
# First an order: 2 cards × (play, gold, prestige) + 11 splitter tracks + all at once = 18.
def test_a_small_resolution_is_counted_by_hand():
    here = table().with_board(0, gold=2).with_hand(0, "I-square-1-a", "II-gold-2-a").resolving()
    assert ways(here.state, 1) == 18
    after = {
        "the square is played: 3 seal tracks": 3,
        "the square is sold for gold, which meets the arrow: 10 tracks": 10,
        "the square is sold for prestige: 3 ways for the gold card, 11 for the splitter": 14,
        "the gold card is played and passes the arrow: 10 tracks": 10,
        "the gold card is sold for gold and meets the arrow: 10 tracks": 10,
        "the gold card is sold for prestige: 3 ways for the square, 11 for the splitter": 14,
        "the splitter goes to gold and meets the arrow: 10 tracks": 10,
        "the splitter goes elsewhere, 10 times: 3 ways for each of two cards, or both at once": 70,
        "all at once, and first the square asks: 3 seal tracks": 3,
    }
    assert ways(here.state, 2) == sum(after.values())
