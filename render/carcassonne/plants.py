"""Trees, crops, cottages and sheep: upright, lit from the north-west, with their shadows."""

import math

from render.carcassonne.buildings import draw_house, shade_house
from render.carcassonne.paints import (
    CROPS,
    FLEECE,
    HAY,
    HEDGE,
    TREES,
    TRUNK,
    TUFT_DARK,
    TUFT_LIGHT,
)
from render.carcassonne.scenery import House, Plant
from render.sprites import Brush, Point
from render.theme import Colour

_WHITE: Colour = (255, 255, 255)
_ROTATION = (0, 1, 3, 1, 0, 2, 3)
"""Which crops follow each other; lavender is rare."""


def draw_crops(brush: Brush, plant: Plant) -> None:
    """Two or three strips side by side, each with rows of its own; they lie flat, below all shadows."""
    lean = math.radians((plant.whim * 37) % 180)
    x, y = plant.at
    wide, high = plant.radius * 0.8, plant.radius * 0.56

    def at(along: float, across: float) -> Point:
        return (
            x + along * math.cos(lean) - across * math.sin(lean),
            y + along * math.sin(lean) + across * math.cos(lean),
        )

    def strip(start: float, end: float, gap: float) -> list[Point]:
        # One end runs slanting, as fields that follow a brook.
        low, up = start + gap, end - gap
        slant = 0.16 * wide
        return [
            at(-wide + gap + slant * (1 + low / high), low),
            at(wide - gap, low),
            at(wide - gap, up),
            at(-wide + gap + slant * (1 + up / high), up),
        ]

    brush.polygon(strip(-high, high, -0.7), HEDGE[0])
    strips = 2 + plant.whim % 2
    for number in range(strips):
        fill, row = CROPS[_ROTATION[(plant.whim + number * 5) % len(_ROTATION)]]
        start = -high + number * 2 * high / strips
        end = start + 2 * high / strips
        brush.polygon(strip(start, end, 0.35), fill)
        rows = 3
        for line in range(rows):
            across = start + (line + 0.5) * (end - start) / rows
            brush.line([at(-wide * 0.72, across), at(wide - 1.6, across)], row, 0.7)


def shade_plant(brush: Brush, plant: Plant) -> None:
    """Its shadow, to the south-east, on a mask."""
    x, y = plant.at
    match plant.growth:
        case "tree":
            _shade(brush, x, y, plant.radius * 0.86)
        case "grove":
            for dx, dy, radius in _grove(plant):
                _shade(brush, x + dx, y + dy, radius)
        case "bush" | "hay" | "sheep":
            _shade(brush, x, y + plant.radius * 0.2, plant.radius * 0.7)
        case "cottage":
            shade_house(brush, _cottage(plant))
        case _:
            pass


def _shade(brush: Brush, x: float, y: float, radius: float) -> None:
    brush.oval(x - radius * 0.5, y, x + radius * 1.45, y + radius * 1.15, _WHITE)


def draw_plant(brush: Brush, plant: Plant) -> None:
    x, y = plant.at
    match plant.growth:
        case "tree":
            _draw_tree(brush, x, y, plant.radius * 0.86, plant.whim)
        case "grove":
            for number, (dx, dy, radius) in enumerate(_grove(plant)):
                _draw_tree(brush, x + dx, y + dy, radius, plant.whim + number)
        case "bush":
            _draw_crown(brush, x, y, plant.radius * 0.8, plant.whim)
        case "hay":
            _draw_hay(brush, x, y, plant.radius * 0.9)
        case "sheep":
            _draw_sheep(brush, x, y, plant.radius * 0.85, facing=1 if plant.whim % 2 else -1)
        case "cottage":
            draw_house(brush, _cottage(plant))
        case "tuft":
            ink = TUFT_LIGHT if plant.whim % 3 == 0 else TUFT_DARK
            brush.line([(x - 1, y - 0.9), (x - 0.3, y + 0.5)], ink, 0.55)
            brush.line([(x + 0.9, y - 1), (x + 0.2, y + 0.5)], ink, 0.55)
        case "crops":
            pass


def _cottage(plant: Plant) -> House:
    x, y = plant.at
    return House((x, y + 4.6), 10.2, plant.whim)


def _grove(plant: Plant) -> tuple[tuple[float, float, float], ...]:
    """Three or four trees from the back to the front: where from the middle, and how large."""
    trees = ((-3.2, -2.4, 3.9), (3, -1.6, 3.6), (-0.4, 2.6, 4.2), (-4.4, 2.2, 2.6))
    return trees if plant.whim % 2 else trees[:3]


def _draw_tree(brush: Brush, x: float, y: float, radius: float, whim: int) -> None:
    if whim % 5 == 0:
        _draw_cypress(brush, x, y, radius, whim)
        return
    brush.line([(x, y), (x, y + radius * 0.95)], TRUNK, radius * 0.3)
    _draw_crown(brush, x, y - radius * 0.12, radius, whim)


def _draw_crown(brush: Brush, x: float, y: float, radius: float, whim: int) -> None:
    dark, middle, light = TREES[whim % len(TREES)]
    brush.disc(x, y, radius, dark)
    brush.disc(x - radius * 0.12, y - radius * 0.14, radius * 0.84, middle)
    brush.disc(x - radius * 0.32, y - radius * 0.36, radius * 0.46, light)
    brush.disc(x + radius * 0.28, y + radius * 0.05, radius * 0.22, light)


def _draw_cypress(brush: Brush, x: float, y: float, radius: float, whim: int) -> None:
    dark, middle, light = TREES[(whim + 1) % 2]
    brush.line([(x, y), (x, y + radius * 0.98)], TRUNK, radius * 0.28)
    brush.oval(x - radius * 0.56, y - radius, x + radius * 0.56, y + radius * 0.8, dark)
    brush.oval(x - radius * 0.5, y - radius * 0.95, x + radius * 0.26, y + radius * 0.68, middle)
    brush.oval(x - radius * 0.36, y - radius * 0.8, x, y + radius * 0.2, light)


def _draw_hay(brush: Brush, x: float, y: float, radius: float) -> None:
    light, dark = HAY
    brush.oval(x - radius, y - radius * 0.8, x + radius, y + radius * 0.8, dark)
    brush.oval(x - radius, y - radius * 0.85, x + radius * 0.62, y + radius * 0.55, light)


def _draw_sheep(brush: Brush, x: float, y: float, radius: float, *, facing: int) -> None:
    light, dark = FLEECE
    brush.oval(x - radius * 0.9, y - radius * 0.5, x + radius * 0.9, y + radius * 0.7, dark)
    brush.oval(x - radius * 0.9, y - radius * 0.62, x + radius * 0.8, y + radius * 0.48, light)
    brush.disc(x + facing * radius * 0.85, y - radius * 0.25, radius * 0.32, TRUNK)
