"""What happened in The Great Split, in the past tense, and who may hear it."""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.core import Reason, Seat
from engine.great_split.data import CardName, Cards, ScoringToken, Track

Cause: TypeAlias = Literal["start", "card", "sale", "splitter", "seal", "arrow", "bonus"]


@dataclass(frozen=True, slots=True)
class CharacterDealt:
    seat: Seat
    character: str
    kind: Literal["character_dealt"] = "character_dealt"


@dataclass(frozen=True, slots=True)
class ScoringTokensPlaced:
    lines: tuple[tuple[ScoringToken, ...], ...]
    kind: Literal["scoring_tokens_placed"] = "scoring_tokens_placed"


@dataclass(frozen=True, slots=True)
class RoundStarted:
    round: int
    level: int
    hand_limit: int
    kind: Literal["round_started"] = "round_started"


@dataclass(frozen=True, slots=True)
class CardsDealt:
    seat: Seat
    count: int
    cards: Cards
    """Empty for everybody but the owner."""
    kind: Literal["cards_dealt"] = "cards_dealt"


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    seat: Seat
    count: int
    cards: Cards
    """Empty for everybody but the owner."""
    kind: Literal["cards_discarded"] = "cards_discarded"


@dataclass(frozen=True, slots=True)
class OfferMade:
    """For splitter and chooser only."""

    splitter: Seat
    chooser: Seat
    left: Cards
    right: Cards
    lettered: Cards = ()
    """What the splitter had been dealt, in the order of its letters; empty for the chooser."""
    kind: Literal["offer_made"] = "offer_made"


@dataclass(frozen=True, slots=True)
class PileTaken:
    """For splitter and chooser only."""

    splitter: Seat
    chooser: Seat
    kept: Cards
    returned: Cards
    kind: Literal["pile_taken"] = "pile_taken"


@dataclass(frozen=True, slots=True)
class TrackAdvanced:
    """A cube moved, and why. While a seat resolves, only the seat itself hears it."""

    seat: Seat
    track: Track
    start: int
    end: int
    lost: int
    """Steps beyond the end of the track."""
    cause: Cause
    card: CardName | None = None
    """The card played or sold; a sold one is told to its owner only."""
    kind: Literal["track_advanced"] = "track_advanced"


@dataclass(frozen=True, slots=True)
class HandResolved:
    """A seat is done: its plays and its board are open to all, its sold cards stay secret."""

    seat: Seat
    played: Cards
    sold_count: int
    sold: Cards
    """Empty for everybody but the owner."""
    advances: tuple[TrackAdvanced, ...]
    kind: Literal["hand_resolved"] = "hand_resolved"


@dataclass(frozen=True, slots=True)
class MarketMoved:
    round: int
    token: int
    market: int
    kind: Literal["market_moved"] = "market_moved"


@dataclass(frozen=True, slots=True)
class Scored:
    """One scoring after a round; a list of reasons for every seat."""

    round: int
    what: Literal["books", "art", "gems", "contracts"]
    reasons: tuple[tuple[Reason, ...], ...]
    kind: Literal["scored"] = "scored"


Event: TypeAlias = (
    CharacterDealt
    | ScoringTokensPlaced
    | RoundStarted
    | CardsDealt
    | CardsDiscarded
    | OfferMade
    | PileTaken
    | TrackAdvanced
    | HandResolved
    | MarketMoved
    | Scored
)


def redact(event: Event, seat: Seat | None) -> Event | None:
    """What that seat, or a spectator, may hear of the event.

    Events are named one by one, so one that nobody thought of is heard by nobody.
    """
    match event:
        case CharacterDealt() | ScoringTokensPlaced() | RoundStarted() | MarketMoved() | Scored():
            return event
        case CardsDealt() | CardsDiscarded():
            return event if event.seat == seat else replace(event, cards=())
        case OfferMade() if seat == event.chooser:
            return replace(event, lettered=())
        case OfferMade():
            return event if event.splitter == seat else None
        case PileTaken():
            return event if seat in {event.splitter, event.chooser} else None
        case TrackAdvanced():
            return event if event.seat == seat or event.cause == "start" else None
        case HandResolved():
            return event if event.seat == seat else _without_sold_cards(event)


def _without_sold_cards(event: HandResolved) -> HandResolved:
    advances = tuple(
        replace(advance, card=None) if advance.cause == "sale" else advance
        for advance in event.advances
    )
    return replace(event, sold=(), advances=advances)
