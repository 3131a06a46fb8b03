"""A palace: who it belongs to, points, the glazier over his strips, ornaments, broken glass."""

from engine.core import Seat
from engine.sintra.view import PalaceView, View
from render.badges import draw_badge
from render.boxes import Box
from render.canvas import Canvas
from render.signs import hourglass
from render.sintra import icons
from render.sintra.lately import Lately
from render.sintra.paints import (
    CHALK,
    DUST,
    LAMP,
    LEAD,
    LEAF,
    NICHE,
    SHARD,
    STONE,
    STONE_EDGE,
    STONE_LIT,
)
from render.sintra.palace_layout import ColumnBox, PalaceBox
from render.sintra.promises import NOTHING, Promise, Promises
from render.sintra.strips import draw_strip
from render.sintra.windows import draw_light, draw_window
from render.sprites import paint
from render.theme import COIN, IVORY, SEAT_COLOURS, Colour, ink_on, mix

_MINUS = "\N{EN DASH}"
"""The face of the figures has no minus sign."""
_LEAST_CELL = 36
_SHARD = 20
_NO_PROMISE = Promise()


def draw_palace(
    canvas: Canvas,
    box: PalaceBox,
    view: View,
    seat: Seat,
    name: str,
    projected: int,
    last: Lately,
    promises: Promises = NOTHING,
) -> None:
    palace = view.palaces[seat]
    is_turn = not view.over and seat == view.turn_of
    fill = wall(is_turn=is_turn)
    canvas.panel(
        box.frame, fill, 22, LAMP if is_turn else STONE_EDGE, 5 if is_turn else 3, shadow=True
    )
    draw_badge(canvas, box.badge.square(min(box.badge.w, box.badge.h)), seat)
    canvas.name(box.name, name)
    if is_turn:
        canvas.icon(hourglass, box.turn)
    if seat == view.marker:
        canvas.icon(icons.start_marker, box.marker)
    canvas.icon(icons.star, box.points.icon)
    canvas.figure(box.points.figure, signed(palace.points), COIN, 66, "left")
    canvas.icon(icons.flag, box.projected.icon)
    canvas.figure(box.projected.figure, signed(projected), CHALK, align="left")
    for number, column in enumerate(box.columns):
        promise = promises.columns.get(number, _NO_PROMISE)
        _draw_head(canvas, column.head, seat, palace, number, last, promises)
        _draw_column(canvas, column, view, palace, number, last, promise)
        if number < promises.reach:
            top = column.reverse.y - 4
            strip = Box(
                column.head.x - 4, top, column.head.w + 8, column.spaces[-1].bottom + 4 - top
            )
            canvas.veil(strip, fill, 0, 150)
        _draw_effects(canvas, column.crown, promise)
    for windows, spot in zip(view.ornaments, box.ornaments, strict=False):
        around = sum(len(palace.windows[window]) for window in windows)
        canvas.stamp(paint(icons.ornament(around), spot.h), spot.square(spot.h))
    canvas.icon(icons.shards, box.shards)
    for figure in box.loss:
        canvas.figure(figure, signed(-view.losses[palace.broken]), SHARD, align="left")
    _draw_broken(canvas, box.broken, view.losses, palace.broken, last, promises)


def wall(*, is_turn: bool) -> Colour:
    return mix(STONE, STONE_LIT, 0.67) if is_turn else STONE


def signed(points: int) -> str:
    return str(points) if points >= 0 else f"{_MINUS}{-points}"


def _draw_head(
    canvas: Canvas,
    box: Box,
    seat: Seat,
    palace: PalaceView,
    number: int,
    last: Lately,
    promises: Promises,
) -> None:
    """The number; on the glazier's robe where he is."""
    ink: Colour = CHALK if palace.strips[number] is not None else DUST
    if number == palace.glazier:
        canvas.stamp(paint(icons.glazier(seat), box.h), box.square(box.h))
        ink = ink_on(SEAT_COLOURS[seat])
    elif number in (last.came_from, promises.back):
        canvas.stamp(paint(icons.footprint(seat), box.h), box.square(box.h))
        ink = IVORY
    robe = round(box.h * 0.64)
    canvas.figure(Box(box.x, box.bottom - robe, box.w, robe), str(number + 1), ink)


def _draw_column(
    canvas: Canvas,
    box: ColumnBox,
    view: View,
    palace: PalaceView,
    number: int,
    last: Lately,
    promise: Promise,
) -> None:
    strip, panes = palace.strips[number], palace.windows[number]
    if strip is None:
        top = box.reverse.y
        draw_light(canvas, Box(box.head.x, top, box.head.w, box.spaces[-1].bottom - top), panes)
    else:
        draw_strip(canvas, box, strip, last if number == last.strip else None, promise)
    points = view.window_points[number]
    draw_window(canvas, box, panes, points, promise.kept, is_latest=number == last.window)


def _draw_effects(canvas: Canvas, box: Box, promise: Promise) -> None:
    """What a move would be worth, under a shard for each pane that would break."""
    if not promise.points and not promise.shards:
        return
    good = promise.points > 0
    ink = LEAF if good else SHARD
    canvas.panel(box, NICHE, 12, ink, 3)
    figure = box.inset(5)
    if promise.shards:
        row = Box(figure.x, figure.y, figure.w, _SHARD)
        figure = Box(figure.x, row.bottom, figure.w, figure.h - _SHARD)
        left = row.x + (row.w - promise.shards * _SHARD) // 2
        for number in range(promise.shards):
            canvas.icon(icons.shards, Box(left + number * _SHARD, row.y, _SHARD, _SHARD))
    if promise.points:
        canvas.figure(figure, f"{'+' if good else ''}{signed(promise.points)}", ink)


def _draw_broken(
    canvas: Canvas,
    cells: tuple[Box, ...],
    losses: tuple[int, ...],
    at: int,
    last: Lately,
    promises: Promises,
) -> None:
    """The marker is the lit space; where it could come to has an edge."""
    for number, (cell, loss) in enumerate(zip(cells, losses, strict=True)):
        here = number == at
        edge = LAMP if here and last.broken else SHARD if number in promises.broken else None
        canvas.panel(cell, SHARD if here else NICHE, 8, edge, 4)
        # A long track of some edition has spaces without room for a figure.
        if min(cell.h, cell.w) >= _LEAST_CELL:
            canvas.figure(cell, str(loss), LEAD if here else CHALK)
