"""The palette of Sintra's pictures: its paints from dark to bright, and what they fade into."""

import functools

from PIL import Image

from render import theme
from render.sintra import paints
from render.sintra.paints import (
    BRASS,
    CHALK,
    DAYLIGHT,
    GLASS,
    JOINT,
    LAMP,
    LEAD,
    LEAF,
    NAVE,
    NICHE,
    SHARD,
    STONE,
    STONE_EDGE,
    STONE_LIT,
)
from render.theme import COIN, GOLD, INK, IVORY, SEAT_COLOURS, Colour, mix

_DARKER = (0.1, 0.22, 0.36, 0.45, 0.55, 0.7, 0.8, 0.87, 0.92)
_LIGHTER = (0.12, 0.25, 0.4, 0.5, 0.62, 0.8)
_BLENDS: tuple[tuple[Colour, Colour], ...] = (
    (IVORY, STONE),
    (IVORY, NAVE),
    (LAMP, STONE),
    (LAMP, NAVE),
    (CHALK, STONE),
    (BRASS, NICHE),
    (SHARD, NICHE),
    (LEAF, NICHE),
    (COIN, STONE),
    (INK, IVORY),
    *((seat, INK) for seat in SEAT_COLOURS[:4]),
)
"""Pairs of which one fades into the other: letters on their ground, light on stone."""


@functools.cache
def palette() -> Image.Image:
    """An image with these colours, as Pillow wants them."""
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours() for part in colour])
    return image


def colours() -> tuple[Colour, ...]:
    """Few enough for a byte; a picture in them looks the same and takes a quarter of the room."""
    return tuple(
        dict.fromkeys(
            (
                *GLASS.values(),
                *(mix(glass, NICHE, part) for glass in GLASS.values() for part in _DARKER),
                *(mix(glass, DAYLIGHT, part) for glass in GLASS.values() for part in _LIGHTER),
                *(mix(glass, STONE, 0.74) for glass in GLASS.values()),
                *(mix(glass, INK, part) for glass in GLASS.values() for part in (0.35, 0.7)),
                *(NAVE, JOINT, STONE, STONE_LIT, STONE_EDGE, NICHE, LEAD, BRASS, LAMP),
                *(
                    DAYLIGHT,
                    CHALK,
                    paints.CLOTH,
                    paints.FOLD,
                    paints.DUST,
                    SHARD,
                    LEAF,
                    IVORY,
                    INK,
                    GOLD,
                    COIN,
                ),
                *(mix(STONE, STONE_LIT, part) for part in (0.25, 0.5, 0.67, 0.8)),
                *(theme.SHADOW, theme.MIST, theme.GOLD_LINE, theme.GOLD_DEEP),
                *SEAT_COLOURS[:4],
                *(mix(*pair, part) for pair in _BLENDS for part in (0.25, 0.5, 0.75)),
            )
        )
    )
