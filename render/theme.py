"""The colours and sizes of an evening gala, and how colours are compared."""

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def colour(text: str) -> Colour:
    """From `#rrggbb`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


WIDTH = 1200
"""Every picture is this wide, in pixels; a phone shows it a third as wide."""
MARGIN = 30
GAP = 16
LEAST_TEXT = 0.03
"""The height of figures and letters, as a part of the width, below which nobody reads on a phone."""
FIGURE = 51
"""The smallest size of figures: their ink is then 3 % of the width."""
NAME = 44
LEAST_NAME = 38
"""Names may shrink to this size before they are shortened: from ascender to descender over 3 %."""

DUSK = colour("#2d1640")
MIDNIGHT = colour("#140d26")
"""The ground, from top to bottom."""
PANEL = colour("#2b1c47")
PANEL_LIT = colour("#412a63")
WELL = colour("#1c1233")
"""Sunk into a panel: the empty spaces of a track."""
HAIRLINE = colour("#5d4780")
GOLD_LINE = colour("#c69c4b")
GOLD = colour("#efc974")
GOLD_DEEP = colour("#a67a2b")
IVORY = colour("#fbf3e1")
IVORY_SHADE = colour("#e9dcbf")
INK = colour("#241538")
MIST = colour("#c9bbdd")
"""Text of the second rank."""
FAINT = colour("#a899c6")
"""Figures that say "nothing yet"."""
TICK = colour("#8fe0b0")
SHADOW = colour("#0a0616")

COIN = colour("#f7cf45")
"""Gold as it is paid, in whatever game."""
SEAT_COLOURS: tuple[Colour, ...] = (
    colour("#f0b92e"),
    colour("#59aef1"),
    colour("#e0693f"),
    colour("#7af0a0"),
    colour("#f6f1e7"),
    colour("#b35bf6"),
    colour("#8b9486"),
)


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """`part` of the other colour in the one."""
    a, b, c = (round(x + (y - x) * part) for x, y in zip(one, other, strict=True))
    return a, b, c


def luminance(of: Colour) -> float:
    """Relative luminance as WCAG 2 defines it."""
    red, green, blue = (
        value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4
        for value in of
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """From 1 to 21; WCAG AA asks for 4.5 for text, 3 for large text."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def ink_on(ground: Colour) -> Colour:
    """Dark or light text, whichever reads better."""
    return max(INK, IVORY, key=lambda ink: contrast(ink, ground))
