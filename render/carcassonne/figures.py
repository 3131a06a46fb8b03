"""The followers and ladies: a head above the outline, colour and number of their seat."""

import functools
from typing import Literal, TypeAlias

from PIL import Image, ImageFilter

from render.badges import badge
from render.sprites import OVERSIZE, Brush
from render.theme import INK, IVORY, SEAT_COLOURS, Colour, mix

Pose: TypeAlias = Literal["standing", "lying", "lady"]
_HALO = 3.5
"""How wide the light around a figure is, of 100."""


@functools.lru_cache(maxsize=128)
def figure_sprite(seat: int, pose: Pose, side: int) -> Image.Image:
    """With a light rim, so that it stands out from roofs and meadows alike."""
    large = side * OVERSIZE
    image = Image.new("RGBA", (large, large))
    _PAINTERS[pose](Brush(image, large / 100), seat)
    figure = image.reduce(OVERSIZE)
    halo = figure.getchannel("A").filter(ImageFilter.MaxFilter(2 * round(_HALO * side / 100) + 1))
    rimmed = Image.new("RGBA", figure.size, (*IVORY, 0))
    rimmed.putalpha(halo)
    rimmed.alpha_composite(figure)
    return rimmed


def _standing(brush: Brush, seat: int) -> None:
    badge(seat)(brush.within(17, 29, 66))
    _head(brush, 50, 20, 17, SEAT_COLOURS[seat])


def _lying(brush: Brush, seat: int) -> None:
    """A farmer rests on the meadow until the game ends."""
    badge(seat)(brush.within(30, 22, 66))
    _head(brush, 20, 55, 17, SEAT_COLOURS[seat])


def _lady(brush: Brush, seat: int) -> None:
    """In a wide skirt, with her hair done up."""
    fill = SEAT_COLOURS[seat]
    brush.disc(50, 11, 9, INK)
    brush.disc(50, 11, 5.5, mix(fill, INK, 0.45))
    brush.polygon([(50, 26), (92, 95), (8, 95)], INK)
    brush.polygon([(50, 36), (84, 90), (16, 90)], fill)
    _head(brush, 50, 30, 17, fill)


def _head(brush: Brush, x: float, y: float, radius: float, fill: Colour) -> None:
    brush.disc(x, y, radius, INK)
    brush.disc(x, y, radius - 3.5, fill)


_PAINTERS = {"standing": _standing, "lying": _lying, "lady": _lady}
