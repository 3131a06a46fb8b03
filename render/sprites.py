"""Small pictures of our own, drawn large from plain shapes, shrunk once and kept."""

import functools
import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.theme import Colour

OVERSIZE = 4
"""How many times larger a sprite is drawn than it is shown."""

Point: TypeAlias = tuple[float, float]


class Brush:
    """Draws on a square of 100 by 100 units, whatever the size in pixels."""

    def __init__(self, image: Image.Image, unit: float, origin: Point = (0, 0)) -> None:
        self._image = image
        self._unit = unit
        self._origin = origin
        self._draw = ImageDraw.Draw(image)

    def within(self, x: float, y: float, side: float) -> "Brush":
        """A brush for the smaller square whose corner is there."""
        return Brush(self._image, self._unit * side / 100, self._at([(x, y)])[0])

    def polygon(
        self, points: Sequence[Point], fill: Colour, edge: Colour | None = None, width: float = 3
    ) -> None:
        self._draw.polygon(self._at(points), fill=fill)
        if edge is not None:
            self.line([*points, points[0], points[1]], edge, width)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        self.oval(x - radius, y - radius, x + radius, y + radius, fill)

    def oval(self, x0: float, y0: float, x1: float, y1: float, fill: Colour) -> None:
        (start, end) = self._at([(x0, y0), (x1, y1)])
        self._draw.ellipse((start, end), fill=fill)

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """With round ends and round corners."""
        at = self._at(points)
        thick = max(1, round(width * self._unit))
        self._draw.line(at, fill=fill, width=thick, joint="curve")
        for x, y in (at[0], at[-1]):
            half = thick / 2
            self._draw.ellipse((x - half, y - half, x + half, y + half), fill=fill)

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        start: float,
        end: float,
        fill: Colour,
        width: float,
    ) -> None:
        """Clockwise from the right, in degrees."""
        steps = max(8, int(abs(end - start) / 5))
        angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
        self.line(
            [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles], fill, width
        )

    def box(
        self, x0: float, y0: float, x1: float, y1: float, fill: Colour, radius: float = 0
    ) -> None:
        start, end = self._at([(x0, y0), (x1, y1)])
        self._draw.rounded_rectangle((start, end), radius * self._unit, fill=fill)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        left, top = self._origin
        return [(left + x * self._unit, top + y * self._unit) for x, y in points]


Painter: TypeAlias = Callable[[Brush], None]


@functools.lru_cache(maxsize=1024)
def paint(painter: Painter, side: int) -> Image.Image:
    """A painter's sprite of that size; painters are functions that live as long as the program."""
    image = Image.new("RGBA", (side * OVERSIZE, side * OVERSIZE))
    painter(Brush(image, side * OVERSIZE / 100))
    return image.reduce(OVERSIZE)


def ring_of(count: int, radius: float, turn: float = -90, centre: Point = (50, 50)) -> list[Point]:
    """The corners of a regular polygon, from the top."""
    return [
        (
            centre[0] + radius * math.cos(math.radians(turn + 360 * corner / count)),
            centre[1] + radius * math.sin(math.radians(turn + 360 * corner / count)),
        )
        for corner in range(count)
    ]


def star_of(
    rays: int, outer: float, inner: float, centre: Point = (50, 50), turn: float = -90
) -> list[Point]:
    tips = ring_of(rays, outer, turn, centre)
    notches = ring_of(rays, inner, turn + 180 / rays, centre)
    return [point for pair in zip(tips, notches, strict=True) for point in pair]
