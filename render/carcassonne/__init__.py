"""The pictures of Carcassonne: PNG bytes from views, pure and safe in any thread."""

from collections.abc import Mapping

from engine.carcassonne.cells import Cell
from engine.carcassonne.view import View
from render.carcassonne.board import draw_table, whole
from render.carcassonne.windows import Window, window_around


def board(view: View, names: tuple[str, ...], *, farms: bool = False) -> bytes:
    """The whole landscape, the same from every seat; farms in their owners' colours on request."""
    return draw_table(view, names, whole(view), {}, farms=farms)


def seat(
    view: View,
    names: tuple[str, ...],
    letters: Mapping[Cell, str] | None = None,
    window: Window | None = None,
) -> bytes:
    """For who is to lay a tile: the landscape, or a part of it, with a letter on each cell to pick."""
    letters = letters or {}
    return draw_table(view, names, window or whole(view, letters), letters, farms=False)


def close_up(view: View, names: tuple[str, ...], cell: Cell, *, farms: bool = False) -> bytes:
    """What lies around a cell, large."""
    window = window_around(cell, whole(view))
    return draw_table(view, names, window, {}, farms=farms)
