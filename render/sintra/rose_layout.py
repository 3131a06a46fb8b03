"""Where the factories lie around the centre, like the lights of a rose window."""

import math
from dataclasses import dataclass

from engine.sintra.data import COLOURS, PANES_ON_A_FACTORY, ROUNDS
from render.boxes import Box

_SIZES = {5: (202, 232), 7: (188, 232), 9: (172, 258)}
"""By the number of factories: how wide each is, and how far from the middle."""
_PAD = 18
_NUMBER = 40
_RIM = 7
"""Between a factory's edge and its panes."""
_CENTRE_PANE = 68
_CENTRE_RING = 76
_MARKER = 50


@dataclass(frozen=True, slots=True)
class PlateBox:
    """A factory: its number, and four panes around it."""

    frame: Box
    number: Box
    panes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class CentreBox:
    frame: Box
    panes: tuple[Box, ...]
    """One for each colour."""
    marker: Box


@dataclass(frozen=True, slots=True)
class RoundBox:
    """One round on the track."""

    frame: Box
    number: Box
    pane: Box


@dataclass(frozen=True, slots=True)
class SupplyBox:
    """How many panes are in the bag or in the tower."""

    frame: Box
    icon: Box
    figure: Box


@dataclass(frozen=True, slots=True)
class RoseBox:
    frame: Box
    plates: tuple[PlateBox, ...]
    centre: CentreBox
    rounds: tuple[RoundBox, ...]
    bag: SupplyBox
    tower: SupplyBox


def rose_height(factories: int) -> int:
    plate, reach = _SIZES[factories]
    return math.ceil(reach * (1 + _lowest(factories))) + plate + 2 * _PAD


def _lowest(factories: int) -> float:
    """How far below the middle the lowest factory is: their number is odd, and one is at the top."""
    return math.cos(math.pi / factories)


def rose_layout(frame: Box, factories: int) -> RoseBox:
    plate, reach = _SIZES[factories]
    middle = (frame.x + frame.w // 2, frame.y + _PAD + plate // 2 + reach)
    plates = []
    for number in range(factories):
        turn = math.radians(-90 + 360 * number / factories)
        x = middle[0] + reach * math.cos(turn) - plate / 2
        y = middle[1] + reach * math.sin(turn) - plate / 2
        plates.append(_plate(Box(round(x), round(y), plate, plate)))
    aside = (frame.w - 2 * reach - plate) // 2 - _PAD
    left = Box(frame.x + _PAD, frame.y + _PAD, aside, frame.h - 2 * _PAD)
    right = Box(frame.right - _PAD - aside, left.y, aside, left.h)
    bag, tower = right.rows(2, 12)
    return RoseBox(
        frame, tuple(plates), _centre(middle), _rounds(left), _supply(bag), _supply(tower)
    )


def _plate(frame: Box) -> PlateBox:
    """The panes above, right, below and left of the number."""
    number = frame.square(_NUMBER)
    side = (frame.w - _NUMBER) // 2 - _RIM
    x, y = frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2
    low, high = _RIM, frame.w - _RIM - side
    panes = (
        Box(x, frame.y + low, side, side),
        Box(frame.x + high, y, side, side),
        Box(x, frame.y + high, side, side),
        Box(frame.x + low, y, side, side),
    )
    return PlateBox(frame, number, panes[:PANES_ON_A_FACTORY])


def _centre(middle: tuple[int, int]) -> CentreBox:
    around = _CENTRE_RING + _CENTRE_PANE // 2 + 10
    panes = []
    for number in range(len(COLOURS)):
        turn = math.radians(-90 + 360 * number / len(COLOURS))
        x = middle[0] + _CENTRE_RING * math.cos(turn) - _CENTRE_PANE / 2
        y = middle[1] + _CENTRE_RING * math.sin(turn) - _CENTRE_PANE / 2
        panes.append(Box(round(x), round(y), _CENTRE_PANE, _CENTRE_PANE))
    frame = Box(middle[0] - around, middle[1] - around, 2 * around, 2 * around)
    return CentreBox(frame, tuple(panes), frame.square(_MARKER))


def _rounds(column: Box) -> tuple[RoundBox, ...]:
    rounds = []
    for row in column.rows(ROUNDS, 8):
        side = row.h - 12
        frame = Box(row.x, row.y, 100 + side + 18, row.h)
        number = Box(row.x + 4, row.y, 92, row.h)
        rounds.append(RoundBox(frame, number, Box(row.x + 104, row.y + 6, side, side)))
    return tuple(rounds)


def _supply(box: Box) -> SupplyBox:
    frame = Box(box.right - 150, box.y + (box.h - 210) // 2, 150, 210)
    return SupplyBox(
        frame,
        Box(frame.x, frame.y, frame.w, 140),
        Box(frame.x, frame.y + 144, frame.w, 60),
    )
