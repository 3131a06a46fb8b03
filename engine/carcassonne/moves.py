"""What a seat can order."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.carcassonne.cells import Cell
from engine.core import TakeBack


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Lay the drawn tile; of turns that look the same only the first is an order."""

    cell: Cell
    turned: int
    """Quarter turns clockwise from how the table of tiles describes it."""
    kind: Literal["place_tile"] = "place_tile"


@dataclass(frozen=True, slots=True)
class PlaceFollower:
    spot: str | None
    """A segment of the tile just laid, such as `city-0`; None places nobody."""
    kind: Literal["place_follower"] = "place_follower"


@dataclass(frozen=True, slots=True)
class AssignPoints:
    """Say for each gain, in order, which of the two figures advances by it."""

    figures: tuple[int, ...]
    kind: Literal["assign_points"] = "assign_points"


@dataclass(frozen=True, slots=True)
class TakeAction:
    """Do what the message says."""

    kind: Literal["take_action"] = "take_action"


@dataclass(frozen=True, slots=True)
class TakeTwoPoints:
    """Take the two points of the wax seal instead of the message's action."""

    kind: Literal["take_two_points"] = "take_two_points"


@dataclass(frozen=True, slots=True)
class RecallFollower:
    """Score one of your followers and take it back, as the eighth message allows."""

    cell: Cell
    kind: Literal["recall_follower"] = "recall_follower"


Move: TypeAlias = (
    PlaceTile
    | PlaceFollower
    | AssignPoints
    | TakeAction
    | TakeTwoPoints
    | RecallFollower
    | TakeBack
)
