"""The end: the podium, prestige over the rounds, and where everybody's points came from."""

from engine.core import Outcome, Reason, Seat
from engine.great_split.components import Components
from engine.great_split.view import View
from render.boxes import Box
from render.canvas import Canvas, picture
from render.great_split import marks
from render.great_split.board import draw_badge
from render.great_split.score_layout import ChartBox, StepBox, final_layout
from render.theme import (
    GOLD,
    GOLD_LINE,
    HAIRLINE,
    INK,
    IVORY,
    MIST,
    PANEL,
    PANEL_LIT,
    SEAT_COLOURS,
    mix,
)

_SOURCES = ("prestige", "books", "art", "gems", "contracts")
_END_BADGE = 44


def draw_final(
    view: View, outcome: Outcome, components: Components, names: tuple[str, ...]
) -> bytes:
    points = [score.points for score in outcome.scores]
    ranking = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    on_podium = ranking[:3]
    ranks = tuple(min(2, sum(other > points[seat] for other in points)) for seat in on_podium)
    layout = final_layout(len(names), len(_SOURCES), ranks)
    canvas = picture(layout.height)
    canvas.panel(layout.podium.frame, PANEL, 18, HAIRLINE, shadow=True)
    inner = layout.podium.frame.inset(2)
    canvas.rays(inner, 16, (inner.w // 2, inner.h - 60), mix(PANEL, PANEL_LIT, 0.55))
    for seat, box in zip(on_podium, layout.podium.steps, strict=True):
        _draw_step(canvas, box, seat, names[seat], points[seat], wins=seat in outcome.winners)
    _draw_chart(canvas, layout.chart, view.chronicle, components.last_round)
    canvas.panel(layout.table.frame, PANEL, 18, HAIRLINE, shadow=True)
    for source, heading in zip(_SOURCES, layout.table.headings, strict=True):
        canvas.icon(marks.source(source), heading.inset(0, 8))
    for number, (seat, row) in enumerate(zip(ranking, layout.table.rows, strict=True)):
        if number % 2 == 0:
            canvas.panel(row.frame, PANEL_LIT, 12)
        draw_badge(canvas, row.badge, seat)
        canvas.name(row.name, names[seat])
        for source, cell in zip(_SOURCES, row.sources, strict=True):
            canvas.figure(cell, str(_points_from(outcome.scores[seat].reasons, source)))
        canvas.figure(row.total, str(points[seat]), GOLD, 56)
    return canvas.png()


def _points_from(reasons: tuple[Reason, ...], source: str) -> int:
    return sum(reason.points for reason in reasons if reason.what.split("_")[0] == source)


def _draw_step(
    canvas: Canvas, box: StepBox, seat: Seat, name: str, points: int, *, wins: bool
) -> None:
    if wins:
        canvas.icon(marks.crown, box.crown)
    fill = GOLD if wins else mix(PANEL_LIT, IVORY, 0.12)
    canvas.panel(box.block, fill, 14, GOLD_LINE, 3, shadow=True)
    draw_badge(canvas, box.badge, seat)
    canvas.name(box.name, name, align="middle")
    canvas.figure(box.block, str(points), INK if wins else IVORY, 72)


def _draw_chart(
    canvas: Canvas, box: ChartBox, chronicle: tuple[tuple[int, ...], ...], rounds: int
) -> None:
    canvas.panel(box.frame, PANEL, 18, HAIRLINE, shadow=True)
    courses = [(0, *course) for course in zip(*chronicle, strict=True)]
    top = max(1, *(points for course in courses for points in course))
    step = next(step for step in (5, 10, 20, 25, 50, 100, 200, 500, 1000) if top <= 4 * step)
    plot = box.plot
    for points in range(0, top + 1, step):
        y = plot.bottom - points / top * plot.h
        canvas.line([(plot.x, y), (plot.right, y)], HAIRLINE, 2)
        canvas.figure(
            Box(box.scale.x, round(y) - 25, box.scale.w - 12, 50), str(points), MIST, align="right"
        )
    for number in range(1, rounds + 1):
        x = plot.x + number / rounds * plot.w
        canvas.figure(Box(round(x) - 30, box.rounds.y + 4, 60, box.rounds.h - 4), str(number), MIST)
    for seat, course in enumerate(courses):
        points_at = [
            (plot.x + number / rounds * plot.w, plot.bottom - points / top * plot.h)
            for number, points in enumerate(course)
        ]
        canvas.line(points_at, PANEL, 11)
        canvas.line(points_at, SEAT_COLOURS[seat], 6)
    ends = [plot.bottom - course[-1] / top * plot.h for course in courses]
    for seat, y in enumerate(_apart(ends, box.ends.y, box.ends.bottom)):
        canvas.icon(marks.badge(seat), Box(box.ends.x + 6, round(y), _END_BADGE, _END_BADGE))


def _apart(middles: list[float], top: float, bottom: float) -> list[float]:
    """The tops of badges beside those heights, moved as little as it takes not to overlap."""
    pitch = min(_END_BADGE, (bottom - top) / len(middles))
    tops = {}
    edge = top
    for seat in sorted(range(len(middles)), key=lambda seat: middles[seat]):
        tops[seat] = max(edge, middles[seat] - _END_BADGE / 2)
        edge = tops[seat] + pitch
    edge = bottom - _END_BADGE
    for seat in sorted(tops, key=lambda seat: -tops[seat]):
        tops[seat] = min(edge, tops[seat])
        edge = tops[seat] - pitch
    return [tops[seat] for seat in range(len(middles))]
