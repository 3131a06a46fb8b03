"""Where everything goes on the pictures of scorings and of the end, computed without drawing."""

from dataclasses import dataclass

from render.boxes import Box, Cursor
from render.great_split.layout import INNER, LevelBox, away_from_square
from render.theme import GAP, MARGIN, WIDTH

_LINE = 64
_ROW = 66
_CONTRACTS = 5
"""One for each resource."""
_FACT = 112
"""A fact's icon and figure."""
_POINTS = 70
_PAD = 8


@dataclass(frozen=True, slots=True)
class ReasonBox:
    """The facts that were looked at, each an icon and a figure, and the points they gave."""

    frame: Box
    facts: tuple[LevelBox, ...]
    points: Box


@dataclass(frozen=True, slots=True)
class ContractsBox:
    """So many contracts times so many stars."""

    frame: Box
    icon: Box
    product: Box
    points: Box


@dataclass(frozen=True, slots=True)
class ScoredSeat:
    frame: Box
    badge: Box
    name: Box
    total: Box | None
    """None where one scoring is all there is."""
    reasons: tuple[ReasonBox, ...]
    contracts: tuple[ContractsBox, ...]


@dataclass(frozen=True, slots=True)
class ScoringLayout:
    width: int
    height: int
    seats: tuple[ScoredSeat, ...]


def scoring_layout(seats: int, facts: tuple[int, ...], *, contracts: bool) -> ScoringLayout:
    """For scorings that look at so many facts each, and the contracts where they are scored."""
    pitch = _LINE + 8
    frame_height = 20 + (3 * pitch - 8 if contracts else _LINE)
    height = 2 * MARGIN + seats * (frame_height + 14) - 14
    spare = away_from_square(height) - height
    top = MARGIN
    boxes = []
    for _ in range(seats):
        frame = Box(MARGIN, top + spare // seats // 2, INNER, frame_height)
        boxes.append(_with_contracts(frame, facts) if contracts else _on_one_line(frame, facts))
        top += frame_height + 14 + spare // seats
    return ScoringLayout(WIDTH, height + spare, tuple(boxes))


def _on_one_line(frame: Box, facts: tuple[int, ...]) -> ScoredSeat:
    line = Cursor(frame.inset(14, 10), 12)
    badge = line.left(_LINE)
    total = line.right(104) if len(facts) > 1 else None
    reasons = [_reason(line.right(_width(count)), count) for count in reversed(facts)]
    return ScoredSeat(frame, badge, line.rest(), total, tuple(reversed(reasons)), ())


def _with_contracts(frame: Box, facts: tuple[int, ...]) -> ScoredSeat:
    """Three lines: who and how much, the resources, the contracts."""
    head, second, third = frame.inset(14, 10).rows(3, 8)
    line = Cursor(head, 12)
    badge, total = line.left(_LINE), line.right(150)
    spare = (second.w - 8 * (len(facts) - 1) - sum(map(_width, facts))) // max(1, len(facts))
    cursor = Cursor(second, 8)
    reasons = tuple(_reason(cursor.left(_width(count) + spare), count) for count in facts)
    cells = third.columns(_CONTRACTS, 8)
    return ScoredSeat(
        frame, badge, line.rest(), total, reasons, tuple(_contracts(cell) for cell in cells)
    )


def _width(facts: int) -> int:
    return _PAD + facts * (_FACT + 4) + _POINTS


def _reason(frame: Box, facts: int) -> ReasonBox:
    line = Cursor(Box(frame.x + _PAD, frame.y, frame.w - _PAD, frame.h), 4)
    points = line.right(_POINTS)
    levels = []
    for x, y, w, h in line.rest().columns(facts):
        left = x + (w - _FACT) // 2
        levels.append(LevelBox(Box(left, y + 8, 48, h - 16), Box(left + 52, y, 60, h)))
    return ReasonBox(frame, tuple(levels), points)


def _contracts(frame: Box) -> ContractsBox:
    line = Cursor(Box(frame.x + 6, frame.y, frame.w - 6, frame.h), 4)
    icon, points = line.left(42), line.right(66)
    return ContractsBox(frame, icon.inset(0, 8), line.rest(), points)


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
    """The badges at the ends of the lines."""


@dataclass(frozen=True, slots=True)
class SourceRow:
    frame: Box
    badge: Box
    name: Box
    sources: tuple[Box, ...]
    total: Box


@dataclass(frozen=True, slots=True)
class PodiumBox:
    frame: Box
    steps: tuple[StepBox, ...]
    """In the order of the ranking; the first stands in the middle."""


@dataclass(frozen=True, slots=True)
class SourceTable:
    frame: Box
    headings: tuple[Box, ...]
    rows: tuple[SourceRow, ...]


@dataclass(frozen=True, slots=True)
class FinalLayout:
    width: int
    height: int
    podium: PodiumBox
    chart: ChartBox
    table: SourceTable


def final_layout(seats: int, sources: int, ranks: tuple[int, ...]) -> FinalLayout:
    """For so many sources of points, and the ranks of those on the podium, first 0."""
    left, right = Box(MARGIN, MARGIN - 4, INNER, 430).columns(2, GAP)
    table = _table(Box(MARGIN, left.bottom + GAP, INNER, 16 + _ROW * (seats + 1)), seats, sources)
    return FinalLayout(
        WIDTH,
        table.frame.bottom + MARGIN - 4,
        podium=PodiumBox(left, _steps(left, ranks)),
        chart=_chart(right),
        table=table,
    )


def _table(frame: Box, seats: int, sources: int) -> SourceTable:
    headings, *lines = frame.inset(8, 8).rows(seats + 1)
    rows = tuple(_source_row(line, sources) for line in lines)
    columns = _source_row(headings, sources).sources
    return SourceTable(frame, columns, rows)


def _source_row(frame: Box, sources: int) -> SourceRow:
    line = Cursor(frame.inset(6, 3), 10)
    badge, name, total = line.left(60), line.left(372), line.right(116)
    return SourceRow(frame, badge, name, line.rest().columns(sources), total)


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
    scale, ends, rounds = 92, 52, 56
    plot = Box(inner.x + scale, inner.y + 26, inner.w - scale - ends, inner.h - rounds - 26)
    return ChartBox(
        frame,
        scale=Box(inner.x, inner.y, scale, inner.h - rounds + 26),
        plot=plot,
        rounds=Box(plot.x, plot.bottom, plot.w + 30, rounds),
        ends=Box(plot.right, inner.y, ends, inner.h - rounds),
    )
