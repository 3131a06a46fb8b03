"""Where cells lie on a picture of the landscape, and which of them are seen."""

from typing import NamedTuple

from engine.carcassonne.cells import Cell
from render.boxes import Box


class Grid(NamedTuple):
    """A stretch of table so large, with the corner of one cell at a place of it."""

    size: tuple[int, int]
    cell: int
    first: Cell
    at: tuple[int, int]
    """Of the upper left corner of that first cell; may lie outside."""

    def box(self, cell: Cell) -> Box:
        return Box(
            self.at[0] + (cell[0] - self.first[0]) * self.cell,
            self.at[1] + (cell[1] - self.first[1]) * self.cell,
            self.cell,
            self.cell,
        )

    def shows(self, cell: Cell) -> bool:
        """Whether anything of that cell is seen."""
        return self.box(cell).overlaps(Box(0, 0, *self.size))
