"""What the contract test must know of Splendor: where the pieces are, and who may not name them."""

from collections import Counter

from engine.core import Seat
from engine.splendor.data import COLOURS
from engine.splendor.state import State
from tests.engine.contract import Knowledge


def inventory(state: State) -> Counter[str]:
    """Cards, nobles and tokens by name, wherever they are; those still in the decks count too."""
    pieces: Counter[str] = Counter(state.nobles)
    for cards in (*state.rows, *state.decks):
        pieces.update(card for card in cards if card is not None)
    for player in state.players:
        pieces.update(player.cards)
        pieces.update(player.nobles)
        pieces.update(reserved.card for reserved in player.reserved)
    for tokens in (state.bank, *(player.tokens for player in state.players)):
        pieces.update(dict(zip((*COLOURS, "gold"), tokens, strict=True)))
    return pieces


def hidden(state: State, seat: Seat | None) -> set[str]:
    """The decks, and what the other seats reserved from them."""
    kept = {
        reserved.card
        for owner, player in enumerate(state.players)
        for reserved in player.reserved
        if reserved.hidden and owner != seat
    }
    return kept.union(*state.decks)


KNOWLEDGE = Knowledge(inventory, hidden, quick={"target": 10})
