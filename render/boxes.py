"""Boxes: where something goes on a picture, computed before anything is drawn."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple


class Box(NamedTuple):
    """Left, top, width and height, in whole pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, x: int, y: int | None = None) -> "Box":
        y = x if y is None else y
        return Box(self.x + x, self.y + y, self.w - 2 * x, self.h - 2 * y)

    def columns(self, count: int, gap: int = 0) -> "tuple[Box, ...]":
        """Equal columns; what does not divide stays free at the right."""
        width = (self.w - gap * (count - 1)) // count
        return tuple(
            Box(self.x + number * (width + gap), self.y, width, self.h) for number in range(count)
        )

    def rows(self, count: int, gap: int = 0) -> "tuple[Box, ...]":
        """Equal rows; what does not divide stays free at the bottom."""
        height = (self.h - gap * (count - 1)) // count
        return tuple(
            Box(self.x, self.y + number * (height + gap), self.w, height) for number in range(count)
        )

    def square(self, side: int) -> "Box":
        """A square of that side in the middle."""
        return Box(self.x + (self.w - side) // 2, self.y + (self.h - side) // 2, side, side)

    def contains(self, other: "Box") -> bool:
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: "Box") -> bool:
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )


class Cursor:
    """Cuts boxes off one line, from its left or from its right."""

    def __init__(self, line: Box, gap: int) -> None:
        self._line = line
        self._gap = gap

    def left(self, width: int) -> Box:
        x, y, w, h = self._line
        self._line = Box(x + width + self._gap, y, w - width - self._gap, h)
        return Box(x, y, width, h)

    def right(self, width: int) -> Box:
        x, y, w, h = self._line
        self._line = Box(x, y, w - width - self._gap, h)
        return Box(x + w - width, y, width, h)

    def rest(self) -> Box:
        return self._line


def boxes_in(layout: Any, path: str = "") -> Iterator[tuple[str, Box]]:
    """Every box of a layout with the path to it; one called `frame` holds its neighbours."""
    if isinstance(layout, Box):
        yield path, layout
    elif isinstance(layout, tuple):
        for number, part in enumerate(layout):
            yield from boxes_in(part, f"{path}.{number}")
    elif is_dataclass(layout):
        for field in fields(layout):
            yield from boxes_in(getattr(layout, field.name), f"{path}.{field.name}")
