"""The pictures of Sintra, each with its alternative text, drawn only when wanted."""

from dataclasses import replace
from functools import partial

from bot.dealers.dealing import Listener, Picture
from bot.dealers.sintra import alts
from engine.core import Outcome
from engine.sintra.moves import Move
from engine.sintra.view import View
from render import sintra as drawn

_GAME = "sintra"


def board(view: View, to: Listener) -> Picture:
    """The same for everybody: nothing is hidden but what will be drawn."""
    public = replace(view, seat=None)
    return Picture(
        "board",
        (_GAME, "board", public, to.plain_names),
        partial(drawn.board, public, to.plain_names),
        partial(alts.table, public, to),
        partial(alts.table_in_full, public, to),
    )


def seat(view: View, to: Listener, offered: tuple[Move, ...] = ()) -> Picture:
    """One's own palace large, and a mark on what the offered moves would do."""
    if view.seat is None:
        return board(view, to)
    return Picture(
        "seat",
        (_GAME, "seat", view, offered, to.plain_names),
        partial(drawn.seat, view, to.plain_names, offered),
        partial(alts.table, view, to),
        partial(alts.table_in_full, view, to),
    )


def final(view: View, outcome: Outcome, to: Listener) -> Picture:
    public = replace(view, seat=None)
    return Picture(
        "final",
        (_GAME, "final", public, to.plain_names),
        partial(drawn.final, public, outcome, to.plain_names),
        partial(alts.final, public, outcome, to),
    )
