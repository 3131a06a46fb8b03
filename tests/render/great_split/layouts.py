"""The layouts of every picture of The Great Split, for every table."""

from itertools import product

from engine.great_split.editions import GALA
from render.ending_layout import final_layout
from render.great_split.layout import board_layout, seat_layout
from render.great_split.pile_layout import hand_layout, piles_layout
from render.great_split.score_layout import scoring_layout


def every_layout():
    """The layout of every picture for every table: name and layout."""
    for seats in range(2, 8):
        for levels in ((0,) * seats, tuple(range(seats)), (16,) * seats, (3, 3, *range(seats - 2))):
            yield f"board of {seats}, art at {levels}", board_layout(GALA, levels)
        for facts, contracts in (
            ((1,), False),
            ((1, 2), False),
            ((2, 2), False),
            ((1, 2, 2), True),
        ):
            layout = scoring_layout(seats, facts, contracts=contracts)
            yield f"scoring of {seats}, facts {facts}", layout
        for ranks in {(0, 1, 2)[:seats], (0, 0, 2)[:seats], (0, 0, 0)[:seats], (0, 1, 1)[:seats]}:
            yield f"end of {seats}, ranks {ranks}", final_layout(seats, 5, ranks)
    for sheets, cards in product(range(7), range(14)):
        yield f"seat, {sheets} contracts, {cards} cards", seat_layout(GALA, sheets, cards)
    for cards in range(1, 14):
        yield f"hand of {cards}", hand_layout(cards)
    for left, right in product(range(1, 10), range(1, 10)):
        yield f"piles of {left} and {right}", piles_layout(left, right)
