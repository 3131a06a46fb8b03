"""The landscape: tiles side by side on one meadow, with towers where walls meet."""

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.carcassonne.cells import Cell
from engine.carcassonne.state import PlacedTile
from render.boxes import Box
from render.carcassonne.buildings import draw_tower
from render.carcassonne.geometry import CORNERS, lines_of
from render.carcassonne.grid import Grid
from render.carcassonne.ground import field_mask
from render.carcassonne.paints import EARTH, EARTH_DARK, MEADOW
from render.carcassonne.palette import WASH
from render.carcassonne.scenery import VARIANTS
from render.carcassonne.sea import paint_sea
from render.carcassonne.tiles import tile_sprite
from render.sprites import Brush, paint
from render.theme import Colour

Farms: TypeAlias = Mapping[Cell, Sequence[tuple[int, tuple[Colour, ...]]]]
"""For each cell the fields that belong to somebody, and the colours of their owners."""

_PERIOD = 5
"""The meadow repeats after so many cells."""
_GRAIN = 128
"""How many pixels of it were painted for a cell."""
_SWELLS = 9
"""How many rises and hollows there are across such a stretch."""
_TOWER = 0.3
"""How large the picture of a tower is, as a part of a cell."""


def paint_landscape(
    tiles: Sequence[PlacedTile], grid: Grid, farms: Farms | None = None
) -> Image.Image:
    """An island of tiles, as much of it as the grid shows."""
    cell = grid.cell
    seen = [(tile, grid.box(tile.cell)) for tile in tiles if grid.shows(tile.cell)]
    boxes = [box for _, box in seen]
    image = paint_sea(grid.size, boxes)
    _draw_cliffs(image, boxes)
    for tile, box in seen:
        image.paste(_meadow(cell, tile.cell[0] % _PERIOD, tile.cell[1] % _PERIOD), box[:2])
        for field, colours in (farms or {}).get(tile.cell, ()):
            for number, colour in enumerate(colours):
                mask = _wash(tile.tile, tile.turned, field, cell, number, len(colours))
                image.paste(colour, box[:2], mask)
    for tile, box in seen:
        sprite = tile_sprite(tile.tile, tile.turned, variant_of(tile), cell)
        image.paste(sprite, box[:2], sprite)
    side = round(cell * _TOWER)
    tower = paint(_tower, side)
    for place in sorted(
        _towers([tile for tile, _ in seen]), key=lambda place: (place[1], place[0])
    ):
        x, y, _, _ = grid.box(place)
        image.paste(tower, (x - side // 2, y - round(side * 0.7)), tower)
    return image


@functools.lru_cache(maxsize=256)
def _wash(letter: str, turn: int, field: int, cell: int, number: int, count: int) -> Image.Image:
    """Where a farm takes its owner's colour; several owners share it in stripes."""
    # Under the edges of roads and walls, but never across them.
    mask = field_mask(letter, turn, field).filter(ImageFilter.MaxFilter(7))
    mask = mask.resize((cell, cell), Image.Resampling.BICUBIC)
    mask = mask.point(lambda value: WASH if value > 127 else 0)
    if count > 1:
        stripes = Image.new("L", (cell, cell))
        draw = ImageDraw.Draw(stripes)
        wide = cell / (2 * count)
        # As many stripes go into a cell as owners twice, so they meet those of the next cell.
        for start in range(-2 * count, 2 * count + 1):
            if start % count == number:
                left = start * wide
                draw.polygon(
                    [(left, 0), (left + wide, 0), (left + wide + cell, cell), (left + cell, cell)],
                    fill=255,
                )
        mask = ImageChops.multiply(mask, stripes)
    return mask


def variant_of(tile: PlacedTile) -> int:
    x, y = tile.cell
    return (x * 5 + y * 3 + tile.turned) % VARIANTS


def _towers(tiles: Sequence[PlacedTile]) -> list[tuple[int, int]]:
    """The corners of the grid at which the walls of at least two tiles meet."""
    ends: Counter[tuple[int, int]] = Counter()
    for tile in tiles:
        here = set()
        for city in lines_of(tile.tile, tile.turned).cities:
            for wall in city.walls:
                here |= {_grid_corner(wall[0]), _grid_corner(wall[-1])}
        ends.update((tile.cell[0] + dx, tile.cell[1] + dy) for dx, dy in here)
    return [place for place, count in ends.items() if count > 1]


def _grid_corner(point: tuple[float, float]) -> tuple[int, int]:
    x, y = min(CORNERS, key=lambda c: (c[0] - point[0]) ** 2 + (c[1] - point[1]) ** 2)
    return int(x // 100), int(y // 100)


def _tower(brush: Brush) -> None:
    # A tile's 20 units fill the sprite; the tower's foot stands at 50, 70.
    draw_tower(brush.within(50, 70, 480), 0, 0)


def _draw_cliffs(image: Image.Image, boxes: list[Box]) -> None:
    """How thick the tiles are, where the eye sees it: below them."""
    draw = ImageDraw.Draw(image)
    for box in boxes:
        thick = max(2, round(box.h * 0.05))
        right = box.right - 1
        draw.rectangle((box.x, box.bottom, right, box.bottom + thick - 1), fill=EARTH)
        draw.rectangle(
            (box.x, box.bottom + thick - max(1, thick // 3), right, box.bottom + thick - 1),
            fill=EARTH_DARK,
        )


@functools.lru_cache(maxsize=128)
def _meadow(cell: int, column: int, row: int) -> Image.Image:
    x, y = column * _GRAIN, row * _GRAIN
    return _meadows().resize(
        (cell, cell), Image.Resampling.BICUBIC, box=(x, y, x + _GRAIN, y + _GRAIN)
    )


@functools.cache
def _meadows() -> Image.Image:
    """Rises and hollows in a few greens, the same again to all sides."""
    dice = Random("meadows")  # noqa: S311 - scenery, no secret
    side = _GRAIN * _PERIOD
    swell = _wrapped(dice, _SWELLS, side)
    ripple = _wrapped(dice, _SWELLS * 3, side)
    height = Image.blend(swell, ripple, 0.3)
    image = Image.new("RGB", (side, side), MEADOW[0])
    for step, green in enumerate(MEADOW[1:]):
        edge = 96 + step * 24
        image.paste(green, (0, 0), height.point([_ramp(value - edge) for value in range(256)]))
    return image


def _ramp(value: int) -> int:
    """A border that is soft over a few steps of height."""
    return max(0, min(255, 128 + value * 40))


def _wrapped(dice: Random, knots: int, side: int) -> Image.Image:
    small = Image.frombytes("L", (knots, knots), dice.randbytes(knots * knots))
    wide = Image.new("L", (knots * 3, knots * 3))
    for x in range(3):
        for y in range(3):
            wide.paste(small, (x * knots, y * knots))
    return wide.resize(
        (side, side), Image.Resampling.BICUBIC, box=(knots, knots, 2 * knots, 2 * knots)
    )
