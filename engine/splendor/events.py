"""What can happen in a game of Splendor."""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.core import Seat
from engine.splendor.data import Level, Row, Tokens

Ending: TypeAlias = Literal["target", "stalemate"]
"""Somebody reached the target and the round is over, or everybody had to pass."""


@dataclass(frozen=True, slots=True)
class TableLaid:
    bank: Tokens
    nobles: tuple[str, ...]
    rows: tuple[Row, ...]
    kind: Literal["table_laid"] = "table_laid"


@dataclass(frozen=True, slots=True)
class TokensTaken:
    seat: Seat
    tokens: Tokens
    kind: Literal["tokens_taken"] = "tokens_taken"


@dataclass(frozen=True, slots=True)
class CardReserved:
    seat: Seat
    card: str
    gold: bool
    """Whether there was a gold token to take with it."""
    kind: Literal["card_reserved"] = "card_reserved"


@dataclass(frozen=True, slots=True)
class CardReservedFromDeck:
    seat: Seat
    level: Level
    card: str | None
    """None for everybody but the seat itself."""
    gold: bool
    kind: Literal["card_reserved_from_deck"] = "card_reserved_from_deck"


@dataclass(frozen=True, slots=True)
class CardBought:
    seat: Seat
    card: str
    payment: Tokens
    reserved: bool
    """It was one of the seat's reserved cards."""
    kind: Literal["card_bought"] = "card_bought"


@dataclass(frozen=True, slots=True)
class CardRevealed:
    level: Level
    slot: int
    """From 0, left to right."""
    card: str
    kind: Literal["card_revealed"] = "card_revealed"


@dataclass(frozen=True, slots=True)
class TurnPassed:
    seat: Seat
    kind: Literal["turn_passed"] = "turn_passed"


@dataclass(frozen=True, slots=True)
class TokensReturned:
    seat: Seat
    tokens: Tokens
    kind: Literal["tokens_returned"] = "tokens_returned"


@dataclass(frozen=True, slots=True)
class NobleVisited:
    seat: Seat
    noble: str
    kind: Literal["noble_visited"] = "noble_visited"


@dataclass(frozen=True, slots=True)
class TargetReached:
    """The first seat has points enough, so this round is the last."""

    seat: Seat
    points: int
    kind: Literal["target_reached"] = "target_reached"


@dataclass(frozen=True, slots=True)
class GameEnded:
    why: Ending
    kind: Literal["game_ended"] = "game_ended"


Event: TypeAlias = (
    TableLaid
    | TokensTaken
    | CardReserved
    | CardReservedFromDeck
    | CardBought
    | CardRevealed
    | TurnPassed
    | TokensReturned
    | NobleVisited
    | TargetReached
    | GameEnded
)


def redact(event: Event, seat: Seat | None) -> Event | None:
    """Everything is done in the open, but which card was reserved from a deck.

    Events are named one by one, so one that nobody thought of is heard by nobody.
    """
    match event:
        case TableLaid() | TokensTaken() | TokensReturned() | TurnPassed():
            return event
        case CardReserved() | CardBought() | CardRevealed():
            return event
        case NobleVisited() | TargetReached() | GameEnded():
            return event
        case CardReservedFromDeck():
            return event if event.seat == seat else replace(event, card=None)


def heard(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """What that seat, or a spectator, may hear of these events."""
    told = (redact(event, seat) for event in events)
    return tuple(event for event in told if event is not None)
