"""Where everything goes on the pictures of results, and that they can be drawn."""

import io
from typing import Any

import pytest
from PIL import Image

from render.boxes import Box, boxes_in
from render.proportions import LEAST_RATIO
from render.results import Course, Pair, Standing, draw_ranking, draw_statistics
from render.results.layout import ranking_layout, statistics_layout

LAYOUTS: dict[str, Any] = {
    **{f"ranking of {people}": ranking_layout(people) for people in range(1, 12)},
    **{
        f"statistics of {recent} and {others}": statistics_layout(recent, others)
        for recent in (1, 2, 7, 20)
        for others in range(7)
    },
}


@pytest.mark.parametrize("name", LAYOUTS)
def test_everything_has_a_place_of_its_own_on_the_picture(name):
    layout = LAYOUTS[name]
    boxes = dict(boxes_in(layout))
    leaves = {path: box for path, box in boxes.items() if not path.endswith(".frame")}
    picture = Box(0, 0, layout.width, layout.height)
    for path, box in leaves.items():
        assert picture.contains(box), path
        assert min(box.w, box.h) > 0, path
        assert not any(box.overlaps(other) for where, other in leaves.items() if where != path)
    ratio = max(layout.width, layout.height) / min(layout.width, layout.height)
    assert ratio >= LEAST_RATIO


def test_a_ranking_is_drawn_as_planned():
    standings = [Standing(n, f"Name {n}", 1000, n, 9, n == 3) for n in range(1, 11)]
    image = Image.open(io.BytesIO(draw_ranking(standings)))
    layout = ranking_layout(10)
    assert image.size == (layout.width, layout.height)


def test_statistics_are_drawn_also_without_anybody_to_compare_with():
    image = Image.open(io.BytesIO(draw_statistics(Course(0, 1, ((7, 7),)), ())))
    assert image.size[0] == 1200
    draw_statistics(Course(3, 9, ((1, 4), (4, 4))), [Pair("Ben", 0, 0, 1), Pair("Ana", 3, 0, 3)])
