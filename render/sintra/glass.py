"""Panes of glass: a bright shape between facets, all in lead; dark where glass is still to come."""

import functools
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from engine.sintra.data import Colour as Glass
from engine.sintra.data import Space
from render.lettering import write
from render.sintra.motifs import HEARTS, OUTLINES, draw_any, draw_motif, towards
from render.sintra.paints import DAYLIGHT, GLASS, LEAD, NICHE
from render.sprites import OVERSIZE, Brush
from render.theme import FIGURE, Colour, contrast, mix

Light: TypeAlias = Literal["lit", "free", "ghost"]
"""A pane that lies there, a space without one, and a pane that would lie there."""

_FACETS = {"lit": (0.12, 0.0, -0.22, -0.08), "ghost": (-0.38, -0.42, -0.5, -0.45)}
"""How much light the facets above, right, below and left let through; below 0 they are darker."""
_DIM = 80
"""How much is seen of a pane that is not in question, of 255."""
_TEXT_ROOM = 46
"""A smaller pane bears no text: nobody could read it."""


@functools.lru_cache(maxsize=1024)
def pane(
    space: Space, width: int, height: int, light: Light = "lit", text: str = ""
) -> Image.Image:
    """An opaque picture of it, with a letter or a number on its shape if there is room."""
    image = Image.new("RGB", (width * OVERSIZE, height * OVERSIZE), LEAD)
    draw = ImageDraw.Draw(image)
    w, h = width * OVERSIZE, height * OVERSIZE
    lead = max(1, round(min(w, h) * 0.025))
    corners = ((lead, lead), (w - lead, lead), (w - lead, h - lead), (lead, h - lead))
    side = round(min(w, h) * 0.86)
    left, top = (w - side) // 2, (h - side) // 2
    heart = (w / 2, h / 2)
    for number, shade in enumerate(shades_of(space, light)):
        draw.polygon([corners[number], corners[(number + 1) % 4], heart], fill=shade)
    for corner in corners:
        draw.line([corner, heart], fill=LEAD, width=lead * 2)
    brush = Brush(image, side / 100, (left, top))
    draw_motif(brush, space, *shape_of(space, light), 7 if light == "free" else 4)
    if space == "wild":
        draw_any(brush)
    small = image.reduce(OVERSIZE)
    if text and min(width, height) >= _TEXT_ROOM:
        x, y = HEARTS[space]
        at = ((left + x * side / 100) / OVERSIZE, (top + y * side / 100) / OVERSIZE)
        write(small, at, text, FIGURE, ink_of(space, light))
    return small


@functools.lru_cache(maxsize=256)
def loose(colour: Glass, side: int, text: str = "", *, dim: bool = False) -> Image.Image:
    """A pane that lies on no strip: its shape alone, with a letter or a number on it."""
    image = Image.new("RGBA", (side * OVERSIZE, side * OVERSIZE))
    base, outline, heart = GLASS[colour], OUTLINES[colour], HEARTS[colour]
    brush = Brush(image, side * OVERSIZE / 100)
    for fill, part in (
        (LEAD, 1.0),
        (mix(base, NICHE, 0.22), 0.94),
        (mix(base, DAYLIGHT, 0.25), 0.86),
        (base, 0.8),
    ):
        brush.polygon(towards(outline, heart, part), fill)
    small = image.reduce(OVERSIZE)
    if text:
        at = (heart[0] * side / 100, heart[1] * side / 100)
        write(small, at, text, FIGURE, letter_ink(colour))
    if dim:
        small.putalpha(small.getchannel("A").point(lambda value: value * _DIM // 255))
    return small


def letter_ink(colour: Glass) -> Colour:
    """Dark or light, whichever reads better on that glass."""
    return max(LEAD, DAYLIGHT, key=lambda ink: contrast(ink, GLASS[colour]))


def shades_of(space: Space, light: Light) -> list[Colour]:
    """The facets around the shape: above, right, below and left."""
    base = GLASS[space]
    if light == "free":
        return [mix(base, NICHE, part) for part in (0.76, 0.79, 0.84, 0.81)]
    return [
        mix(base, DAYLIGHT, part) if part > 0 else mix(base, NICHE, -part)
        for part in _FACETS[light]
    ]


def shape_of(space: Space, light: Light) -> tuple[Colour, Colour]:
    """What the shape is filled with, so that a letter reads on it, and its edge."""
    base = GLASS[space]
    match light:
        case "lit":
            return mix(base, DAYLIGHT, 0.62), LEAD
        case "ghost":
            return mix(base, DAYLIGHT, 0.3), DAYLIGHT
        case "free":
            return mix(base, NICHE, 0.64), mix(base, NICHE, 0.04)


def ink_of(space: Space, light: Light) -> Colour:
    return mix(GLASS[space], DAYLIGHT, 0.6) if light == "free" else LEAD
