"""What the seat whose turn it is may do."""

from collections.abc import Iterator, Sequence
from functools import cache

from engine.sintra.components import Components
from engine.sintra.data import COLOURS, FACTORIES, NONE, PLACE, STRIPS, Colour
from engine.sintra.moves import Move, MoveGlazier, TakePanes
from engine.sintra.state import Palace, State

_COLUMNS = tuple(
    tuple(column for column in range(STRIPS) if bits >> column & 1) for bits in range(1 << STRIPS)
)
"""The columns that a set of eight bits stands for."""
_MOVE_GLAZIER = MoveGlazier()
_PLACES: tuple[int | None, ...] = (*range(max(FACTORIES.values())), None)

# Moves are values, so those that come up again and again are made once.
_TAKES = {
    factory: tuple(
        tuple(
            tuple(TakePanes(factory, colour, column) for column in columns)
            or (TakePanes(factory, colour, None),)
            for columns in _COLUMNS
        )
        for colour in COLOURS
    )
    for factory in _PLACES
}
"""By factory, colour and the columns in reach that take the colour, as eight bits."""
_TAKES_FROM = {
    count: (*[_TAKES[factory] for factory in range(count)], _TAKES[None])
    for count in FACTORIES.values()
}
"""The same in the order of the places, the centre last, by how many factories there are."""


def legal_moves(components: Components, state: State) -> tuple[Move, ...]:
    if not state.track:
        return ()
    palace = state.palaces[state.seat]
    takes = _takes(state, reach_of(components, palace))
    if state.side == "B":
        takes = list(_with_panes_to_keep(components, state, palace, takes))
    return (*takes, _MOVE_GLAZIER) if may_move_glazier(palace) else tuple(takes)


def reach_of(components: Components, palace: Palace) -> tuple[int, ...]:
    """For each colour the strips under the glazier or to his right that take it, as eight bits."""
    table, column, bits = components.reach, palace.glazier, 0
    for strip in palace.strips[column:]:
        bits |= table[strip][column]
        column += 1
    return (bits & 255, bits >> 8 & 255, bits >> 16 & 255, bits >> 24 & 255, bits >> 32)


def may_move_glazier(palace: Palace) -> bool:
    """To the strip furthest left that remains, unless he stands there.

    The rulebook forbids it to a glazier who is there already, and to nobody else: so one over an
    empty column to the left of all strips may be moved as well, although it is not back.
    """
    column = leftmost(palace)
    return column is not None and column != palace.glazier


def leftmost(palace: Palace) -> int | None:
    for column, strip in enumerate(palace.strips):
        if strip is not None:
            return column
    return None


def _takes(state: State, reach: tuple[int, ...]) -> list[TakePanes]:
    """Colour by colour without a loop: half of a random game is to list what may be done."""
    in_blue, in_green, in_yellow, in_orange, in_pink = reach
    moves: list[TakePanes] = []
    factories = state.factories
    tables = _TAKES_FROM[len(factories)]
    for panes, takes in zip((*factories, state.centre), tables, strict=True):
        if panes is not NONE:  # Only quicker: what has no panes gives no moves.
            blue, green, yellow, orange, pink = panes
            if blue:
                moves += takes[0][in_blue]
            if green:
                moves += takes[1][in_green]
            if yellow:
                moves += takes[2][in_yellow]
            if orange:
                moves += takes[3][in_orange]
            if pink:
                moves += takes[4][in_pink]
    return moves


def _with_panes_to_keep(
    components: Components, state: State, palace: Palace, takes: Sequence[TakePanes]
) -> Iterator[TakePanes]:
    """On side B it matters which of the five panes goes into the window."""
    for move in takes:
        colours = _colours_to_keep(components, state, palace, move)
        if len(colours) > 1:
            for colour in colours:
                yield _take(move.factory, move.colour, move.strip, colour)
        else:
            yield move


def _colours_to_keep(
    components: Components, state: State, palace: Palace, move: TakePanes
) -> tuple[Colour, ...]:
    """Those on the strip, if the move completes it."""
    strip = None if move.strip is None else palace.strips[move.strip]
    if strip is None:
        return ()
    place = PLACE[move.colour]
    panes = state.centre if move.factory is None else state.factories[move.factory]
    row = components.laid[strip][place]
    return components.keeps.get(row[min(panes[place], len(row) - 1)], ())


@cache
def _take(factory: int | None, colour: Colour, strip: int | None, keep: Colour) -> TakePanes:
    return TakePanes(factory, colour, strip, keep)
