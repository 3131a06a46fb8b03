"""The three levels of cards: each with its colour, and with what its cards tell of in outline."""

import functools

from render.sprites import Brush, Painter, Point
from render.theme import WELL, Colour, colour, mix

LEVELS: tuple[Colour, ...] = (colour("#2f7d5b"), colour("#a8792c"), colour("#3f66c4"))
"""Green for the mines, amber for the voyages, blue for the cities: lowest first."""


def body_of(level: int) -> Colour:
    """The ground under the cost of a card of that level."""
    return mix(WELL, LEVELS[level - 1], 0.20)


def ink_of(level: int) -> Colour:
    """What stands on that ground in outline: to be felt, not to compete with the cost."""
    return mix(WELL, LEVELS[level - 1], 0.46)


def back_of(level: int) -> Colour:
    return mix(WELL, LEVELS[level - 1], 0.45)


@functools.cache
def scene(level: int) -> Painter:
    """The lower two thirds of a square, from edge to edge; the corners below are left free."""
    body, ink = body_of(level), ink_of(level)
    deep = mix(body, ink, 0.5)

    def painter(brush: Brush) -> None:
        match level:
            case 1:
                _mine(brush, body, deep, ink)
            case 2:
                _voyage(brush, body, deep, ink)
            case _:
                _city(brush, body, deep, ink)

    return painter


def _ground(points: list[Point]) -> list[Point]:
    """A skyline, closed along the foot of the card."""
    return [(0, 93), *points, (100, 93), (96, 99), (4, 99)]


def _mine(brush: Brush, body: Colour, deep: Colour, ink: Colour) -> None:
    """Mountains, and the way into one of them."""
    far: list[Point] = [(0, 72), (18, 56), (34, 70), (60, 40), (80, 60), (92, 50), (100, 58)]
    brush.polygon(_ground(far), deep)
    near: list[Point] = [(0, 86), (30, 74), (52, 82), (76, 58), (100, 80)]
    brush.polygon(_ground(near), ink)
    brush.disc(63, 87, 7, body)
    brush.box(56, 87, 70, 99, body)


def _voyage(brush: Brush, body: Colour, deep: Colour, ink: Colour) -> None:
    """A ship under sail on a long swell."""
    brush.polygon([(73, 40), (73, 74), (47, 74)], deep)
    brush.polygon([(77, 44), (77, 74), (97, 74)], ink)
    brush.polygon([(44, 77), (99, 77), (92, 88), (52, 88)], ink)
    swell: list[Point] = [(0, 88), (14, 85), (30, 90), (48, 85), (66, 90), (84, 85), (100, 89)]
    brush.polygon(_ground(swell), deep)
    brush.line([(75, 36), (75, 76)], body, 2)


def _city(brush: Brush, body: Colour, deep: Colour, ink: Colour) -> None:
    """Towers and a dome over the roofs."""
    roofs: list[Point] = [(0, 80), (10, 80), (10, 66), (18, 58), (26, 66), (26, 76), (38, 76)]
    roofs += [(38, 62), (46, 62), (46, 72), (100, 72)]
    brush.polygon(_ground(roofs), deep)
    brush.disc(70, 66, 15, ink)
    brush.box(55, 66, 85, 90, ink)
    brush.box(67, 42, 73, 56, ink)
    brush.polygon([(90, 56), (94, 44), (98, 56), (98, 92), (90, 92)], ink)
    brush.polygon(_ground([(0, 90), (50, 86), (100, 90)]), ink)
    for x in (61, 70, 79):
        brush.box(x - 2, 74, x + 2, 84, body)
