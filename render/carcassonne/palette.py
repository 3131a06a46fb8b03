"""The palette of Carcassonne's pictures: its paints, what they become in shade and light, the theme."""

import functools
from collections.abc import Iterator

from PIL import Image

from render import theme
from render.carcassonne import paints
from render.carcassonne.paints import (
    AMBER,
    FALLOW,
    FOAM,
    GLOW,
    LANTERN,
    MEADOW,
    ROAD,
    SEA,
    SHADE,
    STREET,
)
from render.theme import COIN, GOLD, INK, IVORY, MIST, PANEL, SEAT_COLOURS, Colour, mix

WASH = 150
"""How strongly a farm takes its owner's colour, of 255."""
SHADOW = 82
"""How dark shadows are, of 255."""
COAST = (0.10, 0.22, 0.40)
"""How light the sea becomes towards the coast, line by line."""
_BLENDS: tuple[tuple[Colour, Colour], ...] = (
    (IVORY, PANEL),
    (COIN, PANEL),
    (MIST, PANEL),
    (IVORY, LANTERN),
    (GOLD, SEA),
    (AMBER, SEA),
    (AMBER, MEADOW[1]),
    (GOLD, PANEL),
    (GLOW, STREET),
    (GLOW, MEADOW[1]),
    (INK, IVORY),
)
"""Pairs of which one fades into the other: letters on their ground, light on the land."""


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
                *_colours_in(tuple(vars(paints).values())),
                *_THEME,
                *(mix(green, SHADE, SHADOW / 255) for green in (*MEADOW, STREET, ROAD)),
                *(mix(SEA, FOAM, part) for part in COAST),
                *(
                    mix(green, owner, WASH / 255)
                    for green in MEADOW[1::2]
                    for owner in (*SEAT_COLOURS[:5], FALLOW)
                ),
                *(mix(*pair, part) for pair in _BLENDS for part in (0.2, 0.4, 0.6, 0.8)),
            )
        )
    )


_THEME: tuple[Colour, ...] = (
    theme.MIDNIGHT,
    theme.DUSK,
    theme.PANEL,
    theme.PANEL_LIT,
    mix(theme.PANEL, theme.PANEL_LIT, 0.8),
    theme.WELL,
    theme.HAIRLINE,
    theme.GOLD_LINE,
    theme.GOLD,
    theme.GOLD_DEEP,
    theme.IVORY,
    theme.INK,
    theme.MIST,
    theme.FAINT,
    theme.COIN,
    theme.SHADOW,
    *theme.SEAT_COLOURS[:5],
)


def _colours_in(value: object) -> Iterator[Colour]:
    if isinstance(value, tuple):
        if len(value) == 3 and all(isinstance(part, int) for part in value):
            yield value
        else:
            for part in value:
                yield from _colours_in(part)
