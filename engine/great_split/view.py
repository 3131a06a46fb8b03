"""What one seat of The Great Split, or a spectator, may know."""

from dataclasses import dataclass

from engine.core import Seat
from engine.great_split.data import Cards, ScoringToken
from engine.great_split.events import Scored
from engine.great_split.lettering import continued
from engine.great_split.moves import Side
from engine.great_split.state import Board, Collector, Phase, Resolution, State


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """What lies open in front of a seat."""

    character: str
    board: Board
    before: Board
    """The board as it was when this round's resolution began; equal to `board` until then."""
    cards: int
    """In hand, or on the table on their way back to it."""
    discarded: int
    waited_for: bool
    """The seat has not yet answered what it is asked."""
    played: Cards = ()
    """This round's face-up plays, once the seat is done."""
    sold: int = 0
    """How many cards it sold this round, once the seat is done."""
    previous: Board = ()
    """The board before the last round's resolution; empty in the first round."""
    sold_before: int = 0
    """How many cards it sold in the last round."""


@dataclass(frozen=True, slots=True)
class Secrets:
    """What only the seat itself knows."""

    hand: Cards
    discarded: Cards
    discarding: Cards | None
    """The discards it chose, while others still choose theirs."""
    left: Cards | None
    """The left pile of its own split."""
    offer: tuple[Cards, Cards] | None
    """The right neighbour's two piles, while it chooses."""
    taken: Side | None
    resolution: Resolution | None
    lettered: Cards
    """All that it has met this round, in the order of their letters."""


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    edition: str
    auto_finish: bool
    round: int
    phase: Phase
    market: int
    market_revealed: tuple[int, ...]
    scoring_lines: tuple[tuple[ScoringToken, ...], ...]
    seats: tuple[OpenSeat, ...]
    scorings: tuple[Scored, ...]
    chronicle: tuple[tuple[int, ...], ...]
    """Everybody's prestige after each round."""
    secrets: Secrets | None
    """None for a spectator."""


def view_of(state: State, seat: Seat | None, waited_for: frozenset[Seat]) -> View:
    return View(
        seat=seat,
        edition=state.edition,
        auto_finish=state.auto_finish,
        round=state.round,
        phase=state.phase,
        market=state.market,
        market_revealed=state.market_revealed,
        scoring_lines=state.scoring_lines,
        seats=tuple(
            _open_seat(collector, waited_for=number in waited_for)
            for number, collector in enumerate(state.collectors)
        ),
        scorings=state.scorings,
        chronicle=state.chronicle,
        secrets=None if seat is None else _secrets(state, seat),
    )


def _open_seat(collector: Collector, *, waited_for: bool) -> OpenSeat:
    resolution = collector.resolution
    finished = resolution if resolution is not None and resolution.done else None
    return OpenSeat(
        character=collector.character,
        board=collector.board,
        before=collector.board if finished is None else finished.before,
        cards=len(collector.hand),
        discarded=len(collector.discarded),
        waited_for=waited_for,
        played=() if finished is None else finished.played,
        sold=0 if finished is None else len(finished.sold),
        previous=collector.previous,
        sold_before=collector.sold_before,
    )


def _secrets(state: State, seat: Seat) -> Secrets:
    collector = state.collectors[seat]
    offer = state.collectors[seat - 1].piles if state.phase == "choose" else None
    return Secrets(
        hand=collector.hand,
        discarded=collector.discarded,
        discarding=collector.discarding,
        left=collector.left,
        offer=offer,
        taken=collector.taken,
        resolution=collector.resolution,
        lettered=continued(collector.lettered, collector.hand, *(offer or ())),
    )
