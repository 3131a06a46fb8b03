"""The cards, nobles and tokens of Splendor, one to a line.

Provenance. Printed in the rulebook: 90 cards, 10 nobles of 3 points each, 7 tokens of each colour
and 5 gold, and how many are used by 2, 3 and 4 players. The rulebook shows no list of cards: their
levels, points and costs are those on which the public card lists agree, and the tests check the
regularities of the whole deck. The names are ours: level, colour of the bonus, number.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Gems: TypeAlias = tuple[int, int, int, int, int]
"""A count for each colour, in the order of COLOURS: a cost, or bonuses."""

Tokens: TypeAlias = tuple[int, int, int, int, int, int]
"""A count for each colour, and for gold at the end."""

Row: TypeAlias = tuple[str | None, ...]
"""The four face-up cards of a level; None is a gap that no deck can fill any more."""

Level: TypeAlias = Literal[1, 2, 3]

COLOURS = ("white", "blue", "green", "red", "black")
GOLD = 5
"""Where gold stands in Tokens."""

LEVELS: tuple[Level, ...] = (1, 2, 3)
ROW_LENGTH = 4
MOST_TOKENS = 10
MOST_RESERVED = 3
NOBLE_POINTS = 3

BANKS: dict[int, Tokens] = {
    2: (4, 4, 4, 4, 4, 5),
    3: (5, 5, 5, 5, 5, 5),
    4: (7, 7, 7, 7, 7, 5),
}
"""The tokens on the table when the game begins, by the number of seats."""


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    level: Level
    bonus: int
    """Which of COLOURS the card gives."""
    points: int
    cost: Gems


# The tables keep their columns.
# fmt: off
_CARDS: tuple[tuple[str, int, Gems], ...] = (
    # name           points  white, blue, green, red, black
    ("I-white-01",     0, (0, 0, 0, 2, 1)),
    ("I-white-02",     0, (0, 3, 0, 0, 0)),
    ("I-white-03",     0, (0, 1, 1, 1, 1)),
    ("I-white-04",     0, (0, 2, 0, 0, 2)),
    ("I-white-05",     0, (0, 1, 2, 1, 1)),
    ("I-white-06",     0, (0, 2, 2, 0, 1)),
    ("I-white-07",     0, (3, 1, 0, 0, 1)),
    ("I-white-08",     1, (0, 0, 4, 0, 0)),

    ("I-blue-01",      0, (0, 0, 0, 0, 3)),
    ("I-blue-02",      0, (1, 0, 0, 0, 2)),
    ("I-blue-03",      0, (0, 0, 2, 0, 2)),
    ("I-blue-04",      0, (1, 0, 1, 1, 1)),
    ("I-blue-05",      0, (0, 1, 3, 1, 0)),
    ("I-blue-06",      0, (1, 0, 1, 2, 1)),
    ("I-blue-07",      0, (1, 0, 2, 2, 0)),
    ("I-blue-08",      1, (0, 0, 0, 4, 0)),

    ("I-green-01",     0, (0, 0, 0, 3, 0)),
    ("I-green-02",     0, (2, 1, 0, 0, 0)),
    ("I-green-03",     0, (0, 2, 0, 2, 0)),
    ("I-green-04",     0, (1, 1, 0, 1, 1)),
    ("I-green-05",     0, (0, 1, 0, 2, 2)),
    ("I-green-06",     0, (1, 1, 0, 1, 2)),
    ("I-green-07",     0, (1, 3, 1, 0, 0)),
    ("I-green-08",     1, (0, 0, 0, 0, 4)),

    ("I-red-01",       0, (0, 2, 1, 0, 0)),
    ("I-red-02",       0, (3, 0, 0, 0, 0)),
    ("I-red-03",       0, (1, 1, 1, 0, 1)),
    ("I-red-04",       0, (2, 0, 0, 2, 0)),
    ("I-red-05",       0, (1, 0, 0, 1, 3)),
    ("I-red-06",       0, (2, 0, 1, 0, 2)),
    ("I-red-07",       0, (2, 1, 1, 0, 1)),
    ("I-red-08",       1, (4, 0, 0, 0, 0)),

    ("I-black-01",     0, (0, 0, 2, 1, 0)),
    ("I-black-02",     0, (0, 0, 3, 0, 0)),
    ("I-black-03",     0, (1, 1, 1, 1, 0)),
    ("I-black-04",     0, (2, 0, 2, 0, 0)),
    ("I-black-05",     0, (0, 0, 1, 3, 1)),
    ("I-black-06",     0, (1, 2, 1, 1, 0)),
    ("I-black-07",     0, (2, 2, 0, 1, 0)),
    ("I-black-08",     1, (0, 4, 0, 0, 0)),

    ("II-white-01",    1, (0, 0, 3, 2, 2)),
    ("II-white-02",    1, (2, 3, 0, 3, 0)),
    ("II-white-03",    2, (0, 0, 0, 5, 0)),
    ("II-white-04",    2, (0, 0, 1, 4, 2)),
    ("II-white-05",    2, (0, 0, 0, 5, 3)),
    ("II-white-06",    3, (6, 0, 0, 0, 0)),

    ("II-blue-01",     1, (0, 2, 2, 3, 0)),
    ("II-blue-02",     1, (0, 2, 3, 0, 3)),
    ("II-blue-03",     2, (0, 5, 0, 0, 0)),
    ("II-blue-04",     2, (2, 0, 0, 1, 4)),
    ("II-blue-05",     2, (5, 3, 0, 0, 0)),
    ("II-blue-06",     3, (0, 6, 0, 0, 0)),

    ("II-green-01",    1, (2, 3, 0, 0, 2)),
    ("II-green-02",    1, (3, 0, 2, 3, 0)),
    ("II-green-03",    2, (0, 0, 5, 0, 0)),
    ("II-green-04",    2, (4, 2, 0, 0, 1)),
    ("II-green-05",    2, (0, 5, 3, 0, 0)),
    ("II-green-06",    3, (0, 0, 6, 0, 0)),

    ("II-red-01",      1, (2, 0, 0, 2, 3)),
    ("II-red-02",      1, (0, 3, 0, 2, 3)),
    ("II-red-03",      2, (0, 0, 0, 0, 5)),
    ("II-red-04",      2, (1, 4, 2, 0, 0)),
    ("II-red-05",      2, (3, 0, 0, 0, 5)),
    ("II-red-06",      3, (0, 0, 0, 6, 0)),

    ("II-black-01",    1, (3, 2, 2, 0, 0)),
    ("II-black-02",    1, (3, 0, 3, 0, 2)),
    ("II-black-03",    2, (5, 0, 0, 0, 0)),
    ("II-black-04",    2, (0, 1, 4, 2, 0)),
    ("II-black-05",    2, (0, 0, 5, 3, 0)),
    ("II-black-06",    3, (0, 0, 0, 0, 6)),

    ("III-white-01",   3, (0, 3, 3, 5, 3)),
    ("III-white-02",   4, (0, 0, 0, 0, 7)),
    ("III-white-03",   4, (3, 0, 0, 3, 6)),
    ("III-white-04",   5, (3, 0, 0, 0, 7)),

    ("III-blue-01",    3, (3, 0, 3, 3, 5)),
    ("III-blue-02",    4, (7, 0, 0, 0, 0)),
    ("III-blue-03",    4, (6, 3, 0, 0, 3)),
    ("III-blue-04",    5, (7, 3, 0, 0, 0)),

    ("III-green-01",   3, (5, 3, 0, 3, 3)),
    ("III-green-02",   4, (0, 7, 0, 0, 0)),
    ("III-green-03",   4, (3, 6, 3, 0, 0)),
    ("III-green-04",   5, (0, 7, 3, 0, 0)),

    ("III-red-01",     3, (3, 5, 3, 0, 3)),
    ("III-red-02",     4, (0, 0, 7, 0, 0)),
    ("III-red-03",     4, (0, 3, 6, 3, 0)),
    ("III-red-04",     5, (0, 0, 7, 3, 0)),

    ("III-black-01",   3, (3, 3, 5, 3, 0)),
    ("III-black-02",   4, (0, 0, 0, 7, 0)),
    ("III-black-03",   4, (0, 0, 3, 6, 3)),
    ("III-black-04",   5, (0, 0, 0, 7, 3)),
)

_NOBLES: tuple[tuple[str, Gems], ...] = (
    # name                       white, blue, green, red, black
    ("noble-white-blue",        (4, 4, 0, 0, 0)),
    ("noble-blue-green",        (0, 4, 4, 0, 0)),
    ("noble-green-red",         (0, 0, 4, 4, 0)),
    ("noble-red-black",         (0, 0, 0, 4, 4)),
    ("noble-white-black",       (4, 0, 0, 0, 4)),

    ("noble-white-blue-green",  (3, 3, 3, 0, 0)),
    ("noble-blue-green-red",    (0, 3, 3, 3, 0)),
    ("noble-green-red-black",   (0, 0, 3, 3, 3)),
    ("noble-white-red-black",   (3, 0, 0, 3, 3)),
    ("noble-white-blue-black",  (3, 3, 0, 0, 3)),
)
# fmt: on

_LEVEL_OF: dict[str, Level] = {"I": 1, "II": 2, "III": 3}


def _card(name: str, points: int, cost: Gems) -> Card:
    level, colour, _ = name.split("-")
    return Card(name, _LEVEL_OF[level], COLOURS.index(colour), points, cost)


CARDS: dict[str, Card] = {row[0]: _card(*row) for row in _CARDS}

NOBLES: dict[str, Gems] = dict(_NOBLES)
"""The bonuses that bring each noble."""

DECKS = tuple(
    tuple(sorted(card.name for card in CARDS.values() if card.level == level)) for level in LEVELS
)
"""The names of the cards of each level, sorted, before any is drawn."""
