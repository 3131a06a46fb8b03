"""The scoring: for every seat, what was looked at and the points it gave."""

from engine.core import Reason
from engine.great_split.data import RESOURCES
from engine.great_split.events import Scored
from engine.great_split.view import View
from render.badges import draw_badge
from render.boxes import Box
from render.canvas import Canvas
from render.great_split import marks
from render.great_split.board import draw_market_place
from render.great_split.colours import PANEL_LIT, WELL
from render.great_split.gallery import GALLERY, walnut
from render.great_split.icons import ICONS
from render.great_split.score_layout import ContractsBox, ReasonBox, scoring_layout
from render.theme import GOLD, INK, IVORY

_FACTS: dict[str, tuple[str, ...]] = {
    "books": ("space",),
    "art": ("level", "market"),
    "gems": ("topaz", "emerald"),
}
"""For each scoring, the facts it looks at."""
_FACT_ICONS = {
    "space": ICONS["books"],
    "level": ICONS["art"],
    "topaz": ICONS["topaz"],
    "emerald": ICONS["emerald"],
}


def draw_scoring(view: View, names: tuple[str, ...]) -> bytes:
    if not view.scorings:
        raise ValueError("nothing has been scored yet; draw the board instead.")
    last = max(scored.round for scored in view.scorings)
    scorings = [scored for scored in view.scorings if scored.round == last]
    plain = [scored for scored in scorings if scored.what in _FACTS]
    contracts = next((scored for scored in scorings if scored.what == "contracts"), None)
    facts = tuple(len(_FACTS[scored.what]) for scored in plain)
    layout = scoring_layout(len(names), facts, contracts=contracts is not None)
    canvas = GALLERY.picture(layout.height)
    for seat, box in enumerate(layout.seats):
        walnut(canvas, box.frame)
        draw_badge(canvas, box.badge, seat)
        canvas.name(box.name, names[seat])
        if box.total is not None:
            _draw_total(canvas, box.total, scorings, seat)
        for scored, spot in zip(plain, box.reasons, strict=True):
            _draw_reason(canvas, spot, scored, scored.reasons[seat][0])
        if contracts is not None:
            for number, sheet in enumerate(box.contracts):
                _draw_contracts(canvas, sheet, RESOURCES[number], contracts.reasons[seat][number])
    return canvas.file()


def _draw_total(canvas: Canvas, box: Box, scorings: list[Scored], seat: int) -> None:
    points = sum(reason.points for scored in scorings for reason in scored.reasons[seat])
    canvas.figure(box, f"+{points}", GOLD, 60, "right")


def _draw_reason(canvas: Canvas, box: ReasonBox, scored: Scored, reason: Reason) -> None:
    canvas.panel(box.frame, WELL, 14)
    facts = dict(reason.facts)
    for fact, spot in zip(_FACTS[scored.what], box.facts, strict=True):
        if fact == "market":
            tile = Box(spot.icon.x + 14, spot.figure.y, 68, spot.figure.h - 4)
            draw_market_place(canvas, tile, facts[fact])
        else:
            canvas.icon(_FACT_ICONS[fact], spot.icon)
            canvas.figure(spot.figure, str(facts[fact]), IVORY, align="left")
    _draw_points(canvas, box.points, reason.points)


def _draw_contracts(canvas: Canvas, box: ContractsBox, resource: str, reason: Reason) -> None:
    canvas.panel(box.frame, WELL, 14)
    facts = dict(reason.facts)
    canvas.icon(ICONS[resource], box.icon)
    canvas.icon(marks.contract, Box(box.icon.right - 21, box.icon.bottom - 24, 22, 24))
    canvas.figure(box.product, f"{facts['track'] + facts['character']}×{facts['stars']}", IVORY)
    _draw_points(canvas, box.points, reason.points)


def _draw_points(canvas: Canvas, box: Box, points: int) -> None:
    """Gold where there are any."""
    canvas.panel(box, GOLD if points else PANEL_LIT, 14)
    canvas.figure(box, str(points), INK if points else IVORY)
