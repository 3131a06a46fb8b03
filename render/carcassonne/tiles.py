"""The tiles: painted large from their lines and their scenery, shrunk once and kept."""

import functools
from typing import NamedTuple

from PIL import Image, ImageDraw

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
from render.carcassonne.geometry import GREEN_RADIUS, ROAD_WIDTH, Lines, beside, lines_of, ribbon
from render.carcassonne.paints import (
    ROAD,
    ROAD_EDGE,
    ROAD_RUT,
    SHADE,
    STREET,
)
from render.carcassonne.palette import SHADOW
from render.carcassonne.plants import draw_crops, draw_plant, shade_plant
from render.carcassonne.scenery import House, Plant, houses_of, plants_of
from render.sprites import Brush, Point

MASTER = 192
"""Sprites up to this side are shrunk from one that was drawn once."""
PLAIN = 108
"""Up to this side what is small is left out: it would be specks."""
_PLAIN_HOUSES = 1.4
_SMALL = frozenset({"tuft", "sheep"})
_OVER = 2
"""How far roads are drawn over the edge of their tile, which cuts them off."""


@functools.lru_cache(maxsize=600)
def tile_sprite(letter: str, turn: int, variant: int, side: int) -> Image.Image:
    """All of a tile but its meadow, which shines through from the ground below."""
    scene = Scene(letter, turn, variant, plain=side <= PLAIN)
    if side > MASTER:
        sprite = _painted(scene, side, 2)
    else:
        sprite = _master(scene).resize((side, side), Image.Resampling.LANCZOS)
    sprite.alpha_composite(_seam(side))
    return sprite


def _seam(side: int) -> Image.Image:
    """The joint to the next tiles, barely seen."""
    seam = Image.new("RGBA", (side, side))
    ImageDraw.Draw(seam).rectangle((0, 0, side - 1, side - 1), outline=(*SHADE, 26))
    return seam


class Scene(NamedTuple):
    """One kind of tile, lying so, adorned in one of several ways."""

    letter: str
    turn: int
    variant: int
    plain: bool
    """Larger houses and no small things, for tiles that are shown small."""

    @property
    def lines(self) -> Lines:
        return lines_of(self.letter, self.turn)

    @property
    def plants(self) -> list[Plant]:
        """From the back of the picture to its front."""
        plants = plants_of(self.letter, self.turn, self.variant)
        shown = [plant for plant in plants if not (self.plain and plant.growth in _SMALL)]
        return sorted(shown, key=lambda plant: plant.at[1])

    @property
    def houses(self) -> tuple[House, ...]:
        scale = _PLAIN_HOUSES if self.plain else 1
        return houses_of(self.letter, self.turn, self.variant, scale)


@functools.lru_cache(maxsize=200)
def _master(scene: Scene) -> Image.Image:
    return _painted(scene, MASTER, 3)


def _painted(scene: Scene, side: int, oversize: int) -> Image.Image:
    large = side * oversize
    image, shadows = Image.new("RGBA", (large, large)), Image.new("RGB", (large, large))
    brush, shade = Brush(image, large / 100), Brush(shadows, large / 100)
    _draw_flat(brush, scene)
    _draw_shadows(shade, scene)
    image.alpha_composite(_veil(shadows.convert("L")))
    for plant in scene.plants:
        draw_plant(brush, plant)
    _draw_cities(brush, scene)
    if scene.lines.monastery:
        draw_monastery(brush)
    return image.reduce(oversize)


def _draw_shadows(shade: Brush, scene: Scene) -> None:
    for plant in scene.plants:
        shade_plant(shade, plant)
    for house in scene.houses:
        shade_house(shade, house)
    for city in scene.lines.cities:
        for wall in city.walls:
            shade_wall(shade, wall)
    if scene.lines.monastery:
        shade_monastery(shade)


def _veil(mask: Image.Image) -> Image.Image:
    veil = Image.new("RGBA", mask.size, (*SHADE, 0))
    veil.putalpha(mask.point(lambda value: value * SHADOW // 255))
    return veil


def _draw_flat(brush: Brush, scene: Scene) -> None:
    """What lies on the ground: roads, crops, gardens and streets."""
    lines = scene.lines
    for plant in scene.plants:
        if plant.growth == "crops":
            draw_crops(brush, plant)
    _draw_roads(brush, scene)
    if lines.monastery:
        draw_yard(brush)
    for city in lines.cities:
        brush.polygon(city.outline, STREET)


def _draw_roads(brush: Brush, scene: Scene) -> None:
    lines = scene.lines
    for edge, width in ((ROAD_EDGE, ROAD_WIDTH + 2), (ROAD, ROAD_WIDTH)):
        for road in lines.roads:
            brush.polygon(ribbon(road, width, longer=_OVER), edge)
        if lines.green:
            brush.disc(50, 50, GREEN_RADIUS + (width - ROAD_WIDTH) / 2, edge)
    if not scene.plain:
        for road in lines.roads:
            for off in (-1.9, 1.9):
                brush.polygon(ribbon(beside(road, off), 0.9, longer=_OVER), ROAD_RUT)
    if lines.green:
        draw_well(brush)


def _draw_cities(brush: Brush, scene: Scene) -> None:
    """Walls behind, houses, walls in front, and what stands at them."""
    lines = scene.lines
    walls = [(wall, _is_behind(wall, city.outline)) for city in lines.cities for wall in city.walls]
    for wall, behind in walls:
        if behind:
            draw_wall(brush, wall, plain=scene.plain)
    for house in scene.houses:
        draw_house(brush, house)
    for wall, behind in walls:
        if not behind:
            draw_wall(brush, wall, plain=scene.plain)
    for city in lines.cities:
        if city.shield is not None:
            draw_shield(brush, city.shield, 28 if scene.plain else 24)
    if lines.gate is not None:
        draw_gate(brush, lines.gate)


def _is_behind(wall: tuple[Point, ...], outline: tuple[Point, ...]) -> bool:
    """Whether the city lies in front of the wall, nearer to the eye."""
    middle = sum(y for _, y in outline) / len(outline)
    return sum(y for _, y in wall) / len(wall) < middle
