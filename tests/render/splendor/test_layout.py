"""Where everything goes on Splendor's pictures: exact, before anything is drawn."""

from itertools import combinations, product
from typing import Any

import pytest

from render.boxes import Box, boxes_in
from render.ending_layout import final_layout
from render.proportions import LEAST_RATIO
from render.splendor.layout import table_layout

pytestmark = pytest.mark.slow

LAYOUTS: dict[str, Any] = {
    f"{seats} seats, {nobles} nobles, {own} own, reserved {reserved}": table_layout(
        seats, nobles, own, reserved=reserved
    )
    for seats, nobles, own, reserved in product(range(2, 5), range(6), range(4), (True, False))
    if nobles <= seats + 1 and (reserved or not own)
}
ENDS: dict[str, Any] = {
    f"end of {seats}": final_layout(seats, 3, (0, 1, 2)[:seats]) for seats in range(2, 5)
}


def leaves(layout):
    return [(path, box) for path, box in boxes_in(layout) if not path.endswith(".frame")]


def frames(layout):
    return [(path, box) for path, box in boxes_in(layout) if path.endswith(".frame")]


def is_inside(path, frame_path):
    return path.startswith(frame_path.removesuffix("frame")) and path != frame_path


def test_nothing_leaves_the_picture():
    for name, layout in {**LAYOUTS, **ENDS}.items():
        picture = Box(0, 0, layout.width, layout.height)
        for path, box in boxes_in(layout):
            assert picture.contains(box), f"{name}: {path} at {box} leaves {picture}"


def test_nothing_overlaps():
    for name, layout in {**LAYOUTS, **ENDS}.items():
        for (path, box), (other_path, other) in combinations(leaves(layout), 2):
            assert not box.overlaps(other), f"{name}: {path} {box} and {other_path} {other}"


def test_everything_stays_in_its_frame():
    for name, layout in {**LAYOUTS, **ENDS}.items():
        for frame_path, frame in frames(layout):
            for path, box in boxes_in(layout):
                if is_inside(path, frame_path):
                    assert frame.contains(box), f"{name}: {path} {box} leaves {frame_path} {frame}"


def test_frames_do_not_cover_what_is_not_theirs():
    for name, layout in LAYOUTS.items():
        for (path, box), (other_path, other) in combinations(frames(layout), 2):
            nested = is_inside(path, other_path) or is_inside(other_path, path)
            assert nested or not box.overlaps(other), f"{name}: {path} and {other_path}"


def test_no_box_is_empty():
    for name, layout in LAYOUTS.items():
        for path, box in boxes_in(layout):
            assert min(box.w, box.h) > 0, f"{name}: {path} {box}"


def test_no_picture_is_square_and_all_are_as_wide_as_designed():
    for name, layout in {**LAYOUTS, **ENDS}.items():
        assert 1000 <= layout.width <= 1400, name
        ratio = max(layout.width, layout.height) / min(layout.width, layout.height)
        assert ratio >= LEAST_RATIO, f"{name} is {layout.width} × {layout.height}"


def test_three_rows_of_four_cards_stand_in_columns():
    rows = table_layout(3, 4, 0, reserved=False).rows
    assert len(rows) == 3
    for slot in range(4):
        assert len({row.cards[slot].frame.x for row in rows}) == 1
    assert len({(box.frame.w, box.frame.h) for row in rows for box in row.cards}) == 1


def test_own_reserved_cards_stand_below_the_rows_in_the_same_columns():
    layout = table_layout(2, 3, 3, reserved=True)
    for own, above in zip(layout.own, layout.rows[-1].cards, strict=False):
        assert own.frame.x == above.frame.x
        assert own.frame.y > above.frame.bottom


def test_four_players_stand_in_two_equal_columns():
    one, two, three, four = (box.frame for box in table_layout(4, 5, 0, reserved=True).players)
    assert (one.x, two.x) == (three.x, four.x)
    assert one.y == two.y < three.y == four.y
    assert len({box.w for box in (one, two, three, four)}) == 1
