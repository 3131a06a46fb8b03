"""The windows of a palace: an arch, two panes, and the light that falls through them."""

import functools
import math

from PIL import Image, ImageChops, ImageDraw

from engine.sintra.data import Colour
from render.boxes import Box
from render.canvas import Canvas
from render.sintra.glass import pane
from render.sintra.marks import draw_outline
from render.sintra.paints import (
    BRASS,
    CHALK,
    GLASS,
    LAMP,
    LEAD,
    LETTERS,
    NICHE,
    STONE,
    STONE_LIT,
)
from render.sintra.palace_layout import ColumnBox
from render.sprites import OVERSIZE
from render.theme import IVORY, mix

_QUARRY = 26
"""How wide the little panes are through which light falls where a strip is gone."""
_FILM = 6
"""How thick the stone frame of a window is."""


def draw_window(
    canvas: Canvas,
    box: ColumnBox,
    panes: tuple[Colour, ...],
    points: int,
    kept: Colour | None,
    *,
    is_latest: bool,
) -> None:
    """The upper pane comes first; kept is what a move would add."""
    crown = box.crown
    canvas.stamp(_arch(crown.w + 2 * _FILM, crown.h + _FILM, panes), _around(crown))
    for number, spot in enumerate(box.window):
        canvas.panel(Box(spot.x - _FILM, spot.y, spot.w + 2 * _FILM, spot.h), _frame(panes), 0)
        if number < len(panes):
            glass = pane(panes[number], spot.w, spot.h, "lit", LETTERS[panes[number]])
        elif number == len(panes) and kept is not None:
            glass = pane(kept, spot.w, spot.h, "ghost", LETTERS[kept])
        else:
            glass = _empty(spot.w, spot.h)
        canvas.image.paste(glass, spot[:2])
        if is_latest and number == len(panes) - 1:
            draw_outline(canvas, spot, LAMP)
    if panes:
        # Light falls on the floor in front of a glazed window.
        canvas.panel(box.points.inset(-_FILM, 0), mix(GLASS[panes[-1]], STONE, 0.74), 10)
    canvas.figure(box.points, str(points), IVORY if panes else CHALK)


def _around(crown: Box) -> Box:
    return Box(crown.x - _FILM, crown.y - _FILM, crown.w + 2 * _FILM, crown.h + _FILM)


def _frame(panes: tuple[Colour, ...]) -> tuple[int, int, int]:
    """Of stone, and of brass once the window is complete."""
    return BRASS if len(panes) == 2 else mix(STONE_LIT, CHALK, 0.25)


@functools.lru_cache(maxsize=256)
def _arch(width: int, height: int, panes: tuple[Colour, ...]) -> Image.Image:
    """A pointed arch; its glass has the colours of the window."""
    image = Image.new("RGB", (width * OVERSIZE, height * OVERSIZE), _frame(panes))
    film = _FILM * OVERSIZE
    w, h = image.width - 2 * film, image.height - film
    glass = Image.new("RGB", (w, h), mix(NICHE, STONE, 0.5))
    draw = ImageDraw.Draw(glass)
    middle = w / 2
    if panes:
        left, right = GLASS[panes[0]], GLASS[panes[-1]]
        draw.rectangle((0, 0, middle, h), fill=mix(left, NICHE, 0.22))
        draw.rectangle((middle, 0, w, h), fill=mix(right, NICHE, 0.36))
    lead = max(OVERSIZE, film // 3)
    draw.line([(middle, 0), (middle, h)], fill=LEAD, width=lead)
    draw.line([(0, h), (middle, h * 0.4), (w, h)], fill=LEAD, width=lead)
    image.paste(glass, (film, film), _pointed(w, h))
    outer = _pointed(*image.size).resize((width, height), Image.Resampling.BOX)
    small = image.reduce(OVERSIZE).convert("RGBA")
    small.putalpha(outer)
    return small


@functools.lru_cache(maxsize=32)
def _pointed(width: int, height: int) -> Image.Image:
    """A mask where two quarter ovals meet above."""
    reach = height / math.sqrt(0.75)
    leaning = []
    for centre in (0, width):
        oval = Image.new("L", (width, height))
        ImageDraw.Draw(oval).ellipse(
            (centre - width, height - reach, centre + width, height + reach), fill=255
        )
        leaning.append(oval)
    return ImageChops.darker(*leaning)


@functools.lru_cache(maxsize=16)
def _empty(width: int, height: int) -> Image.Image:
    """Leaded, but without glass."""
    image = Image.new("RGB", (width * 2, height * 2), NICHE)
    draw = ImageDraw.Draw(image)
    lattice = mix(NICHE, STONE_LIT, 0.6)
    for x in range(-height * 2, width * 2, 2 * _QUARRY):
        draw.line([(x, 0), (x + height * 2, height * 2)], fill=lattice, width=3)
        draw.line([(x, height * 2), (x + height * 2, 0)], fill=lattice, width=3)
    draw.rectangle((0, 0, width * 2 - 1, height * 2 - 1), outline=LEAD, width=4)
    return image.reduce(2)


def draw_light(canvas: Canvas, box: Box, panes: tuple[Colour, ...]) -> None:
    """Where a strip is gone, the whole column is a window in the colours of its panes."""
    canvas.stamp(_lancet(box.w, box.h, panes), box)


@functools.lru_cache(maxsize=128)
def _lancet(width: int, height: int, panes: tuple[Colour, ...]) -> Image.Image:
    w, h = width * OVERSIZE, height * OVERSIZE
    image = Image.new("RGB", (w, h), LEAD)
    draw = ImageDraw.Draw(image)
    across = max(2, round(width / _QUARRY))
    dx = w / across / 2
    dy = dx * 1.3
    for row in range(math.ceil(h / dy) + 2):
        for column in range(across + 1):
            x, y = (2 * column + row % 2) * dx, row * dy
            colour = panes[(row // 2 + column) % len(panes)]
            shade = mix(GLASS[colour], NICHE, (0.45, 0.55, 0.36)[(row + 2 * column) % 3])
            gap = OVERSIZE
            draw.polygon(
                [(x, y - dy + gap), (x + dx - gap, y), (x, y + dy - gap), (x - dx + gap, y)],
                fill=shade,
            )
    rise = min(h // 3, w * 2 // 3)
    mask = Image.new("L", (w, h), 255)
    mask.paste(_pointed(w, rise), (0, 0))
    small = image.reduce(OVERSIZE).convert("RGBA")
    small.putalpha(mask.reduce(OVERSIZE))
    return small
