"""Sintra as one seat sees it: its own palace large, with what the offered moves would do."""

from engine.core import Seat
from engine.sintra.moves import Move
from engine.sintra.scoring import projection_of
from engine.sintra.view import View
from render.badges import draw_badge
from render.canvas import Canvas
from render.signs import hourglass
from render.sintra import icons
from render.sintra.glass import pane
from render.sintra.lately import Lately, lately
from render.sintra.layout import OtherBox, seat_layout
from render.sintra.nave import nave
from render.sintra.paints import CHALK, LAMP, NICHE, STONE_EDGE
from render.sintra.palace import draw_palace, signed, wall
from render.sintra.promises import promises_of
from render.sintra.rose import draw_rose
from render.theme import COIN


def draw_seat(view: View, names: tuple[str, ...], seat: Seat, offered: tuple[Move, ...]) -> bytes:
    seats = len(view.palaces)
    layout, last = seat_layout(seats, view.losses), lately(view)
    promises = promises_of(view, offered)
    projected = projection_of(view)
    canvas = nave(layout.height)
    draw_rose(canvas, layout.rose, view, last, promises)
    points = projected[seat].points
    draw_palace(canvas, layout.palace, view, seat, names[seat], points, last.of(seat), promises)
    others = (*range(seat + 1, seats), *range(seat))
    for other, box in zip(others, layout.others, strict=True):
        _draw_other(canvas, box, view, other, names[other], projected[other].points, last)
    return canvas.file()


def _draw_other(
    canvas: Canvas,
    box: OtherBox,
    view: View,
    seat: Seat,
    name: str,
    projected: int,
    last: Lately,
) -> None:
    palace = view.palaces[seat]
    is_turn = not view.over and seat == view.turn_of
    edge = LAMP if is_turn or seat == last.seat else STONE_EDGE
    canvas.panel(box.frame, wall(is_turn=is_turn), 18, edge, 5 if is_turn else 3)
    draw_badge(canvas, box.badge, seat)
    canvas.name(box.name, name)
    if is_turn:
        canvas.icon(hourglass, box.turn)
    for panes, column in zip(
        palace.windows, box.windows.columns(len(palace.windows), 4), strict=True
    ):
        for number, spot in enumerate(column.rows(2, 2)):
            if number < len(panes):
                canvas.image.paste(pane(panes[number], spot.w, spot.h), spot[:2])
            else:
                canvas.panel(spot, NICHE, 3)
    canvas.icon(icons.shards, box.broken.icon)
    canvas.figure(box.broken.figure, str(view.losses[palace.broken]), CHALK, align="left")
    canvas.icon(icons.flag, box.projected.icon)
    canvas.figure(box.projected.figure, signed(projected), CHALK, align="left")
    canvas.icon(icons.star, box.points.icon)
    canvas.figure(box.points.figure, signed(palace.points), COIN, 60, "left")
