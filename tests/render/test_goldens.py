"""The pictures look as they did when somebody last looked at them."""

from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from engine.great_split.editions import GALA
from render.great_split import board
from render.great_split.sample import NAMES, play_sample
from tests.render.goldens import FOLDER, drawn, small, unlikeness

pytestmark = pytest.mark.slow

SAME = 14.0
"""Another version of FreeType moves edges by less; a figure that changed moves a tile by more."""

_drawn = cache(drawn)


def golden_of(name):
    with Image.open(FOLDER / f"{name}.png") as image:
        return image.convert("RGB")


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.png")))
def test_a_picture_looks_like_its_golden(name):
    golden = golden_of(name)
    assert unlikeness(small(_drawn()[name]), golden) <= SAME


def test_every_picture_has_a_golden():
    assert {path.stem for path in FOLDER.glob("*.png")} == set(_drawn())


def test_a_single_figure_that_changes_is_noticed():
    view = play_sample(4).splitting
    first = view.seats[0]
    changed = (*first.board[:2], first.board[2] + 5, *first.board[3:])
    other = replace(view, seats=(replace(first, board=changed), *view.seats[1:]))
    golden = golden_of("board-4")
    assert unlikeness(small(board(other, GALA, NAMES[:4])), golden) > SAME
