"""The pictures of Splendor, each with its alternative text, drawn only when wanted."""

from functools import partial

from bot.dealers.dealing import Listener, Picture
from bot.dealers.splendor import alts
from engine.core import Outcome
from engine.splendor.view import View
from render import splendor as drawn

_GAME = "splendor"


def board(view: View, to: Listener) -> Picture:
    """What lies open, whoever looks."""
    public = drawn.public(view)
    return Picture(
        "board",
        (_GAME, "board", public, to.plain_names),
        partial(drawn.board, public, to.plain_names),
        partial(alts.table, public, to),
        partial(alts.table_in_full, public, to),
    )


def seat(view: View, to: Listener) -> Picture:
    """The table with one's own reserved cards; a spectator has none and sees the board."""
    if view.seat is None:
        return board(view, to)
    return Picture(
        "seat",
        (_GAME, "seat", view, to.plain_names),
        partial(drawn.seat, view, to.plain_names),
        partial(alts.table, view, to),
    )


def final(view: View, outcome: Outcome, to: Listener) -> Picture:
    public = drawn.public(view)
    return Picture(
        "final",
        (_GAME, "final", public, to.plain_names),
        partial(drawn.final, public, outcome, to.plain_names),
        partial(alts.final, public, outcome, to),
    )
