"""The letter of a card: for its seat the same from the deal of a round to the end of it."""

from collections.abc import Iterable
from itertools import chain
from string import ascii_uppercase, digits

from engine.great_split.data import CardName, Cards

LETTERS = ascii_uppercase + digits
"""A host's edition can deal eighteen cards to a hand and offer it nine."""


def continued(lettered: Cards, *met: Cards) -> Cards:
    """With whatever has no letter yet at the end; in a game from before, that is everything."""
    return tuple(dict.fromkeys(chain(lettered, *met)))


def letters_of(lettered: Cards) -> dict[CardName, str]:
    return dict(zip(lettered, LETTERS, strict=False))


def by_letter(cards: Iterable[CardName], lettered: Cards) -> Cards:
    return tuple(sorted(cards, key=lettered.index))
