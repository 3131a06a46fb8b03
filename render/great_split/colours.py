"""The colours of what The Great Split is played with."""

from render.theme import COIN, Colour, colour

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
