"""The pictures of Sintra: PNG files from views, pure and safe in any thread."""

from engine.core import Outcome
from engine.sintra.moves import Move
from engine.sintra.view import View
from render.sintra.board import draw_board
from render.sintra.final import draw_final
from render.sintra.seat import draw_seat


def board(view: View, names: tuple[str, ...]) -> bytes:
    """Everything that lies on the table: nothing is hidden but what will be drawn."""
    return draw_board(view, names)


def seat(view: View, names: tuple[str, ...], offered: tuple[Move, ...] = ()) -> bytes:
    """The own palace large, with a mark on what the offered moves would do; a spectator's is the board."""
    if view.seat is None:
        return draw_board(view, names)
    return draw_seat(view, names, view.seat, offered)


def final(view: View, outcome: Outcome, names: tuple[str, ...]) -> bytes:
    """The podium, points by round, and where everybody's points came from."""
    return draw_final(view, outcome, names)
