"""The palette of Splendor's table: its gems in light and shade, the levels, the theme, and letters."""

import functools
from collections.abc import Iterator

from PIL import Image

from render import theme
from render.splendor import gems
from render.splendor.levels import LEVELS, back_of, body_of, ink_of
from render.theme import (
    COIN,
    DUSK,
    FAINT,
    GOLD,
    GOLD_DEEP,
    GOLD_LINE,
    INK,
    IVORY,
    MIDNIGHT,
    MIST,
    PANEL,
    PANEL_LIT,
    SEAT_COLOURS,
    TICK,
    WELL,
    Colour,
    mix,
)

_GROUND = 18
"""Shades from dusk to midnight: with fewer one would see bands."""
_LIT = mix(PANEL, PANEL_LIT, 0.8)
_CHANGED = mix(PANEL, GOLD, 0.25)
_SMOOTH = (0.33, 0.66)
"""How far the edge of a letter has faded into its ground."""


@functools.cache
def palette() -> Image.Image:
    """An image with these colours, as Pillow wants them."""
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours() for part in colour])
    return image


@functools.cache
def colours() -> tuple[Colour, ...]:
    """Few enough for a byte; a picture in them looks the same and takes a third of the room."""
    found = (*_plain(), *_grounds(), *_cut_gems(), *_letters())
    return tuple(dict.fromkeys(found))


def _plain() -> Iterator[Colour]:
    yield from (theme.SHADOW, WELL, PANEL, PANEL_LIT, _LIT, theme.HAIRLINE, _CHANGED)
    yield from (GOLD, GOLD_LINE, GOLD_DEEP, COIN, IVORY, INK, MIST, FAINT, TICK)
    yield from SEAT_COLOURS[:4]
    yield from (mix(WELL, PANEL, 0.4), mix(TICK, INK, 0.75), mix(PANEL_LIT, GOLD_LINE, 0.5))
    yield from (mix(COIN, IVORY, 0.6), mix(COIN, GOLD_DEEP, 0.6))
    for level, _ in enumerate(LEVELS, start=1):
        body, ink = body_of(level), ink_of(level)
        yield from (body, mix(body, ink, 0.5), ink, back_of(level))
        yield mix(back_of(level), GOLD_LINE, 0.5)


def _grounds() -> Iterator[Colour]:
    for step in range(_GROUND):
        yield mix(DUSK, MIDNIGHT, step / (_GROUND - 1))


def _cut_gems() -> Iterator[Colour]:
    for number, base in enumerate(gems.GEMS):
        band = mix(base, PANEL, 0.45)
        yield from (base, gems.rim_of(number), band)
        yield from (mix(band, IVORY, part) for part in (0.25, 0.35))
        yield mix(band, WELL, 0.3)
        yield from (mix(base, IVORY, part) for part in (0.12, 0.25, 0.37, 0.5))
        yield from (mix(base, INK, part) for part in (0.14, 0.28, 0.42, 0.55))
        yield mix(gems.rim_of(number), WELL, 0.5)


def _letters() -> Iterator[Colour]:
    pairs = [
        *((IVORY, ground) for ground in (PANEL, _LIT, WELL, _CHANGED)),
        *((FAINT, ground) for ground in (PANEL, _LIT, WELL)),
        *((COIN, ground) for ground in (PANEL, _LIT)),
        *((MIST, body_of(level)) for level in (1, 2, 3)),
        *((GOLD, back_of(level)) for level in (1, 2, 3)),
        *((IVORY, back_of(level)) for level in (1, 2, 3)),
        *((gems.FIGURES[number], base) for number, base in enumerate(gems.GEMS)),
        *((theme.ink_on(band), band) for band in (mix(g, PANEL, 0.45) for g in gems.GEMS)),
        (MIST, PANEL_LIT),
        (COIN, PANEL_LIT),
        (GOLD_LINE, DUSK),
    ]
    for ink, ground in pairs:
        yield from (mix(ink, ground, part) for part in _SMOOTH)
