"""What is drawn over the landscape: followers, the newest tile, light on what was completed, letters."""

import functools
from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw, ImageFilter

from engine.carcassonne.cells import Cell
from engine.carcassonne.state import PlacedTile
from engine.carcassonne.view import FeatureView, FollowerView
from render.boxes import Box
from render.canvas import Canvas
from render.carcassonne.figures import figure_sprite
from render.carcassonne.geometry import ROAD_WIDTH, YARD_RADIUS, lines_of
from render.carcassonne.grid import Grid
from render.carcassonne.ground import spots_of
from render.carcassonne.paints import AMBER, GLOW, LANTERN
from render.sprites import Point
from render.theme import FIGURE, GOLD, INK, IVORY, mix

_HALF = 2
"""Light is painted at half the size: nobody sees the difference."""
_TAG = 56
"""The side of a letter's plaque beside a follower."""
_LIGHT = 150
"""How bright it is, of 255."""


def draw_followers(
    canvas: Canvas,
    grid: Grid,
    tiles: Sequence[PlacedTile],
    followers: Sequence[FollowerView],
) -> None:
    """From the back to the front."""
    for follower in sorted(followers, key=lambda each: (each.cell[1], each.cell[0])):
        if not grid.shows(follower.cell):
            continue
        side = figure_side(grid.cell)
        x, y = _stands_at(grid, tiles, follower)
        pose = "lying" if follower.on == "field" else "standing"
        sprite = figure_sprite(follower.seat, pose, side)
        canvas.image.paste(sprite, (round(x - side / 2), round(y - side * 0.55)), sprite)


def figure_side(cell: int) -> int:
    """Relatively larger on a small map."""
    return round(cell * 0.4 + 12)


def on_tile(box: Box, spot: Point) -> Point:
    return box.x + spot[0] * box.w / 100, box.y + spot[1] * box.h / 100


def draw_newest(canvas: Canvas, box: Box) -> None:
    """A golden line around the newest tile."""
    draw = ImageDraw.Draw(canvas.image)
    line = max(3, min(6, box.w // 26))
    x, y, right, bottom = box.x, box.y, box.right - 1, box.bottom - 1
    draw.rectangle(
        (x - line - 1, y - line - 1, right + line + 1, bottom + line + 1), outline=INK, width=2
    )
    draw.rectangle(
        (x - line + 1, y - line + 1, right + line - 1, bottom + line - 1), outline=GOLD, width=line
    )
    draw.rectangle((x + 1, y + 1, right - 1, bottom - 1), outline=mix(INK, GOLD, 0.2), width=1)


def draw_light(
    canvas: Canvas,
    grid: Grid,
    tiles: Sequence[PlacedTile],
    features: Sequence[FeatureView],
) -> None:
    """A warm light on what was just completed, brightest along its border."""
    if not features:
        return
    mask = Image.new("L", (grid.size[0] // _HALF + 1, grid.size[1] // _HALF + 1))
    draw = ImageDraw.Draw(mask)
    for feature in features:
        for number, spot in feature.spots:
            if grid.shows(tiles[number].cell):
                _light_up(draw, grid, tiles[number], spot)
    soft = mask.filter(ImageFilter.GaussianBlur(grid.cell / 16))
    soft = soft.point(lambda value: value * _LIGHT // 255)
    full = soft.resize((mask.width * _HALF, mask.height * _HALF), Image.Resampling.BILINEAR)
    canvas.image.paste(GLOW, (0, 0), full.crop((0, 0, *grid.size)))


def _light_up(draw: ImageDraw.ImageDraw, grid: Grid, tile: PlacedTile, spot: str) -> None:
    box = grid.box(tile.cell)
    unit = grid.cell / 100 / _HALF
    left, top = box.x / _HALF, box.y / _HALF

    def at(points: Sequence[Point]) -> list[Point]:
        return [(left + x * unit, top + y * unit) for x, y in points]

    lines = lines_of(tile.tile, tile.turned)
    kind, _, index = spot.partition("-")
    match kind:
        case "city":
            draw.polygon(at(lines.cities[int(index)].outline), fill=255)
        case "road":
            wide = round((ROAD_WIDTH + 10) * unit)
            draw.line(at(lines.roads[int(index)]), fill=255, width=wide, joint="curve")
        case _:
            reach = YARD_RADIUS + 4
            (start, end) = at([(50 - reach, 50 - reach), (50 + reach, 50 + reach)])
            draw.ellipse((start, end), fill=255)


def draw_letters(canvas: Canvas, grid: Grid, letters: Mapping[Cell, str]) -> None:
    """On each free cell that may be picked the letter of its button, in its own light."""
    halo = _halo(grid.cell)
    reach = (halo.width - grid.cell) // 2
    boxes = [(grid.box(cell), letter) for cell, letter in letters.items() if grid.shows(cell)]
    for box, _ in boxes:
        canvas.image.paste(AMBER, (box.x - reach, box.y - reach), halo)
    for box, letter in boxes:
        inner = box.inset(max(2, grid.cell // 20))
        canvas.panel(inner, LANTERN, grid.cell // 6, GOLD, max(3, grid.cell // 26))
        canvas.figure(inner, letter, IVORY, max(FIGURE, min(84, grid.cell // 2)))


def draw_tags(
    canvas: Canvas,
    grid: Grid,
    tiles: Sequence[PlacedTile],
    followers: Sequence[FollowerView],
    letters: Mapping[Cell, str],
) -> None:
    """A letter beside each follower that may be picked."""
    for follower in followers:
        if follower.cell in letters and grid.shows(follower.cell):
            x, y = _stands_at(grid, tiles, follower)
            left = round(x + figure_side(grid.cell) * 0.42)
            tag = Box(min(left, grid.size[0] - _TAG), round(y - _TAG * 0.6), _TAG, _TAG)
            canvas.panel(tag, LANTERN, _TAG // 6, GOLD, 3)
            canvas.figure(tag, letters[follower.cell], IVORY, FIGURE)


def _stands_at(grid: Grid, tiles: Sequence[PlacedTile], follower: FollowerView) -> Point:
    tile = tiles[follower.tile]
    return on_tile(grid.box(follower.cell), spots_of(tile.tile, tile.turned)[follower.spot])


@functools.lru_cache(maxsize=16)
def _halo(cell: int) -> Image.Image:
    """The soft light around a cell that may be picked."""
    reach = cell // 5
    mask = Image.new("L", (cell + 2 * reach, cell + 2 * reach))
    ImageDraw.Draw(mask).rounded_rectangle(
        (reach, reach, reach + cell - 1, reach + cell - 1), cell // 6, fill=190
    )
    return mask.filter(ImageFilter.GaussianBlur(reach / 2.2))
