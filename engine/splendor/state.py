"""Where a game of Splendor stands: everything, including what only some may know."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core import Seat
from engine.dice import Dice
from engine.splendor.data import Gems, Row, Tokens
from engine.splendor.events import Event

Phase: TypeAlias = Literal["act", "return_tokens", "choose_noble", "over"]
"""What the seat whose turn it is must do next; the kind of its decision."""


@dataclass(frozen=True, slots=True)
class ReservedCard:
    card: str
    hidden: bool
    """It came from the top of a deck, so the other seats have not seen it."""


@dataclass(frozen=True, slots=True)
class Player:
    tokens: Tokens = (0, 0, 0, 0, 0, 0)
    bonuses: Gems = (0, 0, 0, 0, 0)
    """What the bought cards give, kept here because every purchase and every noble asks."""
    points: int = 0
    """What the bought cards and the nobles give."""
    cards: tuple[str, ...] = ()
    """Bought, in the order of buying."""
    reserved: tuple[ReservedCard, ...] = ()
    nobles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    target: int
    """The points that bring the last round."""
    turn: int
    """Counted from 0; the seats take turns, so it also says whose it is."""
    phase: Phase
    passes: int
    """How many turns in a row, up to now, were passed without a noble coming."""
    bank: Tokens
    rows: tuple[Row, ...]
    """By level, lowest first."""
    decks: tuple[tuple[str, ...], ...]
    """What remains of each deck, sorted: the order is not decided before a card is drawn."""
    nobles: tuple[str, ...]
    """Those who have visited nobody yet."""
    players: tuple[Player, ...]
    chronicle: tuple[tuple[int, ...], ...]
    """Everybody's points after each round."""
    turns: tuple[tuple[Event, ...], ...]
    """What happened in the latest turns, newest last: as many as there are other seats."""
    dice: Dice

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.turn % len(self.players)
