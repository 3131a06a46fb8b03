"""Where things go on Sintra's pictures: exact, before anything is drawn."""

from itertools import combinations
from math import hypot

import pytest

from engine.sintra.data import FACTORIES
from render.sintra.layout import board_layout, seat_layout

LOSSES = (0, 1, 2, 4, 6, 8, 11, 14, 18)
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


@every_table
def test_the_factories_lie_around_the_centre_and_touch_nothing(seats):
    rose = board_layout(seats, LOSSES).rose
    assert len(rose.plates) == FACTORIES[seats]
    discs = [rose.centre.disc, *(plate.disc for plate in rose.plates)]
    for one, other in combinations(discs, 2):
        assert hypot(one.x - other.x, one.y - other.y) >= one.radius + other.radius
    for disc in discs:
        assert rose.frame.contains(disc.box)


@every_table
def test_the_first_factory_is_at_the_top_and_the_others_follow_clockwise(seats):
    rose = board_layout(seats, LOSSES).rose
    first, second, *_, last = (plate.disc for plate in rose.plates)
    assert first.x == rose.centre.disc.x
    assert first.y == min(plate.disc.y for plate in rose.plates)
    assert last.x < first.x < second.x


@every_table
def test_panes_stay_on_their_factory(seats):
    for plate in board_layout(seats, LOSSES).rose.plates:
        assert all(plate.disc.box.contains(pane) for pane in plate.panes)


def test_three_palaces_stand_one_above_the_other_and_four_in_two_columns():
    three = [box.frame for box in board_layout(3, LOSSES).palaces]
    assert len({frame.x for frame in three}) == 1
    one, two, below, last = (box.frame for box in board_layout(4, LOSSES).palaces)
    assert (one.x, two.x) == (below.x, last.x)
    assert one.y == two.y < below.y == last.y


@every_table
def test_every_strip_is_over_its_window_and_the_columns_go_from_left_to_right(seats):
    layouts = (board_layout(seats, LOSSES).palaces[0], seat_layout(seats, LOSSES).palace)
    for palace in layouts:
        assert len(palace.columns) == 8
        edges = [column.head.x for column in palace.columns]
        assert edges == sorted(edges)
        for column in palace.columns:
            parts = (column.head, column.reverse, *column.spaces, column.crown, *column.window)
            assert len({part.x for part in parts}) == 1
            tops = [part.y for part in parts]
            assert tops == sorted(tops)


@every_table
def test_an_ornament_is_between_the_windows_around_it(seats):
    palace = seat_layout(seats, LOSSES).palace
    for number, ornament in enumerate(palace.ornaments):
        left, right = palace.columns[2 * number : 2 * number + 2]
        assert left.window[0].right <= ornament.x
        assert ornament.right <= right.window[0].x


@every_table
def test_the_own_palace_is_the_largest(seats):
    own, others = seat_layout(seats, LOSSES).palace, board_layout(seats, LOSSES).palaces
    assert own.columns[0].spaces[0].h > others[0].columns[0].spaces[0].h


@every_table
def test_all_that_can_be_taken_is_in_the_upper_half(seats):
    for layout in (board_layout(seats, LOSSES), seat_layout(seats, LOSSES)):
        assert layout.rose.frame.bottom <= layout.height / 2
