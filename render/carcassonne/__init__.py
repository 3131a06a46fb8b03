"""The pictures of Carcassonne: PNG files from views, pure and safe in any thread."""

from collections.abc import Mapping, Sequence

from engine.carcassonne.cells import Cell
from engine.carcassonne.state import PlacedTile
from engine.carcassonne.view import View
from engine.core import Outcome, Seat
from render.carcassonne.board import draw_table, whole
from render.carcassonne.choices import draw_spots, draw_ways
from render.carcassonne.final import draw_final
from render.carcassonne.message import draw_message
from render.carcassonne.windows import Window, window_around, window_of


def board(view: View, names: tuple[str, ...], *, farms: bool = False) -> bytes:
    """All there is, the same from every seat; farms in their owners' colours on request."""
    return draw_table(view, names, whole(view), {}, farms=farms, track=True)


def seat(
    view: View,
    names: tuple[str, ...],
    letters: Mapping[Cell, str] | None = None,
    window: Window | None = None,
) -> bytes:
    """For who is to pick: the landscape or a part of it, with letters on cells and beside followers."""
    letters = letters or {}
    return draw_table(view, names, window or whole(view, letters), letters)


def part(view: View, names: tuple[str, ...], letters: Mapping[Cell, str]) -> bytes:
    """The same, but only what lies around these cells, as large as it can be."""
    window = window_of(letters).grown(2).within(whole(view, letters))
    return seat(view, names, letters, window)


def close_up(view: View, names: tuple[str, ...], cell: Cell, *, farms: bool = False) -> bytes:
    """What lies around a cell, large."""
    window = window_around(cell, whole(view))
    return draw_table(view, names, window, {}, farms=farms)


def ways(view: View, cell: Cell, turns: Sequence[int]) -> bytes:
    """The drawn tile in that cell, in every way it could lie there, numbered from 1."""
    if view.drawn is None:
        raise ValueError("no tile is drawn, so there are no ways it could lie.")
    return draw_ways(view, view.drawn, cell, turns)


def spots(view: View, tile: PlacedTile, letters: Mapping[str, str], seat: Seat) -> bytes:
    """That tile large, with the letter of every spot where the seat may place a follower."""
    return draw_spots(view, tile, letters, seat)


def message(view: View) -> bytes:
    """The message that was drawn: its action and its two points, with what each brings now."""
    if view.message is None:
        raise ValueError("no message was drawn.")
    return draw_message(view.message, view.turn_of)


def final(view: View, outcome: Outcome, names: tuple[str, ...]) -> bytes:
    """The podium, points by round, and where everybody's points came from."""
    return draw_final(view, outcome, names)
