"""Small square pictures for texts, buttons and menus: one for each thing, under a name that says what it is."""

import functools
import io
from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from PIL import Image

from render.sprites import Painter, paint

SIDE = 128
"""Pixels; Discord shows an emoji at most 48 wide, on screens with up to three dots for each."""
_MARGIN = 4

Sprite: TypeAlias = Callable[[int], Image.Image]
"""Paints itself on a transparent square with sides of so many pixels."""


def painted(painter: Painter) -> Sprite:
    return partial(paint, painter)


def drawn(sprites: Mapping[str, Sprite]) -> Mapping[str, Callable[[], bytes]]:
    """What gives the PNG of each; drawn when it is asked for, and once."""
    return {name: partial(_png, sprite) for name, sprite in sprites.items()}


@functools.cache
def _png(sprite: Sprite) -> bytes:
    image = Image.new("RGBA", (SIDE, SIDE))
    image.alpha_composite(sprite(SIDE - 2 * _MARGIN).convert("RGBA"), (_MARGIN, _MARGIN))
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
