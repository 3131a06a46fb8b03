"""What happens in Sintra, as prose."""

from collections.abc import Iterator

from engine.sintra.data import COLOURS, Panes
from engine.sintra.editions import GALA
from engine.sintra.events import (
    Event,
    GameEnded,
    GlazierMoved,
    PanesBroken,
    PanesPlaced,
    PanesTaken,
    RoundEnded,
    RoundPrepared,
    StartMarkerTaken,
    StripCompleted,
    TableLaid,
    WindowScored,
)
from tests.engine.playthroughs import NAMES, Story


def tell(event: Event) -> Iterator[str]:
    if isinstance(event, RoundEnded):
        yield ""
    yield _sentence(event)
    if isinstance(event, TableLaid | RoundPrepared):
        yield f"Factories: {'; '.join(_panes(panes) for panes in event.factories)}."


def _sentence(event: Event) -> str:  # noqa: C901  one case for each kind of event
    match event:
        case TableLaid():
            strips = "".join(
                f" {NAMES[seat]}'s strips: {', '.join(_face(face) for face in faces)}."
                for seat, faces in enumerate(event.strips)
            )
            colours = ", ".join(event.track)
            return f"Round colours: {colours}. {NAMES[event.start]} begins.{strips}"
        case PanesTaken():
            place = "the centre" if event.factory is None else f"factory {event.factory + 1}"
            rest = f", leaving {_panes(event.rest)} to the centre" if any(event.rest) else ""
            return f"{NAMES[event.seat]} takes {event.count} {event.colour} from {place}{rest}."
        case StartMarkerTaken():
            return f"The start marker comes with them ({_marker(event.broken, event.lost)})."
        case PanesPlaced():
            grey = f", {event.wild} on grey" if event.wild else ""
            return f"{event.count} go on strip {event.strip + 1}{grey}."
        case PanesBroken():
            return f"{event.count} break ({_marker(event.broken, event.lost)})."
        case StripCompleted():
            after = "is removed" if event.removed else "is turned over"
            return (
                f"Strip {event.strip + 1} is complete with {_panes(event.panes)}:"
                f" {event.bonus} for {event.bonus_colour}, {event.kept} is kept, the strip {after}."
            )
        case WindowScored():
            parts = " + ".join(f"{points} (window {window + 1})" for window, points in event.parts)
            return f"Windows: {parts} = {event.points}."
        case GlazierMoved():
            way = f"from {event.glazier + 1} to {event.strip + 1}"
            return f"{NAMES[event.seat]} moves the glazier back {way}."
        case RoundEnded():
            points = ", ".join(f"{NAMES[seat]} {each}" for seat, each in enumerate(event.points))
            return f"Round {event.round} ({event.colour}) is over. {points}."
        case RoundPrepared():
            poured = "The tower is poured into the bag. " if event.poured else ""
            begins = f"{NAMES[event.start]} begins round {event.round} ({event.colour})."
            return f"{poured}{begins}"
        case GameEnded():
            return "The game is over."


def _marker(broken: int, lost: int) -> str:
    return f"broken glass {broken}" + (f", {lost} points lost" if lost else "")


def _face(face: int) -> str:
    return "".join(space[0] for space in GALA.faces[face])


def _panes(panes: Panes) -> str:
    counted = [f"{many} {colour}" for many, colour in zip(panes, COLOURS, strict=True) if many]
    return " ".join(counted) or "nothing"


STORY = Story((2, 4), tell)
