"""Strips with their panes and reverses, and the windows below them."""

import functools

from PIL import Image, ImageDraw

from engine.sintra.data import Colour as Glass
from engine.sintra.view import StripView
from render.boxes import Box
from render.canvas import Canvas
from render.sintra.glass import Light, pane
from render.sintra.lately import Lately
from render.sintra.paints import (
    CHALK,
    GLASS,
    LAMP,
    LEAD,
    LEAF,
    LETTERS,
    NICHE,
    STONE,
    STONE_LIT,
)
from render.sintra.palace_layout import ColumnBox
from render.sintra.promises import Promise
from render.sprites import OVERSIZE
from render.theme import IVORY, Colour, mix


def draw_strip(
    canvas: Canvas, box: ColumnBox, strip: StripView, last: Lately | None, promise: Promise
) -> None:
    """The panes of the last turn are marked, and those that a move would lay."""
    _draw_reverse(canvas, box.reverse, strip)
    first, lowest = box.spaces[0], box.spaces[-1]
    whole = Box(first.x, first.y, first.w, lowest.bottom - first.y)
    canvas.panel(whole.inset(-4), LEAD, 6)
    latest = newest(strip, last) if last else frozenset()
    for number, (spot, space) in enumerate(zip(box.spaces, strip.spaces, strict=True)):
        lying, ghost = strip.panes[number], promise.ghosts.get(number)
        light: Light = "lit" if lying else "ghost" if ghost else "free"
        shown = lying or ghost or space
        letter = "" if shown == "wild" else LETTERS[shown]
        canvas.image.paste(pane(shown, spot.w, spot.h, light, letter), spot[:2])
        if number in latest:
            draw_outline(canvas, spot, LAMP)
        elif ghost:
            draw_outline(canvas, spot, LEAF)


def newest(strip: StripView, last: Lately) -> frozenset[int]:
    """The spaces whose panes came with the last turn."""
    lying = [number for number, lies in enumerate(strip.panes) if lies == last.colour]
    # Panes of a colour are laid on spaces of their own first, from above, and then on grey ones.
    lying.sort(key=lambda number: (strip.spaces[number] == "wild", number))
    return frozenset(lying[len(lying) - last.placed :])


def draw_outline(canvas: Canvas, box: Box, ink: Colour, width: int = 4) -> None:
    x, y, w, h = box
    ImageDraw.Draw(canvas.image).rectangle((x, y, x + w - 1, y + h - 1), outline=ink, width=width)


def _draw_reverse(canvas: Canvas, box: Box, strip: StripView) -> None:
    """Small, above the strip: what its other side will ask for."""
    canvas.panel(box, LEAD, 4)
    for spot, space in zip(box.inset(2).columns(len(strip.reverse), 2), strip.reverse, strict=True):
        canvas.image.paste(pane(space, spot.w, spot.h), spot[:2])


def draw_light(canvas: Canvas, box: Box, panes: tuple[Glass, ...]) -> None:
    """Where a strip is gone, light falls through the window's colours."""
    canvas.image.paste(_beam(box.w, box.h, panes), box[:2])


@functools.lru_cache(maxsize=128)
def _beam(width: int, height: int, panes: tuple[Glass, ...]) -> Image.Image:
    image = Image.new("RGB", (width, height), mix(NICHE, STONE, 0.4))
    draw = ImageDraw.Draw(image)
    for number, colour in enumerate(panes):
        left, right = width * number // len(panes), width * (number + 1) // len(panes)
        draw.rectangle((left, 0, right, height), fill=mix(GLASS[colour], NICHE, 0.8))
    return image


def draw_window(
    canvas: Canvas,
    box: ColumnBox,
    panes: tuple[Glass, ...],
    points: int,
    promise: Promise,
    *,
    is_latest: bool,
) -> None:
    """The upper pane comes first; its points are lit as soon as it counts."""
    for number, spot in enumerate(box.window):
        if number < len(panes):
            glass = pane(panes[number], spot.w, spot.h, "lit", LETTERS[panes[number]])
        elif number == len(panes) and promise.kept is not None:
            glass = pane(promise.kept, spot.w, spot.h, "ghost", LETTERS[promise.kept])
        else:
            glass = _empty(spot.w, spot.h)
        if number == 0:
            canvas.image.paste(glass, spot[:2], _arch(spot.w, spot.h))
        else:
            canvas.image.paste(glass, spot[:2])
        if is_latest and number == len(panes) - 1:
            draw_outline(canvas, spot, LAMP)
    canvas.figure(box.points, str(points), IVORY if panes else CHALK)


@functools.lru_cache(maxsize=16)
def _empty(width: int, height: int) -> Image.Image:
    """Leaded, but without glass."""
    image = Image.new("RGB", (width * 2, height * 2), NICHE)
    draw = ImageDraw.Draw(image)
    lattice = mix(NICHE, STONE_LIT, 0.6)
    step = 28
    for x in range(-height * 2, width * 2, step):
        draw.line([(x, 0), (x + height * 2, height * 2)], fill=lattice, width=3)
        draw.line([(x, height * 2), (x + height * 2, 0)], fill=lattice, width=3)
    draw.rectangle((0, 0, width * 2 - 1, height * 2 - 1), outline=LEAD, width=4)
    return image.reduce(2)


@functools.lru_cache(maxsize=16)
def _arch(width: int, height: int) -> Image.Image:
    """A mask: the upper corners rounded to an arch."""
    w, h = width * OVERSIZE, height * OVERSIZE
    image = Image.new("L", (w, h))
    draw = ImageDraw.Draw(image)
    rise = min(h, w // 2) * 2 // 3
    draw.ellipse((0, 0, w - 1, 2 * rise), fill=255)
    draw.rectangle((0, rise, w, h), fill=255)
    return image.reduce(OVERSIZE)
