"""What happens in Carcassonne, as prose."""

from collections.abc import Iterator

from engine.carcassonne.cells import name_of
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

_FIGURES = ("follower", "lady")


def tell(event: Event) -> Iterator[str]:
    if isinstance(event, TileDrawn):
        yield ""
    yield _sentence(event)


def _sentence(event: Event) -> str:  # noqa: C901, PLR0912  one case for each kind of event
    match event:
        case StartTileLaid(tile):
            return f"The start tile {tile} lies at 0."
        case TileDrawn(seat, tile):
            return f"{NAMES[seat]} draws {tile}."
        case TileSetAside(tile):
            return f"{tile} fits nowhere and is set aside."
        case TilePlaced(seat, tile, cell, turned):
            return f"{NAMES[seat]} lays {tile} at {name_of(cell)}, turned {turned} times."
        case TileTakenBack(seat, tile):
            return f"{NAMES[seat]} takes {tile} back."
        case FollowerPlaced(seat, cell, spot):
            return f"{NAMES[seat]} places a follower at {name_of(cell)} on {spot}."
        case NoFollowerPlaced(seat):
            return f"{NAMES[seat]} places nobody."
        case FeatureScored(_, on, cell, tiles, shields, points, seats):
            who = " and ".join(NAMES[seat] for seat in seats) or "nobody"
            size = f"{tiles} tiles and {shields} shields"
            return f"The {on} at {name_of(cell)} is complete with {size}: {points} for {who}."
        case FigureAdvanced(seat, figure, points, now, source):
            return f"{NAMES[seat]}'s {_FIGURES[figure]} goes {points} to {now} for a {source}."
        case FiguresReassigned(seat, _, figures):
            return f"{NAMES[seat]}'s figures stand at {' and '.join(map(str, figures))} instead."
        case MessageDrawn(seat, message):
            return f"{NAMES[seat]} receives the message {message.replace('_', ' ')}."
        case ActionTaken(seat, message, points):
            return f"{NAMES[seat]} does what {message.replace('_', ' ')} says: {points} points."
        case TwoPointsTaken(seat):
            return f"{NAMES[seat]} takes two points instead."
        case GameEnded(points):
            return f"The game ends at {', '.join(map(str, points))}."


STORY = Story(tables=(2, 5), tell=tell)
