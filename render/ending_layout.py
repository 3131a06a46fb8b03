"""Where everything goes on the picture of the end of any game, computed without drawing."""

from dataclasses import dataclass

from render.boxes import Box, Cursor
from render.proportions import INNER, good_height
from render.theme import GAP, MARGIN, WIDTH

_ROW = 66
_UPPER = 430
"""The least height of podium and chart."""
_PODIUM = 500
"""Its width; the chart takes the rest."""


@dataclass(frozen=True, slots=True)
class StepBox:
    """One step of the podium with who stands on it."""

    frame: Box
    crown: Box
    badge: Box
    name: Box
    block: Box


@dataclass(frozen=True, slots=True)
class ChartBox:
    frame: Box
    scale: Box
    """The figures of the points."""
    plot: Box
    rounds: Box
    ends: Box
    """Badges and names at the ends of the lines."""


@dataclass(frozen=True, slots=True)
class SourceRow:
    frame: Box
    badge: Box
    name: Box
    sources: tuple[Box, ...]
    total: Box
    tie_breaker: Box | None


@dataclass(frozen=True, slots=True)
class PodiumBox:
    frame: Box
    steps: tuple[StepBox, ...]
    """In the order of the ranking; the first stands in the middle."""


@dataclass(frozen=True, slots=True)
class SourceTable:
    frame: Box
    headings: tuple[Box, ...]
    total: Box
    """Above the totals."""
    tie_breaker: Box | None
    rows: tuple[SourceRow, ...]


@dataclass(frozen=True, slots=True)
class FinalLayout:
    width: int
    height: int
    podium: PodiumBox
    chart: ChartBox
    table: SourceTable


def final_layout(
    seats: int, sources: int, ranks: tuple[int, ...], *, tie_breaker: bool = False
) -> FinalLayout:
    """For so many sources of points, and the ranks of those on the podium, first 0."""
    rows = 16 + _ROW * (seats + 1)
    natural = 2 * (MARGIN - 4) + _UPPER + GAP + rows
    upper = _UPPER + good_height(natural) - natural
    line = Cursor(Box(MARGIN, MARGIN - 4, INNER, upper), GAP)
    left, right = line.left(_PODIUM), line.rest()
    below = Box(MARGIN, left.bottom + GAP, INNER, rows)
    table = _table(below, seats, sources, tie_breaker=tie_breaker)
    return FinalLayout(
        WIDTH,
        table.frame.bottom + MARGIN - 4,
        podium=PodiumBox(left, _steps(left, ranks)),
        chart=_chart(right),
        table=table,
    )


def _table(frame: Box, seats: int, sources: int, *, tie_breaker: bool) -> SourceTable:
    headings, *lines = frame.inset(8, 8).rows(seats + 1)
    rows = tuple(_source_row(line, sources, tie_breaker=tie_breaker) for line in lines)
    heads = _source_row(headings, sources, tie_breaker=tie_breaker)
    return SourceTable(frame, heads.sources, heads.total, heads.tie_breaker, rows)


def _source_row(frame: Box, sources: int, *, tie_breaker: bool) -> SourceRow:
    line = Cursor(frame.inset(6, 3), 10)
    badge, name = line.left(60), line.left(372)
    last = line.right(116) if tie_breaker else None
    total = line.right(116)
    return SourceRow(frame, badge, name, line.rest().columns(sources), total, last)


def _steps(podium: Box, ranks: tuple[int, ...]) -> tuple[StepBox, ...]:
    columns = podium.inset(16, 14).columns(len(ranks), 10)
    order = (1, 0, 2)
    steps = []
    for place, rank in enumerate(ranks):
        column = columns[order[place]]
        height = (170, 122, 90)[rank]
        block = Box(column.x, column.bottom - height, column.w, height)
        name = Box(column.x, block.y - 56, column.w, 50)
        badge = Box(column.x, name.y - 84, column.w, 80)
        crown = Box(column.x, badge.y - 58, column.w, 54)
        steps.append(StepBox(column, crown, badge, name, block))
    return tuple(steps)


def _chart(frame: Box) -> ChartBox:
    inner = frame.inset(14, 14)
    scale, ends, rounds = 92, 184, 56
    plot = Box(inner.x + scale, inner.y + 26, inner.w - scale - ends, inner.h - rounds - 26)
    return ChartBox(
        frame,
        scale=Box(inner.x, inner.y, scale, inner.h - rounds + 26),
        plot=plot,
        rounds=Box(plot.x, plot.bottom, plot.w + 30, rounds),
        ends=Box(plot.right, inner.y, ends, inner.h - rounds),
    )
