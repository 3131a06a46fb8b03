"""The paints of Sintra's pictures: five glasses, lead, and warm stone in a dark nave."""

from engine.sintra.data import Colour as Glass
from engine.sintra.data import Space
from render.theme import Colour, colour

GLASS: dict[Space, Colour] = {
    "blue": colour("#2458e0"),
    "green": colour("#0f8f4c"),
    "yellow": colour("#ffe14d"),
    "orange": colour("#ee701a"),
    "pink": colour("#f48fd0"),
    "wild": colour("#a9a39b"),
}
LETTERS: dict[Glass, str] = {"blue": "B", "green": "G", "yellow": "Y", "orange": "O", "pink": "P"}

NAVE = colour("#17110d")
"""The dark behind everything."""
JOINT = colour("#211914")
"""The joints of its masonry, hardly seen."""
STONE = colour("#33281f")
"""Panels: the walls of the palaces."""
STONE_LIT = colour("#4b3a2b")
STONE_EDGE = colour("#7d6448")
NICHE = colour("#120d0a")
"""Cut into the stone: where glass may come."""
LEAD = colour("#0b0908")
CLOTH = colour("#c9aa74")
"""The bag, and the walls of the tower."""
FOLD = colour("#85745c")
BRASS = colour("#c79a4e")
LAMP = colour("#ffd27a")
"""Light: whose turn it is, and what the last turn did."""
DAYLIGHT = colour("#fffbe8")
CHALK = colour("#cdbda6")
"""Text of the second rank."""
DUST = colour("#b5a58f")
"""Figures that say "nothing yet"."""
SHARD = colour("#ff8a73")
"""What breaks."""
LEAF = colour("#a6e6a0")
"""What a move would bring."""
