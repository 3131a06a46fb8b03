"""Where everything goes on the pictures of scorings and of the end, computed without drawing."""

from dataclasses import dataclass

from render.boxes import Box, Cursor
from render.great_split.layout import INNER, LevelBox, away_from_square
from render.theme import GAP, MARGIN, WIDTH

_LINE = 60
_CONTRACTS = 5
"""One for each resource."""


@dataclass(frozen=True, slots=True)
class ReasonBox:
    """The facts that were looked at, each an icon and a figure, and the points they gave."""

    facts: tuple[LevelBox, ...]
    points: Box


@dataclass(frozen=True, slots=True)
class ContractsBox:
    """So many contracts times so many stars."""

    icon: Box
    product: Box
    points: Box


@dataclass(frozen=True, slots=True)
class ScoredSeat:
    frame: Box
    badge: Box
    name: Box
    total: Box
    reasons: tuple[ReasonBox, ...]
    contracts: tuple[ContractsBox, ...]


@dataclass(frozen=True, slots=True)
class ScoringLayout:
    width: int
    height: int
    seats: tuple[ScoredSeat, ...]


def scoring_layout(seats: int, facts: tuple[int, ...], *, contracts: bool) -> ScoringLayout:
    """For scorings that look at so many facts each, and the contracts where they are scored."""
    lines = 1 + (1 if facts else 0) + (1 if contracts else 0)
    frame_height = 16 + lines * (_LINE + 2)
    height = 2 * (MARGIN - 4) + seats * (frame_height + 12) - 12
    spare = away_from_square(height) - height
    gap = 12 + spare // seats
    boxes = []
    for number in range(seats):
        top = MARGIN - 4 + spare % seats // 2 + gap // 2 - 6 + number * (frame_height + gap)
        boxes.append(
            _scored_seat(Box(MARGIN, top, INNER, frame_height), facts, contracts=contracts)
        )
    return ScoringLayout(WIDTH, height + spare, tuple(boxes))


def _scored_seat(frame: Box, facts: tuple[int, ...], *, contracts: bool) -> ScoredSeat:
    inner = frame.inset(14, 8)
    head = Box(inner.x, inner.y, inner.w, _LINE)
    line = Cursor(head, 12)
    badge, total = line.left(60), line.right(120)
    top = head.bottom + 2
    reasons: tuple[ReasonBox, ...] = ()
    if facts:
        columns = Box(inner.x, top, inner.w, _LINE).columns(3, 12)
        reasons = tuple(_reason(box, count) for box, count in zip(columns, facts, strict=False))
        top += _LINE + 2
    sheets: tuple[ContractsBox, ...] = ()
    if contracts:
        cells = Box(inner.x, top, inner.w, _LINE).columns(_CONTRACTS, 6)
        sheets = tuple(_contracts(box) for box in cells)
    return ScoredSeat(frame, badge, line.rest(), total, reasons, sheets)


def _reason(box: Box, facts: int) -> ReasonBox:
    line = Cursor(box, 4)
    levels = []
    for _ in range(facts):
        icon = line.left(50).inset(0, 5)
        levels.append(LevelBox(icon, line.left(62)))
    return ReasonBox(tuple(levels), line.left(96))


def _contracts(box: Box) -> ContractsBox:
    line = Cursor(box, 4)
    return ContractsBox(line.left(44).inset(0, 5), line.left(92), line.rest())


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
class FinalLayout:
    width: int
    height: int
    podium: Box
    steps: tuple[StepBox, ...]
    """In the order of the ranking; drawn with the first in the middle."""
    chart: ChartBox
    table: Box
    headings: tuple[Box, ...]
    rows: tuple[SourceRow, ...]


def final_layout(seats: int, sources: int, ranks: tuple[int, ...]) -> FinalLayout:
    """For so many sources of points, and the ranks of those on the podium, first 0."""
    top, height = MARGIN - 4, 430
    left, right = Box(MARGIN, top, INNER, height).columns(2, GAP)
    table_top = top + height + GAP
    row_height, head = 66, 66
    table = Box(MARGIN, table_top, INNER, head + seats * row_height + 16)
    name, total = 372, 116
    line = Cursor(Box(table.x + 14, table.y + 8, table.w - 28, head), 10)
    line.left(60)
    line.left(name)
    line.right(total)
    headings = line.rest().columns(sources)
    rows = []
    for number in range(seats):
        frame = Box(table.x + 8, table.y + 8 + head + number * row_height, table.w - 16, row_height)
        cursor = Cursor(Box(table.x + 14, frame.y + 3, table.w - 28, row_height - 6), 10)
        badge, name_box, total_box = cursor.left(60), cursor.left(name), cursor.right(total)
        rows.append(SourceRow(frame, badge, name_box, cursor.rest().columns(sources), total_box))
    return FinalLayout(
        WIDTH,
        table.bottom + MARGIN - 4,
        podium=left,
        steps=_steps(left, ranks),
        chart=_chart(right),
        table=table,
        headings=headings,
        rows=tuple(rows),
    )


def _steps(podium: Box, ranks: tuple[int, ...]) -> tuple[StepBox, ...]:
    columns = podium.inset(16, 14).columns(3, 10)
    order = (1, 0, 2)
    steps = []
    for place, rank in enumerate(ranks):
        column = columns[order[place]]
        block_height = (170, 122, 90)[rank]
        block = Box(column.x, column.bottom - block_height, column.w, block_height)
        name = Box(column.x, block.y - 56, column.w, 50)
        badge = Box(column.x, name.y - 84, column.w, 80)
        crown = Box(column.x, badge.y - 58, column.w, 54)
        steps.append(StepBox(column, crown, badge, name, block))
    return tuple(steps)


def _chart(frame: Box) -> ChartBox:
    inner = frame.inset(14, 14)
    scale, ends, rounds = 92, 52, 56
    plot = Box(inner.x + scale, inner.y + 24, inner.w - scale - ends, inner.h - rounds - 24)
    return ChartBox(
        frame,
        scale=Box(inner.x, inner.y, scale, inner.h - rounds),
        plot=plot,
        rounds=Box(plot.x, plot.bottom, plot.w, rounds),
        ends=Box(plot.right, inner.y, ends, inner.h - rounds),
    )
