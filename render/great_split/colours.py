"""The colours of The Great Split: of its pieces, and of the gallery that they lie in."""

from render.theme import COIN, Colour, colour

WALL = colour("#4a1226")
WALL_FIGURE = colour("#5a1c31")
"""Damask: the cloth, and the pattern woven into it."""
PANEL = colour("#2b1a13")
PANEL_GRAIN = colour("#322017")
PANEL_LIT = colour("#4b2f1e")
"""Walnut, its grain, and walnut in the light."""
WELL = colour("#180d09")
"""Sunk into a panel: the empty spaces of a track."""
HAIRLINE = colour("#7d5a34")
MIST = colour("#dccab0")
"""Text of the second rank."""
FAINT = colour("#b9a48c")
"""Figures that say "nothing yet"."""

BOOKS = colour("#8f55dc")
ART = colour("#b0662a")
TOPAZ = colour("#62beff")
EMERALD = colour("#14906a")
LAUREL = colour("#ffffff")
RESOURCE_COLOURS: dict[str, Colour] = {
    "books": BOOKS,
    "art": ART,
    "topaz": TOPAZ,
    "emerald": EMERALD,
    "gold": COIN,
    "prestige": LAUREL,
}
SEAL_COLOURS: dict[str, Colour] = {
    "diamond": colour("#d0325a"),
    "square": colour("#2f8fb4"),
    "star": colour("#f2a02e"),
}
