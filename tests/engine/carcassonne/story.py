"""What happens in Carcassonne, as prose."""

from collections.abc import Iterator

from engine.carcassonne.cells import Cell, name_of
from engine.carcassonne.events import (
    ActionTaken,
    Event,
    FeatureScored,
    FigureAdvanced,
    FiguresReassigned,
    FollowerPlaced,
    GameEnded,
    MessageDrawn,
    NoFollowerPlaced,
    StartTileLaid,
    TileDrawn,
    TilePlaced,
    TileSetAside,
    TileTakenBack,
    TwoPointsTaken,
)
from tests.engine.playthroughs import NAMES, Story

_ROLES = {"city": "knight", "road": "highwayman", "field": "farmer", "monastery": "monk"}
_TURNS = ("", ", turned once", ", turned twice", ", turned three times")


def tell(event: Event) -> Iterator[str]:
    yield sentence(event)


def sentence(event: Event) -> str:  # noqa: C901, PLR0912  one case for each kind of event
    match event:
        case StartTileLaid():
            return f"Tile {event.tile} is laid."
        case TileDrawn():
            return f"{NAMES[event.seat]} draws {event.tile}."
        case TileSetAside():
            return f"{event.tile} fits nowhere and is set aside."
        case TilePlaced():
            turned = _TURNS[event.turned]
            return f"{NAMES[event.seat]} places {event.tile} at {name_of(event.cell)}{turned}."
        case TileTakenBack():
            return f"{NAMES[event.seat]} takes {event.tile} back."
        case FollowerPlaced():
            where = f"{event.spot} of {name_of(event.cell)}"
            return f"{NAMES[event.seat]} places a {_ROLES[event.on]} on {where}."
        case NoFollowerPlaced():
            return f"{NAMES[event.seat]} places nobody."
        case FeatureScored():
            size = f"{event.tiles} tiles" + (f", {event.shields} shields" if event.shields else "")
            who = " and ".join(NAMES[seat] for seat in event.seats)
            return (
                f"The {event.on} at {name_of(event.cell)} ({size}) gives {event.points} to {who}."
            )
        case FigureAdvanced():
            figure = f"{NAMES[event.seat]}'s {('first', 'second')[event.figure]} figure"
            return f"{figure} goes {event.points} to {event.now}."
        case FiguresReassigned():
            spaces = " and ".join(map(str, event.figures))
            return f"{NAMES[event.seat]} thinks again: the figures stand on {spaces}."
        case MessageDrawn():
            return f"{NAMES[event.seat]} receives the message {event.message}."
        case ActionTaken():
            return f"{NAMES[event.seat]} does as it says{_at(event.cell)}: {event.points} points."
        case TwoPointsTaken():
            return f"{NAMES[event.seat]} takes two points."
        case GameEnded():
            return "No tile is left."


def _at(cell: Cell | None) -> str:
    return "" if cell is None else f" at {name_of(cell)}"


STORY = Story(tables=(2, 4), tell=tell)
