"""Everything that must never be lost or made: the pieces of Splendor, wherever they are."""

from collections import Counter

from engine.splendor.data import COLOURS
from engine.splendor.state import State


def inventory(state: State) -> Counter[str]:
    """Cards, nobles and tokens by name; those still in the decks count too."""
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
