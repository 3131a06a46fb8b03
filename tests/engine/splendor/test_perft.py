"""How many ways lead how deep: counts that change whenever a rule does.

The first of them can be checked by hand. A new table offers 10 threes, 5 pairs, 12 cards and 3
decks: 30 moves. With two seats there are four of each colour, so after a pair the second seat
cannot take a pair of that colour: 5 × 29. After three colours it cannot take a pair of those:
10 × 27. After each of the 15 reserved cards it has the same 30 again: 15 × 30. Together 865. With
four seats there are seven of each colour, so nothing runs short and it is 30 × 30.
"""

import pytest

from engine.dice import seeded
from engine.splendor.rules import carry_on, set_up
from engine.splendor.state import State
from tests.engine.splendor.builders import SEED, bonuses, gems, legal, player, table

LATE = table(
    player(
        gems(white=2, blue=2, green=2, gold=3),
        cards=bonuses(white=4, blue=4, green=3),
        reserved=("II-red-04",),
    ),
    player(gems(red=3, black=3, gold=2), cards=bonuses(red=2, black=2), hidden=("II-green-04",)),
    nobles=("noble-white-blue", "noble-white-blue-green", "noble-red-black"),
)
"""Full purses, gold, and two nobles at the door."""


def perft(state: State, depth: int) -> int:
    moves = legal(state)
    if depth == 1:
        return len(moves)
    return sum(perft(carry_on(state, move).state, depth - 1) for move in moves)


@pytest.mark.parametrize(("depth", "ways"), [(1, 30), (2, 865), (3, 24_190)])
def test_the_ways_from_a_new_table_for_two(depth, ways):
    assert perft(set_up(2, seeded(SEED), 15).state, depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 30), (2, 900), (3, 26_995)])
def test_the_ways_from_a_new_table_for_four(depth, ways):
    assert perft(set_up(4, seeded(SEED), 15).state, depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 36), (2, 203), (3, 1_818)])
def test_the_ways_late_in_a_game(depth, ways):
    assert perft(LATE, depth) == ways
