"""The story of a turn, in one line for each turn, the same for whoever played it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.dealers.carcassonne import wording
from bot.dealers.dealing import Listener, Words
from bot.dealers.phrases import listed
from engine.carcassonne.cells import name_of
from engine.carcassonne.events import (
    ActionTaken,
    Event,
    FeatureScored,
    FiguresReassigned,
    FollowerPlaced,
    MessageDrawn,
    NoFollowerPlaced,
    TilePlaced,
    TileSetAside,
    TileTakenBack,
    TwoPointsTaken,
)
from engine.carcassonne.view import View
from engine.core import Seat

_ACTS = (
    TilePlaced,
    FollowerPlaced,
    NoFollowerPlaced,
    MessageDrawn,
    ActionTaken,
    TwoPointsTaken,
)
"""What only the seat whose turn it is does."""


def tell(events: Sequence[Event], view: View, to: Listener) -> tuple[str, ...]:
    """A line for each seat that did something.

    A tile is told when it can no longer be taken back, together with who stands on it.
    """
    lines = []
    happened = _with_its_tile(settled(events), view)
    for seat, group in groupby(_with_actors(happened), key=lambda pair: pair[0]):
        deeds = deeds_of((event for _, event in group), to)
        if deeds and seat is not None:
            lines.append(to.words("carcassonne-turn", name=to.names[seat], deeds=deeds))
        elif deeds:
            lines.append(f"{deeds[0].upper()}{deeds[1:]}.")
    return tuple(lines)


def since(view: View, to: Listener) -> tuple[str, ...]:
    """In small print, what the others did since one's own last turn."""
    told: list[Event] = []
    for turn in view.turns:
        mine = any(isinstance(event, TilePlaced) and event.seat == view.seat for event in turn)
        told = [] if mine else [*told, *turn]
    return tuple(f"-# {line}" for line in tell(told, view, to))


def deeds_of(events: Iterable[Event], to: Listener) -> str:
    """What happened, without saying whose turn it was."""
    said = (_deed(event, to) for event in events)
    return "; ".join(deed for deed in said if deed)


def settled(events: Sequence[Event]) -> list[Event]:
    """Without a tile that was taken back again."""
    kept: list[Event] = []
    for event in events:
        if isinstance(event, TileTakenBack):
            while kept and not isinstance(kept.pop(), TilePlaced):
                pass
        else:
            kept.append(event)
    return kept


def _with_its_tile(events: Sequence[Event], view: View) -> list[Event]:
    """Each follower after the tile that it stands on, and no tile that is not settled yet."""
    kept = list(events)
    for number, event in enumerate(kept):
        if isinstance(event, TilePlaced):
            break
        if isinstance(event, FollowerPlaced | NoFollowerPlaced):
            kept.insert(number, _tile_before(kept[number:], event.seat, view))
            break
    if kept and isinstance(kept[-1], TilePlaced):
        kept.pop()
    return kept


def _tile_before(events: Sequence[Event], seat: Seat, view: View) -> TilePlaced:
    """The tile of that decision: it lies before those that were laid since."""
    since_then = sum(isinstance(event, TilePlaced) for event in events)
    lying = list(view.tiles)
    if view.laid is not None and view.laid not in lying:
        lying.append(view.laid)
    tile = lying[-1 - since_then]
    return TilePlaced(seat, tile.tile, tile.cell, tile.turned)


def _with_actors(events: Sequence[Event]) -> Iterator[tuple[Seat | None, Event]]:
    """Each with whose line it belongs to: points for others stand in the line of who caused them."""
    acting: Seat | None = None
    for event in events:
        if isinstance(event, FiguresReassigned):
            yield event.seat, event
            continue
        if isinstance(event, _ACTS):
            acting = event.seat
        yield acting, event


def _deed(event: Event, to: Listener) -> str:
    words = to.words
    match event:
        case TilePlaced(_, tile, cell):
            what = wording.tile(words, tile)
            return words("carcassonne-deed-placed", tile=what, cell=name_of(cell))
        case FollowerPlaced(_, _, _, on):
            return wording.role(words, on)
        case TileSetAside(tile):
            return words("carcassonne-deed-aside", tile=wording.tile(words, tile))
        case FeatureScored(_, on, cell, tiles, shields, points, seats):
            return _scored(to, on, name_of(cell), tiles, shields, points, seats)
        case MessageDrawn(_, message):
            return words("carcassonne-deed-message", message=message)
        case ActionTaken(_, message, points, cell):
            where = "" if cell is None else name_of(cell)
            return words("carcassonne-deed-action", message=message, points=points, cell=where)
        case TwoPointsTaken():
            return words("carcassonne-deed-two")
        case FiguresReassigned(_, _, (follower, lady)):
            return words("carcassonne-deed-figures", follower=follower, lady=lady)
        case _:
            return ""


def _scored(
    to: Listener,
    on: str,
    cell: str,
    tiles: int,
    shields: int,
    points: int,
    seats: Sequence[Seat],
) -> str:
    names = listed(to.words, [to.names[seat] for seat in seats])
    return to.words(
        "carcassonne-deed-scored",
        feature=on,
        cell=cell,
        tiles=tiles,
        shields=wording.shields(to.words, shields),
        points=points,
        names=names,
    )


def figures_line(words: Words, figures: Sequence[int]) -> str:
    """Where the two figures stand; nothing where there is only one."""
    if len(figures) < 2:
        return ""
    follower, lady = figures
    return words("carcassonne-figures-at", follower=follower, lady=lady)
