"""The end of any game: the steps of the podium, and the badges beside the chart."""

from itertools import pairwise

from render.ending import apart
from render.ending_layout import final_layout


def test_the_first_stands_highest_and_in_the_middle():
    first, second, third = final_layout(4, 5, (0, 1, 2)).podium.steps
    assert second.frame.x < first.frame.x < third.frame.x
    assert first.block.y < second.block.y < third.block.y


def test_who_shares_the_first_place_stands_as_high():
    first, second, _ = final_layout(4, 5, (0, 0, 2)).podium.steps
    assert first.block.y == second.block.y


def test_the_badges_at_the_ends_of_the_lines_stay_apart():
    for heights in ([100.0] * 4, [340.0] * 4, [50.0, 60.0, 300.0, 301.0]):
        tops = sorted(apart(heights, 20, 350))
        assert all(below - above >= 44 for above, below in pairwise(tops))
        assert tops[0] >= 20
        assert tops[-1] <= 350 - 44
