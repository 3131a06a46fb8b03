"""What the contract test must know of the toy: its cards, and who may name them."""

from collections import Counter

from engine.core import Seat
from tests.engine.contract import Knowledge
from tests.toy import State


def inventory(state: State) -> Counter[str]:
    return Counter(
        [
            *state.box,
            *(card for place in state.places for card in place.hand),
            *(card for pile in state.kept for card in pile),
        ]
    )


def hidden(state: State, seat: Seat | None) -> set[str]:
    names = set(state.box)
    for other, place in enumerate(state.places):
        offered = (
            seat is not None and state.phase == "take" and other == (seat - 1) % len(state.places)
        )
        if other != seat and not offered:
            names |= set(place.hand)
    return names


KNOWLEDGE = Knowledge(inventory, hidden)
