"""Where the factories lie around the centre, like the lights of a rose window."""

import math
from dataclasses import dataclass
from typing import NamedTuple

from engine.sintra.data import COLOURS, PANES_ON_A_FACTORY, ROUNDS
from render.boxes import Box

_SIZES = {5: (204, 232), 7: (192, 234), 9: (178, 268)}
"""By the number of factories: how wide each is, and how far from the middle."""
_PAD = 18
_NUMBER = 40
_RIM = 6
"""Between a factory's edge and its panes."""
_CENTRE_PANE = 68
_CENTRE_RING = 76
_MARKER = 50
_TRACK_PANE = 84


class Disc(NamedTuple):
    """Something round. No box: those of two discs may overlap where the discs do not."""

    x: int
    y: int
    radius: int

    @property
    def box(self) -> Box:
        return Box(self.x - self.radius, self.y - self.radius, 2 * self.radius, 2 * self.radius)


@dataclass(frozen=True, slots=True)
class PlateBox:
    """A factory: its number, and four panes around it."""

    disc: Disc
    number: Box
    panes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class CentreBox:
    disc: Disc
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
        x, y = middle[0] + reach * math.cos(turn), middle[1] + reach * math.sin(turn)
        plates.append(_plate(Disc(round(x), round(y), plate // 2)))
    aside = (frame.w - 2 * reach - plate) // 2 - _PAD
    left = Box(frame.x + _PAD, frame.y + _PAD, aside, frame.h - 2 * _PAD)
    right = Box(frame.right - _PAD - aside, left.y, aside, left.h)
    bag, tower = right.rows(2, 12)
    return RoseBox(
        frame, tuple(plates), _centre(middle), _rounds(left), _supply(bag), _supply(tower)
    )


def _plate(disc: Disc) -> PlateBox:
    """The panes above, right, below and left of the number."""
    frame = disc.box
    number = frame.square(_NUMBER)
    # So far out that no pane reaches into the corner of another.
    side = (disc.radius - _RIM) * 2 // 3
    x, y = frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2
    low, high = _RIM, frame.w - _RIM - side
    panes = (
        Box(x, frame.y + low, side, side),
        Box(frame.x + high, y, side, side),
        Box(x, frame.y + high, side, side),
        Box(frame.x + low, y, side, side),
    )
    return PlateBox(disc, number, panes[:PANES_ON_A_FACTORY])


def _centre(middle: tuple[int, int]) -> CentreBox:
    disc = Disc(*middle, _CENTRE_RING + _CENTRE_PANE // 2 + 10)
    panes = []
    for number in range(len(COLOURS)):
        turn = math.radians(-90 + 360 * number / len(COLOURS))
        x = middle[0] + _CENTRE_RING * math.cos(turn) - _CENTRE_PANE / 2
        y = middle[1] + _CENTRE_RING * math.sin(turn) - _CENTRE_PANE / 2
        panes.append(Box(round(x), round(y), _CENTRE_PANE, _CENTRE_PANE))
    return CentreBox(disc, tuple(panes), disc.box.square(_MARKER))


def _rounds(column: Box) -> tuple[RoundBox, ...]:
    rounds = []
    for row in column.rows(ROUNDS, 8):
        frame = Box(row.x, row.y, 100 + _TRACK_PANE + 14, row.h)
        number = Box(row.x + 4, row.y, 92, row.h)
        pane = Box(row.x + 102, row.y + (row.h - _TRACK_PANE) // 2, _TRACK_PANE, _TRACK_PANE)
        rounds.append(RoundBox(frame, number, pane))
    return tuple(rounds)


def _supply(box: Box) -> SupplyBox:
    frame = Box(box.right - 150, box.y + (box.h - 210) // 2, 150, 210)
    return SupplyBox(
        frame,
        Box(frame.x, frame.y, frame.w, 140),
        Box(frame.x, frame.y + 144, frame.w, 60),
    )
