"""What the last turn changed on the table, for the marks that show it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.core import Seat
from engine.splendor.data import CARDS, GOLD, Level, Tokens
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
from engine.splendor.tokens import count, minus, plus

_ONE_GOLD = count([GOLD])


@dataclass(frozen=True, slots=True)
class Lately:
    seat: Seat | None = None
    """Whose turn that was; None before the first."""
    tokens: Tokens = (0, 0, 0, 0, 0, 0)
    """How many more of each kind that seat has now, or fewer; the bank has them the other way."""
    bonus: int | None = None
    """The colour of the card that was bought."""
    reserved: bool = False
    """The last card that the seat keeps is new."""
    noble: bool = False
    deck: Level | None = None
    """From which deck a card was reserved."""
    dealt: tuple[Level, int] | None = None
    """Row and slot of the card that was dealt anew."""

    def of(self, seat: Seat) -> "Lately":
        """What of it that seat did: all or nothing."""
        return self if seat == self.seat else Lately()


def lately(events: Iterable[Event]) -> Lately:
    found = Lately()
    for event in events:
        found = _and(found, event)
    return found


def _and(found: Lately, event: Event) -> Lately:
    match event:
        case TokensTaken(seat, tokens):
            return replace(found, seat=seat, tokens=plus(found.tokens, tokens))
        case TokensReturned(seat, tokens):
            return replace(found, seat=seat, tokens=minus(found.tokens, tokens))
        case CardReserved(seat, _, gold) | CardReservedFromDeck(seat, _, _, gold):
            tokens = plus(found.tokens, _ONE_GOLD) if gold else found.tokens
            deck = event.level if isinstance(event, CardReservedFromDeck) else None
            return replace(found, seat=seat, tokens=tokens, reserved=True, deck=deck)
        case CardBought(seat, card, payment):
            tokens = minus(found.tokens, payment)
            return replace(found, seat=seat, tokens=tokens, bonus=CARDS[card].bonus)
        case CardRevealed(level, slot):
            return replace(found, dealt=(level, slot))
        case NobleVisited(seat):
            return replace(found, seat=seat, noble=True)
        case TurnPassed(seat):
            return replace(found, seat=seat)
        case _:
            return found
