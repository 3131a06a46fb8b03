"""Where everything goes on the pictures of Sintra's table, computed without drawing."""

from dataclasses import dataclass

from engine.sintra.data import FACTORIES
from render.boxes import Box, Cursor
from render.proportions import INNER, good_height
from render.sintra.palace_layout import (
    HALF,
    OWN,
    WHOLE,
    CountBox,
    PalaceBox,
    palace_height,
    palace_layout,
)
from render.sintra.rose_layout import RoseBox, rose_height, rose_layout
from render.theme import GAP, MARGIN, WIDTH

TOP = MARGIN - 8
_OTHER = 74


@dataclass(frozen=True, slots=True)
class BoardLayout:
    width: int
    height: int
    rose: RoseBox
    palaces: tuple[PalaceBox, ...]


@dataclass(frozen=True, slots=True)
class OtherBox:
    """Another player in one line."""

    frame: Box
    badge: Box
    name: Box
    turn: Box
    windows: Box
    broken: CountBox
    projected: CountBox
    points: CountBox


@dataclass(frozen=True, slots=True)
class SeatLayout:
    width: int
    height: int
    rose: RoseBox
    palace: PalaceBox
    others: tuple[OtherBox, ...]


def board_layout(seats: int, losses: tuple[int, ...]) -> BoardLayout:
    """Palaces one above the other, and in two columns where there are four."""
    rose = _rose(seats)
    style = HALF if seats > 3 else WHOLE
    columns = 2 if seats > 3 else 1
    rows = -(-seats // columns)
    each = palace_height(style)
    below = Box(MARGIN, rose.frame.bottom + GAP, INNER, rows * each + (rows - 1) * GAP)
    frames = [frame for row in below.rows(rows, GAP) for frame in row.columns(columns, GAP)]
    return BoardLayout(
        WIDTH,
        good_height(below.bottom + TOP),
        rose,
        tuple(palace_layout(frame, style, losses) for frame in frames[:seats]),
    )


def seat_layout(seats: int, losses: tuple[int, ...]) -> SeatLayout:
    """One's own palace large, the others in a line each."""
    rose = _rose(seats)
    own = Box(MARGIN, rose.frame.bottom + GAP, INNER, palace_height(OWN))
    lines = Box(MARGIN, own.bottom + GAP, INNER, (seats - 1) * (_OTHER + 8) - 8)
    return SeatLayout(
        WIDTH,
        good_height(lines.bottom + TOP),
        rose,
        palace_layout(own, OWN, losses),
        tuple(_other(line) for line in lines.rows(seats - 1, 8)),
    )


def _rose(seats: int) -> RoseBox:
    factories = FACTORIES[seats]
    return rose_layout(Box(MARGIN, TOP, INNER, rose_height(factories)), factories)


def _other(frame: Box) -> OtherBox:
    line = Cursor(frame.inset(12, 6), 10)
    badge, points, projected = line.left(58), line.right(150), line.right(150)
    broken, windows, turn = line.right(132), line.right(216), line.right(40)
    return OtherBox(
        frame,
        badge,
        line.rest(),
        turn,
        windows,
        CountBox.split(broken, 46),
        CountBox.split(projected, 46),
        CountBox.split(points, 50),
    )
