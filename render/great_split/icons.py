"""The icons of The Great Split: resources, seals and prestige, each with a colour and a shape."""

import functools
import math

from render.great_split.colours import ART, BOOKS, EMERALD, LAUREL, SEAL_COLOURS, TOPAZ
from render.sprites import Brush, Painter, Point, ring_of, star_of
from render.theme import COIN, GOLD, GOLD_DEEP, INK, IVORY, Colour, mix

_WHITE = (255, 255, 255)


def _lit(colour: Colour, part: float = 0.4) -> Colour:
    return mix(colour, _WHITE, part)


def _deep(colour: Colour, part: float = 0.4) -> Colour:
    return mix(colour, INK, part)


def books(brush: Brush) -> None:
    """An open book."""
    brush.polygon(
        [(3, 26), (50, 34), (97, 26), (97, 84), (58, 86), (50, 92), (42, 86), (3, 84)], _deep(BOOKS)
    )
    brush.polygon([(9, 16), (30, 15), (50, 26), (50, 84), (30, 74), (9, 76)], BOOKS)
    brush.polygon([(91, 16), (70, 15), (50, 26), (50, 84), (70, 74), (91, 76)], _lit(BOOKS, 0.3))
    for y in (32, 46, 60):
        brush.line([(18, y - 3), (29, y - 3), (41, y + 3)], IVORY, 5)
        brush.line([(82, y - 3), (71, y - 3), (59, y + 3)], _deep(BOOKS, 0.65), 5)
    brush.line([(50, 28), (50, 82)], _deep(BOOKS, 0.7), 4)


def art(brush: Brush) -> None:
    """A painting in a heavy frame."""
    brush.box(4, 10, 96, 90, _deep(ART, 0.45), 6)
    brush.box(8, 14, 92, 86, ART, 4)
    brush.box(14, 20, 86, 80, _lit(ART, 0.45), 3)
    brush.box(20, 26, 80, 74, _lit(COIN, 0.75))
    brush.disc(64, 40, 8, _deep(COIN, 0.15))
    brush.polygon([(20, 74), (20, 64), (38, 44), (56, 64), (62, 58), (80, 74)], _deep(ART, 0.35))


def _facets(brush: Brush, outer: list[Point], inner: list[Point], colour: Colour) -> None:
    """A cut stone, lit from the upper left."""
    count = len(outer)
    brush.polygon(outer, _deep(colour, 0.55))
    centre = (50.0, 50.0)
    rim = [_towards(point, centre, 0.07) for point in outer]
    for corner in range(count):
        following = (corner + 1) % count
        middle_x = (rim[corner][0] + rim[following][0]) / 2 - 50
        middle_y = (rim[corner][1] + rim[following][1]) / 2 - 50
        light = -(middle_x * 0.6 + middle_y * 0.8) / 50
        shade = _lit(colour, 0.45 * light) if light > 0 else _deep(colour, -0.5 * light)
        brush.polygon([rim[corner], rim[following], inner[following], inner[corner]], shade)
    brush.polygon(inner, _lit(colour, 0.22))


def _towards(point: Point, goal: Point, part: float) -> Point:
    return point[0] + (goal[0] - point[0]) * part, point[1] + (goal[1] - point[1]) * part


def topaz(brush: Brush) -> None:
    """A hexagon, cut."""
    inner = ring_of(6, 26, -90)
    _facets(brush, ring_of(6, 48, -90), inner, TOPAZ)
    brush.polygon([inner[5], inner[0], inner[1]], _lit(TOPAZ, 0.6))


def _octagon(inset: float, cut: float) -> list[Point]:
    left, right, top, bottom = 12 + inset, 88 - inset, 3 + inset, 97 - inset
    return [
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    ]


def emerald(brush: Brush) -> None:
    """A tall octagon, cut in steps."""
    inner = _octagon(20, 9)
    _facets(brush, _octagon(0, 24), inner, EMERALD)
    brush.polygon([inner[7], inner[0], inner[1], (32, 56)], _lit(EMERALD, 0.55))


def gold(brush: Brush) -> None:
    """A coin with a crown."""
    brush.disc(50, 50, 48, _deep(COIN, 0.55))
    brush.disc(50, 50, 44, COIN)
    brush.disc(50, 50, 36, _deep(COIN, 0.3))
    brush.disc(50, 50, 33, _lit(COIN, 0.35))
    brush.polygon(
        [(30, 66), (27, 38), (40, 50), (50, 31), (60, 50), (73, 38), (70, 66)], _deep(COIN, 0.6)
    )


def prestige(brush: Brush) -> None:
    """A white laurel on a dark medal."""
    brush.disc(50, 50, 49, GOLD_DEEP)
    brush.disc(50, 50, 46, GOLD)
    brush.disc(50, 50, 41, INK)
    for side in (-1, 1):
        for step in range(5):
            angle = math.radians(90 - side * (28 + step * 29))
            x, y = 50 + 27 * math.cos(angle), 50 + 27 * math.sin(angle)
            _leaf(brush, (x, y), math.degrees(angle) - side * 62, 22, 10, LAUREL)
    brush.polygon(star_of(5, 13, 6), LAUREL)


def _leaf(brush: Brush, at: Point, angle: float, length: float, width: float, fill: Colour) -> None:
    along = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    across = -along[1], along[0]
    points = []
    for u, v in ((-0.5, 0), (-0.2, 0.45), (0.15, 0.45), (0.5, 0), (0.15, -0.45), (-0.2, -0.45)):
        points.append(
            (
                at[0] + along[0] * u * length + across[0] * v * width,
                at[1] + along[1] * u * length + across[1] * v * width,
            )
        )
    brush.polygon(points, fill)


_DIAMOND = [(50.0, 1.0), (99.0, 50.0), (50.0, 99.0), (1.0, 50.0)]


def _plate(brush: Brush, group: str) -> None:
    """Wax in the shape of its group."""
    wax = SEAL_COLOURS[group]
    match group:
        case "diamond":
            for inset, shade in (
                (0.0, _deep(wax)),
                (0.09, wax),
                (0.22, _lit(wax, 0.35)),
                (0.28, wax),
            ):
                brush.polygon([_towards(point, (50, 50), inset) for point in _DIAMOND], shade)
        case "square":
            for inset, shade in ((7, _deep(wax)), (11, wax), (17, _lit(wax, 0.4)), (20, wax)):
                brush.box(inset, inset, 100 - inset, 100 - inset, shade, 16 - inset / 2)
        case _:
            for reach, shade in ((50, _deep(wax)), (45, wax), (33, _lit(wax, 0.5)), (28, wax)):
                brush.polygon(star_of(5, reach, reach * 0.5, (50, 53)), shade)


def diamond(brush: Brush) -> None:
    _plate(brush, "diamond")
    brush.polygon([_towards(point, (50, 50), 0.68) for point in _DIAMOND], IVORY)


def square(brush: Brush) -> None:
    _plate(brush, "square")
    brush.box(36, 36, 64, 64, IVORY, 3)


def star(brush: Brush) -> None:
    _plate(brush, "star")
    brush.polygon(star_of(5, 17, 8, (50, 53)), IVORY)


ICONS: dict[str, Painter] = {
    "books": books,
    "art": art,
    "topaz": topaz,
    "emerald": emerald,
    "gold": gold,
    "diamond": diamond,
    "square": square,
    "star": star,
    "prestige": prestige,
}


@functools.cache
def seal_track(resource: str, group: str) -> Painter:
    """The seal of a resource: the wax of its group with the resource's icon on ivory."""

    def painter(brush: Brush) -> None:
        wax = SEAL_COLOURS[group]
        if group == "diamond":
            brush.polygon(_DIAMOND, _deep(wax))
            brush.polygon([_towards(point, (50, 50), 0.05) for point in _DIAMOND], wax)
            brush.polygon([_towards(point, (50, 50), 0.2) for point in _DIAMOND], IVORY)
            ICONS[resource](brush.within(25, 25, 50))
        else:
            brush.box(7, 7, 93, 93, _deep(wax), 13)
            brush.box(10, 10, 90, 90, wax, 11)
            brush.box(17, 17, 83, 83, IVORY, 6)
            ICONS[resource](brush.within(21, 21, 58))

    return painter
