"""Two games with messages in them told as prose, and the number of ways a game can begin."""

import pytest

from engine.carcassonne.state import State
from engine.core import TakeBack, begin
from engine.dice import scripted
from tests.engine.carcassonne.builders import GAME
from tests.engine.carcassonne.playthrough import TABLES, file_for, story


@pytest.mark.slow
@pytest.mark.parametrize("seats", TABLES)
def test_the_golden_game_is_still_told_the_same_way(seats):
    """After a change on purpose: python -m tests.engine.carcassonne.playthrough."""
    assert story(seats) == file_for(seats).read_text(encoding="utf-8")


def ways(state: State, depth: int) -> int:
    """How many sequences of so many answers there are, without steps back."""
    moves = [m for m in GAME.legal_moves(state, state.seat) if not isinstance(m, TakeBack)]
    if depth == 1:
        return len(moves)
    return sum(ways(GAME.apply(state, state.seat, move).state, depth - 1) for move in moves)


# The bend V fits three cells beside or below the start tile: in two turns each to its east and
# west, and in two below it. Each time its road and its two fields, or nobody: all are free.
@pytest.mark.parametrize(("depth", "count"), [(1, 6), (2, 6 * 4)])
def test_a_game_that_begins_with_a_bend_has_so_many_ways(depth, count):
    state = begin(GAME, 2, scripted(("V", "B", "U")), {}).state
    assert ways(state, depth) == count
