"""The broken glass track and its bottom (edge cases 33 to 35)."""

import pytest

from engine.sintra.events import PanesBroken, StartMarkerTaken
from tests.engine.sintra.builders import do, only, palace, points, step, table, take

LOST = only()
"""No strips: everything breaks."""


@pytest.mark.parametrize(
    ("before", "panes", "after", "lost"),
    [(0, 1, 1, 0), (3, 4, 7, 0), (7, 1, 0, 18), (6, 4, 2, 18), (7, 4, 3, 18)],
)
def test_each_broken_pane_is_a_step_and_the_way_goes_on_from_the_top(before, panes, after, lost):
    state = table(palace(LOST, broken=before), palace(), factories=["b" * panes, "gggg"])
    done = step(state, take(0, "blue", None))
    assert done.events[-1] == PanesBroken(0, "blue", panes, after, lost)
    assert done.state.palaces[0].broken == after
    assert points(done.state) == -lost


def test_very_many_panes_reach_the_bottom_twice():
    state = table(palace(LOST, broken=7), palace(), centre="b" * 10 + "g", marker=1)
    after = do(state, take(None, "blue", None))
    assert after.palaces[0].falls == 2
    assert after.palaces[0].broken == 1
    assert points(after) == -36


def test_the_step_for_the_marker_reaches_the_bottom_too():
    done = step(table(palace(broken=7), palace(), centre="bg"), take(None, "blue", 0))
    assert StartMarkerTaken(0, 0, 18) in done.events
    assert points(done.state) == -18


def test_points_fall_below_nought():
    first = palace(LOST, broken=7, bonus=3, glazing=4)
    state = table(first, palace(), factories=["bggg"])
    assert points(do(state, take(0, "blue", None))) == -11
