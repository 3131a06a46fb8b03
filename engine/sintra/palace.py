"""What a turn does to the palace of the seat that takes it."""

from functools import lru_cache

from engine.core import Seat
from engine.sintra.components import Components
from engine.sintra.data import BOTTOM, NONE, PLACE, SPACES, STRIPS, Colour, Panes
from engine.sintra.events import (
    Event,
    GlazierMoved,
    PanesBroken,
    PanesPlaced,
    StartMarkerTaken,
    StripCompleted,
    WindowScored,
)
from engine.sintra.legal import leftmost
from engine.sintra.moves import TakePanes
from engine.sintra.state import Palace, State, Strip, swap
from engine.sintra.supply import add, plus

# The same few things happen again and again, so they are kept: half of a turn was to tell of it.
_new = tuple.__new__
_placed = lru_cache(maxsize=1 << 14)(PanesPlaced)
_broken = lru_cache(maxsize=1 << 12)(PanesBroken)


def points_of(palace: Palace) -> int:
    """On the score track, which may fall below 0."""
    return palace.bonus + palace.glazing - BOTTOM * palace.falls


def move_glazier(palace: Palace, seat: Seat) -> tuple[Palace, GlazierMoved]:
    column = leftmost(palace)
    if column is None:
        raise ValueError(f"seat {seat} has no strip left that its glazier could be moved to.")
    moved = Palace(
        palace.strips,
        column,
        palace.windows,
        palace.broken,
        palace.falls,
        palace.bonus,
        palace.glazing,
    )
    return moved, GlazierMoved(seat, palace.glazier, column)


def advance(
    components: Components,
    state: State,
    move: TakePanes,
    count: int,
    events: list[Event],
    *,
    with_marker: bool,
) -> tuple[Palace, Panes]:
    """The palace after these panes came to it, and what falls into the tower.

    The marker on the broken glass track goes step by step: at the bottom the points are lost at
    once, and it goes on from the top.
    """
    seat, colour, column = state.seat, move.colour, move.strip
    strips, glazier, windows, broken, falls, bonus, glazing = state.palaces[seat]
    place = PLACE[colour]
    if with_marker:
        fell, broken = divmod(broken + 1, components.steps)
        falls += fell
        events.append(StartMarkerTaken(seat, broken, BOTTOM * fell))
    shards = count
    after: Strip | None = None
    if column is not None:
        before = strips[column] or _no_strip(seat, column)
        row = components.laid[before][place]
        placed = min(count, len(row) - 1)
        after = row[placed]
        shards -= placed
        wild = 0
        if before.face == components.wild_face:
            wild = components.wild(after) - components.wild(before)
        events.append(_placed(seat, glazier, column, colour, placed, wild))
        strips = swap(strips, column, after)
        glazier = column
    fallen = NONE
    if shards:
        fallen = add(NONE, place, shards)
        fell, broken = divmod(broken + shards, components.steps)
        falls += fell
        events.append(_broken(seat, colour, shards, broken, BOTTOM * fell))
    if column is None or after is None or sum(after.panes) < SPACES:
        return _new(Palace, (strips, glazier, windows, broken, falls, bonus, glazing)), fallen
    kept = move.keep or colour
    completed = _complete(state, after, column, kept)
    windows = swap(windows, column, (*windows[column], kept))
    scored = _score(components.window_points[state.side], windows, seat, column)
    events += (completed, scored)
    turned = None if completed.removed else Strip(after.face ^ 1, NONE)
    strips = swap(strips, column, turned)
    bonus += completed.bonus
    glazing += scored.points
    fallen = plus(fallen, add(after.panes, PLACE[kept], -1))
    return Palace(strips, glazier, windows, broken, falls, bonus, glazing), fallen


def _no_strip(seat: Seat, column: int) -> Strip:
    raise ValueError(f"seat {seat} has no strip in column {column}.")


def _complete(state: State, strip: Strip, column: int, kept: Colour) -> StripCompleted:
    top = state.track[0]
    removed = bool(state.palaces[state.seat].windows[column])
    bonus = strip.panes[PLACE[top]]
    return StripCompleted(state.seat, column, strip.panes, top, bonus, kept, removed)


def _score(
    printed: tuple[int, ...], windows: tuple[tuple[Colour, ...], ...], seat: Seat, column: int
) -> WindowScored:
    """The window, and every one to its right that has a pane; two panes do not count twice."""
    parts = tuple(
        [(window, printed[window]) for window in range(column, STRIPS) if windows[window]]
    )
    return WindowScored(seat, column, parts, sum([points for _, points in parts]))
