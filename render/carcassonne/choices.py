"""What one seat chooses from: the ways a tile could lie, and the spots for a follower on it."""

from collections.abc import Mapping, Sequence

from engine.carcassonne.cells import Cell
from engine.carcassonne.data import FeatureKind
from engine.carcassonne.state import PlacedTile
from engine.carcassonne.tiles import TILES
from engine.carcassonne.view import View
from engine.core import Seat
from render.boxes import Box
from render.canvas import Canvas
from render.carcassonne.board import table_picture, tiles_of
from render.carcassonne.choice_layout import SpotsLayout, grid_around, spots_layout, ways_layout
from render.carcassonne.grid import Grid
from render.carcassonne.ground import spots_of
from render.carcassonne.icons import FEATURES
from render.carcassonne.landscape import paint_landscape
from render.carcassonne.marks import draw_followers, draw_newest, on_tile
from render.theme import (
    GOLD,
    GOLD_LINE,
    INK,
    IVORY,
    PANEL,
    SEAT_COLOURS,
    ink_on,
)

_SPOT = 88
"""How wide the disc with a spot's letter is."""
_LETTER = 72
_RISES = {"a": 0.09, "c": 0.09, "e": 0.09, "g": 0.2}
"""How far letters without an ascender are lifted to stand in the middle, as a part of the size."""


def draw_ways(view: View, letter: str, cell: Cell, turns: Sequence[int]) -> bytes:
    """A tile of that kind in that cell, turned in every way it could lie there, with its neighbours."""
    layout = ways_layout(len(turns))
    canvas = table_picture(layout.height)
    for number, (box, turned) in enumerate(zip(layout.ways, turns, strict=True)):
        canvas.panel(box.frame, PANEL, 18, GOLD_LINE, 3, shadow=True)
        canvas.figure(box.number, str(number + 1), GOLD, 72)
        grid = grid_around(box.land, layout.cell)._replace(first=cell)
        land = _land(view, PlacedTile(letter, cell, turned), grid)
        canvas.inlay(land.image, box.land, 14)
    return canvas.file()


def _land(view: View, tile: PlacedTile, grid: Grid) -> Canvas:
    """The landscape around a tile that may come to lie there."""
    tiles = (*(each for each in tiles_of(view) if each.cell != tile.cell), tile)
    land = Canvas(paint_landscape(tiles, grid))
    draw_newest(land, grid.box(tile.cell))
    draw_followers(land, grid, view.tiles, view.followers)
    return land


def draw_spots(view: View, tile: PlacedTile, letters: Mapping[str, str], seat: Seat) -> bytes:
    """The tile large, a letter on every spot, and beside it which part of the land each is."""
    layout = spots_layout(len(letters))
    canvas = table_picture(layout.height)
    canvas.panel(layout.land.inset(-3), GOLD_LINE, 18, shadow=True)
    grid = grid_around(layout.land, layout.cell)._replace(first=tile.cell)
    land = _land(view, tile, grid)
    places = spots_of(tile.tile, tile.turned)
    for spot, letter in letters.items():
        x, y = on_tile(grid.box(tile.cell), places[spot])
        _draw_spot(
            land, Box(round(x) - _SPOT // 2, round(y) - _SPOT // 2, _SPOT, _SPOT), letter, seat
        )
    canvas.inlay(land.image, layout.land, 16)
    _draw_key(canvas, layout, tile, letters, seat)
    return canvas.file()


def _draw_key(
    canvas: Canvas, layout: SpotsLayout, tile: PlacedTile, letters: Mapping[str, str], seat: Seat
) -> None:
    for line, (spot, letter) in zip(layout.lines, letters.items(), strict=True):
        _draw_spot(canvas, line.letter.square(_SPOT), letter, seat)
        canvas.icon(FEATURES[kind_of(tile.tile, spot)], line.icon)


def kind_of(letter: str, spot: str) -> FeatureKind:
    tile = TILES[letter]
    return tile.segments[tile.segment(spot)].kind


def _draw_spot(canvas: Canvas, box: Box, letter: str, seat: Seat) -> None:
    fill = SEAT_COLOURS[seat]
    canvas.panel(box, IVORY, box.w // 2, shadow=True)
    canvas.panel(box.inset(3), INK, box.w // 2)
    canvas.panel(box.inset(6), fill, box.w // 2)
    middle = box.inset(6)
    up = round(_RISES.get(letter, 0) * _LETTER)
    canvas.figure(Box(middle.x, middle.y - up, middle.w, middle.h), letter, ink_on(fill), _LETTER)
