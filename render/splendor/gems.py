"""The five gems, each with its own colour and its own cut, and what is made of them."""

import functools
import math
from collections.abc import Sequence

from engine.splendor.data import GOLD
from render.sprites import Brush, Painter, Point, ring_of, star_of
from render.theme import (
    COIN,
    GOLD_DEEP,
    GOLD_LINE,
    INK,
    IVORY,
    PANEL,
    WELL,
    Colour,
    colour,
    ink_on,
    mix,
)

GEMS: tuple[Colour, ...] = (
    colour("#eceaf8"),
    colour("#2660c8"),
    colour("#25b06c"),
    colour("#c92b38"),
    colour("#322c3d"),
)
"""White, blue, green, red and black, as the rules order them."""
TOKENS: tuple[Colour, ...] = (*GEMS, COIN)
FIGURES: tuple[Colour, ...] = tuple(ink_on(ground) for ground in TOKENS)
"""What a figure on each of them is written with."""


def _pear() -> list[Point]:
    """A drop: a point above, round below."""
    round_below = [
        (50 + 41 * math.cos(math.radians(angle)), 56 + 41 * math.sin(math.radians(angle)))
        for angle in range(-28, 209, 8)
    ]
    return [(50, 1), *round_below]


CUTS: tuple[tuple[Point, ...], ...] = (
    # white: a brilliant from the side, flat above and pointed below
    ((20, 6), (80, 6), (99, 36), (50, 98), (1, 36)),
    # blue: a pear
    tuple(_pear()),
    # green: a step cut, upright with its corners off
    ((32, 2), (68, 2), (86, 20), (86, 80), (68, 98), (32, 98), (14, 80), (14, 20)),
    # red: a hexagon that lies on a point
    tuple(ring_of(6, 50)),
    # black: a cushion
    ((26, 4), (74, 4), (92, 12), (97, 50), (92, 88), (74, 96), (26, 96), (8, 88), (3, 50), (8, 12)),
)
HEARTS: tuple[Point, ...] = ((50, 40), (50, 57), (50, 50), (50, 50), (50, 50), (50, 50))
"""Where the facets of each cut run to, and where a figure sits; the last is the coin's."""


def _towards(points: Sequence[Point], heart: Point, part: float) -> list[Point]:
    """The outline, smaller, around its heart."""
    return [(heart[0] + (x - heart[0]) * part, heart[1] + (y - heart[1]) * part) for x, y in points]


def _light_on(edge: Point, heart: Point) -> float:
    """From -1 to 1: how much a facet on that side faces the light from above left."""
    x, y = edge[0] - heart[0], edge[1] - heart[1]
    return -(x + 1.6 * y) / (math.hypot(x, y) * 1.887 or 1)


def rim_of(number: int) -> Colour:
    """The bright edge that lifts a gem off a dark ground; the white one is bright enough."""
    return mix(GEMS[number], IVORY, 0.6) if number else mix(GEMS[number], GOLD_LINE, 0.25)


@functools.cache
def gem(number: int) -> Painter:
    """One of the five, cut; the flat table in its middle bears a figure."""
    base, outline, heart = GEMS[number], CUTS[number], HEARTS[number]
    rim = rim_of(number)

    def painter(brush: Brush) -> None:
        brush.polygon(outline, rim)
        cut, table = _towards(outline, heart, 0.93), _towards(outline, heart, 0.72)
        for index, corner in enumerate(cut):
            following = (index + 1) % len(cut)
            middle = ((corner[0] + cut[following][0]) / 2, (corner[1] + cut[following][1]) / 2)
            light = _light_on(middle, heart)
            shade = mix(base, IVORY, 0.5 * light) if light > 0 else mix(base, INK, -0.55 * light)
            brush.polygon([corner, cut[following], table[following], table[index]], shade)
        brush.polygon(table, base)

    return painter


def gold(brush: Brush) -> None:
    """A coin with a milled edge: the joker."""
    brush.polygon(star_of(14, 50, 42), GOLD_DEEP)
    brush.disc(50, 50, 41, COIN)
    brush.arc(50, 50, 34, 130, 320, mix(COIN, IVORY, 0.6), 4)
    brush.arc(50, 50, 34, -40, 130, mix(COIN, GOLD_DEEP, 0.6), 4)


def token(number: int) -> Painter:
    """One of the five gems, or gold."""
    return gold if number == GOLD else gem(number)


@functools.cache
def chip(number: int) -> Painter:
    """A token as it lies on the table: a round chip with its gem; gold is a coin already."""
    if number == GOLD:
        return gold
    edge, notch = mix(GEMS[number], INK, 0.42), rim_of(number)

    def painter(brush: Brush) -> None:
        brush.disc(50, 50, 50, notch)
        brush.disc(50, 50, 46, edge)
        for angle in range(0, 360, 60):
            x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            brush.line([(50 + 43 * x, 50 + 43 * y), (50 + 47 * x, 50 + 47 * y)], notch, 11)
        brush.disc(50, 50, 37, WELL)
        gem(number)(brush.within(18, 18, 64))

    return painter


def more(brush: Brush) -> None:
    """A plus on a coin: the last turn brought it."""
    fewer(brush)
    brush.line([(50, 26), (50, 74)], INK, 15)


def fewer(brush: Brush) -> None:
    """A minus on a coin: the last turn took it."""
    brush.disc(50, 50, 50, INK)
    brush.disc(50, 50, 43, COIN)
    brush.line([(26, 50), (74, 50)], INK, 15)


def gem_of_prestige(brush: Brush) -> None:
    """A star: the points that win the game."""
    brush.polygon(star_of(5, 52, 25, (50, 55)), GOLD_DEEP)
    brush.polygon(star_of(5, 45, 20, (50, 55)), COIN)


def card(brush: Brush) -> None:
    """A bought card: the points on it."""
    brush.box(10, 0, 90, 100, GOLD_LINE, 12)
    brush.box(16, 6, 84, 94, PANEL, 8)
    brush.polygon(star_of(5, 36, 16, (50, 53)), COIN)


def cards(brush: Brush) -> None:
    """Many cards, fanned out, to be counted."""
    for turn, fill in ((0, GEMS[1]), (1, GEMS[3]), (2, GEMS[2])):
        left, top = 4 + 22 * turn, 4 + 12 * turn
        brush.box(left, top, left + 46, top + 68, GOLD_LINE, 9)
        brush.box(left + 5, top + 5, left + 41, top + 63, fill, 6)


def noble(brush: Brush) -> None:
    """A crown."""
    brush.polygon([(12, 86), (4, 26), (30, 52), (50, 10), (70, 52), (96, 26), (88, 86)], COIN)
    brush.box(12, 78, 88, 92, GOLD_DEEP, 3)
    for x, y in ((4, 25), (50, 9), (96, 25)):
        brush.disc(x, y, 6, COIN)


@functools.cache
def pips(level: int) -> Painter:
    """The level of a card, one below the other."""

    def painter(brush: Brush) -> None:
        for place in range(level):
            brush.disc(50, 50 + 34 * (place - (level - 1) / 2), 15, COIN)

    return painter
