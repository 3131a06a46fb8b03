"""The shapes in the glass: each colour has its own, so that nobody needs to see colours."""

import functools
import math
from collections.abc import Sequence

from engine.sintra.data import COLOURS, Space
from render.sintra.paints import GLASS, LEAD
from render.sprites import Brush, Painter, Point, ring_of, star_of
from render.theme import Colour


def _drop() -> list[Point]:
    below = [
        (50 + 42 * math.cos(math.radians(angle)), 56 + 42 * math.sin(math.radians(angle)))
        for angle in range(-32, 213, 5)
    ]
    return [(50, 0), *below]


def _leaf() -> list[Point]:
    """A square with two corners rounded off."""
    turns = [math.radians(angle) for angle in range(0, 91, 5)]
    right = [(40 + 56 * math.sin(turn), 60 - 56 * math.cos(turn)) for turn in turns]
    left = [(100 - x, 100 - y) for x, y in right]
    return [(4, 4), *right, (96, 96), *left]


def _flower() -> list[Point]:
    """Four petals."""
    turns = [math.radians(angle) for angle in range(0, 360, 3)]
    reach = [33 + 20 * abs(math.sin(2 * turn)) ** 0.7 for turn in turns]
    return [
        (50 + r * math.cos(turn), 50 + r * math.sin(turn))
        for r, turn in zip(reach, turns, strict=True)
    ]


OUTLINES: dict[Space, tuple[Point, ...]] = {
    "blue": tuple(_drop()),
    "green": tuple(_leaf()),
    "yellow": tuple(star_of(12, 52, 41)),
    "orange": tuple(ring_of(6, 51)),
    "pink": tuple(_flower()),
    "wild": tuple(ring_of(36, 42)),
}
"""A drop, a leaf, a sun, a cell of a comb, a flower, and the circle that takes any."""
HEARTS: dict[Space, Point] = {
    "blue": (50, 55), "green": (50, 50), "yellow": (50, 50),
    "orange": (50, 50), "pink": (50, 50), "wild": (50, 50),
}  # fmt: skip
"""Where a letter sits."""


def draw_motif(brush: Brush, space: Space, fill: Colour, edge: Colour, width: float) -> None:
    outline = OUTLINES[space]
    brush.polygon(outline, edge)
    brush.polygon(towards(outline, HEARTS[space], 1 - width / 50), fill)


def draw_any(brush: Brush) -> None:
    """Five dots: a grey space takes every colour."""
    for colour, (x, y) in zip(COLOURS, ring_of(5, 25), strict=True):
        brush.disc(x, y, 13, LEAD)
        brush.disc(x, y, 10.5, GLASS[colour])


def towards(points: Sequence[Point], heart: Point, part: float) -> list[Point]:
    """The outline, smaller, around its heart."""
    return [(heart[0] + (x - heart[0]) * part, heart[1] + (y - heart[1]) * part) for x, y in points]


@functools.cache
def motif(space: Space) -> Painter:
    """The shape by itself, in its colour."""

    def painter(brush: Brush) -> None:
        draw_motif(brush, space, GLASS[space], LEAD, 4)

    return painter
