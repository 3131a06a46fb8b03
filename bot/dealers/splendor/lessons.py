"""The first game of Splendor: what is new in each turn, the seat explained, an example."""

from bot.dealers.dealing import Listener, Page
from bot.dealers.picturing import explained
from bot.dealers.splendor import pictures
from bot.dealers.teaching import legend, page
from engine.core import Decision
from engine.splendor.view import View
from render.splendor.callouts import seat_callouts

_BY_TURN = ("take", "bonus", "reserve", "limit", "noble", "end")
"""In the order of one's own turns: with three tokens a turn, the fourth is the first to exceed ten."""


def lesson(view: View, decision: Decision, to: Listener) -> str:
    turn = view.turn // len(view.players)
    if decision.kind != "act" or turn >= len(_BY_TURN):
        return ""
    return to.words("splendor-lesson", lesson=_BY_TURN[turn])


def guide(view: View, to: Listener) -> tuple[Page, ...]:
    own = pictures.seat(view, to)
    seat = explained(own, seat_callouts(view))
    return (legend(to.words, "splendor", "seat", seat), page(to.words, "splendor", "example"))
