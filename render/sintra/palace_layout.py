"""Where everything goes in a palace: strips over their windows, what they bring, broken glass."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.sintra.data import SPACES, STRIPS
from render.boxes import Box, Cursor

_PAD = 12
_HEADER = 62
_TRACK = 58
"""How high the broken glass track is where it lies below the windows."""
_UPRIGHT = 96
"""How wide it is where it stands beside them."""


@dataclass(frozen=True, slots=True)
class CountBox:
    icon: Box
    figure: Box

    @classmethod
    def split(cls, box: Box, icon: int) -> "CountBox":
        return cls(
            Box(box.x, box.y + (box.h - icon) // 2, icon, icon),
            Box(box.x + icon + 6, box.y, box.w - icon - 6, box.h),
        )


@dataclass(frozen=True, slots=True)
class ColumnBox:
    """One of the eight: number and glazier, the strip's reverse, its spaces, the window, its points."""

    effects: tuple[Box, ...]
    """What a move would bring and break; none where that is not shown."""
    head: Box
    reverse: Box
    spaces: tuple[Box, ...]
    window: tuple[Box, ...]
    points: Box


@dataclass(frozen=True, slots=True)
class BrokenBox:
    frame: Box
    icon: Box
    cells: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class PalaceBox:
    frame: Box
    badge: Box
    name: Box
    turn: Box
    marker: Box
    points: CountBox
    projected: CountBox
    columns: tuple[ColumnBox, ...]
    ornaments: tuple[Box, ...]
    """Between every two windows of a pair."""
    broken: BrokenBox


class Style(NamedTuple):
    """The sizes of a palace's parts, in pixels."""

    effects: int
    head: int
    reverse: int
    space: int
    pane: int
    """The height of a pane in a window."""
    points: int
    pair: int
    """Between the two columns of a pair, where an ornament is."""
    between: int
    """Between pairs."""
    aside: int
    """The width of what stands at the left; 0 where it stands above."""
    upright: bool
    """The broken glass track stands at the right."""


HALF = Style(0, 64, 16, 37, 44, 46, 16, 10, 0, upright=False)
WHOLE = Style(0, 64, 18, 37, 42, 46, 22, 14, 262, upright=True)
OWN = Style(56, 72, 32, 60, 68, 48, 30, 18, 0, upright=True)


def palace_height(style: Style) -> int:
    above = 0 if style.aside else _HEADER + 8
    below = 0 if style.upright else _TRACK + 8
    return 2 * _PAD + above + _columns_height(style) + below


def _columns_height(style: Style) -> int:
    effects = style.effects + 6 if style.effects else 0
    strip = style.reverse + 6 + SPACES * style.space
    return effects + style.head + 4 + strip + 12 + 2 * style.pane + style.points


def palace_layout(frame: Box, style: Style, losses: tuple[int, ...]) -> PalaceBox:
    inner = frame.inset(_PAD)
    if style.aside:
        head = Box(inner.x, inner.y, style.aside, inner.h)
        body = Box(head.right + 16, inner.y, inner.w - head.w - 16, inner.h)
        names = _aside(head)
    else:
        head = Box(inner.x, inner.y, inner.w, _HEADER)
        body = Box(inner.x, head.bottom + 8, inner.w, inner.h - _HEADER - 8)
        names = _header(head)
    if style.upright:
        track = Box(body.right - _UPRIGHT, body.y, _UPRIGHT, body.h)
        glass = Box(body.x, body.y, body.w - _UPRIGHT - 18, body.h)
    else:
        track = Box(body.x, body.bottom - _TRACK, body.w, _TRACK)
        glass = Box(body.x, body.y, body.w, body.h - _TRACK - 8)
    columns, ornaments = _columns(glass, style)
    broken = _upright(track, losses) if style.upright else _lying(track, losses)
    return PalaceBox(frame, *names, columns, ornaments, broken)


def _header(line: Box) -> tuple[Box, Box, Box, Box, CountBox, CountBox]:
    """Badge, name, whose turn, start marker, points and what they would be, in one line."""
    cut = Cursor(line, 6)
    badge, points, projected = cut.left(58), cut.right(134), cut.right(124)
    marker, turn = cut.right(40), cut.right(34)
    return (
        badge,
        cut.rest(),
        turn,
        marker,
        CountBox.split(points, 48),
        CountBox.split(projected, 38),
    )


def _aside(column: Box) -> tuple[Box, Box, Box, Box, CountBox, CountBox]:
    """The same, one below the other."""
    top = Cursor(Box(column.x, column.y, column.w, 72), 10)
    badge, turn, marker = top.left(72), top.right(46), top.right(56)
    name = Box(column.x, column.y + 84, column.w, 58)
    points = Box(column.x, name.bottom + 12, column.w, 84)
    projected = Box(column.x, points.bottom + 4, column.w, 64)
    return (
        badge,
        name,
        turn,
        marker,
        CountBox.split(points, 68),
        CountBox.split(projected, 54),
    )


def _columns(glass: Box, style: Style) -> tuple[tuple[ColumnBox, ...], tuple[Box, ...]]:
    pairs = STRIPS // 2
    width = (glass.w - pairs * style.pair - (pairs - 1) * style.between) // STRIPS
    columns, ornaments = [], []
    x = glass.x
    for number in range(STRIPS):
        column = _column(Box(x, glass.y, width, glass.h), style)
        columns.append(column)
        lower = column.window[1]
        if number % 2 == 0:
            height = style.pane
            ornaments.append(Box(x + width, lower.y - height // 2, style.pair, height))
        x += width + (style.between if number % 2 else style.pair)
    return tuple(columns), tuple(ornaments)


def _column(box: Box, style: Style) -> ColumnBox:
    y = box.y
    effects: tuple[Box, ...] = ()
    if style.effects:
        effects = Box(box.x, y, box.w, style.effects).columns(2, 2)
        y += style.effects + 6
    head = Box(box.x, y, box.w, style.head)
    reverse = Box(box.x, head.bottom + 4, box.w, style.reverse)
    strip = Box(box.x, reverse.bottom + 6, box.w, SPACES * style.space)
    window = Box(box.x, strip.bottom + 12, box.w, 2 * style.pane)
    points = Box(box.x, window.bottom, box.w, style.points)
    return ColumnBox(effects, head, reverse, strip.rows(SPACES), window.rows(2), points)


def _upright(frame: Box, losses: tuple[int, ...]) -> BrokenBox:
    icon = Box(frame.x, frame.y, frame.w, 52)
    cells = Box(frame.x, icon.bottom + 4, frame.w, frame.bottom - icon.bottom - 4)
    return BrokenBox(frame, icon, cells.rows(len(losses), 2))


def _lying(frame: Box, losses: tuple[int, ...]) -> BrokenBox:
    """A space is as wide as its figure asks for."""
    icon = Box(frame.x, frame.y, 50, frame.h)
    room = frame.right - icon.right - 6
    weights = [8 if loss < 10 else 13 for loss in losses]
    unit = (room - 3 * (len(losses) - 1)) / sum(weights)
    cells, x = [], float(icon.right + 6)
    for weight in weights:
        width = weight * unit
        cells.append(Box(round(x), frame.y, int(width), frame.h))
        x += width + 3
    return BrokenBox(frame, icon, tuple(cells))
