"""Everything there is to know about a game of The Great Split, as one immutable value."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.dice import Dice
from engine.great_split.data import Cards, ScoringToken, SealIcon
from engine.great_split.events import Scored, TrackAdvanced
from engine.great_split.moves import Order, Side

Phase: TypeAlias = Literal["start", "discard", "split", "choose", "resolve", "over"]
"""`start` asks only where a character begins with a wild icon; no such character is in our edition."""

Board: TypeAlias = tuple[int, ...]
"""Eleven numbers in the order of `data.TRACKS`."""

Question: TypeAlias = SealIcon | Literal["arrow"]


@dataclass(frozen=True, slots=True)
class Resolution:
    """How far a seat has come with its hand this round."""

    before: Board
    board: Board
    to_play: Cards
    splitter: bool
    """The splitter is still to be played."""
    played: Cards = ()
    """Face up, in the order of play."""
    sold: Cards = ()
    """Face down, in the order of sale."""
    questions: tuple[Question, ...] = ()
    """Raised by a card and settled oldest first, before the next card."""
    orders: tuple[Order, ...] = ()
    trail: tuple[TrackAdvanced, ...] = ()
    step: int = 0
    """Rises with every order and with every one taken back, so that no old ticket fits again."""
    done: bool = False


@dataclass(frozen=True, slots=True)
class Collector:
    """One seat's belongings."""

    character: str
    board: Board
    """What everybody sees; a resolution shows here when its seat is done."""
    hand: Cards = ()
    discarded: Cards = ()
    discarding: Cards | None = None
    left: Cards | None = None
    """The left pile of this round's split; None while it is not made."""
    taken: Side | None = None
    """Which pile of the right neighbour's offer."""
    resolution: Resolution | None = None
    previous: Board = ()
    """The board before the last round's resolution; empty in the first round."""
    sold_before: int = 0
    """How many cards it sold in the last round."""
    lettered: Cards = ()
    """The cards it has met this round in the order of their letters: what it was dealt, with what
    it discarded since, then what it was offered. Empty in games from before cards kept them."""

    @property
    def piles(self) -> tuple[Cards, Cards]:
        """The two piles of a hand that has been split."""
        left = self.left or ()
        return left, tuple([card for card in self.hand if card not in left])


@dataclass(frozen=True, slots=True)
class State:
    edition: str
    auto_finish: bool
    """A resolution with nothing left to choose is done without a word."""
    dice: Dice
    decks: tuple[Cards, ...]
    """What remains of each level, sorted: the dice decide when a card is drawn."""
    market_pool: tuple[int, ...]
    """The market tokens not yet revealed, sorted, with those that never will be."""
    market_revealed: tuple[int, ...]
    scoring_lines: tuple[tuple[ScoringToken, ...], ...]
    round: int
    phase: Phase
    collectors: tuple[Collector, ...]
    scorings: tuple[Scored, ...] = ()
    chronicle: tuple[tuple[int, ...], ...] = ()
    """Everybody's prestige after each round."""

    @property
    def market(self) -> int:
        return sum(self.market_revealed)
