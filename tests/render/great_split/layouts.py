"""The layouts of The Great Split's pictures, for every table, hand and split."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.great_split import GreatSplit
from engine.great_split.editions import GALA
from render.great_split.board_layout import board_layout
from render.great_split.pile_layout import hand_layout, piles_layout
from render.great_split.score_layout import scoring_layout
from render.great_split.seat_layout import seat_layout
from tests.render.endings import endings
from tests.render.great_split.editions import stretched_edition

_FACTS = (((1,), False), ((1, 2), False), ((2, 2), False), ((1, 2, 2), True))
"""How many facts each scoring of a round looks at, and whether contracts are scored too."""


def layouts() -> Iterator[tuple[str, Any]]:
    for seats in GreatSplit.seats:
        for revealed in range(GALA.last_round + 1):
            yield f"board of {seats} after {revealed}", board_layout(GALA, seats, revealed)
        for facts, contracts in _FACTS:
            layout = scoring_layout(seats, facts, contracts=contracts)
            yield f"scoring of {seats}, facts {facts}", layout
    for sheets, cards in product(range(7), range(14)):
        yield f"seat, {sheets} contracts, {cards} cards", seat_layout(GALA, sheets, cards)
    for cards in range(1, 14):
        yield f"hand of {cards}", hand_layout(cards)
    for left, right in product(range(1, 10), range(1, 10)):
        for steps in (0, 2, 6):
            name = f"piles of {left} and {right} with {steps} steps"
            yield name, piles_layout(left, right, steps)
    longest = stretched_edition()
    yield "board with the longest tracks of any edition", board_layout(longest, 3, 2)
    yield "seat with the longest tracks of any edition", seat_layout(longest, 6, 13)


LAYOUTS = dict((*layouts(), *endings(GreatSplit.seats, sources=5)))
