"""Sintra's table as everybody sees it: the rose window of factories, and every palace."""

from engine.sintra.scoring import projection_of
from engine.sintra.view import View
from render.sintra.lately import lately
from render.sintra.layout import board_layout
from render.sintra.nave import nave
from render.sintra.palace import draw_palace
from render.sintra.rose import draw_rose


def draw_board(view: View, names: tuple[str, ...]) -> bytes:
    layout, last = board_layout(len(view.palaces), view.losses), lately(view)
    projected = projection_of(view)
    canvas = nave(layout.height)
    draw_rose(canvas, layout.rose, view, last)
    for seat, box in enumerate(layout.palaces):
        points = projected[seat].points
        draw_palace(canvas, box, view, seat, names[seat], points, last.of(seat))
    return canvas.file()
