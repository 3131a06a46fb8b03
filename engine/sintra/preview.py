"""What a move would do, from what its seat can see: for buttons and pictures."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.sintra.data import BOTTOM, PLACE, SPACES, Colour
from engine.sintra.moves import Move, TakePanes
from engine.sintra.view import PalaceView, StripView, View


@dataclass(frozen=True, slots=True)
class Preview:
    """A turn before it is played; what does not happen is 0, None or empty."""

    taken: int
    """Panes taken."""
    marker: bool
    """The start marker is taken with them."""
    placed: int
    """Panes placed on the strip."""
    wild: int
    """How many of them on grey spaces."""
    shards: int
    """Panes broken."""
    broken: int
    """Where the marker will be on the broken glass track, from 0 at the top."""
    lost: int
    """Points lost at once, because it comes to the bottom."""
    glazier: int
    """The column where the glazier will stand."""
    completed: bool
    """The strip will be complete."""
    bonus: int
    """Points for panes of the round's colour on it."""
    kept: Colour | None
    """The pane that goes into the window."""
    removed: bool
    """The window will be full and the strip go back to the box."""
    parts: tuple[tuple[int, int], ...]
    """The windows that score, each with its points."""
    points: int
    """What is added to the score track now, or taken from it."""
    ends_round: bool
    """No glass will be left."""


def preview(view: View, move: Move) -> Preview:
    """For the seat whose turn it is."""
    palace = view.palaces[view.turn_of]
    if not isinstance(move, TakePanes):
        back = palace.glazier if palace.glazier_back is None else palace.glazier_back
        return _nothing(palace, glazier=back)
    source = view.centre if move.factory is None else view.factories[move.factory]
    place = PLACE[move.colour]
    taken = source[place]
    marker = move.factory is None and view.marker is None
    strip = None if move.strip is None else palace.strips[move.strip]
    own, grey = (0, 0) if strip is None else _room(strip, move.colour)
    placed = min(taken, own + grey)
    shards = taken - placed
    falls, broken = divmod(palace.broken + marker + shards, len(view.losses) - 1)
    bonus, kept, removed = 0, None, False
    scoring: tuple[tuple[int, int], ...] = ()
    if move.strip is not None and strip is not None and _lying(strip) + placed == SPACES:
        kept = move.keep or move.colour
        bonus = strip.panes.count(view.track[0]) + placed * (move.colour == view.track[0])
        removed = bool(palace.windows[move.strip])
        scoring = tuple(parts(view, palace, move.strip))
    return Preview(
        taken=taken,
        marker=marker,
        placed=placed,
        wild=max(0, placed - own),
        shards=shards,
        broken=broken,
        lost=BOTTOM * falls,
        glazier=palace.glazier if move.strip is None else move.strip,
        completed=bool(scoring),
        bonus=bonus,
        kept=kept,
        removed=removed,
        parts=scoring,
        points=bonus + sum(points for _, points in scoring) - BOTTOM * falls,
        ends_round=_is_last(view, taken),
    )


def _nothing(palace: PalaceView, glazier: int) -> Preview:
    return Preview(
        taken=0,
        marker=False,
        placed=0,
        wild=0,
        shards=0,
        broken=palace.broken,
        lost=0,
        glazier=glazier,
        completed=False,
        bonus=0,
        kept=None,
        removed=False,
        parts=(),
        points=0,
        ends_round=False,
    )


def _room(strip: StripView, colour: Colour) -> tuple[int, int]:
    """The free spaces of the colour, and the free grey ones."""
    free = [space for space, pane in zip(strip.spaces, strip.panes, strict=True) if pane is None]
    return free.count(colour), free.count("wild")


def _lying(strip: StripView) -> int:
    return SPACES - strip.panes.count(None)


def parts(view: View, palace: PalaceView, column: int) -> Iterator[tuple[int, int]]:
    """The windows that score when the strip over that column is complete, each with its points."""
    for window, points in enumerate(view.window_points):
        if window == column or (window > column and palace.windows[window]):
            yield window, points


def _is_last(view: View, taken: int) -> bool:
    """Only these panes are left on the table."""
    return sum(sum(panes) for panes in (view.centre, *view.factories)) == taken
