"""Step 2 of a turn: where the panes go (edge cases 5 to 14)."""

import pytest

from engine.core import IllegalMove
from engine.sintra.events import PanesBroken, PanesPlaced
from engine.sintra.moves import TakePanes
from tests.engine.sintra.builders import (
    SINTRA,
    do,
    legal,
    only,
    palace,
    panes,
    step,
    strip,
    table,
    take,
)

WILD = strip("6b")
"""A grey space, blue, yellow, pink, and another grey space."""


def columns(state, colour):
    """Where the panes of the colour on factory 0 may go."""
    takes = [move for move in legal(state) if isinstance(move, TakePanes)]
    return [move.strip for move in takes if move.colour == colour]


def alone(lying, at=2, **more):
    """A palace with one strip only."""
    return palace({**only(), at: lying}, glazier=at, **more)


def test_panes_must_be_placed_while_a_strip_in_reach_takes_one():
    assert None not in columns(table(factories=["bbgo"]), "blue")


def test_panes_that_no_strip_in_reach_takes_have_no_strip():
    assert columns(table(palace(glazier=7), palace(), factories=["ppgo"]), "pink") == [None]


def test_a_strip_with_fewer_free_spaces_may_be_chosen():
    state = table(palace({0: strip("1f", "bb")}), palace(), factories=["bbbg"])
    assert columns(state, "blue") == [0, 3, 5, 6, 7]
    assert do(state, take(0, "blue", 0)).palaces[0].broken == 2


def test_panes_are_never_split_over_two_strips():
    after = do(table(factories=["bbbb"]), take(0, "blue", 3)).palaces[0]
    assert [on.panes for on in after.strips if on is not None and on.panes != panes()] == [
        panes("bb")
    ]
    assert after.broken == 2


def test_only_strips_under_the_glazier_or_to_his_right_are_in_reach():
    assert columns(table(palace(glazier=3), palace(), factories=["bggg"]), "blue") == [3, 5, 6, 7]


def test_a_strip_to_the_left_is_refused():
    with pytest.raises(IllegalMove):
        step(table(palace(glazier=3), palace(), factories=["bggg"]), take(0, "blue", 0))


def test_the_glazier_goes_to_the_chosen_strip_before_placing():
    done = step(table(factories=["bggg"]), take(0, "blue", 6))
    assert PanesPlaced(0, 0, 6, "blue", 1, 0) in done.events
    assert done.state.palaces[0].glazier == 6


def test_where_nothing_matches_all_panes_break_and_the_glazier_stays():
    done = step(table(palace(glazier=7), palace(), factories=["ppgo"]), take(0, "pink", None))
    assert done.events[1:] == (PanesBroken(0, "pink", 2, 2, 0),)
    assert done.state.palaces[0].glazier == 7
    assert done.state.tower == panes("pp")


def test_a_full_colour_of_a_strip_takes_no_more():
    state = table(alone(strip("1f", "bbb")), palace(), factories=["bbyg"])
    assert columns(state, "blue") == [None]
    assert columns(state, "yellow") == [2]


@pytest.mark.parametrize("colour", ["orange", "green"])
def test_a_grey_space_takes_any_colour_and_so_panes_must_be_placed_there(colour):
    assert columns(table(alone(WILD), palace(), factories=["oogg"]), colour) == [2]


def test_a_free_grey_space_is_used_rather_than_break_a_pane():
    done = step(table(alone(WILD), palace(), factories=["oooo"]), take(0, "orange", 2))
    assert done.events[1:3] == (
        PanesPlaced(0, 2, 2, "orange", 2, 2),
        PanesBroken(0, "orange", 2, 2, 0),
    )


def test_a_pane_lies_on_its_own_colour_first_and_on_grey_then():
    done = step(table(alone(WILD), palace(), factories=["bbgg"]), take(0, "blue", 2))
    assert done.events[1] == PanesPlaced(0, 2, 2, "blue", 2, 1)
    (lying,) = [each for each in SINTRA.view(done.state, 0).palaces[0].strips if each]
    assert lying.panes == ("blue", "blue", None, None, None)


def test_when_the_grey_spaces_are_full_only_the_own_colours_are_left():
    state = table(alone(strip("6b", "og")), palace(), factories=["bygo"])
    assert columns(state, "green") == [None]
    assert columns(state, "orange") == [None]
    assert columns(state, "blue") == [2]


def test_a_pane_on_a_grey_space_counts_by_its_own_colour_for_the_bonus():
    first = alone(strip("6b", "oobp"))
    state = table(first, palace(), factories=["yggg"], track=("orange", "blue"))
    assert do(state, take(0, "yellow", 2)).palaces[0].bonus == 2


def test_a_pane_on_a_grey_space_may_be_kept():
    first = alone(strip("6b", "oobp"))
    state = table(first, palace(), side="B", factories=["yggg"])
    assert do(state, take(0, "yellow", 2, "orange")).palaces[0].windows[2] == ("orange",)
