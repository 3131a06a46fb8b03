"""The first game of The Great Split: what is new at each question, the seat explained, an example."""

from bot.dealers.dealing import Listener, Page
from bot.dealers.great_split import pictures
from bot.dealers.picturing import explained
from bot.dealers.teaching import legend, page
from engine.core import Decision
from engine.great_split.components import Components
from engine.great_split.view import View
from render.great_split.callouts import seat_callouts

_BY_ROUND = {
    ("resolve", 0): "seal",
    ("split", 1): "split",
    ("choose", 1): "choose",
    ("resolve", 1): "contracts",
    ("split", 2): "art",
    ("resolve", 2): "gold",
}


def lesson(view: View, decision: Decision, components: Components, to: Listener) -> str:
    name = _lesson(view, decision, components)
    return to.words("great-split-lesson", lesson=name) if name else ""


def _lesson(view: View, decision: Decision, components: Components) -> str:
    resolution = None if view.secrets is None else view.secrets.resolution
    if decision.kind == "resolve" and resolution is not None and resolution.orders:
        return ""  # It was told at the first step.
    if decision.kind == "discard":
        is_first = view.seat is not None and not view.seats[view.seat].discarded
        return "discard" if is_first else ""
    if decision.kind == "split" and view.round == components.scoring_rounds[0]:
        return "gems"
    if decision.kind == "split" and view.round == components.last_round:
        return "last"
    return _BY_ROUND.get((decision.kind, view.round), "")


def guide(view: View, components: Components, to: Listener) -> tuple[Page, ...]:
    own = pictures.seat(view, components, to)
    seat = explained(own, seat_callouts(view, components))
    return (
        legend(to.words, "great-split", "seat", seat),
        page(to.words, "great-split", "example"),
    )
