"""Where cards lie when they are shown alone: a hand, or two piles with the splitter between."""

from dataclasses import dataclass

from render.boxes import Box, Cursor
from render.proportions import INNER, good_height
from render.theme import GAP, MARGIN, WIDTH

_TALL = 1.4
"""A card's height over its width."""
_PAD = 18
_SIGN = 84
_STEP = 54
_STEPS = 4
"""Side by side below a pile."""


@dataclass(frozen=True, slots=True)
class HandLayout:
    width: int
    height: int
    cards: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class StepBox:
    """A track and how far it would move."""

    icon: Box
    figure: Box


@dataclass(frozen=True, slots=True)
class WorthBox:
    """Somebody's badge and what the pile would bring them."""

    badge: Box
    figure: Box


@dataclass(frozen=True, slots=True)
class PileBox:
    frame: Box
    sign: Box
    worth: tuple[WorthBox, ...]
    """For both who could get it, beside the sign."""
    cards: tuple[Box, ...]
    steps: tuple[StepBox, ...]
    """The tracks that it would move for the one who looks."""


@dataclass(frozen=True, slots=True)
class PilesLayout:
    width: int
    height: int
    left: PileBox
    splitter: Box
    right: PileBox


def hand_layout(count: int) -> HandLayout:
    """Two rows of cards as large as fit; a card or two lie in one."""
    rows = 1 if count <= 2 else 2
    columns = max(3, -(-count // rows))
    width = min(290, (INNER - GAP * (columns - 1)) // columns)
    height = round(width * _TALL)
    natural = 2 * MARGIN + rows * (height + GAP) - GAP
    total = good_height(natural)
    top = MARGIN + (total - natural) // 2
    cards = _grid(Box(MARGIN, top, INNER, 0), count, -(-count // rows), width, height)
    return HandLayout(WIDTH, total, cards)


def piles_layout(left: int, right: int, steps: int = 0) -> PilesLayout:
    """Equal cards in both piles, as large as the larger pile allows; room for so many steps below."""
    most = max(left, right)
    columns = 2 if most <= 4 else 3
    rows = -(-most // columns)
    middle = 96
    frame_width = (INNER - middle) // 2
    width = min(236, (frame_width - 2 * _PAD - GAP * (columns - 1)) // columns)
    height = round(width * _TALL)
    lines = -(-steps // _STEPS)
    cards_height = rows * (height + GAP) - GAP
    natural = 2 * _PAD + _SIGN + 14 + cards_height + lines * (_STEP + 4) + 2 * MARGIN
    spare = good_height(natural) - natural
    frame_height = natural + spare - 2 * MARGIN
    piles = []
    for count, x in ((left, MARGIN), (right, WIDTH - MARGIN - frame_width)):
        frame = Box(x, MARGIN, frame_width, frame_height)
        inner = frame.inset(_PAD)
        free = (rows - -(-count // columns)) * (height + GAP) + spare
        area = Box(inner.x, inner.y + _SIGN + 14 + free // 2, inner.w, 0)
        piles.append(
            PileBox(
                frame,
                Box(inner.x, inner.y, _SIGN, _SIGN),
                _worth(Box(inner.x + _SIGN + 16, inner.y, inner.w - _SIGN - 16, _SIGN)),
                _grid(area, count, columns, width, height),
                _steps(inner, steps, lines),
            )
        )
    splitter = Box((WIDTH - 84) // 2, MARGIN + (frame_height - 220) // 2, 84, 220)
    return PilesLayout(WIDTH, frame_height + 2 * MARGIN, piles[0], splitter, piles[1])


def _worth(line: Box) -> tuple[WorthBox, ...]:
    boxes = []
    for box in line.columns(2, 8):
        cursor = Cursor(box, 6)
        boxes.append(WorthBox(cursor.left(64).inset(1, 9), cursor.rest()))
    return tuple(boxes)


def _steps(inner: Box, count: int, lines: int) -> tuple[StepBox, ...]:
    """From the foot of the pile."""
    top = inner.bottom - lines * (_STEP + 4) + 4
    boxes = []
    for number in range(count):
        row, column = divmod(number, _STEPS)
        cell = Box(inner.x, top + row * (_STEP + 4), inner.w, _STEP).columns(_STEPS, 6)[column]
        cursor = Cursor(cell, 2)
        boxes.append(StepBox(cursor.left(50), cursor.rest()))
    return tuple(boxes)


def _grid(area: Box, count: int, columns: int, width: int, height: int) -> tuple[Box, ...]:
    """Rows from the top of the area, each in its middle."""
    boxes = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        left = area.x + (area.w - in_row * (width + GAP) + GAP) // 2
        boxes.append(
            Box(left + column * (width + GAP), area.y + row * (height + GAP), width, height)
        )
    return tuple(boxes)
