"""The end: the podium, prestige over the rounds, and where everybody's points came from."""

from engine.core import Outcome, Reason, Seat
from engine.great_split.components import Components
from engine.great_split.view import View
from render.boxes import Box
from render.canvas import Canvas, picture
from render.great_split import marks
from render.great_split.board import draw_badge
from render.great_split.icons import prestige
from render.great_split.score_layout import ChartBox, StepBox, final_layout
from render.theme import GOLD, GOLD_LINE, HAIRLINE, INK, IVORY, MIST, PANEL, PANEL_LIT, SEATS, mix

_SOURCES = ("prestige", "books", "art", "gems", "contracts")
_HEADINGS = (prestige, *(marks.token(source) for source in _SOURCES[1:]))
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
    canvas.panel(layout.podium, PANEL, 18, HAIRLINE, shadow=True)
    for seat, box in zip(on_podium, layout.steps, strict=True):
        _draw_step(canvas, box, seat, names[seat], points[seat], wins=seat in outcome.winners)
    _draw_chart(canvas, layout.chart, view.chronicle, components.last_round)
    canvas.panel(layout.table, PANEL, 18, HAIRLINE, shadow=True)
    for painter, box in zip(_HEADINGS, layout.headings, strict=True):
        canvas.icon(painter, box.inset(0, 4))
    for number, (seat, row) in enumerate(zip(ranking, layout.rows, strict=True)):
        if number % 2 == 0:
            canvas.panel(row.frame, PANEL_LIT, 12)
        draw_badge(canvas, row.badge, seat)
        canvas.name(row.name, names[seat])
        for source, box in zip(_SOURCES, row.sources, strict=True):
            canvas.figure(box, str(_points_from(outcome.scores[seat].reasons, source)))
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
        canvas.line(
            [
                (plot.x + number / rounds * plot.w, plot.bottom - points / top * plot.h)
                for number, points in enumerate(course)
            ],
            SEATS[seat],
            6,
        )
    heights = [plot.bottom - course[-1] / top * plot.h for course in courses]
    for seat, y in zip(range(len(courses)), heights, strict=True):
        canvas.icon(
            marks.badge(seat),
            Box(box.ends.x + 4, round(y) - _END_BADGE // 2, _END_BADGE, _END_BADGE),
        )
