"""An emblem for every character: what they carry to the gala, in ivory, on a medal or in a frame."""

import functools

from render.boxes import Box
from render.canvas import Canvas
from render.great_split.colours import PANEL_LIT, TOPAZ, WALL, WELL
from render.sprites import Brush, Painter, star_of
from render.theme import GOLD, GOLD_DEEP, GOLD_LINE, IVORY


def _medal(brush: Brush) -> None:
    brush.disc(50, 50, 49, GOLD_DEEP)
    brush.disc(50, 50, 46, GOLD)
    brush.disc(50, 50, 42, PANEL_LIT)


def _archivist(brush: Brush) -> None:
    """A quill."""
    brush.polygon([(74, 20), (60, 22), (42, 40), (34, 62), (56, 56), (72, 38)], IVORY)
    brush.line([(68, 28), (28, 76)], GOLD, 5)


def _gallerist(brush: Brush) -> None:
    """A palette."""
    brush.oval(20, 26, 80, 76, IVORY)
    brush.disc(64, 64, 9, PANEL_LIT)
    for x, y in ((34, 48), (46, 38), (62, 40)):
        brush.disc(x, y, 6, GOLD_DEEP)


def _financier(brush: Brush) -> None:
    """A top hat."""
    brush.polygon([(32, 24), (68, 24), (65, 64), (35, 64)], IVORY)
    brush.box(20, 62, 80, 72, IVORY, 5)
    brush.polygon([(34, 50), (66, 50), (65, 60), (35, 60)], GOLD_DEEP)


def _lapidary(brush: Brush) -> None:
    """A loupe over a stone."""
    brush.line([(58, 58), (76, 76)], GOLD, 10)
    brush.disc(45, 45, 24, IVORY)
    brush.disc(45, 45, 18, PANEL_LIT)
    brush.polygon([(45, 33), (56, 42), (45, 58), (34, 42)], TOPAZ)


def _explorer(brush: Brush) -> None:
    """A compass."""
    brush.polygon(star_of(4, 22, 7, turn=-45), GOLD)
    brush.polygon(star_of(4, 35, 8), IVORY)
    brush.disc(50, 50, 4, PANEL_LIT)


def _patron(brush: Brush) -> None:
    """A column."""
    brush.box(28, 22, 72, 32, IVORY, 3)
    brush.box(26, 68, 74, 78, IVORY, 3)
    for x in (34, 45, 56):
        brush.box(x, 35, x + 8, 65, IVORY)


def _heiress(brush: Brush) -> None:
    """A tiara."""
    brush.polygon([(20, 66), (18, 40), (34, 54), (50, 26), (66, 54), (82, 40), (80, 66)], IVORY)
    brush.box(22, 64, 78, 73, GOLD, 3)
    for x, y in ((18, 39), (50, 25), (82, 39)):
        brush.disc(x, y, 5, GOLD)


def _guest(brush: Brush) -> None:
    """A mask: a character of an edition that has no emblem here."""
    brush.polygon(
        [(16, 38), (50, 44), (84, 38), (78, 62), (62, 68), (50, 58), (38, 68), (22, 62)], IVORY
    )
    for x in (34, 66):
        brush.oval(x - 9, 46, x + 9, 58, PANEL_LIT)


_EMBLEMS: dict[str, Painter] = {
    "archivist": _archivist,
    "gallerist": _gallerist,
    "financier": _financier,
    "lapidary": _lapidary,
    "explorer": _explorer,
    "patron": _patron,
    "heiress": _heiress,
}


@functools.cache
def emblem(character: str) -> Painter:
    """On a medal."""

    def painter(brush: Brush) -> None:
        _medal(brush)
        _bare(character)(brush)

    return painter


def draw_portrait(canvas: Canvas, box: Box, character: str) -> None:
    """The emblem in a gilt frame, as a picture hangs on a wall."""
    canvas.panel(box, GOLD_DEEP, 8, shadow=True)
    canvas.panel(box.inset(3), GOLD_LINE, 6)
    canvas.panel(box.inset(8), GOLD, 4)
    canvas.panel(box.inset(11), GOLD_DEEP, 3)
    canvas.panel(box.inset(14), WELL, 2)
    canvas.panel(box.inset(16), WALL, 2)
    # An emblem leaves the corners of its square free, as a medal would.
    canvas.icon(_bare(character), box.square(round(min(box.w, box.h) * 1.06)))


def _bare(character: str) -> Painter:
    return _EMBLEMS.get(character, _guest)
