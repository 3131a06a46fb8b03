"""Where everything goes on the pictures of scorings, computed without drawing."""

from dataclasses import dataclass

from render.boxes import Box, Cursor
from render.great_split.board_layout import LevelBox
from render.proportions import INNER, good_height
from render.theme import MARGIN, WIDTH

_LINE = 64
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
    spare = good_height(height) - height
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
