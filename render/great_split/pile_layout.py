"""Where cards lie when they are shown alone: a hand, or two piles with the splitter between."""

from dataclasses import dataclass

from render.boxes import Box
from render.proportions import INNER
from render.theme import GAP, MARGIN, WIDTH

_TALL = 1.4
"""A card's height over its width."""


@dataclass(frozen=True, slots=True)
class HandLayout:
    width: int
    height: int
    cards: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class PileBox:
    frame: Box
    sign: Box
    cards: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class PilesLayout:
    width: int
    height: int
    left: PileBox
    splitter: Box
    right: PileBox


def hand_layout(count: int) -> HandLayout:
    """One row of four at the most, two rows of more: large before all."""
    rows = 1 if count <= 4 else 2
    columns = max(3, -(-count // rows))
    width = min(264, (INNER - GAP * (columns - 1)) // columns)
    height = round(width * _TALL)
    cards = _grid(Box(MARGIN, MARGIN, INNER, 0), count, -(-count // rows), width, height)
    return HandLayout(WIDTH, 2 * MARGIN + rows * (height + GAP) - GAP, cards)


def piles_layout(left: int, right: int) -> PilesLayout:
    """Equal cards in both piles, as large as the larger pile allows."""
    most = max(left, right)
    columns = 2 if most <= 4 else 3
    rows = -(-most // columns)
    pad, sign, middle = 18, 84, 96
    frame_width = (INNER - middle) // 2
    width = min(222, (frame_width - 2 * pad - GAP * (columns - 1)) // columns)
    height = round(width * _TALL)
    frame_height = pad + sign + 14 + rows * (height + GAP) - GAP + pad
    piles = []
    for count, x in ((left, MARGIN), (right, WIDTH - MARGIN - frame_width)):
        frame = Box(x, MARGIN, frame_width, frame_height)
        free = (rows - -(-count // columns)) * (height + GAP)
        area = Box(x + pad, frame.y + pad + sign + 14 + free // 2, frame_width - 2 * pad, 0)
        cards = _grid(area, count, columns, width, height)
        piles.append(PileBox(frame, Box(x, frame.y + pad, frame_width, sign).square(sign), cards))
    splitter = Box((WIDTH - 84) // 2, MARGIN + (frame_height - 220) // 2, 84, 220)
    return PilesLayout(WIDTH, frame_height + 2 * MARGIN, piles[0], splitter, piles[1])


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
