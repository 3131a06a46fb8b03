"""The first game of Carcassonne: what is new at each question, the map explained, an example."""

from bot.dealers.carcassonne import pictures
from bot.dealers.dealing import Listener, Page
from bot.dealers.picturing import explained
from bot.dealers.teaching import legend, page
from engine.carcassonne.view import View
from engine.core import Decision
from render.carcassonne.callouts import seat_callouts

_BY_TURN = {
    ("place_tile", 0): "tile",
    ("place_follower", 0): "follower",
    ("place_tile", 1): "scoring",
    ("place_follower", 1): "field",
    ("place_tile", 2): "majority",
    ("place_tile", 3): "messages",
}
"""By the question and one's own turn."""
_FIRST_STEP = {"place_tile": 0, "place_follower": 1}
"""Later ones come after a tile was taken back, or when a message gives another."""


def lesson(view: View, decision: Decision, to: Listener) -> str:
    name = _lesson(view, decision)
    return to.words("carcassonne-lesson", lesson=name) if name else ""


def _lesson(view: View, decision: Decision) -> str:
    if view.step != _FIRST_STEP.get(decision.kind):
        return ""
    name = _BY_TURN.get((decision.kind, view.turn // len(view.players)), "")
    return "" if name == "messages" and not view.messages else name


def guide(view: View, to: Listener) -> tuple[Page, ...]:
    own = pictures.seat(view, to)
    seat = explained(own, seat_callouts(view))
    return (legend(to.words, "carcassonne", "seat", seat), page(to.words, "carcassonne", "example"))
