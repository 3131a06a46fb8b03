"""The end of any game: the podium, points over the rounds, and where they came from."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import Outcome, Seat
from render.badges import badge, draw_badge
from render.boxes import Box
from render.canvas import Canvas
from render.ending_layout import ChartBox, SourceTable, StepBox, final_layout
from render.signs import crown
from render.sprites import Painter
from render.surroundings import EVENING, Surroundings
from render.theme import (
    GOLD,
    GOLD_LINE,
    INK,
    IVORY,
    LEAST_NAME,
    SEAT_COLOURS,
    Colour,
    mix,
)

_END_BADGE = 44
_MOST_ROUND_FIGURES = 4


@dataclass(frozen=True, slots=True)
class Chart:
    """Everybody's points after each round."""

    chronicle: tuple[tuple[int, ...], ...]
    rounds: int
    """How many there are room for."""
    named_rounds: Sequence[int]
    top: int
    """The points at the upper edge."""
    levels: tuple[tuple[int, Colour], ...]
    """Points that have a line of their own across the chart, and its colour."""
    bottom: int = 0
    """The points at the lower edge: below 0 where somebody fell below."""


def some_of(rounds: int) -> range:
    """The rounds that a long game names: more than four figures would run into each other."""
    step = -(-rounds // _MOST_ROUND_FIGURES)
    return range(step, rounds + 1, step)


@dataclass(frozen=True, slots=True)
class Ending:
    names: tuple[str, ...]
    outcome: Outcome
    sources: tuple[Painter, ...]
    """What stands above the columns of the table."""
    figures: tuple[tuple[int, ...], ...]
    """Under each of the sources, by seat."""
    chart: Chart
    tie_breaker: tuple[Painter, tuple[int, ...]] | None = None
    """What decides between equals, and how much of it everybody has."""
    around: Surroundings = EVENING

    def points(self, seat: Seat) -> int:
        return self.outcome.scores[seat].points

    @property
    def steps(self) -> tuple[int, ...]:
        """How high those on the podium stand, best first: 0 is the highest step."""
        podium = self.outcome.ranking[:3]
        return tuple(min(3, self.outcome.places[seat]) - 1 for seat in podium)


def draw_ending(ending: Ending) -> bytes:
    breaks = ending.tie_breaker is not None
    layout = final_layout(len(ending.names), len(ending.sources), ending.steps, tie_breaker=breaks)
    around = ending.around
    canvas = around.picture(layout.height)
    around.panel(canvas, layout.podium.frame)
    inner = layout.podium.frame.inset(2)
    canvas.rays(inner, 16, (inner.w // 2, inner.h - 60), mix(around.fill, around.lit, 0.55))
    for seat, box in zip(ending.outcome.ranking, layout.podium.steps, strict=False):
        _draw_step(canvas, box, ending, seat)
    _draw_chart(canvas, layout.chart, ending)
    _draw_sources(canvas, layout.table, ending)
    return canvas.file()


def _draw_step(canvas: Canvas, box: StepBox, ending: Ending, seat: Seat) -> None:
    wins = seat in ending.outcome.winners
    if wins:
        canvas.icon(crown, box.crown)
    fill = GOLD if wins else mix(ending.around.lit, IVORY, 0.12)
    canvas.panel(box.block, fill, 14, GOLD_LINE, 3, shadow=True)
    draw_badge(canvas, box.badge, seat)
    canvas.name(box.name, ending.names[seat], align="middle")
    canvas.figure(box.block, str(ending.points(seat)), INK if wins else IVORY, 72)


def _draw_sources(canvas: Canvas, box: SourceTable, ending: Ending) -> None:
    ending.around.panel(canvas, box.frame)
    for painter, heading in zip(ending.sources, box.headings, strict=True):
        canvas.icon(painter, heading.inset(0, 4))
    canvas.figure(box.total, "=", GOLD)
    if ending.tie_breaker is not None and box.tie_breaker is not None:
        canvas.icon(ending.tie_breaker[0], box.tie_breaker.inset(0, 4))
    for number, (seat, row) in enumerate(zip(ending.outcome.ranking, box.rows, strict=True)):
        if number % 2 == 0:
            canvas.panel(row.frame, ending.around.lit, 12)
        draw_badge(canvas, row.badge, seat)
        canvas.name(row.name, ending.names[seat])
        for figure, cell in zip(ending.figures[seat], row.sources, strict=True):
            canvas.figure(cell, str(figure))
        canvas.figure(row.total, str(ending.points(seat)), GOLD, 56)
        if ending.tie_breaker is not None and row.tie_breaker is not None:
            canvas.figure(row.tie_breaker, str(ending.tie_breaker[1][seat]), ending.around.mist)


def _draw_chart(canvas: Canvas, box: ChartBox, ending: Ending) -> None:
    chart, around = ending.chart, ending.around
    around.panel(canvas, box.frame)
    courses = [(0, *course) for course in zip(*chart.chronicle, strict=True)]
    plot = box.plot

    def at(number: int, points: int) -> tuple[float, float]:
        height = (points - chart.bottom) / (chart.top - chart.bottom) * plot.h
        return plot.x + number / chart.rounds * plot.w, plot.bottom - height

    for points, ink in chart.levels:
        _, y = at(0, points)
        canvas.line([(plot.x, y), (plot.right, y)], ink, 2)
        scale = Box(box.scale.x, round(y) - 25, box.scale.w - 12, 50)
        canvas.figure(scale, str(points), around.mist, align="right")
    for number in chart.named_rounds:
        x, _ = at(number, 0)
        canvas.figure(
            Box(round(x) - 30, box.rounds.y + 4, 60, box.rounds.h - 4), str(number), around.mist
        )
    for seat, course in enumerate(courses):
        line = [at(*point) for point in enumerate(course)]
        canvas.line(line, around.fill, 11)
        canvas.line(line, SEAT_COLOURS[seat], 6)
    ends = [at(chart.rounds, course[-1])[1] for course in courses]
    for seat, y in enumerate(apart(ends, box.ends.y, box.ends.bottom)):
        spot = Box(box.ends.x + 6, round(y), _END_BADGE, _END_BADGE)
        canvas.icon(badge(seat), spot)
        beside = Box(spot.right + 6, spot.y, box.ends.right - spot.right - 6, spot.h)
        canvas.name(beside, ending.names[seat], size=LEAST_NAME)


def apart(middles: list[float], top: float, bottom: float) -> list[float]:
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
