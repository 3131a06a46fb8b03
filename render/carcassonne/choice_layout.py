"""Where everything goes on the pictures of one seat's choices, computed without drawing."""

from dataclasses import dataclass

from render.boxes import Box
from render.carcassonne.grid import Grid
from render.proportions import INNER, good_height
from render.theme import GAP, MARGIN, WIDTH

TOP = MARGIN - 4
_HEAD = 84
_NEIGHBOURS = 0.5
"""How much of the tiles around is seen, as a part of a cell."""
_LARGEST = 280
_SPOTS_HEIGHT = 800
_SPOT_CELL = 460
_LINE = 92


@dataclass(frozen=True, slots=True)
class WayBox:
    """One way a tile could lie: its number, and the tile among its neighbours."""

    frame: Box
    number: Box
    land: Box


@dataclass(frozen=True, slots=True)
class WaysLayout:
    width: int
    height: int
    ways: tuple[WayBox, ...]
    cell: int


@dataclass(frozen=True, slots=True)
class SpotLine:
    letter: Box
    icon: Box


@dataclass(frozen=True, slots=True)
class SpotsLayout:
    width: int
    height: int
    land: Box
    lines: tuple[SpotLine, ...]
    cell: int


@dataclass(frozen=True, slots=True)
class SideBox:
    """One side of a message: what one does, and what it brings."""

    frame: Box
    icon: Box
    points: Box


@dataclass(frozen=True, slots=True)
class MessageLayout:
    width: int
    height: int
    action: SideBox
    seal: SideBox


def grid_around(land: Box, cell: int) -> Grid:
    """A cell in the middle of a stretch of land, called 0, 0."""
    return Grid((land.w, land.h), cell, (0, 0), ((land.w - cell) // 2, (land.h - cell) // 2))


def ways_layout(ways: int) -> WaysLayout:
    """Up to three side by side; four in two rows, or they would be small."""
    columns = 2 if ways == 4 else max(2, ways)
    rows = -(-ways // columns)
    width = Box(MARGIN, TOP, INNER, 1).columns(columns, GAP)[0].w
    cell = min(_LARGEST, int((width - 8) / (1 + 2 * _NEIGHBOURS)))
    natural = 2 * TOP + rows * (_HEAD + width) + (rows - 1) * GAP
    height = good_height(natural)
    lines = Box(MARGIN, TOP, INNER, height - 2 * TOP).rows(rows, GAP)
    if ways == 1:
        # A single way stands in the middle.
        (line,) = lines
        frames = [Box(line.x + (line.w - width) // 2, line.y, width, line.h)]
    else:
        frames = [frame for line in lines for frame in line.columns(columns, GAP)]
    return WaysLayout(WIDTH, height, tuple(_way(frame) for frame in frames[:ways]), cell)


def _way(frame: Box) -> WayBox:
    inner = frame.inset(4)
    number = Box(inner.x, inner.y, inner.w, _HEAD - 4)
    return WayBox(frame, number, Box(inner.x, inner.y + _HEAD - 4, inner.w, inner.h - _HEAD + 4))


def spots_layout(spots: int) -> SpotsLayout:
    """The tile large at the left, its spots one below the other at the right."""
    land = Box(MARGIN, TOP, INNER - 2 * _LINE - 2 * GAP, _SPOTS_HEIGHT - 2 * TOP)
    side = Box(land.right + GAP, TOP, INNER - land.w - GAP, land.h)
    top = side.y + (side.h - spots * _LINE) // 2
    lines = tuple(
        SpotLine(
            Box(side.x + 4, top + number * _LINE + 2, _LINE - 4, _LINE - 4),
            Box(side.x + _LINE + GAP, top + number * _LINE + 4, _LINE - 8, _LINE - 8),
        )
        for number in range(spots)
    )
    return SpotsLayout(WIDTH, _SPOTS_HEIGHT, land, lines, _SPOT_CELL)


def message_layout() -> MessageLayout:
    """Two halves of one letter, as large as each other."""
    card = Box(MARGIN + 20, TOP + 20, INNER - 40, 676)
    left, right = card.inset(40).columns(2, 60)
    return MessageLayout(WIDTH, card.bottom + TOP + 20, _side(left), _side(right))


def _side(frame: Box) -> SideBox:
    inner = frame.inset(24)
    icon = Box(inner.x, inner.y, inner.w, inner.h - 150)
    return SideBox(frame, icon, Box(inner.x, icon.bottom + 20, inner.w, 130))
