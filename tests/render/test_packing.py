"""A large picture is packed tightly where there is time, and nobody sees a difference."""

import io

from PIL import Image, ImageChops

from render.packing import LARGE, suffix_of, tightly
from render.samples import SAMPLES

FOUR = 4


def opened(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file)).convert("RGB")


def test_it_is_smaller_and_the_same_pixel_for_pixel():
    draw = SAMPLES["splendor"].painters(FOUR)["board"]
    plain, packed = draw(), tightly(draw)
    assert len(packed) < 0.8 * len(plain)
    assert ImageChops.difference(opened(plain), opened(packed)).getbbox() is None
    assert (suffix_of(plain), suffix_of(packed)) == (".png", ".webp")


def test_what_is_small_already_stays_as_it_is():
    small = bytes(LARGE - 1)
    assert tightly(lambda: small) is small
