"""Which cells a picture shows: the whole landscape, a part of it, or what lies around a cell."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.carcassonne.cells import Cell

_AROUND = (7, 6)
"""Columns and rows of a close-up."""


class Window(NamedTuple):
    """The cells that a picture shows, the last ones included."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    def holds(self, cell: Cell) -> bool:
        x, y = cell
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    def grown(self, by: int) -> "Window":
        return Window(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def within(self, other: "Window") -> "Window":
        """What both show."""
        return Window(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )


def window_of(cells: Iterable[Cell]) -> Window:
    """The smallest that holds all of these."""
    xs, ys = zip(*cells, strict=True)
    return Window(min(xs), min(ys), max(xs), max(ys))


def window_around(cell: Cell, whole: Window) -> Window:
    """A close-up with that cell in it, as near to its middle as the whole allows."""
    columns, rows = min(_AROUND[0], whole.columns), min(_AROUND[1], whole.rows)
    left = min(max(whole.left, cell[0] - columns // 2), whole.right - columns + 1)
    top = min(max(whole.top, cell[1] - rows // 2), whole.bottom - rows + 1)
    return Window(left, top, left + columns - 1, top + rows - 1)
