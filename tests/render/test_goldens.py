"""The pictures look as they did when somebody last looked at them."""

from functools import cache

import pytest

from tests.render.goldens import SAME, goldens, kept, unlikeness
from tests.render.pictures import pictures

pytestmark = pytest.mark.slow

_goldens = cache(goldens)


def test_every_picture_of_the_sample_tables_has_a_golden():
    assert kept() == set(_goldens())


@pytest.mark.parametrize("golden", sorted(kept()))
def test_a_picture_looks_like_its_golden(golden):
    game, seats, picture = _goldens()[golden]
    assert unlikeness(pictures(game, seats)[picture], golden) <= SAME
