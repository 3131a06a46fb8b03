"""The pictures of Carcassonne, each with its alternative text, drawn only when wanted."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.dealers.carcassonne import alts
from bot.dealers.dealing import Listener, Picture
from engine.carcassonne.cells import Cell
from engine.carcassonne.moves import PlaceTile
from engine.carcassonne.state import PlacedTile
from engine.carcassonne.view import View
from engine.core import Outcome
from render import carcassonne as drawn

_GAME = "carcassonne"
_LARGE = 16
"""Tiles from which on a close-up is offered beside the whole."""


def board(view: View, to: Listener) -> Picture:
    """The whole landscape, the same for everybody, and what lies around the newest tile."""
    public = replace(view, seat=None)
    return Picture(
        "board",
        (_GAME, "board", public, to.plain_names),
        partial(drawn.board, public, to.plain_names),
        partial(alts.table, public, to),
        partial(alts.table_in_full, public, to),
        _close_up(public, to),
    )


def seat(view: View, to: Listener, letters: Mapping[Cell, str] | None = None) -> Picture:
    """The landscape, with letters on the cells or beside the followers to choose from."""
    if view.seat is None:
        return board(view, to)
    lettered = dict(letters or {})
    return Picture(
        "seat",
        (_GAME, "seat", view, tuple(lettered.items()), to.plain_names),
        partial(drawn.seat, view, to.plain_names, lettered),
        partial(alts.seat, view, to),
        partial(alts.table_in_full, view, to),
        None if lettered else _close_up(view, to),
    )


def part(view: View, to: Listener, letters: Mapping[Cell, str]) -> Picture:
    """Only the part of the landscape where these cells are, large."""
    return Picture(
        "part",
        (_GAME, "part", view, tuple(letters.items()), to.plain_names),
        partial(drawn.part, view, to.plain_names, letters),
        partial(alts.seat, view, to),
    )


def ways(view: View, ways_: Sequence[PlaceTile], to: Listener) -> Picture:
    """The tile in every way it could lie in one cell."""
    cell, turns = ways_[0].cell, tuple(way.turned for way in ways_)
    return Picture(
        "ways",
        (_GAME, "ways", view, cell, turns),
        partial(drawn.ways, view, cell, turns),
        partial(alts.ways, view, ways_, to),
    )


def spots(view: View, laid: PlacedTile, letters: Mapping[str, str], to: Listener) -> Picture:
    return Picture(
        "spots",
        (_GAME, "spots", view, laid, tuple(letters.items())),
        partial(drawn.spots, view, laid, letters, view.turn_of),
        partial(alts.spots, view, laid, letters, to),
    )


def message(view: View, to: Listener) -> Picture:
    return Picture(
        "message",
        (_GAME, "message", view.message, view.turn_of),
        partial(drawn.message, view),
        partial(alts.message, view, to),
    )


def final(view: View, outcome: Outcome, to: Listener) -> Picture:
    public = replace(view, seat=None)
    return Picture(
        "final",
        (_GAME, "final", public, to.plain_names),
        partial(drawn.final, public, outcome, to.plain_names),
        partial(alts.final, public, outcome, to),
        partial(alts.table_in_full, public, to),
    )


def _close_up(view: View, to: Listener) -> Picture | None:
    newest = view.laid.cell if view.laid is not None else view.tiles[-1].cell
    if len(view.tiles) < _LARGE:
        return None
    return Picture(
        "closer",
        (_GAME, "closer", view, to.plain_names),
        partial(drawn.close_up, view, to.plain_names, newest),
        partial(alts.table, view, to),
    )
