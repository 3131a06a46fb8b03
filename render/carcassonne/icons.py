"""Icons of Carcassonne: a stack of tiles, and the kinds of features."""

from collections.abc import Mapping

from engine.carcassonne.data import FeatureKind
from render.carcassonne.buildings import draw_monastery, draw_shield
from render.carcassonne.geometry import curve
from render.carcassonne.paints import (
    CROPS,
    LETTER,
    LETTER_EDGE,
    MEADOW,
    ROAD,
    ROAD_EDGE,
    ROAD_RUT,
    ROOFS,
    TREES,
    WALL_DARK,
    WALL_FACE,
    WALL_TOP,
    WAX,
    WAX_DARK,
)
from render.sprites import Brush, Painter, ring_of
from render.theme import GOLD, GOLD_LINE, INK, mix


def stack(brush: Brush) -> None:
    """Tiles still to be drawn."""
    for step in range(4):
        y = 30 - step * 7
        brush.polygon([(50, y + 2), (98, y + 28), (50, y + 56), (2, y + 28)], INK)
        fill = MEADOW[1] if step == 3 else mix(GOLD_LINE, INK, 0.25)
        brush.polygon([(50, y + 7), (91, y + 28), (50, y + 51), (9, y + 28)], fill)
    y = 9
    brush.polygon([(26, y + 16), (33, y + 12), (74, y + 36), (67, y + 40)], ROAD_EDGE)
    brush.polygon([(28, y + 16.5), (33, y + 14), (72, y + 36), (67, y + 38.5)], ROAD)


def _medal(brush: Brush) -> None:
    """A piece of meadow that an icon stands on."""
    brush.disc(50, 50, 50, INK)
    brush.disc(50, 50, 46, MEADOW[0])
    brush.disc(49, 48, 43, MEADOW[2])


def road(brush: Brush) -> None:
    _medal(brush)
    bends = (
        *curve((20, 78), (52, 80), (78, 66), (56, 50)),
        *curve((56, 50), (36, 36), (44, 22), (74, 22)),
    )
    brush.line(bends, ROAD_EDGE, 17)
    brush.line(bends, ROAD, 12.5)
    brush.line(bends, ROAD_RUT, 2.5)


def city(brush: Brush) -> None:
    _medal(brush)
    light, dark = ROOFS[0]
    brush.polygon([(30, 42), (50, 18), (70, 42)], dark)
    brush.polygon([(30, 42), (50, 18), (52, 42)], light)
    brush.box(16, 40, 84, 80, WALL_DARK)
    brush.box(19, 43, 81, 77, WALL_FACE)
    brush.box(19, 43, 48, 77, mix(WALL_FACE, WALL_TOP, 0.7))
    for x in (16, 34, 52, 70):
        brush.box(x, 32, x + 14, 46, WALL_DARK)
        brush.box(x + 2.5, 34.5, x + 11.5, 46, WALL_TOP)
    brush.oval(38, 52, 62, 76, INK)
    brush.box(38, 64, 62, 77, INK)


def monastery(brush: Brush) -> None:
    _medal(brush)
    inner = brush.within(-42, -32, 184)
    draw_monastery(inner)


def field(brush: Brush) -> None:
    _medal(brush)
    fill, row = CROPS[0]
    brush.polygon([(12, 62), (52, 46), (90, 62), (50, 84)], row)
    brush.polygon([(17, 62), (52, 49), (85, 62), (50, 80)], fill)
    for step in range(1, 5):
        x, y = 17 + step * 7, 62 + step * 3.6
        brush.line([(x, y), (x + 35, y - 13)], row, 2.6)
    dark, middle, light = TREES[0]
    brush.disc(66, 32, 15, dark)
    brush.disc(64, 30, 12, middle)
    brush.disc(60, 26, 6, light)
    brush.disc(40, 30, 11, dark)
    brush.disc(38.5, 28.5, 8.5, middle)


def shield(brush: Brush) -> None:
    draw_shield(brush, (50, 48), 92)


FEATURES: Mapping[FeatureKind, Painter] = {
    "road": road,
    "city": city,
    "monastery": monastery,
    "field": field,
}


def letter(brush: Brush) -> None:
    """A message: a folded sheet under its seal."""
    brush.box(4, 18, 96, 84, INK, 5)
    brush.box(8, 22, 92, 80, LETTER, 3)
    brush.line([(9, 24), (50, 56), (91, 24)], LETTER_EDGE, 4)
    brush.disc(50, 56, 16, WAX_DARK)
    brush.disc(49, 55, 13, WAX)


def seal(brush: Brush) -> None:
    """Wax on a ribbon, pressed with a tower."""
    brush.polygon([(36, 60), (26, 98), (42, 90), (50, 99), (58, 90), (74, 98), (64, 60)], WAX_DARK)
    for fill, off in ((WAX_DARK, 1.5), (WAX, 0)):
        for number, (x, y) in enumerate(ring_of(13, 31, centre=(50, 42 + off))):
            # Wax runs out unevenly.
            brush.disc(x, y, (9, 12, 8, 11, 10)[number % 5], fill)
        brush.disc(50, 42 + off, 33, fill)
    brush.disc(50, 43.5, 29, WAX_DARK)
    brush.disc(50, 42.5, 27, mix(WAX, WAX_DARK, 0.3))
    brush.box(36, 34, 64, 58, WAX_DARK)
    for x in (36, 46.5, 57):
        brush.box(x, 26, x + 7, 37, WAX_DARK)
    brush.oval(45, 44, 55, 54, WAX)
    brush.box(45, 49, 55, 58, WAX)


def smallest(brush: Brush) -> None:
    """Two arrows towards each other: the least of its kind."""
    brush.disc(50, 50, 48, INK)
    brush.disc(50, 50, 44, LETTER)
    for side in (-1, 1):
        brush.line([(50 + side * 34, 50), (50 + side * 14, 50)], INK, 9)
        brush.polygon([(50 + side * 6, 50), (50 + side * 22, 34), (50 + side * 22, 66)], INK)


def more(brush: Brush) -> None:
    brush.disc(50, 50, 48, INK)
    brush.disc(50, 50, 44, LETTER)
    brush.line([(26, 50), (74, 50)], INK, 12)
    brush.line([(50, 26), (50, 74)], INK, 12)


def home(brush: Brush) -> None:
    """A follower is scored and goes home: an arrow that turns back."""
    _medal(brush)
    brush.arc(52, 54, 26, -60, 190, INK, 17)
    brush.polygon([(70, 8), (78, 46), (42, 38)], INK)
    brush.arc(52, 54, 26, -50, 190, GOLD, 10)
    brush.polygon([(68, 14), (74, 41), (49, 35)], GOLD)


def barred(brush: Brush) -> None:
    """Not to be had now."""
    brush.arc(50, 50, 34, 0, 360, WAX_DARK, 9)
    brush.line([(27, 73), (73, 27)], WAX_DARK, 9)


def flag(brush: Brush) -> None:
    """The finish: what the points would be if the game ended now."""
    brush.line([(18, 6), (18, 96)], GOLD, 10)
    for row in range(3):
        for column in range(4):
            x, y = 25 + column * 18, 6 + row * 18
            brush.box(x, y, x + 18, y + 18, LETTER if (row + column) % 2 else INK)
