"""Where a game of Carcassonne stands."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from engine.carcassonne.cells import Cell
from engine.carcassonne.events import Event, Source
from engine.carcassonne.land import Land
from engine.carcassonne.tiles import TILES
from engine.core import Seat
from engine.dice import Dice

Phase: TypeAlias = Literal[
    "place_tile", "place_follower", "assign_points", "read_message", "recall_follower", "over"
]
"""What the seat whose turn it is must do next; the kind of its decision."""


@dataclass(frozen=True, slots=True)
class PlacedTile:
    tile: str
    cell: Cell
    turned: int


@dataclass(frozen=True, slots=True)
class Follower:
    seat: Seat
    tile: int
    """Which tile it stands on, counted as they came; the start tile is 0."""
    spot: str


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that one figure advances by."""

    source: Source
    points: int
    tiles: int
    """How many tiles the feature had; 0 for a message."""
    cell: Cell | None
    """Of the feature's oldest tile; None for a message."""


@dataclass(frozen=True, slots=True)
class Player:
    supply: int
    figures: tuple[int, ...]
    """How far each scoring figure has come, laps included: two with the messages, else one."""
    earned: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The points so far from roads, cities, monasteries and messages."""
    gains: tuple[Gain, ...] = ()
    """What was gained in others' turns and may still go to another figure."""
    chosen: tuple[int, ...] = ()
    """The figure that each of these gains has gone to."""
    asked: str = ""
    """When the latest of these gains came, for the ticket."""

    @property
    def points(self) -> int:
        return sum(self.figures)


class Indexed:
    """Room for what can be computed from a state and is worth keeping; no part of its value."""

    __slots__ = ("_land",)
    _land: Land


@dataclass(frozen=True, slots=True)
class State(Indexed):
    messages: bool
    """Whether The Messages are played with."""
    turn: int
    """Counted from 0; the seats take turns, so it also says whose it is."""
    step: int
    """How many questions this turn has asked before this one."""
    phase: Phase
    tiles: tuple[PlacedTile, ...]
    followers: tuple[Follower, ...]
    drawn: str | None
    laid: PlacedTile | None
    """The drawn tile where its player has laid it, while it can be taken back."""
    stock: tuple[str, ...]
    """The tiles still to be drawn, sorted: the order is not decided before one is drawn."""
    set_aside: tuple[str, ...]
    players: tuple[Player, ...]
    due: tuple[Gain, ...]
    """What the seat whose turn it is has gained and must assign to its figures."""
    unread: tuple[str, ...]
    """The messages that nobody has seen yet, sorted."""
    seen: tuple[str, ...]
    """The messages that were drawn and lie under the stack, the one that comes first in front."""
    message: str | None
    """The one that was drawn and is not yet decided on."""
    chronicle: tuple[tuple[int, ...], ...]
    """Everybody's points after each round, and at last after final scoring."""
    turns: tuple[tuple[Event, ...], ...]
    """What happened in the latest turns, newest last: one for each seat."""
    dice: Dice

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.turn % len(self.players)


def land_of(state: State) -> Land:
    """The landscape without a tile that can still be taken back."""
    try:
        return state._land  # noqa: SLF001  the room is made for this
    except AttributeError:
        land = known_land(state.tiles, state.followers)
        keep(state, land)
        return land


def keep(state: State, land: Land) -> None:
    """Remember the landscape that belongs to this state."""
    object.__setattr__(state, "_land", land)


def built(tiles: tuple[PlacedTile, ...], followers: tuple[Follower, ...]) -> Land:
    """The landscape of these tiles and followers, made anew."""
    land = Land()
    for each in tiles:
        land.lay(TILES[each.tile].ways[each.turned], each.cell)
    for follower in followers:
        tile = tiles[follower.tile]
        land.stand(tile.cell, TILES[tile.tile].segment(follower.spot), follower.seat)
    return land


known_land = lru_cache(maxsize=16)(built)
"""The same, for those who only read it: worlds imagined from one view all begin with one landscape."""
