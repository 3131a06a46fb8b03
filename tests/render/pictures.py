"""The pictures of the sample games, each drawn once for all tests that look at it."""

import io
from functools import cache

from PIL import Image

from render.samples import SAMPLES


@cache
def pictures(game: str, seats: int) -> dict[str, bytes]:
    return {name: draw() for name, draw in SAMPLES[game].painters(seats).items()}


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))
