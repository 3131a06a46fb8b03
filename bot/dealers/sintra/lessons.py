"""The first game of Sintra: what is new in each turn, the seat explained, an example."""

from bot.dealers.dealing import Listener, Page
from bot.dealers.picturing import explained
from bot.dealers.sintra import pictures
from bot.dealers.teaching import legend, page
from engine.core import Decision
from engine.sintra.view import View
from render.sintra.callouts import seat_callouts

_BY_TURN = ("take", "glazier", "broken", "windows", "colour")
"""In the order of one's own turns in the first round: in later ones somebody else may begin."""


def lesson(view: View, _decision: Decision, to: Listener) -> str:
    turn = view.turn // len(view.palaces)
    if view.round > 1 or turn >= len(_BY_TURN):
        return ""
    return to.words("sintra-lesson", lesson=_BY_TURN[turn])


def guide(view: View, to: Listener) -> tuple[Page, ...]:
    own = pictures.seat(view, to)
    seat = explained(own, seat_callouts(view))
    return (legend(to.words, "sintra", "seat", seat), page(to.words, "sintra", "example"))
