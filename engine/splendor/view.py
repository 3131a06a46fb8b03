"""What one seat, or a spectator, may know of a game of Splendor."""

from dataclasses import dataclass

from engine.core import Seat
from engine.splendor.data import CARDS, Gems, Level, Row, Tokens
from engine.splendor.events import Event, heard
from engine.splendor.state import Phase, Player, State


@dataclass(frozen=True, slots=True)
class ReservedCardView:
    level: Level
    card: str | None
    """None for a card from a deck that another seat keeps: only its back is seen."""
    hidden: bool
    """It came from a deck, so only its owner knows it."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    tokens: Tokens
    bonuses: Gems
    points: int
    cards: tuple[str, ...]
    reserved: tuple[ReservedCardView, ...]
    nobles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    """Who looks; None is a spectator."""
    target: int
    turn: int
    phase: Phase
    passes: int
    bank: Tokens
    rows: tuple[Row, ...]
    deck_sizes: tuple[int, ...]
    nobles: tuple[str, ...]
    players: tuple[PlayerView, ...]
    chronicle: tuple[tuple[int, ...], ...]
    """Everybody's points after each round."""
    turns: tuple[tuple[Event, ...], ...]
    """What happened in the latest turns, newest last, as far as the seat may hear of it.

    As many as there are other seats: whose turn begins reads what everybody else has done.
    """

    @property
    def turn_of(self) -> Seat:
        """Whose turn it is."""
        return self.turn % len(self.players)

    @property
    def latest(self) -> tuple[Event, ...]:
        """What has happened in this turn; before anything has, in the turn before."""
        return self.turns[-1] if self.turns else ()


def view_of(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        target=state.target,
        turn=state.turn,
        phase=state.phase,
        passes=state.passes,
        bank=state.bank,
        rows=state.rows,
        deck_sizes=tuple(len(deck) for deck in state.decks),
        nobles=state.nobles,
        players=tuple(
            _player(player, own=owner == seat) for owner, player in enumerate(state.players)
        ),
        chronicle=state.chronicle,
        turns=tuple(heard(turn, seat) for turn in state.turns),
    )


def _player(player: Player, *, own: bool) -> PlayerView:
    return PlayerView(
        tokens=player.tokens,
        bonuses=player.bonuses,
        points=player.points,
        cards=player.cards,
        reserved=tuple(
            ReservedCardView(
                level=CARDS[reserved.card].level,
                card=reserved.card if own or not reserved.hidden else None,
                hidden=reserved.hidden,
            )
            for reserved in player.reserved
        ),
        nobles=player.nobles,
    )
