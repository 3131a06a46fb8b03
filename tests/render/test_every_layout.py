"""Where everything goes on every picture of every game: exact, before anything is drawn."""

from functools import cache
from typing import Any, NamedTuple

import pytest

from engine.games import GAMES
from render.boxes import Box, boxes_in
from render.proportions import LEAST_HEIGHT, LEAST_RATIO
from tests.games import found

TALLEST = 1.8
"""Times its width: what is further down nobody sees on a phone without scrolling twice."""

every_game = pytest.mark.parametrize("game", GAMES)


class Plan(NamedTuple):
    """A layout with its boxes by their paths; one called `frame` holds its neighbours."""

    name: str
    layout: Any
    boxes: dict[str, Box]

    @property
    def frames(self):
        return {path: box for path, box in self.boxes.items() if path.endswith(".frame")}

    @property
    def leaves(self):
        return {path: box for path, box in self.boxes.items() if not path.endswith(".frame")}


@cache
def plans(game):
    layouts = found(game, "layouts")
    return [Plan(name, layout, dict(boxes_in(layout))) for name, layout in layouts.items()]


def is_inside(path, frame_path):
    return path.startswith(frame_path.removesuffix("frame")) and path != frame_path


@every_game
def test_nothing_leaves_the_picture(game):
    for name, layout, boxes in plans(game):
        picture = Box(0, 0, layout.width, layout.height)
        for path, box in boxes.items():
            assert picture.contains(box), f"{name}: {path} at {box} leaves {picture}"


@every_game
def test_nothing_overlaps(game):
    for plan in plans(game):
        # From the top down: what begins below a box cannot overlap it.
        leaves = sorted(plan.leaves.items(), key=lambda leaf: leaf[1].y)
        for place, (path, box) in enumerate(leaves):
            for other_path, other in leaves[place + 1 :]:
                if other.y >= box.bottom:
                    break
                where = f"{plan.name}: {path} {box} and {other_path} {other}"
                assert not box.overlaps(other), where


@every_game
def test_everything_stays_in_its_frame(game):
    for plan in plans(game):
        for frame_path, frame in plan.frames.items():
            for path, box in plan.boxes.items():
                if is_inside(path, frame_path):
                    where = f"{plan.name}: {path} {box} leaves {frame_path} {frame}"
                    assert frame.contains(box), where


@every_game
def test_frames_do_not_cover_what_is_not_theirs(game):
    for plan in plans(game):
        for frame_path, frame in plan.frames.items():
            for path, box in plan.boxes.items():
                if path == frame_path or is_inside(path, frame_path):
                    continue
                if path.endswith(".frame") and is_inside(frame_path, path):
                    continue
                assert not frame.overlaps(box), f"{plan.name}: {frame_path} covers {path}"


@every_game
def test_no_box_is_empty(game):
    for name, _, boxes in plans(game):
        for path, box in boxes.items():
            assert min(box.w, box.h) > 0, f"{name}: {path} {box}"


@every_game
def test_no_picture_is_much_taller_than_wide(game):
    for name, layout, _ in plans(game):
        assert layout.height <= TALLEST * layout.width, f"{name} is {layout.height} high"


@every_game
def test_no_picture_is_square_and_all_are_as_wide_as_designed(game):
    for name, layout, _ in plans(game):
        assert 1000 <= layout.width <= 1400, name
        ratio = max(layout.width, layout.height) / min(layout.width, layout.height)
        assert ratio >= LEAST_RATIO, f"{name} is {layout.width} × {layout.height}"


@every_game
def test_no_picture_is_wider_than_the_place_that_discord_keeps_for_it(game):
    for name, layout, _ in plans(game):
        assert layout.height >= LEAST_HEIGHT, f"{name} is {layout.width} × {layout.height}"
