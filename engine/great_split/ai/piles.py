"""What cards and piles of The Great Split are worth to whom, and which pile is taken."""

from collections.abc import Sequence
from math import exp

from engine.core import Seat
from engine.great_split.ai.outlook import Outlook, advance, outlook_of
from engine.great_split.ai.resolving import resolved_worth, settled
from engine.great_split.components import Components
from engine.great_split.data import GOLD, PLACE, Cards
from engine.great_split.state import State

DOUBT = 2.0
"""Points of difference at which a neighbour's choice is still a guess."""
KEEPING = 0.1
"""What a card in hand is worth for each round to come, as a part of playing it once."""


def likelihood(one: float, other: float) -> float:
    """How likely it is that somebody takes the one who thinks them worth so much."""
    return 1 / (1 + exp(max(-50.0, min(50.0, (other - one) / DOUBT))))


def card_values(
    components: Components, outlook: Outlook, board: Sequence[int], cards: Cards
) -> dict[str, float]:
    """What each card alone would gain, played or sold."""
    now = outlook.worth(board)
    cubes = list(board)
    least = max(1.0, outlook.gain(cubes, GOLD, 1))
    seals = {
        icon: outlook.best(cubes, [PLACE[track] for track in tracks], 1)[1]
        for icon, tracks in components.tracks_for.items()
        if any(icon in components.cards[card].seals for card in cards)
    }
    values: dict[str, float] = {}
    for card in cards:
        row = components.cards[card]
        value = sum(seals[icon] for icon in row.seals)
        if row.steps:
            after = list(board)
            arrows = sum([advance(components, after, place, steps) for place, steps in row.steps])
            value += outlook.worth(after) - now
            if arrows:
                value += arrows * outlook.best_arrow(after)[1]
        values[card] = max(value, least)
    return values


def rivalry_of(state: State) -> float:
    """How much another seat's gain hurts: with two seats as much as one's own gain helps."""
    return 1 / (len(state.collectors) - 1)


def future_of(components: Components, state: State) -> float:
    return KEEPING * (components.last_round - state.round)


def left_of(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.collectors)


def right_of(state: State, seat: Seat) -> Seat:
    return (seat - 1) % len(state.collectors)


def values_of(components: Components, state: State, seat: Seat, cards: Cards) -> dict[str, float]:
    outlook = outlook_of(components, state, seat, resolved=True)
    return card_values(components, outlook, state.collectors[seat].board, cards)


def pile_values(components: Components, state: State, seat: Seat, hand: Cards) -> list[float]:
    """What every pile of these cards would gain a seat, now and in the rounds to come."""
    outlook = outlook_of(components, state, seat, resolved=True)
    board = state.collectors[seat].board
    now = outlook.worth(board)
    later = future_of(components, state)
    held = subset_sums(list(card_values(components, outlook, board, hand).values()))
    return [
        settled(components, outlook, board, pile_of(hand, bits)) - now + later * held[bits]
        for bits in range(1 << len(hand))
    ]


def pile_of(hand: Cards, bits: int) -> Cards:
    return tuple([card for place, card in enumerate(hand) if bits >> place & 1])


def subset_sums(values: Sequence[float]) -> list[float]:
    """The sum of every subset, at the number whose bits are its members."""
    sums = [0.0]
    for value in values:
        sums += [each + value for each in sums]
    return sums


def held_worth(
    components: Components, state: State, seat: Seat, pile: Cards, others: Cards
) -> float:
    """What a pile is worth to a seat that also gets those others, now and in the rounds to come."""
    outlook = outlook_of(components, state, seat, resolved=True)
    board = state.collectors[seat].board
    values = card_values(components, outlook, board, pile)
    now = resolved_worth(components, outlook, board, (*pile, *others))
    return now + future_of(components, state) * sum(values.values())


def expected_return(components: Components, state: State, seat: Seat) -> tuple[Cards, Cards]:
    """The pile that the left neighbour most likely leaves, and the one they take."""
    left, right = state.collectors[seat].piles
    values = values_of(components, state, left_of(state, seat), state.collectors[seat].hand)
    takes_left = sum(values[card] for card in left) > sum(values[card] for card in right)
    return (right, left) if takes_left else (left, right)
