"""What a seat can order; colours are counts, so that each order can be written in one way only."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.splendor.data import Level, Tokens


@dataclass(frozen=True, slots=True)
class TakeTokens:
    tokens: Tokens
    kind: Literal["take_tokens"] = "take_tokens"


@dataclass(frozen=True, slots=True)
class ReserveCard:
    """Reserve a face-up card."""

    card: str
    kind: Literal["reserve_card"] = "reserve_card"


@dataclass(frozen=True, slots=True)
class ReserveFromDeck:
    """Reserve the top card of a deck, unseen."""

    level: Level
    kind: Literal["reserve_from_deck"] = "reserve_from_deck"


@dataclass(frozen=True, slots=True)
class BuyCard:
    """Buy a face-up card, or one of your reserved cards."""

    card: str
    payment: Tokens
    kind: Literal["buy_card"] = "buy_card"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, which is legal only for a seat that can do nothing else."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class ReturnTokens:
    """Put back what is more than ten."""

    tokens: Tokens
    kind: Literal["return_tokens"] = "return_tokens"


@dataclass(frozen=True, slots=True)
class ChooseNoble:
    noble: str
    kind: Literal["choose_noble"] = "choose_noble"


Move: TypeAlias = (
    TakeTokens | ReserveCard | ReserveFromDeck | BuyCard | Pass | ReturnTokens | ChooseNoble
)
