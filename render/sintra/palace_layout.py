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

    head: Box
    reverse: Box
    spaces: tuple[Box, ...]
    crown: Box
    """The arch over the window; what a move would bring and break is written there."""
    window: tuple[Box, ...]
    points: Box


@dataclass(frozen=True, slots=True)
class PalaceBox:
    frame: Box
    badge: Box
    name: Box
    turn: Box
    marker: Box
    shards: Box
    """The sign of the broken glass track."""
    loss: tuple[Box, ...]
    """What the marker's space says, where there is room to say it beside the sign."""
    points: CountBox
    projected: CountBox
    columns: tuple[ColumnBox, ...]
    ornaments: tuple[Box, ...]
    """Between every two windows of a pair."""
    broken: tuple[Box, ...]
    """The spaces of the broken glass track, from the top."""


class Style(NamedTuple):
    """The sizes of a palace's parts, in pixels."""

    head: int
    reverse: int
    space: int
    crown: int
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


HALF = Style(64, 16, 37, 26, 42, 46, 16, 10, 0, upright=False)
WHOLE = Style(64, 18, 36, 28, 40, 46, 22, 14, 262, upright=True)
OWN = Style(72, 32, 59, 72, 64, 50, 30, 18, 0, upright=True)


def palace_height(style: Style) -> int:
    above = 0 if style.aside else _HEADER + 8
    below = 0 if style.upright else _TRACK + 8
    return 2 * _PAD + above + _columns_height(style) + below


def _columns_height(style: Style) -> int:
    strip = style.reverse + 6 + SPACES * style.space
    return style.head + 4 + strip + 8 + style.crown + 2 * style.pane + style.points


def palace_layout(frame: Box, style: Style, losses: tuple[int, ...]) -> PalaceBox:
    inner = frame.inset(_PAD)
    if not style.upright:
        return _half(frame, inner, style, losses)
    track = Box(inner.right - _UPRIGHT, inner.y, _UPRIGHT, inner.h)
    rest = Box(inner.x, inner.y, inner.w - _UPRIGHT - 18, inner.h)
    if style.aside:
        return _whole(frame, rest, track, style, losses)
    return _own(frame, rest, track, style, losses)


def _whole(frame: Box, rest: Box, track: Box, style: Style, losses: tuple[int, ...]) -> PalaceBox:
    """Name and points at the left, one below the other."""
    head = Box(rest.x, rest.y, style.aside, rest.h)
    top = Cursor(Box(head.x, head.y, head.w, 72), 10)
    badge, turn, marker = top.left(72), top.right(46), top.right(60)
    name = Box(head.x, head.y + 84, head.w, 58)
    points = Box(head.x, name.bottom + 14, head.w, 84)
    projected = Box(head.x, points.bottom + 6, head.w, 64)
    loss = CountBox.split(Box(head.x, projected.bottom + 6, head.w, 64), 54)
    columns, ornaments = _columns(Box(head.right + 16, rest.y, rest.w - head.w - 16, rest.h), style)
    return PalaceBox(
        frame,
        badge,
        name,
        turn,
        marker,
        loss.icon,
        (loss.figure,),
        CountBox.split(points, 68),
        CountBox.split(projected, 54),
        columns,
        ornaments,
        track.rows(len(losses), 2),
    )


def _half(frame: Box, inner: Box, style: Style, losses: tuple[int, ...]) -> PalaceBox:
    """Name and points above, broken glass below."""
    cut = Cursor(Box(inner.x, inner.y, inner.w, _HEADER), 6)
    badge, points, projected = cut.left(58), cut.right(132), cut.right(124)
    turn = cut.right(34)
    columns, ornaments = _columns(
        Box(inner.x, inner.y + _HEADER + 8, inner.w, _columns_height(style)), style
    )
    foot = Cursor(Box(inner.x, inner.bottom - _TRACK, inner.w, _TRACK), 6)
    shards, marker = foot.left(46), foot.right(46)
    return PalaceBox(
        frame,
        badge,
        cut.rest(),
        turn,
        marker,
        shards,
        (),
        CountBox.split(points, 36),
        CountBox.split(projected, 30),
        columns,
        ornaments,
        _lying(foot.rest(), losses),
    )


def _own(frame: Box, rest: Box, track: Box, style: Style, losses: tuple[int, ...]) -> PalaceBox:
    """Name and points above, broken glass at the right, from top to bottom."""
    cut = Cursor(Box(rest.x, rest.y, rest.w, _HEADER), 10)
    badge, points, projected = cut.left(58), cut.right(160), cut.right(150)
    turn, marker = cut.right(40), cut.right(46)
    columns, ornaments = _columns(
        Box(rest.x, rest.y + _HEADER + 8, rest.w, _columns_height(style)), style
    )
    cells = Box(track.x, track.y + 62, track.w, track.h - 62)
    return PalaceBox(
        frame,
        badge,
        cut.rest(),
        turn,
        marker,
        Box(track.x, track.y, track.w, 56),
        (),
        CountBox.split(points, 54),
        CountBox.split(projected, 46),
        columns,
        ornaments,
        cells.rows(len(losses), 3),
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
    head = Box(box.x, box.y, box.w, style.head)
    reverse = Box(box.x, head.bottom + 4, box.w, style.reverse)
    strip = Box(box.x, reverse.bottom + 6, box.w, SPACES * style.space)
    crown = Box(box.x, strip.bottom + 8, box.w, style.crown)
    window = Box(box.x, crown.bottom, box.w, 2 * style.pane)
    points = Box(box.x, window.bottom, box.w, style.points)
    return ColumnBox(head, reverse, strip.rows(SPACES), crown, window.rows(2), points)


def _lying(line: Box, losses: tuple[int, ...]) -> tuple[Box, ...]:
    """A space is as wide as its figure asks for."""
    weights = [9 if loss < 10 else 15 for loss in losses]
    unit = (line.w - 3 * (len(losses) - 1)) / sum(weights)
    cells, x = [], float(line.x)
    for weight in weights:
        width = weight * unit
        cells.append(Box(round(x), line.y, int(width), line.h))
        x += width + 3
    return tuple(cells)
