"""The pictures of Splendor, each with its alternative text, drawn only when wanted."""

from bot.dealers.dealing import Listener, Picture
from bot.dealers.picturing import of_view
from bot.dealers.splendor import alts
from engine.core import Outcome
from engine.splendor.view import View
from render import splendor as drawn

_GAME = "splendor"


def board(view: View, to: Listener) -> Picture:
    """What lies open, whoever looks."""
    public = drawn.public(view)
    return of_view(_GAME, "board", public, to, drawn.board, alts.board, alts.table_in_full)


def seat(view: View, to: Listener) -> Picture:
    """The table with one's own reserved cards; a spectator has none and sees the board."""
    if view.seat is None:
        return board(view, to)
    return of_view(_GAME, "seat", view, to, drawn.seat, alts.seat, alts.table_in_full)


def final(view: View, outcome: Outcome, to: Listener) -> Picture:
    return of_view(
        _GAME,
        "final",
        drawn.public(view),
        to,
        lambda public, names: drawn.final(public, outcome, names),
        lambda public, to: alts.final(public, outcome, to),
    )
