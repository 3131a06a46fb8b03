"""What grows and stands on the meadows: chosen by fixed dice, never across a border."""

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from render.carcassonne.geometry import CityLines, lines_of, turned
from render.carcassonne.ground import RASTER, clearance
from render.sprites import Point

Growth: TypeAlias = Literal["crops", "cottage", "grove", "tree", "hay", "sheep", "bush", "tuft"]
VARIANTS = 3
"""So many ways one kind of tile may be adorned: neighbours of one kind need not be twins."""

_ROOM: dict[Growth, float] = {
    "crops": 13.5, "cottage": 7.5, "grove": 8, "tree": 5, "hay": 3.6, "sheep": 3, "bush": 2.8, "tuft": 1.5,
}  # fmt: skip
"""The radius that each needs for itself."""
_WISHES: tuple[tuple[Growth, int, float], ...] = (
    ("crops", 2, 0.7),
    ("cottage", 1, 0.4),
    ("grove", 2, 0.75),
    ("tree", 5, 0.8),
    ("hay", 1, 0.35),
    ("sheep", 3, 0.4),
    ("bush", 6, 0.8),
    ("tuft", 12, 1),
)
"""How many of each at most, and how likely each of them is."""
_TRIES = 40
_COTTAGE = 0.78
"""The scale of houses where a city is narrow."""


@dataclass(frozen=True, slots=True)
class Plant:
    """One thing on a meadow, within a circle around its place."""

    growth: Growth
    at: Point
    radius: float
    whim: int
    """Decides its colour and its leaning."""


@dataclass(frozen=True, slots=True)
class House:
    at: Point
    """The middle of its foot."""
    width: float
    whim: int
    scale: float = 1
    """Of everything but its width."""


@functools.lru_cache(maxsize=512)
def plants_of(letter: str, turn: int, variant: int) -> tuple[Plant, ...]:
    """The same things in the same places of the tile, however it lies."""
    return tuple(
        Plant(plant.growth, turned(plant.at, turn), plant.radius, plant.whim)
        for plant in _plants(letter, variant)
    )


@functools.lru_cache(maxsize=128)
def _plants(letter: str, variant: int) -> tuple[Plant, ...]:
    dice = Random(f"meadow {letter} {variant}")  # noqa: S311 - scenery, no secret
    room = clearance(letter).tobytes()
    found: list[Plant] = []
    for growth, most, likely in _WISHES:
        for _ in range(most):
            if dice.random() > likely:
                continue
            radius = _ROOM[growth]
            at = _place(dice, room, radius, found)
            if at is not None:
                found.append(Plant(growth, at, radius, dice.randrange(1000)))
    return tuple(found)


def _place(dice: Random, room: bytes, radius: float, taken: list[Plant]) -> Point | None:
    for _ in range(_TRIES):
        column, row = dice.randrange(RASTER), dice.randrange(RASTER)
        at = (column + 0.5, row + 0.5)
        if room[row * RASTER + column] > radius and _is_free(at, radius, taken):
            return at
    return None


def _is_free(at: Point, radius: float, taken: list[Plant]) -> bool:
    return all(
        (plant.at[0] - at[0]) ** 2 + (plant.at[1] - at[1]) ** 2
        >= (plant.radius + radius + 0.5) ** 2
        for plant in taken
    )


@functools.lru_cache(maxsize=512)
def houses_of(letter: str, turn: int, variant: int, scale: float) -> tuple[House, ...]:
    """The roofs of a tile's cities, from the back to the front.

    Houses stand upright, so their places are found anew for every way the tile may lie.
    """
    dice = Random(f"city {letter} {turn} {variant}")  # noqa: S311 - scenery, no secret
    houses: list[House] = []
    for city in lines_of(letter, turn).cities:
        # Where there is no room for large houses, small ones stand.
        sizes = (scale, 1, _COTTAGE) if scale > 1 else (scale, _COTTAGE)
        houses += max((_houses(dice, city, size) for size in sizes), key=_fullness)
    return tuple(sorted(houses, key=lambda house: house.at[1]))


def _fullness(houses: Iterable[House]) -> float:
    """How much of a city they fill; among the nearly equal larger houses are better."""
    return sum(house.width * house.scale**2 for house in houses)


def _houses(dice: Random, city: CityLines, scale: float) -> list[House]:
    """Row by row, side by side, wherever one has room."""
    streets = _city_room(city.outline)
    found: list[House] = []
    row = 0
    y = 9.0 * scale
    while y < RASTER:
        x = 4.5 + (row % 2) * 4 + dice.random() * 3
        while x < RASTER - 4:
            width = scale * dice.choice((8.5, 9.5, 10.5, 12))
            at = (x + width / 2, y + dice.uniform(-1, 1))
            house = House(at, width, dice.randrange(1000), scale)
            if _stands(streets, house) and not _hides(house, city.shield):
                found.append(house)
            x += width + scale * dice.uniform(0.6, 2.4)
        y += 9.6 * scale
        row += 1
    return found


def _city_room(outline: tuple[Point, ...]) -> Image.Image:
    mask = Image.new("L", (RASTER, RASTER))
    ImageDraw.Draw(mask).polygon(outline, fill=255)
    return mask


def _stands(streets: Image.Image, house: House) -> bool:
    """With its whole picture inside the city and the tile."""
    (x, y), half = house.at, house.width / 2
    for dx in (-half - 1.5, 0, half + 1.5):
        for dy in (2.2, -4 * house.scale, -11 * house.scale):
            px, py = int(x + dx), int(y + dy)
            if not (1 <= px < RASTER - 1 and -3 <= py < RASTER - 1):
                return False
            if streets.getpixel((px, max(0, py))) != 255:
                return False
    return True


def _hides(house: House, shield: Point | None) -> bool:
    if shield is None:
        return False
    (x, y), half = house.at, house.width / 2
    return abs(x - shield[0]) < half + 11 and -13 < y - shield[1] < 12 + 10 * house.scale
