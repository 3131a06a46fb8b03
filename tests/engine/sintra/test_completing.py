"""Step 3 of a turn: a complete strip, its window and the points (edge cases 15 to 20)."""

import pytest

from engine.core import IllegalMove
from engine.sintra.events import StripCompleted, WindowScored
from engine.sintra.moves import TakePanes
from tests.engine.sintra.builders import (
    do,
    legal,
    palace,
    panes,
    step,
    strip,
    table,
    take,
)

NEARLY = palace({0: strip("1f", "bbyy")})
"""One blue pane completes the strip over window 1."""


def nearly(**more):
    return table(NEARLY, palace(), factories=["bggg"], **more)


def test_breakage_comes_before_the_bonus_the_pane_and_the_window():
    state = table(NEARLY, palace(), centre="bbg")
    done = step(state, take(None, "blue", 0))
    assert [event.kind for event in done.events] == [
        "panes_taken",
        "start_marker_taken",
        "panes_placed",
        "panes_broken",
        "strip_completed",
        "window_scored",
    ]


def test_the_bonus_is_a_point_for_each_pane_of_the_rounds_colour():
    (completed,) = [
        event
        for event in step(nearly(track=("blue", "pink")), take(0, "blue", 0)).events
        if isinstance(event, StripCompleted)
    ]
    assert (completed.bonus_colour, completed.bonus) == ("blue", 3)


def test_there_is_no_bonus_where_no_pane_has_the_colour():
    assert do(nearly(track=("pink", "blue")), take(0, "blue", 0)).palaces[0].bonus == 0


def test_there_is_no_bonus_before_the_strip_is_complete():
    state = table(factories=["bbgg"], track=("blue", "pink"))
    assert do(state, take(0, "blue", 0)).palaces[0].bonus == 0


def test_one_pane_goes_into_the_window_and_four_into_the_tower():
    after = do(nearly(), take(0, "blue", 0))
    assert after.palaces[0].windows[0] == ("blue",)
    assert after.tower == panes("bbyy")


def test_on_side_b_the_pane_to_keep_is_chosen_among_the_colours_of_the_strip():
    assert [move for move in legal(nearly(side="B")) if getattr(move, "strip", None) == 0] == [
        take(0, "blue", 0, "blue"),
        take(0, "blue", 0, "yellow"),
    ]


def test_on_side_b_the_chosen_pane_is_kept():
    after = do(nearly(side="B"), take(0, "blue", 0, "yellow"))
    assert after.palaces[0].windows[0] == ("yellow",)
    assert after.tower == panes("bbby")


def test_a_pane_that_is_not_on_the_strip_cannot_be_kept():
    with pytest.raises(IllegalMove):
        step(nearly(side="B"), take(0, "blue", 0, "pink"))


@pytest.mark.parametrize("side", ["A", "B"])
def test_what_to_keep_is_not_asked_where_the_strip_stays_incomplete(side):
    moves = legal(table(side=side, factories=["bggg"]))
    assert all(move.keep is None for move in moves if isinstance(move, TakePanes))


def test_on_side_a_what_to_keep_is_not_asked():
    assert take(0, "blue", 0) in legal(nearly())
    assert all(move.keep is None for move in legal(nearly()) if isinstance(move, TakePanes))


def test_the_first_completion_fills_the_upper_space_and_turns_the_strip_over():
    after = do(nearly(), take(0, "blue", 0)).palaces[0]
    assert after.windows[0] == ("blue",)
    assert after.strips[0] == strip("1b")
    assert after.glazier == 0


def test_the_second_completion_fills_the_lower_space_and_removes_the_strip():
    first = palace({2: strip("3b", "ooggb"[:4])}, windows={2: "y"}, glazier=1)
    after = do(table(first, palace(), factories=["bppp"]), take(0, "blue", 2)).palaces[0]
    assert after.windows[2] == ("yellow", "blue")
    assert after.strips[2] is None
    assert after.glazier == 2


def test_a_window_scores_with_every_glazed_one_to_its_right_and_none_to_its_left():
    first = palace({2: strip("3f", "yyyp")}, windows={0: "bb", 1: "g", 4: "p", 6: "oo"}, glazier=2)
    done = step(table(first, palace(), factories=["pbbb"]), take(0, "pink", 2))
    assert WindowScored(0, 2, ((2, 3), (4, 2), (6, 1)), 6) in done.events


def test_two_panes_in_a_window_do_not_score_it_twice():
    first = palace({2: strip("3b", "oogg")}, windows={2: "y", 3: "oo"}, glazier=2)
    after = do(table(first, palace(), factories=["bppp"]), take(0, "blue", 2))
    assert after.palaces[0].glazing == 3 + 2
