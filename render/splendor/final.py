"""The end of a game of Splendor: the podium, points by round, and where they came from."""

import itertools

from engine.core import Outcome, Score, Seat
from engine.splendor.view import View
from render.boxes import Box
from render.canvas import Canvas, picture
from render.great_split.board import draw_badge
from render.great_split.marks import badge, crown
from render.great_split.score_layout import ChartBox, StepBox, final_layout
from render.splendor import gems
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
    TICK,
    mix,
)

_HEADINGS = (gems.card, gems.noble, gems.cards)
"""Points on cards, points from nobles, and the number of cards, which breaks ties."""
_END_BADGE = 44
_MOST_ROUND_FIGURES = 5


def draw_final(view: View, outcome: Outcome, names: tuple[str, ...]) -> bytes:
    points = [score.points for score in outcome.scores]
    ranking = ranked(view, outcome)
    on_podium = ranking[:3]
    ranks = tuple(
        0 if seat in outcome.winners else min(2, max(1, place))
        for place, seat in enumerate(on_podium)
    )
    layout = final_layout(len(names), len(_HEADINGS), ranks)
    canvas = picture(layout.height)
    canvas.panel(layout.podium.frame, PANEL, 18, HAIRLINE, shadow=True)
    inner = layout.podium.frame.inset(2)
    canvas.rays(inner, 16, (inner.w // 2, inner.h - 60), mix(PANEL, PANEL_LIT, 0.55))
    for seat, box in zip(on_podium, layout.podium.steps, strict=True):
        _draw_step(canvas, box, seat, names[seat], points[seat], wins=seat in outcome.winners)
    _draw_chart(canvas, layout.chart, view)
    canvas.panel(layout.table.frame, PANEL, 18, HAIRLINE, shadow=True)
    for painter, heading in zip(_HEADINGS, layout.table.headings, strict=True):
        canvas.icon(painter, heading.inset(0, 4))
    for number, (seat, row) in enumerate(zip(ranking, layout.table.rows, strict=True)):
        if number % 2 == 0:
            canvas.panel(row.frame, PANEL_LIT, 12)
        draw_badge(canvas, row.badge, seat)
        canvas.name(row.name, names[seat])
        for figure, spot in zip(figures_of(outcome.scores[seat]), row.sources, strict=True):
            canvas.figure(spot, str(figure))
        canvas.figure(row.total, str(points[seat]), GOLD, 56)
    return canvas.png()


def ranked(view: View, outcome: Outcome) -> list[Seat]:
    """Most points first, then fewest cards, as the rules compare."""
    return sorted(
        range(len(outcome.scores)),
        key=lambda seat: (-outcome.scores[seat].points, len(view.players[seat].cards), seat),
    )


def figures_of(score: Score) -> tuple[int, int, int]:
    """Points on cards, points from nobles, number of cards."""
    by_name = {reason.what: reason for reason in score.reasons}
    cards = by_name["cards"]
    return cards.points, by_name["nobles"].points, dict(cards.facts)["count"]


def _draw_step(
    canvas: Canvas, box: StepBox, seat: Seat, name: str, points: int, *, wins: bool
) -> None:
    if wins:
        canvas.icon(crown, box.crown)
    fill = GOLD if wins else mix(PANEL_LIT, IVORY, 0.12)
    canvas.panel(box.block, fill, 14, GOLD_LINE, 3, shadow=True)
    draw_badge(canvas, box.badge, seat)
    canvas.name(box.name, name, align="middle")
    canvas.figure(box.block, str(points), INK if wins else IVORY, 72)


def _draw_chart(canvas: Canvas, box: ChartBox, view: View) -> None:
    """Everybody's points after each round, and a line at the target."""
    canvas.panel(box.frame, PANEL, 18, HAIRLINE, shadow=True)
    courses = [(0, *course) for course in zip(*view.chronicle, strict=True)]
    rounds = len(view.chronicle)
    top = max(view.target, *(course[-1] for course in courses))
    plot = box.plot

    def at(number: int, points: int) -> tuple[float, float]:
        return plot.x + number / rounds * plot.w, plot.bottom - points / top * plot.h

    for points in (0, view.target):
        _, y = at(0, points)
        canvas.line([(plot.x, y), (plot.right, y)], TICK if points else HAIRLINE, 2)
        scale = Box(box.scale.x, round(y) - 25, box.scale.w - 12, 50)
        canvas.figure(scale, str(points), MIST, align="right")
    step = -(-rounds // _MOST_ROUND_FIGURES)
    for number in range(step, rounds + 1, step):
        x, _ = at(number, 0)
        canvas.figure(Box(round(x) - 34, box.rounds.y + 4, 68, box.rounds.h - 4), str(number), MIST)
    for seat, course in enumerate(courses):
        line = [at(*point) for point in enumerate(course)]
        canvas.line(line, PANEL, 11)
        canvas.line(line, SEAT_COLOURS[seat], 6)
    ends = [at(rounds, course[-1])[1] for course in courses]
    for seat, y in enumerate(apart(ends, plot.bottom)):
        spot = Box(box.ends.x + 6, round(y) - _END_BADGE // 2, _END_BADGE, _END_BADGE)
        canvas.icon(badge(seat), spot)


def apart(heights: list[float], lowest: float) -> list[float]:
    """The same heights, moved just so far that the badges at the ends of the lines stay apart."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    moved = list(heights)
    for above, below in itertools.pairwise(order):
        moved[below] = max(heights[below], moved[above] + _END_BADGE)
    moved[order[-1]] = min(moved[order[-1]], lowest)
    for below, above in itertools.pairwise(reversed(order)):
        moved[above] = min(moved[above], moved[below] - _END_BADGE)
    return moved
