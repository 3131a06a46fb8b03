"""The gallery that The Great Split is played in: a damask wall, a gilt frame, walnut panels."""

import functools
import math

from PIL import Image, ImageDraw

from render.boxes import Box
from render.canvas import Canvas
from render.great_split.colours import (
    HAIRLINE,
    MIST,
    PANEL,
    PANEL_GRAIN,
    PANEL_LIT,
    WALL,
    WALL_FIGURE,
    WELL,
)
from render.sprites import OVERSIZE, Brush, Point
from render.surroundings import Surroundings
from render.theme import GOLD, GOLD_DEEP, GOLD_LINE, SHADOW, WIDTH, mix

_REPEAT = 150
"""The width of the damask's pattern; it divides the picture's."""
_FRAME = ((3, GOLD_DEEP), (4, GOLD_LINE), (2, GOLD), (3, GOLD_DEEP), (3, mix(WALL, SHADOW, 0.6)))
"""The mouldings of the frame from the outside in: their widths and colours."""
_RADIUS = 18
AWNING = (mix((214, 60, 80), WELL, 0.25), mix((246, 236, 214), WELL, 0.15))
"""The two colours of a stall's stripes."""
_GRAIN = 1600
"""The height of the plank that panels are cut from: more than the highest."""


def walnut(canvas: Canvas, box: Box) -> None:
    """A panel with a brass edge, cut from the same plank wherever it lies."""
    canvas.panel(box, PANEL, _RADIUS, HAIRLINE, shadow=True)
    inner = box.inset(2)
    canvas.inlay(_plank().crop((inner.x, 0, inner.right, inner.h)), inner, _RADIUS - 2)


@functools.lru_cache(maxsize=8)
def _wall(height: int) -> Image.Image:
    image = Image.new("RGB", (WIDTH, height), WALL)
    tile = _damask()
    for y in range(0, height, tile.height):
        for x in range(0, WIDTH, tile.width):
            image.paste(WALL_FIGURE, (x, y), tile)
    draw = ImageDraw.Draw(image)
    at = 0
    for width, colour in _FRAME:
        for _ in range(width):
            draw.rectangle((at, at, WIDTH - 1 - at, height - 1 - at), outline=colour)
            at += 1
    return image


@functools.cache
def _damask() -> Image.Image:
    """A pomegranate between leaves, and again half a pattern lower; a mask."""
    width, height = _REPEAT, _REPEAT * 4 // 3
    large = Image.new("L", (width * OVERSIZE, height * OVERSIZE))
    unit = width * OVERSIZE / 100
    draw = ImageDraw.Draw(large)
    for column, row in ((0, 0.5), (1, 0.5), (0.5, 0), (0.5, 1)):
        at = (column * 100, row * 100 * 4 / 3)
        for points in _ornament():
            draw.polygon([((at[0] + x) * unit, (at[1] + y) * unit) for x, y in points], fill=255)
    return large.reduce(OVERSIZE).point(lambda value: round(value / 85) * 85)


def _ornament() -> list[list[Point]]:
    """Around its middle, symmetrical."""
    shapes = [_drop((0, -6), 0, 26, 19), _drop((0, -40), 0, 13, 8), _drop((0, 42), 180, 13, 7)]
    for side in (-1, 1):
        shapes += [
            _drop((side * 23, -14), side * 28, 21, 8),
            _drop((side * 33, 12), side * 75, 18, 8),
            _drop((side * 18, 30), side * 140, 17, 7),
        ]
    return shapes


def _drop(at: Point, turn: float, length: float, width: float) -> list[Point]:
    """A leaf with its tip upwards, turned clockwise around its middle."""
    outline = [
        (width * math.sin(math.pi * part) ** 1.5 * side, length * (1 - 2 * part))
        for side, parts in ((1, range(13)), (-1, range(12, -1, -1)))
        for part in [number / 12 for number in parts]
    ]
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(at[0] + x * cos + y * sin, at[1] + x * sin - y * cos) for x, y in outline]


@functools.cache
def _plank() -> Image.Image:
    """Walnut with its grain in long, slow waves."""
    image = Image.new("RGB", (WIDTH, _GRAIN), PANEL)
    draw = ImageDraw.Draw(image)
    for number, top in enumerate(range(-10, _GRAIN + 10, 22)):
        wave = 5 + number * 5 % 7
        points = [
            (x, top + wave * math.sin(x / 190 + number * 1.7) + (number * 37) % 9)
            for x in range(0, WIDTH + 24, 24)
        ]
        draw.line(points, PANEL_GRAIN, 3 + number * 3 % 5)
    return image


def draw_awning(canvas: Canvas, box: Box) -> None:
    """Along the upper edge of a stall's panel."""
    canvas.stamp(_awning(box.w, box.h), box)


@functools.lru_cache(maxsize=4)
def _awning(width: int, height: int) -> Image.Image:
    stripes = 20
    large = Image.new("RGBA", (width * OVERSIZE, height * OVERSIZE))
    draw = ImageDraw.Draw(large)
    pitch, deep = width * OVERSIZE / stripes, height * OVERSIZE
    for stripe in range(stripes):
        left, right = stripe * pitch, (stripe + 1) * pitch
        fill = AWNING[stripe % 2]
        draw.rectangle((left, 0, right, deep * 0.5), fill=fill)
        draw.ellipse((left, 0, right, deep - 1), fill=fill)
    draw.rectangle((0, 0, width * OVERSIZE, deep * 0.16), fill=GOLD_LINE)
    return large.reduce(OVERSIZE)


GALLERY = Surroundings(_wall, walnut, PANEL, PANEL_LIT, HAIRLINE, MIST)


def awning(brush: Brush) -> None:
    """A market stall: a striped awning over its posts."""
    brush.box(14, 40, 22, 98, GOLD_DEEP)
    brush.box(78, 40, 86, 98, GOLD_DEEP)
    brush.box(8, 84, 92, 98, GOLD_LINE, 3)
    for stripe in range(5):
        left, fill = 4 + stripe * 18.4, AWNING[stripe % 2]
        brush.polygon(
            [
                (14 + stripe * 14.4, 6),
                (28.4 + stripe * 14.4, 6),
                (left + 18.4, 38),
                (left, 38),
            ],
            fill,
        )
        brush.disc(left + 9.2, 38, 9.2, fill)
