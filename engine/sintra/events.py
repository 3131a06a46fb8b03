"""What can happen in a game of Sintra."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core import Seat
from engine.sintra.data import Colour, Panes, Side


@dataclass(frozen=True, slots=True)
class TableLaid:
    side: Side
    start: Seat
    track: tuple[Colour, ...]
    """The colours of the six rounds."""
    strips: tuple[tuple[int, ...], ...]
    """For each seat the faces that lie up, from left to right: see `Strip.face`."""
    factories: tuple[Panes, ...]
    kind: Literal["table_laid"] = "table_laid"


@dataclass(frozen=True, slots=True)
class PanesTaken:
    seat: Seat
    factory: int | None
    """None: from the centre."""
    colour: Colour
    count: int
    rest: Panes
    """What was pushed from the factory into the centre."""
    kind: Literal["panes_taken"] = "panes_taken"


@dataclass(frozen=True, slots=True)
class StartMarkerTaken:
    seat: Seat
    broken: int
    """Where the marker is now on the broken glass track, from 0 at the top."""
    lost: int
    """The points lost at once, because it came to the bottom."""
    kind: Literal["start_marker_taken"] = "start_marker_taken"


@dataclass(frozen=True, slots=True)
class PanesPlaced:
    seat: Seat
    glazier: int
    """The column he came from."""
    strip: int
    """The column he stands over now."""
    colour: Colour
    count: int
    wild: int
    """How many of them lie on grey spaces."""
    kind: Literal["panes_placed"] = "panes_placed"


@dataclass(frozen=True, slots=True)
class PanesBroken:
    seat: Seat
    colour: Colour
    count: int
    broken: int
    """Where the marker is now on the broken glass track, from 0 at the top."""
    lost: int
    """The points lost at once, because it came to the bottom."""
    kind: Literal["panes_broken"] = "panes_broken"


@dataclass(frozen=True, slots=True)
class StripCompleted:
    seat: Seat
    strip: int
    panes: Panes
    """The five on it."""
    bonus_colour: Colour
    """The round's."""
    bonus: int
    """A point for each of the five that has it."""
    kept: Colour
    """The pane that went into the window; the others fell into the tower."""
    removed: bool
    """The window is full and the strip back in the box; otherwise it was turned over."""
    kind: Literal["strip_completed"] = "strip_completed"


@dataclass(frozen=True, slots=True)
class WindowScored:
    seat: Seat
    window: int
    parts: tuple[tuple[int, int], ...]
    """This window and every glazed one to its right, each with its points."""
    points: int
    kind: Literal["window_scored"] = "window_scored"


@dataclass(frozen=True, slots=True)
class GlazierMoved:
    """Back to the strip furthest left, as the whole turn."""

    seat: Seat
    glazier: int
    """The column he came from."""
    strip: int
    kind: Literal["glazier_moved"] = "glazier_moved"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    round: int
    """Counted from 1."""
    colour: Colour
    """The pane that fell from the round track into the tower."""
    points: tuple[int, ...]
    kind: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class RoundPrepared:
    round: int
    colour: Colour
    """The round's own."""
    start: Seat
    factories: tuple[Panes, ...]
    poured: bool
    """The bag ran empty and was filled from the tower."""
    kind: Literal["round_prepared"] = "round_prepared"


@dataclass(frozen=True, slots=True)
class GameEnded:
    kind: Literal["game_ended"] = "game_ended"


Event: TypeAlias = (
    TableLaid
    | PanesTaken
    | StartMarkerTaken
    | PanesPlaced
    | PanesBroken
    | StripCompleted
    | WindowScored
    | GlazierMoved
    | RoundEnded
    | RoundPrepared
    | GameEnded
)


def redact(event: Event, seat: Seat | None) -> Event | None:  # noqa: ARG001  everything is done in the open
    """Everybody hears everything.

    Events are named one by one, so one that nobody thought of is heard by nobody.
    """
    match event:
        case TableLaid() | RoundEnded() | RoundPrepared() | GameEnded():
            return event
        case PanesTaken() | StartMarkerTaken() | PanesPlaced() | PanesBroken() | GlazierMoved():
            return event
        case StripCompleted() | WindowScored():
            return event
