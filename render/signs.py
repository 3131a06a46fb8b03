"""The signs that every game uses: done, waited for, first."""

from render.sprites import Brush
from render.theme import GOLD, MIST, TICK


def tick(brush: Brush) -> None:
    brush.line([(16, 54), (40, 78), (84, 24)], TICK, 15)


def hourglass(brush: Brush) -> None:
    for y, other in ((10, 50), (90, 50)):
        brush.polygon([(22, y), (78, y), (50, other)], MIST)
    for y in (10, 90):
        brush.line([(18, y), (82, y)], GOLD, 10)


def crown(brush: Brush) -> None:
    brush.polygon([(14, 84), (6, 30), (31, 54), (50, 14), (69, 54), (94, 30), (86, 84)], GOLD)
    for x, y in ((6, 28), (50, 12), (94, 28)):
        brush.disc(x, y, 6, GOLD)
