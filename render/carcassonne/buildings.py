"""Houses, walls, towers, gates, monasteries and shields: upright, lit from the north-west."""

import math
from collections.abc import Sequence
from itertools import pairwise

from render.carcassonne.geometry import YARD_RADIUS, ribbon
from render.carcassonne.paints import (
    HEDGE,
    HOUSE_SHADE,
    HOUSE_WALL,
    OUTLINE,
    ROAD,
    ROAD_EDGE,
    ROOFS,
    SHIELD_BLUE,
    SHIELD_DEEP,
    SHIELD_GOLD,
    SLATE,
    TREES,
    WALL_DARK,
    WALL_FACE,
    WALL_TOP,
    WINDOW,
)
from render.carcassonne.scenery import House
from render.sprites import Brush, Point
from render.theme import IVORY, Colour, mix

_WHITE: Colour = (255, 255, 255)
_WALL = 4.2
"""How thick a city wall is, seen from above."""
_HIGH = 4.6
"""How far its face comes down."""


def shade_house(brush: Brush, house: House) -> None:
    (x, y), half, k = house.at, house.width / 2, house.scale
    brush.polygon(
        [(x - half, y), (x + half, y - 4 * k), (x + half + 4 * k, y - k),
         (x + half + 3.6 * k, y + 2.4), (x - half + 3, y + 2.4)],
        _WHITE,
    )  # fmt: skip


def draw_house(brush: Brush, house: House) -> None:
    """A gabled house, its ridge along the picture or towards the eye."""
    roof = SLATE if house.whim % 11 == 0 else ROOFS[house.whim % len(ROOFS)]
    if house.whim % 3:
        _draw_long_house(brush, house, *roof)
    else:
        _draw_gable(brush, house, *roof)


def _draw_long_house(brush: Brush, house: House, light: Colour, dark: Colour) -> None:
    (x, y), half, k = house.at, house.width / 2, house.scale
    eaves, ridge = y - 4.2 * k, y - 9.4 * k
    brush.box(x - half, eaves, x + half, y, HOUSE_WALL)
    brush.box(x + half * 0.45, eaves, x + half, y, HOUSE_SHADE)
    for dx in (-0.55, 0.1):
        left = x + half * dx
        brush.box(left, y - 2.9 * k, left + 1.5 * k, y - k, WINDOW)
    brush.polygon(
        [(x - half - 0.9, eaves + 0.6), (x - half + 1.6, ridge), (x + half - 0.4, ridge),
         (x + half + 0.9, eaves + 0.6)],
        dark,
    )  # fmt: skip
    brush.polygon(
        [(x - half - 0.4, eaves), (x - half + 1.9, ridge + 0.5), (x + half - 2.6, ridge + 0.5),
         (x + half - 2.4, eaves)],
        light,
    )  # fmt: skip


def _draw_gable(brush: Brush, house: House, light: Colour, dark: Colour) -> None:
    (x, y), half, k = house.at, house.width / 2, house.scale
    eaves, top = y - 4.2 * k, y - 9.2 * k
    wall = half * 0.8
    brush.polygon(
        [(x - wall, y), (x - wall, eaves), (x, top + 0.8), (x + wall, eaves), (x + wall, y)],
        HOUSE_WALL,
    )
    brush.box(x - 0.9 * k, y - 2.6 * k, x + 1.1 * k, y, WINDOW)
    back = top - 2.4 * k
    for side, fill in ((-1, light), (1, dark)):
        brush.polygon(
            [(x, top), (x + side * half, eaves + 0.8 * k),
             (x + side * (half - 0.6), eaves - 2.4 * k), (x, back)],
            fill,
        )  # fmt: skip
    brush.line([(x - half, eaves + 0.9), (x, top), (x + half, eaves + 0.9)], dark, 0.9 * k)


def shade_wall(brush: Brush, wall: Sequence[Point]) -> None:
    for reach in (2, 4, 6):
        fallen = [(x + reach * 0.7, y + _HIGH * 0.5 + reach * 0.6) for x, y in wall]
        brush.polygon(ribbon(fallen, 3), _WHITE)


def draw_wall(brush: Brush, wall: Sequence[Point], *, plain: bool) -> None:
    """Its face towards the eye, its walk on top, and the battlements unless they would be specks."""
    for down, width, fill in (
        (0.55, _WALL + 0.6, WALL_DARK),
        *((0.5 - step / 6, _WALL, WALL_FACE) for step in range(6)),
        (-0.5, _WALL + 0.7, WALL_DARK),
        (-0.5, _WALL, WALL_TOP),
    ):
        line = [(x, y + _HIGH * down) for x, y in wall]
        brush.polygon(ribbon(line, width, longer=2), fill)
    if plain:
        return
    for (x, y), (ox, oy) in pairwise(_along(wall, 4.4)):
        mx, my = (x + ox) / 2, (y + oy) / 2 - _HIGH * 0.5
        brush.box(mx - 0.8, my - 0.8, mx + 0.8, my + 0.8, WALL_FACE)


def _along(line: Sequence[Point], pitch: float) -> list[Point]:
    """Points on a line at equal distances."""
    found = [line[0]]
    left = pitch
    for (x, y), (ox, oy) in pairwise(line):
        length = math.hypot(ox - x, oy - y)
        gone = 0.0
        while length - gone >= left:
            gone += left
            found.append((x + (ox - x) * gone / length, y + (oy - y) * gone / length))
            left = pitch
        left -= length - gone
    return found


def draw_tower(brush: Brush, x: float, y: float) -> None:
    """A round tower with a pointed roof, standing on that place."""
    wide, high = 4.3, 8.5
    foot = y + 3.4
    brush.oval(x - wide - 0.4, foot - 3.2, x + wide + 0.4, foot + 1.2, WALL_DARK)
    brush.box(x - wide - 0.4, foot - high, x + wide + 0.4, foot - 1, WALL_DARK)
    brush.oval(x - wide, foot - 3, x + wide, foot + 0.8, WALL_FACE)
    brush.box(x - wide, foot - high, x + wide, foot - 1, WALL_FACE)
    brush.box(x - wide, foot - high, x - wide * 0.1, foot - 0.6, mix(WALL_FACE, WALL_TOP, 0.75))
    brush.box(x - 0.8, foot - 5.4, x + 0.6, foot - 2.8, WINDOW)
    light, dark = SLATE
    brush.polygon(
        [
            (x - wide - 1.3, foot - high + 0.8),
            (x, foot - high - 8.6),
            (x + wide + 1.3, foot - high + 0.8),
        ],
        dark,
    )
    brush.oval(x - wide - 1.3, foot - high - 0.7, x + wide + 1.3, foot - high + 2, dark)
    brush.polygon(
        [(x - wide - 1.1, foot - high + 0.8), (x, foot - high - 8.2), (x - 0.2, foot - high + 1.6)],
        light,
    )


def draw_gate(brush: Brush, at: Point) -> None:
    """Where a road ends at a wall: two stout towers and a dark arch."""
    x, y = at
    foot = y + 4.5
    brush.box(x - 8.6, foot - 12, x + 8.6, foot, WALL_DARK, 0.6)
    brush.box(x - 8, foot - 11.4, x + 8, foot - 0.5, WALL_FACE)
    brush.box(x - 8, foot - 11.4, x - 1, foot - 0.5, mix(WALL_FACE, WALL_TOP, 0.7))
    for dx in (-8, -3.2, 1.6, 6.2):
        brush.box(x + dx, foot - 13.6, x + dx + 2.4, foot - 11, WALL_TOP)
    brush.oval(x - 3.4, foot - 8.8, x + 3.4, foot - 2, OUTLINE)
    brush.box(x - 3.4, foot - 5.4, x + 3.4, foot - 0.4, OUTLINE)


def draw_shield(brush: Brush, at: Point, size: float = 20) -> None:
    """Blue with a golden cross, within a golden rim."""
    x, y = at
    for grow, fill in ((1.0, OUTLINE), (0.92, SHIELD_GOLD), (0.74, SHIELD_BLUE)):
        half, up, down = size * 0.44 * grow, size * 0.5 * grow, size * 0.56 * grow
        brush.polygon(
            [(x - half, y - up), (x + half, y - up), (x + half, y + size * 0.06),
             (x + half * 0.62, y + down * 0.62), (x, y + down),
             (x - half * 0.62, y + down * 0.62), (x - half, y + size * 0.06)],
            fill,
        )  # fmt: skip
    half = size * 0.44 * 0.74
    brush.polygon(
        [(x, y - size * 0.37), (x + half, y - size * 0.37), (x + half, y + size * 0.06),
         (x + half * 0.62, y + size * 0.25), (x, y + size * 0.41)],
        SHIELD_DEEP,
    )  # fmt: skip
    brush.box(x - size * 0.055, y - size * 0.37, x + size * 0.055, y + size * 0.36, SHIELD_GOLD)
    brush.box(x - half, y - size * 0.13, x + half, y - size * 0.02, SHIELD_GOLD)


def draw_yard(brush: Brush) -> None:
    """The garden of a monastery: gravel inside a hedge; it lies flat."""
    dark, light = HEDGE
    brush.disc(50, 50, YARD_RADIUS, dark)
    brush.disc(49.6, 49.5, YARD_RADIUS - 0.9, light)
    brush.disc(50, 50, YARD_RADIUS - 2.6, dark)
    brush.disc(50, 50.4, YARD_RADIUS - 3.2, mix(ROAD, ROAD_EDGE, 0.25))
    for number in range(22):
        angle = math.radians(number * 360 / 22)
        x, y = (
            50 + (YARD_RADIUS - 1.5) * math.cos(angle),
            50 + (YARD_RADIUS - 1.5) * math.sin(angle),
        )
        brush.disc(x, y, 1.9, dark)
        brush.disc(x - 0.4, y - 0.5, 1.3, light)


def shade_monastery(brush: Brush) -> None:
    brush.polygon([(36, 60), (66, 46), (74, 58), (70, 64), (44, 66)], _WHITE)


def draw_monastery(brush: Brush) -> None:
    """A nave with a slate roof, a bell tower at its western end, and a cross on top."""
    light, dark = SLATE
    for x, y in ((35, 63.5), (66.5, 63.8)):
        tree_dark, _, tree_light = TREES[0]
        brush.disc(x, y, 2.6, tree_dark)
        brush.disc(x - 0.7, y - 0.8, 1.6, tree_light)
    # The nave.
    brush.box(40, 49, 68, 61.5, WALL_DARK)
    brush.box(40.4, 49, 67.6, 61, HOUSE_WALL)
    brush.box(58, 49, 67.6, 61, HOUSE_SHADE)
    for x in (48.6, 54, 59.4, 64.2):
        brush.oval(x - 1.1, 51.8, x + 1.1, 55, WINDOW)
        brush.box(x - 1.1, 53.4, x + 1.1, 58.4, WINDOW)
    brush.polygon([(39, 50.5), (43, 38.5), (66.5, 38.5), (69.6, 50.5)], mix(dark, OUTLINE, 0.4))
    brush.polygon([(40, 49.8), (43.6, 39.2), (66, 39.2), (68.8, 49.8)], dark)
    brush.polygon([(40, 49.8), (43.6, 39.2), (58, 39.2), (59, 49.8)], light)
    # The tower.
    brush.box(33.6, 38, 44.4, 62, WALL_DARK)
    brush.box(34, 38, 44, 61.5, HOUSE_WALL)
    brush.box(40.4, 38, 44, 61.5, HOUSE_SHADE)
    brush.oval(37, 41.5, 41, 45.5, WINDOW)
    brush.box(37, 43.5, 41, 47.6, WINDOW)
    brush.oval(36.7, 54, 41.3, 59, OUTLINE)
    brush.box(36.7, 56.4, 41.3, 61.4, OUTLINE)
    brush.polygon([(32.4, 39), (39, 25.5), (45.6, 39)], mix(dark, OUTLINE, 0.4))
    brush.polygon([(33.4, 38.4), (39, 26.8), (44.6, 38.4)], dark)
    brush.polygon([(33.4, 38.4), (39, 26.8), (39.6, 38.4)], light)
    brush.line([(39, 26), (39, 18.6)], OUTLINE, 2.4)
    brush.line([(36.4, 21.4), (41.6, 21.4)], OUTLINE, 2.4)
    brush.line([(39, 26), (39, 18.9)], SHIELD_GOLD, 1.3)
    brush.line([(36.6, 21.4), (41.4, 21.4)], SHIELD_GOLD, 1.3)


def draw_well(brush: Brush) -> None:
    """The village green where roads cross: a ring of stones around a well."""
    dark, light = HEDGE
    brush.disc(50, 50, 7.4, mix(dark, light, 0.4))
    brush.disc(49.8, 49.7, 6.8, light)
    brush.disc(50, 49.6, 4.6, WALL_DARK)
    brush.disc(49.7, 48.9, 4.1, WALL_TOP)
    brush.disc(50, 49.2, 2.6, mix(SLATE[1], OUTLINE, 0.35))
    brush.disc(49.6, 48.9, 1.2, mix(SLATE[0], IVORY, 0.3))
