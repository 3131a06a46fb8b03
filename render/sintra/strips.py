"""A strip: its spaces with their panes, and its reverse in small."""

from engine.sintra.view import StripView
from render.boxes import Box
from render.canvas import Canvas
from render.sintra.glass import Light, pane
from render.sintra.lately import Lately
from render.sintra.marks import draw_outline
from render.sintra.paints import LAMP, LEAD, LEAF, LETTERS
from render.sintra.palace_layout import ColumnBox
from render.sintra.promises import Promise


def draw_strip(
    canvas: Canvas, box: ColumnBox, strip: StripView, last: Lately | None, promise: Promise
) -> None:
    """The panes of the last turn are marked, and those that a move would lay."""
    _draw_reverse(canvas, box.reverse, strip)
    first, lowest = box.spaces[0], box.spaces[-1]
    whole = Box(first.x, first.y, first.w, lowest.bottom - first.y)
    canvas.panel(whole.inset(-4), LEAD, 6)
    latest = newest(strip, last) if last else frozenset()
    for number, (spot, space) in enumerate(zip(box.spaces, strip.spaces, strict=True)):
        lying, ghost = strip.panes[number], promise.ghosts.get(number)
        light: Light = "lit" if lying else "ghost" if ghost else "free"
        shown = lying or ghost or space
        letter = "" if shown == "wild" else LETTERS[shown]
        canvas.image.paste(pane(shown, spot.w, spot.h, light, letter), spot[:2])
        if number in latest:
            draw_outline(canvas, spot, LAMP)
        elif ghost:
            draw_outline(canvas, spot, LEAF)


def newest(strip: StripView, last: Lately) -> frozenset[int]:
    """The spaces whose panes came with the last turn."""
    lying = [number for number, lies in enumerate(strip.panes) if lies == last.colour]
    # Panes of a colour are laid on spaces of their own first, from above, and then on grey ones.
    lying.sort(key=lambda number: (strip.spaces[number] == "wild", number))
    return frozenset(lying[len(lying) - last.placed :])


def _draw_reverse(canvas: Canvas, box: Box, strip: StripView) -> None:
    """Small, above the strip: what its other side will ask for."""
    canvas.panel(box, LEAD, 4)
    for spot, space in zip(box.inset(2).columns(len(strip.reverse), 2), strip.reverse, strict=True):
        canvas.image.paste(pane(space, spot.w, spot.h), spot[:2])
