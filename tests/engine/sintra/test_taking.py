"""Step 1 of a turn: which panes can be taken, and where from (edge cases 1 to 4)."""

import pytest

from engine.core import IllegalMove
from engine.sintra.events import StartMarkerTaken
from engine.sintra.moves import TakePanes
from tests.engine.sintra.builders import (
    do,
    legal,
    palace,
    panes,
    step,
    table,
    take,
)


def test_all_panes_of_the_colour_are_taken_from_a_factory_and_the_rest_goes_to_the_centre():
    after = do(table(factories=["bbgo", "yyyy"], centre="g"), take(0, "blue", 0))
    assert after.factories[:2] == (panes(), panes("yyyy"))
    assert after.centre == panes("ggo")
    assert after.palaces[0].strips[0] is not None
    assert after.palaces[0].strips[0].panes == panes("bb")


def test_all_panes_of_the_colour_are_taken_from_the_centre_and_the_rest_stays():
    after = do(table(factories=["yyyy"], centre="bbgo"), take(None, "blue", 0))
    assert after.centre == panes("go")
    assert after.factories[0] == panes("yyyy")


def test_the_first_to_take_from_the_centre_takes_the_marker_before_placing():
    done = step(table(centre="bgg"), take(None, "blue", 0))
    assert [event.kind for event in done.events] == [
        "panes_taken",
        "start_marker_taken",
        "panes_placed",
    ]
    assert done.state.palaces[0].broken == 1


def test_the_second_to_take_from_the_centre_takes_no_marker():
    done = step(table(centre="bgg", marker=1), take(None, "blue", 0))
    assert not any(isinstance(event, StartMarkerTaken) for event in done.events)
    assert done.state.marker == 1
    assert done.state.palaces[0].broken == 0


def test_the_marker_alone_cannot_be_taken():
    takes = [move for move in legal(table(factories=["bbbb"])) if isinstance(move, TakePanes)]
    assert takes
    assert all(move.factory == 0 for move in takes)


def test_a_colour_that_is_not_there_cannot_be_taken():
    with pytest.raises(IllegalMove):
        step(table(factories=["bbgo"]), take(0, "pink", 2))


def test_nobody_is_obliged_to_take_glass_that_fits():
    first = palace(glazier=7)
    offered = legal(table(first, palace(), factories=["ppby"]))
    assert take(0, "pink", None) in offered
    assert take(0, "blue", 7) in offered
