"""The dark nave behind every picture of Sintra: masonry hardly seen, in a frame of lead and brass."""

import functools

from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.sintra.paints import BRASS, JOINT, LEAD, NAVE
from render.sintra.palette import palette
from render.theme import WIDTH

_COURSE = 58
_BLOCK = 150


def nave(height: int) -> Canvas:
    """A canvas with that ground, whose colours are known."""
    canvas = Canvas(_ground(height).copy())
    canvas.palette = palette()
    return canvas


@functools.lru_cache(maxsize=8)
def _ground(height: int) -> Image.Image:
    image = Image.new("RGB", (WIDTH, height), NAVE)
    draw = ImageDraw.Draw(image)
    for course, y in enumerate(range(0, height, _COURSE)):
        draw.line([(0, y), (WIDTH, y)], fill=JOINT, width=3)
        for x in range(_BLOCK // 2 * (course % 2), WIDTH, _BLOCK):
            draw.line([(x, y), (x, y + _COURSE)], fill=JOINT, width=3)
    draw.rectangle((0, 0, WIDTH - 1, height - 1), outline=LEAD, width=10)
    draw.rectangle((6, 6, WIDTH - 7, height - 7), outline=BRASS, width=2)
    return image
