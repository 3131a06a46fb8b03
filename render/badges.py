"""The badges of the seats: each has a colour, an outline and a number of its own."""

import functools

from render.boxes import Box
from render.canvas import Canvas
from render.sprites import Brush, Painter, ring_of
from render.theme import INK, SEAT_COLOURS, Colour, ink_on


def draw_badge(canvas: Canvas, box: Box, seat: int) -> None:
    """A seat's outline and colour with its number."""
    canvas.icon(badge(seat), box)
    canvas.figure(box, str(seat + 1), ink_on(SEAT_COLOURS[seat]))


def _clover(brush: Brush, inset: float, fill: Colour) -> None:
    for x, y in ((29, 29), (71, 29), (29, 71), (71, 71)):
        brush.disc(x, y, 28 - inset, fill)
    brush.box(29, 10 + inset, 71, 90 - inset, fill)
    brush.box(10 + inset, 29, 90 - inset, 71, fill)


def _shape(brush: Brush, seat: int, inset: float, fill: Colour) -> None:
    """Seven outlines that differ even in grey: disc, square, diamond, hexagon, shield, clover, arch."""
    low, high = 3 + inset, 97 - inset
    match seat:
        case 0:
            brush.disc(50, 50, 48 - inset, fill)
        case 1:
            brush.box(low + 4, low + 4, high - 4, high - 4, fill, 8)
        case 2:
            brush.polygon(ring_of(4, 54 - inset * 1.4), fill)
        case 3:
            brush.polygon(ring_of(6, 51 - inset, 0), fill)
        case 4:
            brush.polygon(
                [
                    (low + 3, low + 3),
                    (high - 3, low + 3),
                    (high - 3, 60),
                    (50, high + 2),
                    (low + 3, 60),
                ],
                fill,
            )
        case 5:
            _clover(brush, inset, fill)
        case _:
            brush.disc(50, 50, 44 - inset, fill)
            brush.box(6 + inset, 50, 94 - inset, high, fill)


@functools.cache
def badge(seat: int) -> Painter:
    """The outline and colour of a seat; its number is written over it where there is room."""

    def painter(brush: Brush) -> None:
        _shape(brush, seat, 0, INK)
        _shape(brush, seat, 4, SEAT_COLOURS[seat])

    return painter
