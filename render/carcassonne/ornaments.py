"""What adorns the sea where there is room: a compass rose and a ship, as on old maps."""

from collections.abc import Iterable

from engine.carcassonne.cells import Cell
from render.boxes import Box
from render.canvas import Canvas
from render.carcassonne.grid import Grid
from render.carcassonne.paints import FOAM, SEA, TRUNK
from render.sprites import Brush, star_of
from render.theme import GOLD_LINE, INK, IVORY, IVORY_SHADE, mix

SIDE = 132
_EDGE = 22
"""How far an ornament stays from the edge of the table."""
_SHORE = 34
"""How far it stays from every tile."""


def draw_ornaments(canvas: Canvas, grid: Grid, taken: Iterable[Cell]) -> None:
    """In the free corners: the rose in the first, the ship in the last that is left."""
    corners = free_corners(grid, taken)
    if corners:
        canvas.icon(rose, corners[0])
    if len(corners) > 1:
        canvas.icon(ship, corners[-1])


def free_corners(grid: Grid, taken: Iterable[Cell]) -> tuple[Box, ...]:
    """Upper right, lower right, lower left, upper left, as far as there is nothing but sea."""
    wide, high = grid.size
    left, top, right, bottom = _EDGE, _EDGE, wide - _EDGE - SIDE, high - _EDGE - SIDE
    land = [grid.box(cell) for cell in taken]
    corners = tuple(
        Box(x, y, SIDE, SIDE)
        for x, y in ((right, top), (right, bottom), (left, bottom), (left, top))
    )
    return tuple(
        corner for corner in corners if not any(box.overlaps(corner.inset(-_SHORE)) for box in land)
    )


def rose(brush: Brush) -> None:
    """Four great points and four small ones, north in gold."""
    pale, faint = mix(SEA, FOAM, 0.55), mix(SEA, FOAM, 0.25)
    brush.arc(50, 54, 32, 0, 360, faint, 1.6)
    brush.polygon(star_of(4, 30, 9, (50, 54), -45), faint)
    brush.polygon(star_of(4, 44, 10, (50, 54)), pale)
    shaded = mix(SEA, FOAM, 0.4)
    brush.polygon([(94, 54), (57, 61), (50, 54)], shaded)
    brush.polygon([(50, 98), (43, 61), (50, 54)], shaded)
    brush.polygon([(6, 54), (43, 61), (50, 54)], shaded)
    brush.polygon([(50, 10), (57, 47), (50, 54), (43, 47)], GOLD_LINE)
    brush.disc(50, 54, 4, SEA)
    brush.disc(50, 54, 2.4, GOLD_LINE)


def ship(brush: Brush) -> None:
    """A small sailing ship on its way."""
    foam = mix(SEA, FOAM, 0.4)
    brush.line([(14, 88), (34, 92), (56, 89), (84, 92)], foam, 2)
    brush.line([(28, 97), (46, 95), (66, 98)], foam, 1.6)
    brush.polygon([(22, 72), (82, 72), (72, 88), (32, 88)], INK)
    brush.polygon([(26, 74), (79, 74), (70.5, 86), (34, 86)], TRUNK)
    brush.line([(50, 74), (50, 18)], INK, 3)
    brush.polygon([(53, 24), (80, 66), (53, 66)], IVORY_SHADE)
    brush.polygon([(47, 20), (22, 66), (47, 66)], IVORY)
    brush.polygon([(50, 12), (64, 16), (50, 21)], GOLD_LINE)
