"""What the last turn did, as a picture marks it."""

from dataclasses import dataclass

from engine.core import Seat
from engine.sintra.data import Colour
from engine.sintra.events import (
    Event,
    GlazierMoved,
    PanesBroken,
    PanesPlaced,
    PanesTaken,
    RoundPrepared,
    StartMarkerTaken,
    StripCompleted,
)
from engine.sintra.view import View


@dataclass(slots=True)
class Lately:
    """What did not happen is None, False or 0."""

    seat: Seat | None = None
    taken: bool = False
    """Glass was taken from `factory`, and no new glass has come since."""
    factory: int | None = None
    """None is the centre."""
    marker: bool = False
    """The start marker was taken."""
    came_from: int | None = None
    """The column where the glazier was."""
    strip: int | None = None
    """The column of the strip that got panes and is not complete."""
    colour: Colour | None = None
    placed: int = 0
    window: int | None = None
    """The column of the window that got a pane."""
    broken: bool = False
    """The marker went along the broken glass track."""

    def of(self, seat: Seat) -> "Lately":
        """For one palace: nothing, if the turn was another's."""
        return self if self.seat == seat else Lately()


def lately(view: View) -> Lately:
    found = Lately()
    for event in view.latest:
        _note(found, event)
    return found


def _note(found: Lately, event: Event) -> None:
    match event:
        case PanesTaken():
            found.seat, found.taken, found.factory = event.seat, True, event.factory
        case StartMarkerTaken():
            found.marker = found.broken = True
        case PanesPlaced():
            found.came_from, found.strip = event.glazier, event.strip
            found.colour, found.placed = event.colour, event.count
        case PanesBroken():
            found.broken = True
        case StripCompleted():
            found.strip, found.window = None, event.strip
        case GlazierMoved():
            found.seat, found.came_from = event.seat, event.glazier
        case RoundPrepared():
            found.taken = False
        case _:
            pass
