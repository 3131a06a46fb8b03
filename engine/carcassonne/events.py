"""What happens in a game of Carcassonne, all of it in front of everybody."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.carcassonne.cells import Cell
from engine.carcassonne.data import FeatureKind
from engine.core import Seat

Source: TypeAlias = Literal["road", "city", "monastery", "message"]
"""Where points come from before the end."""


@dataclass(frozen=True, slots=True)
class StartTileLaid:
    tile: str
    kind: Literal["start_tile_laid"] = "start_tile_laid"


@dataclass(frozen=True, slots=True)
class TileDrawn:
    seat: Seat
    tile: str
    kind: Literal["tile_drawn"] = "tile_drawn"


@dataclass(frozen=True, slots=True)
class TileSetAside:
    """It fits nowhere, so it is out of the game and another is drawn."""

    tile: str
    kind: Literal["tile_set_aside"] = "tile_set_aside"


@dataclass(frozen=True, slots=True)
class TilePlaced:
    seat: Seat
    tile: str
    cell: Cell
    turned: int
    kind: Literal["tile_placed"] = "tile_placed"


@dataclass(frozen=True, slots=True)
class TileTakenBack:
    seat: Seat
    tile: str
    kind: Literal["tile_taken_back"] = "tile_taken_back"


@dataclass(frozen=True, slots=True)
class FollowerPlaced:
    seat: Seat
    cell: Cell
    spot: str
    on: FeatureKind
    kind: Literal["follower_placed"] = "follower_placed"


@dataclass(frozen=True, slots=True)
class NoFollowerPlaced:
    seat: Seat
    kind: Literal["no_follower_placed"] = "no_follower_placed"


@dataclass(frozen=True, slots=True)
class FeatureScored:
    """A feature was completed; all its followers went home."""

    feature: int
    on: FeatureKind
    cell: Cell
    """Of its oldest tile."""
    tiles: int
    shields: int
    points: int
    seats: tuple[Seat, ...]
    """Who received the points."""
    followers: tuple[int, ...]
    """How many went home, by seat."""
    kind: Literal["feature_scored"] = "feature_scored"


@dataclass(frozen=True, slots=True)
class FigureAdvanced:
    """One of a seat's two scoring figures moved on."""

    seat: Seat
    figure: int
    points: int
    now: int
    source: Source
    kind: Literal["figure_advanced"] = "figure_advanced"


@dataclass(frozen=True, slots=True)
class FiguresReassigned:
    """A seat chose other figures for what it gained in somebody else's turn."""

    seat: Seat
    chosen: tuple[int, ...]
    figures: tuple[int, ...]
    """Where they stand now."""
    kind: Literal["figures_reassigned"] = "figures_reassigned"


@dataclass(frozen=True, slots=True)
class MessageDrawn:
    seat: Seat
    message: str
    kind: Literal["message_drawn"] = "message_drawn"


@dataclass(frozen=True, slots=True)
class ActionTaken:
    seat: Seat
    message: str
    points: int
    cell: Cell | None = None
    """Of the feature that was scored, or of the follower that went home."""
    on: FeatureKind | None = None
    kind: Literal["action_taken"] = "action_taken"


@dataclass(frozen=True, slots=True)
class TwoPointsTaken:
    seat: Seat
    message: str
    kind: Literal["two_points_taken"] = "two_points_taken"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """No tile is left that could be placed."""

    points: tuple[int, ...]
    """By seat, after final scoring."""
    kind: Literal["game_ended"] = "game_ended"


Event: TypeAlias = (
    StartTileLaid
    | TileDrawn
    | TileSetAside
    | TilePlaced
    | TileTakenBack
    | FollowerPlaced
    | NoFollowerPlaced
    | FeatureScored
    | FigureAdvanced
    | FiguresReassigned
    | MessageDrawn
    | ActionTaken
    | TwoPointsTaken
    | GameEnded
)


def redact(event: Event, seat: Seat | None) -> Event | None:  # noqa: ARG001  everything lies on the table
    match event:
        case StartTileLaid() | TileDrawn() | TileSetAside() | TilePlaced() | TileTakenBack():
            return event
        case FollowerPlaced() | NoFollowerPlaced() | FeatureScored():
            return event
        case FigureAdvanced() | FiguresReassigned():
            return event
        case MessageDrawn() | ActionTaken() | TwoPointsTaken() | GameEnded():
            return event
    return None  # type: ignore[unreachable]  # What nobody thought of is heard by nobody.
