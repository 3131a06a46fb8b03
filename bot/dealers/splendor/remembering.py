"""What a player did in one turn, told to that player; what cards cost, the table says."""

from collections.abc import Iterable
from itertools import takewhile

from bot.dealers.dealing import Words
from bot.dealers.splendor import wording
from engine.core import Seat
from engine.splendor.data import CARDS
from engine.splendor.events import (
    CardBought,
    CardReserved,
    CardReservedFromDeck,
    CardRevealed,
    Event,
    NobleVisited,
    TokensReturned,
    TokensTaken,
    TurnPassed,
)
from engine.splendor.places import LETTERS, row_place

_LATER: dict[str, tuple[type[Event], ...]] = {
    "return_tokens": (TokensReturned, NobleVisited),
    "choose_noble": (NobleVisited,),
}
"""What can follow from the questions of a turn after its first."""


def deeds(events: Iterable[Event], seat: Seat, kind: str, words: Words) -> tuple[str, ...]:
    """A sentence for each thing that came of such a question; none where it is forgotten."""
    # Where others have played on, the turn ends with the first thing that another seat did.
    turn = takewhile(lambda event: getattr(event, "seat", seat) == seat, events)
    mine = (event for event in turn if isinstance(event, _LATER.get(kind, Event)))
    told = (_deed(event, words) for event in mine)
    return tuple(deed for deed in told if deed)


def _deed(event: Event, words: Words) -> str:
    match event:
        case TokensTaken(_, tokens):
            return words("splendor-did-taken", tokens=wording.colours(words, tokens))
        case TokensReturned(_, tokens):
            return words("splendor-did-returned", tokens=wording.colours(words, tokens))
        case CardReserved(_, str(card), gold):
            return _reserved(
                "splendor-did-reserved", card, wording.card(words, card), words, gold=gold
            )
        case CardReservedFromDeck(_, _, str(card), gold):
            # Nobody has seen it before.
            about = wording.card_with_cost(words, card)
            return _reserved("splendor-did-from-deck", card, about, words, gold=gold)
        case CardBought(_, card, payment, reserved):
            return words(
                "splendor-did-bought",
                whence="reserved" if reserved else "row",
                letter=LETTERS[CARDS[card].level],
                card=wording.card(words, card),
                payment=wording.amounts(words, payment),
            )
        case CardRevealed(level, slot, card):
            about = wording.card(words, card)
            return words("splendor-tell-revealed", place=row_place(level, slot), card=about)
        case NobleVisited(_, noble):
            return words("splendor-did-noble", bonuses=wording.noble(words, noble))
        case TurnPassed():
            return words("splendor-did-passed")
        case _:
            return ""


def _reserved(key: str, card: str, about: str, words: Words, *, gold: bool) -> str:
    letter = LETTERS[CARDS[card].level]
    return words(key, letter=letter, card=about, gold="yes" if gold else "no")
