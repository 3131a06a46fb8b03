"""The wheel of dim glass behind the factories, which makes a rose window of them."""

import functools
import math

from PIL import Image, ImageDraw

from engine.sintra.data import COLOURS
from render.boxes import Box
from render.canvas import Canvas
from render.sintra.paints import BRASS, GLASS, LEAD, NICHE, STONE, STONE_LIT
from render.sintra.rose_layout import RoseBox
from render.sprites import OVERSIZE
from render.theme import mix

_RIM = 34
"""How far the wheel reaches beyond the middles of the factories."""
_HALO = ((150, 0.25), (100, 0.5), (56, 0.8))
"""How far its light reaches beyond it, and how strong it is there."""


def draw_tracery(canvas: Canvas, box: RoseBox) -> None:
    x, y, _ = box.centre.disc
    reach = y - box.plates[0].disc.y + _RIM
    inner = box.frame.inset(3)
    canvas.inlay(_wall(inner.w, inner.h, y - inner.y, reach), inner, 23)
    wheel = _wheel(reach, len(box.plates))
    canvas.stamp(wheel, Box(x - reach, y - reach, 2 * reach, 2 * reach))


@functools.lru_cache(maxsize=4)
def _wall(width: int, height: int, middle: int, reach: int) -> Image.Image:
    """Stone, lighter around the wheel."""
    image = Image.new("RGB", (width * 2, height * 2), STONE)
    draw = ImageDraw.Draw(image)
    for further, part in _HALO:
        radius = 2 * (reach + further)
        box = (width - radius, 2 * middle - radius, width + radius, 2 * middle + radius)
        draw.ellipse(box, fill=mix(STONE, STONE_LIT, part))
    return image.reduce(2)


@functools.lru_cache(maxsize=4)
def _wheel(reach: int, spokes: int) -> Image.Image:
    """Two rings of glass between spokes of lead; the panes of a ring take turns in colour."""
    middle = reach * OVERSIZE
    image = Image.new("RGBA", (2 * middle, 2 * middle))
    draw = ImageDraw.Draw(image)

    def disc(radius: float, fill: tuple[int, int, int]) -> None:
        draw.ellipse(
            (middle - radius, middle - radius, middle + radius, middle + radius), fill=fill
        )

    def ring(radius: float, count: int, turn: float, offset: int, dim: float) -> None:
        box = (middle - radius, middle - radius, middle + radius, middle + radius)
        for number in range(count):
            start = turn + 360 * number / count
            colour = GLASS[COLOURS[(number * 2 + offset) % len(COLOURS)]]
            shade = mix(colour, NICHE, dim + 0.06 * (number % 2))
            draw.pieslice(box, start, start + 360 / count, fill=shade)
        for number in range(count):
            angle = math.radians(turn + 360 * number / count)
            tip = (middle + radius * math.cos(angle), middle + radius * math.sin(angle))
            draw.line([(middle, middle), tip], fill=LEAD, width=5 * OVERSIZE)

    disc(middle, LEAD)
    disc(middle - 3 * OVERSIZE, mix(BRASS, NICHE, 0.2))
    disc(middle - 8 * OVERSIZE, LEAD)
    ring(middle - 11 * OVERSIZE, 2 * spokes, -90, 0, 0.7)
    disc(middle * 0.74, LEAD)
    ring(middle * 0.74 - 5 * OVERSIZE, spokes, -90 + 180 / spokes, 1, 0.62)
    return image.reduce(OVERSIZE)
