"""The tiles: painted large from their lines and their scenery, shrunk once and kept."""

import functools

from PIL import Image

from render.carcassonne.buildings import (
    draw_gate,
    draw_house,
    draw_monastery,
    draw_shield,
    draw_wall,
    draw_well,
    draw_yard,
    shade_house,
    shade_monastery,
    shade_wall,
)
from render.carcassonne.geometry import GREEN_RADIUS, ROAD_WIDTH, Lines, lines_of
from render.carcassonne.paints import (
    HEDGE,
    ROAD,
    ROAD_EDGE,
    ROAD_RUT,
    SHADE,
    STREET,
)
from render.carcassonne.plants import draw_crops, draw_plant, shade_plant
from render.carcassonne.scenery import houses_of, plants_of
from render.sprites import Brush, Point
from render.theme import mix

MASTER = 192
"""Sprites up to this side are shrunk from one that was drawn once."""
_SHADE = 82
"""How dark shadows are, of 255."""


@functools.lru_cache(maxsize=600)
def tile_sprite(letter: str, turn: int, variant: int, side: int) -> Image.Image:
    """All of a tile but its meadow, which shines through from the ground below."""
    if side == MASTER:
        return _painted(letter, turn, variant, MASTER, 3)
    if side > MASTER:
        return _painted(letter, turn, variant, side, 2)
    master = tile_sprite(letter, turn, variant, MASTER)
    return master.resize((side, side), Image.Resampling.LANCZOS)


def _painted(letter: str, turn: int, variant: int, side: int, oversize: int) -> Image.Image:
    large = side * oversize
    image = Image.new("RGBA", (large, large))
    shadows = Image.new("RGB", (large, large))
    brush, shade = Brush(image, large / 100), Brush(shadows, large / 100)
    lines = lines_of(letter, turn)
    plants = plants_of(letter, turn, variant)
    houses = houses_of(letter, turn, variant)
    _draw_flat(brush, lines)
    for plant in plants:
        if plant.growth == "crops":
            draw_crops(brush, plant)
        shade_plant(shade, plant)
    for house in houses:
        shade_house(shade, house)
    for city in lines.cities:
        for wall in city.walls:
            shade_wall(shade, wall)
    if lines.monastery:
        shade_monastery(shade)
    image.alpha_composite(_veil(shadows.convert("L")))
    _draw_upright(brush, lines, letter, turn, variant)
    return image.reduce(oversize)


def _veil(mask: Image.Image) -> Image.Image:
    veil = Image.new("RGBA", mask.size, (*SHADE, 0))
    veil.putalpha(mask.point(lambda value: value * _SHADE // 255))
    return veil


def _draw_flat(brush: Brush, lines: Lines) -> None:
    for edge, width in ((ROAD_EDGE, ROAD_WIDTH + 2), (ROAD, ROAD_WIDTH)):
        for road in lines.roads:
            brush.line(_beyond(road), edge, width)
        if lines.green:
            brush.disc(50, 50, GREEN_RADIUS + (1 if edge == ROAD_EDGE else 0), edge)
    for road in lines.roads:
        for off in (-1.9, 1.9):
            brush.line(_beside(_beyond(road), off), ROAD_RUT, 0.9)
    if lines.green:
        dark, light = HEDGE
        brush.disc(50, 50, 7.4, mix(dark, light, 0.4))
        brush.disc(49.8, 49.7, 6.8, light)
        draw_well(brush)
    if lines.monastery:
        draw_yard(brush)
    for city in lines.cities:
        brush.polygon(city.outline, STREET)


def _draw_upright(brush: Brush, lines: Lines, letter: str, turn: int, variant: int) -> None:
    """From the back of the picture to its front."""
    plants = [plant for plant in plants_of(letter, turn, variant) if plant.growth != "crops"]
    houses = houses_of(letter, turn, variant)
    for plant in sorted(plants, key=lambda plant: plant.at[1]):
        draw_plant(brush, plant)
    for city in lines.cities:
        for wall in city.walls:
            if _is_behind(wall, city.outline):
                draw_wall(brush, wall)
    for house in houses:
        draw_house(brush, house)
    for city in lines.cities:
        for wall in city.walls:
            if not _is_behind(wall, city.outline):
                draw_wall(brush, wall)
        if city.shield is not None:
            draw_shield(brush, city.shield, 24)
    if lines.gate is not None:
        draw_gate(brush, lines.gate)
    if lines.monastery:
        draw_monastery(brush)


def _is_behind(wall: tuple[Point, ...], outline: tuple[Point, ...]) -> bool:
    """Whether the city lies in front of the wall, nearer to the eye."""
    middle = sum(y for _, y in outline) / len(outline)
    return sum(y for _, y in wall) / len(wall) < middle


def _beyond(road: tuple[Point, ...]) -> tuple[Point, ...]:
    """A little over the edge of the tile, so that its round end is not seen."""
    def past(point: Point) -> Point:
        x, y = point
        grow = 3
        return (
            -grow if x <= 0 else 100 + grow if x >= 100 else x,
            -grow if y <= 0 else 100 + grow if y >= 100 else y,
        )

    return (past(road[0]), *road[1:-1], past(road[-1]))


def _beside(road: tuple[Point, ...], off: float) -> tuple[Point, ...]:
    """The same line, so far to its side."""
    found = []
    for number, (x, y) in enumerate(road):
        ax, ay = road[max(0, number - 1)]
        bx, by = road[min(len(road) - 1, number + 1)]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1
        found.append((x - (by - ay) / length * off, y + (bx - ax) / length * off))
    return tuple(found)
