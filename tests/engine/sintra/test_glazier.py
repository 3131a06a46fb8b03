"""Moving the glazier back instead of taking panes (edge cases 21 to 26)."""

import pytest

from engine.core import IllegalMove
from engine.dice import Roll, derived_seed
from engine.playout import random_turns
from engine.sintra.events import GlazierMoved
from engine.sintra.moves import MoveGlazier
from tests.engine.sintra.builders import (
    BACK,
    SEED,
    SINTRA,
    do,
    legal,
    only,
    palace,
    start,
    step,
    table,
    take,
)


def test_over_an_empty_column_the_reach_is_what_lies_to_the_right():
    first = palace(only(0, 5, 7), windows={3: "bb"}, glazier=3)
    state = table(first, palace(), factories=["bggg"])
    assert legal(state)[:2] == (take(0, "blue", 5), take(0, "blue", 7))


def test_from_an_empty_column_he_may_be_moved_back():
    first = palace(only(0, 5), windows={3: "bb"}, glazier=3)
    assert do(table(first, palace(), factories=["bbbb"]), BACK).palaces[0].glazier == 0


def test_he_is_moved_to_the_strip_furthest_left_that_remains_and_no_panes_are_taken():
    first = palace(only(2, 4, 6), glazier=6)
    done = step(table(first, palace(), factories=["bbbb"]), BACK)
    assert done.events == (GlazierMoved(0, 6, 2),)
    assert done.state.palaces[0].glazier == 2
    assert done.state.factories[0] == (4, 0, 0, 0, 0)
    assert done.state.seat == 1


def test_on_the_strip_furthest_left_he_cannot_be_moved():
    with pytest.raises(IllegalMove):
        step(table(palace(only(2, 4), glazier=2), palace(), factories=["bbbb"]), BACK)


def test_on_an_empty_column_left_of_all_strips_he_may_be_moved_too():
    """The rulebook is silent; literally only a glazier who is there already may not be moved."""
    first = palace(only(4, 6), glazier=1)
    assert do(table(first, palace(), factories=["bbbb"]), BACK).palaces[0].glazier == 4


def test_without_any_strip_he_cannot_be_moved_and_all_panes_break():
    first = palace(only(), windows=dict.fromkeys(range(8), "bb"), glazier=7)
    assert legal(table(first, palace(), factories=["gggg"])) == (take(0, "green", None),)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_can_always_take_while_glass_remains_and_never_moves_back_twice_in_a_row(seats):
    last: dict[int, bool] = {}
    turns = random_turns(SINTRA, start(seats, "A"), Roll(derived_seed(SEED, f"{seats}")))
    for turn in turns:
        moves = SINTRA.legal_moves(turn.before, turn.decision.seat)
        assert any(not isinstance(move, MoveGlazier) for move in moves)
        back = isinstance(turn.move, MoveGlazier)
        assert not (back and last.get(turn.decision.seat))
        last[turn.decision.seat] = back
