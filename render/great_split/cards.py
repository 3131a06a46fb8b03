"""A card of The Great Split: ivory, its icons in the middle, its count in the corner."""

import functools
from typing import Literal, TypeAlias

from PIL import Image

from engine.great_split.components import Card
from engine.great_split.data import Icon
from render.boxes import Box
from render.canvas import Canvas
from render.great_split import marks
from render.great_split.colours import PANEL, PANEL_LIT
from render.great_split.icons import ICONS
from render.signs import tick
from render.sprites import Brush, Painter
from render.theme import (
    FIGURE,
    GOLD,
    GOLD_DEEP,
    GOLD_LINE,
    INK,
    IVORY,
    IVORY_SHADE,
)

Fate: TypeAlias = Literal["ready", "played", "gold", "prestige"]
"""Still to come, played face up, or sold for gold or for prestige."""

_RADIUS = 16
SLIM = 112
"""A card narrower than this has its letter, one icon and the count, one below the other."""
SMALL = 145
"""On a card narrower than this the icons alone say how many."""


def draw_card(
    canvas: Canvas,
    box: Box,
    card: Card,
    letter: str | None = None,
    fate: Fate = "ready",
    *,
    shadow: bool = False,
) -> None:
    if shadow:
        canvas.panel(box, IVORY, _RADIUS, shadow=True)
    face = _face(card.icons, box.w, box.h, lettered=letter is not None)
    canvas.inlay(face, box, _RADIUS)
    if fate != "ready":
        _draw_fate(canvas, box, _played if fate == "played" else ICONS[fate])
    if letter is not None:
        _draw_letter(canvas, box, letter, ready=fate == "ready")


def draw_splitter(canvas: Canvas, box: Box, *, played: bool) -> None:
    """Gold, with a divider: one step on any track."""
    canvas.panel(box, GOLD, _RADIUS, GOLD_DEEP, 4, shadow=not played)
    inner = box.inset(10)
    canvas.panel(inner, GOLD, _RADIUS - 7, INK)
    middle = box.x + box.w // 2
    canvas.panel(Box(middle - 3, inner.y + 10, 6, inner.h - 20), INK, 3)
    side = min(34, box.w // 3)
    for arrow, x in ((_leftwards, middle - side - 2), (_rightwards, middle + 2)):
        canvas.icon(arrow, Box(x, inner.y, side, inner.h).square(side))
    if played:
        _draw_fate(canvas, box, _played)


def _draw_fate(canvas: Canvas, box: Box, painter: Painter) -> None:
    """The card fades, and a mark at its foot says what became of it."""
    canvas.veil(box, PANEL, _RADIUS, 140)
    side = min(60, box.w - 16)
    canvas.icon(painter, Box(box.x, box.bottom - side - 8, box.w, side).square(side))


def _leftwards(brush: Brush) -> None:
    brush.polygon([(78, 10), (78, 90), (14, 50)], INK)


def _rightwards(brush: Brush) -> None:
    brush.polygon([(22, 10), (22, 90), (86, 50)], INK)


def _played(brush: Brush) -> None:
    brush.disc(50, 50, 49, INK)
    tick(brush.within(14, 14, 72))


def _spent_disc(brush: Brush) -> None:
    brush.disc(50, 50, 50, PANEL_LIT)


def _draw_letter(canvas: Canvas, box: Box, letter: str, *, ready: bool) -> None:
    side = max(58, round(box.w * 0.27))
    if box.w < SMALL:
        spot = Box(box.x + (box.w - side) // 2, box.y + 12, side, side)
    else:
        spot = Box(box.right - side - 13, box.y + 13, side, side)
    canvas.icon(marks.letter if ready else _spent_disc, spot)
    canvas.figure(spot, letter, INK if ready else IVORY, max(FIGURE, round(side * 0.72)))


@functools.lru_cache(maxsize=128)
def _face(icons: tuple[Icon, ...], w: int, h: int, *, lettered: bool) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (w, h), IVORY_SHADE))
    canvas.panel(Box(2, 2, w - 4, h - 4), IVORY, _RADIUS - 2)
    canvas.panel(Box(7, 7, w - 14, h - 14), IVORY, _RADIUS - 6, GOLD_LINE)
    if w < SLIM:
        top = 74 if lettered else 14
        area = Box(10, top, w - 20, h - top - 60)
        shown = tuple(dict.fromkeys(icons))
        canvas.figure(Box(0, h - 62, w, 50), str(len(icons)), INK)
    else:
        head = max(76, round(w * 0.34))
        area = Box(14, head, w - 28, h - head - 14)
        shown = icons
        if w >= SMALL:
            corner = Box(14, 13, round(w * 0.26), max(58, round(w * 0.27)))
            canvas.figure(corner, str(len(icons)), INK, max(FIGURE, round(w * 0.25)))
    for icon, spot in zip(shown, _spots(len(shown), area), strict=True):
        canvas.icon(ICONS[icon], spot)
    return canvas.image


def _spots(count: int, area: Box) -> tuple[Box, ...]:
    """Where equal icons lie: one in the middle, two across, three in a triangle, then in rows."""
    if count == 1:
        return (area.square(round(min(area.w, area.h) * 0.86)),)
    if count == 2:
        side = round(min(area.w * 0.56, area.h * 0.56))
        return (
            Box(area.x, area.y + 2, side, side),
            Box(area.right - side, area.bottom - side - 2, side, side),
        )
    rows = 2 if count <= 6 else 3
    columns = -(-count // rows)
    side = min(area.w // columns, area.h // rows) - 6
    spots = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        left = area.x + (area.w - in_row * (side + 6) + 6) // 2
        top = area.y + (area.h - rows * (side + 6) + 6) // 2
        spots.append(Box(left + column * (side + 6), top + row * (side + 6), side, side))
    return tuple(spots)
