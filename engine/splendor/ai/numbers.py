"""The cards, nobles and orders of Splendor as numbers, for a table that is played very fast."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

from engine.splendor.data import CARDS, GOLD, NOBLES
from engine.splendor.moves import (
    ChooseNoble,
    Move,
    Pass,
    ReserveCard,
    ReserveFromDeck,
    ReturnTokens,
    TakeTokens,
)

CARD_NAMES: Final = tuple(CARDS)
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARD_NAMES)}
COST: Final = tuple(card.cost for card in CARDS.values())
BONUS: Final = tuple(card.bonus for card in CARDS.values())
POINTS: Final = tuple(card.points for card in CARDS.values())
ROW: Final = tuple(card.level - 1 for card in CARDS.values())
"""The row of each card, from 0."""

SHORT: Final = tuple(
    tuple(tuple(max(0, price - means) for means in range(64)) for price in cost) for cost in COST
)
"""For each card and colour, how many are missing where somebody has so many bonuses and tokens."""

NOBLE_NAMES: Final = tuple(NOBLES)
NOBLE_NUMBER: Final = {name: number for number, name in enumerate(NOBLE_NAMES)}
NOBLE_NEEDS: Final = tuple(
    tuple((colour, need) for colour, need in enumerate(needs) if need) for needs in NOBLES.values()
)

# Every order has a number. A purchase is paid with the least gold, so the card alone names it.
BUY: Final = 0
RESERVE: Final = BUY + len(CARD_NAMES)
RESERVE_FROM_DECK: Final = RESERVE + len(CARD_NAMES)
CHOOSE_NOBLE: Final = RESERVE_FROM_DECK + 3
PASS: Final = CHOOSE_NOBLE + len(NOBLE_NAMES)
TAKE: Final = PASS + 1

TAKEN: Final = tuple(
    colours
    for size in (1, 2, 3)
    for colours in combinations_with_replacement(range(GOLD), size)
    if len(set(colours)) == size or (size == 2)
)
"""The colours of each way to take tokens, by the number of the order less TAKE."""
TAKE_NUMBER: Final = {colours: TAKE + number for number, colours in enumerate(TAKEN)}

RETURN: Final = TAKE + len(TAKEN)
RETURNED: Final = tuple(
    colours
    for size in (1, 2, 3)
    for colours in combinations_with_replacement(range(GOLD + 1), size)
)
RETURN_NUMBER: Final = {colours: RETURN + number for number, colours in enumerate(RETURNED)}


def _takes(there: int, plenty: int) -> tuple[int, ...]:
    """The orders where these colours are there, as bits, and four or more of these."""
    colours = [colour for colour in range(GOLD) if there >> colour & 1]
    different = combinations(colours, min(3, len(colours))) if colours else ()
    same = [(colour, colour) for colour in colours if plenty >> colour & 1]
    return tuple(TAKE_NUMBER[taken] for taken in (*different, *same))


TAKES: Final = {
    (there, plenty): _takes(there, plenty)
    for there in range(1 << GOLD)
    for plenty in range(1 << GOLD)
    if plenty & ~there == 0
}
"""What may be taken, by the colours that are there and those of which there are four."""


def order_of(move: Move) -> int:
    """The number of a move; the payment of a purchase is not looked at."""
    match move:
        case TakeTokens():
            return TAKE_NUMBER[_colours(move.tokens)]
        case ReserveCard():
            return RESERVE + CARD_NUMBER[move.card]
        case ReserveFromDeck():
            return RESERVE_FROM_DECK + move.level - 1
        case Pass():
            return PASS
        case ReturnTokens():
            return RETURN_NUMBER[_colours(move.tokens)]
        case ChooseNoble():
            return CHOOSE_NOBLE + NOBLE_NUMBER[move.noble]
        case _:
            return BUY + CARD_NUMBER[move.card]


def _colours(tokens: Sequence[int]) -> tuple[int, ...]:
    return tuple(colour for colour, number in enumerate(tokens) for _ in range(number))
