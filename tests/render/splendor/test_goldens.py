"""The pictures of Splendor look as they did when somebody last looked at them."""

from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from render.splendor import board
from render.splendor.sample import NAMES, play_sample
from tests.render.goldens import small, unlikeness
from tests.render.splendor.goldens import FOLDER, drawn
from tests.render.test_goldens import SAME

pytestmark = pytest.mark.slow

_drawn = cache(drawn)


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.png")))
def test_a_picture_looks_like_its_golden(name):
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert unlikeness(small(_drawn()[name]), golden) <= SAME


def test_every_picture_has_a_golden():
    assert {path.stem for path in FOLDER.glob("*.png")} == set(_drawn())


def test_a_single_figure_that_changes_is_noticed():
    view = play_sample(4).middle
    other = replace(view, bank=(0, *view.bank[1:]))
    golden = Image.open(FOLDER / "board-4.png").convert("RGB")
    assert unlikeness(small(board(other, NAMES)), golden) > SAME
