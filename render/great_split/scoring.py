"""The scoring: for every seat, what was looked at and the points it gave."""

from engine.core import Reason
from engine.great_split.components import Components
from engine.great_split.data import RESOURCES
from engine.great_split.events import Scored
from engine.great_split.view import View
from render.canvas import Canvas, picture
from render.great_split import marks
from render.great_split.board import draw_badge
from render.great_split.icons import ICONS
from render.great_split.score_layout import ContractsBox, ReasonBox, ScoredSeat, scoring_layout
from render.sprites import Painter
from render.theme import GOLD, HAIRLINE, IVORY, MIST, PANEL

_FACTS: dict[str, tuple[tuple[str, Painter], ...]] = {
    "books": (("space", ICONS["books"]),),
    "art": (("level", ICONS["art"]), ("market", marks.market)),
    "gems": (("topaz", ICONS["topaz"]), ("emerald", ICONS["emerald"])),
}
"""For each scoring, the facts it looks at and their icons."""


def draw_scoring(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    if not view.scorings:
        raise ValueError("nothing has been scored yet; draw the board instead.")
    last = max(scored.round for scored in view.scorings)
    scorings = [scored for scored in view.scorings if scored.round == last]
    plain = [scored for scored in scorings if scored.what in _FACTS]
    contracts = next((scored for scored in scorings if scored.what == "contracts"), None)
    facts = tuple(len(_FACTS[scored.what]) for scored in plain)
    layout = scoring_layout(len(names), facts, contracts=contracts is not None)
    canvas = picture(layout.height)
    for seat, box in enumerate(layout.seats):
        canvas.panel(box.frame, PANEL, 18, HAIRLINE, shadow=True)
        draw_badge(canvas, box.badge, seat)
        canvas.name(box.name, names[seat])
        _draw_total(canvas, box, scorings, seat)
        for scored, spot in zip(plain, box.reasons, strict=True):
            _draw_reason(canvas, spot, scored, scored.reasons[seat][0])
        if contracts is not None:
            for number, spot in enumerate(box.contracts):
                _draw_contracts(canvas, spot, RESOURCES[number], contracts.reasons[seat][number])
    return canvas.png()


def _draw_total(canvas: Canvas, box: ScoredSeat, scorings: list[Scored], seat: int) -> None:
    points = sum(reason.points for scored in scorings for reason in scored.reasons[seat])
    canvas.figure(box.total, f"+{points}", GOLD, 60, "right")


def _draw_reason(canvas: Canvas, box: ReasonBox, scored: Scored, reason: Reason) -> None:
    facts = dict(reason.facts)
    for (fact, painter), spot in zip(_FACTS[scored.what], box.facts, strict=True):
        canvas.icon(painter, spot.icon)
        canvas.figure(spot.figure, str(facts[fact]), IVORY, align="left")
    canvas.figure(box.points, f"+{reason.points}", GOLD if reason.points else MIST, align="left")


def _draw_contracts(canvas: Canvas, box: ContractsBox, resource: str, reason: Reason) -> None:
    facts = dict(reason.facts)
    canvas.icon(ICONS[resource], box.icon)
    canvas.figure(box.product, f"{facts['track'] + facts['character']}×{facts['stars']}", IVORY)
    canvas.figure(box.points, f"+{reason.points}", GOLD if reason.points else MIST, align="left")
