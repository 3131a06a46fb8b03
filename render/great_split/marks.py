"""The marks around the tracks: contracts, banners, stars, arrows, tokens, badges, left and right."""

import functools

from render.great_split.icons import ICONS
from render.sprites import Brush, Painter, Point, ring_of, star_of
from render.theme import (
    BOOKS,
    FAINT,
    GOLD,
    GOLD_DEEP,
    INK,
    IVORY,
    IVORY_SHADE,
    MIST,
    SEAL_COLOURS,
    SEAT_COLOURS,
    TICK,
    WELL,
    Colour,
    mix,
)


def contract(brush: Brush) -> None:
    """A sheet with a seal."""
    _sheet(brush, GOLD_DEEP, IVORY, INK, SEAL_COLOURS["diamond"])


def contract_ahead(brush: Brush) -> None:
    """A contract not yet reached."""
    _sheet(brush, FAINT, WELL, FAINT, mix(SEAL_COLOURS["diamond"], WELL, 0.35))


def _sheet(brush: Brush, edge: Colour, paper: Colour, ink: Colour, wax: Colour) -> None:
    brush.box(16, 3, 84, 92, edge, 8)
    brush.box(21, 8, 79, 87, paper, 5)
    for y in (25, 40):
        brush.line([(33, y), (67, y)], ink, 7)
    brush.line([(33, 55), (44, 55)], ink, 7)
    brush.polygon([(52, 70), (72, 70), (72, 99), (62, 91), (52, 99)], mix(wax, INK, 0.3))
    brush.disc(62, 66, 15, wax)


def banner(brush: Brush) -> None:
    """A hanging flag for a figure."""
    _flag(brush, mix(BOOKS, IVORY, 0.6))


def banner_ahead(brush: Brush) -> None:
    _flag(brush, mix(WELL, BOOKS, 0.3))


def _flag(brush: Brush, fill: Colour) -> None:
    brush.polygon([(3, 2), (97, 2), (97, 99), (50, 84), (3, 99)], fill)


def star(brush: Brush) -> None:
    brush.polygon(star_of(5, 52, 25, (50, 54)), INK)


def star_ahead(brush: Brush) -> None:
    brush.polygon(star_of(5, 52, 25, (50, 54)), GOLD)


def double_arrow(brush: Brush) -> None:
    _chevrons(brush, INK)


def double_arrow_ahead(brush: Brush) -> None:
    _chevrons(brush, GOLD)


def _chevrons(brush: Brush, fill: Colour) -> None:
    for x in (8, 46):
        brush.polygon(
            [(x, 12), (x + 18, 12), (x + 46, 50), (x + 18, 88), (x, 88), (x + 28, 50)], fill
        )


def plus(brush: Brush) -> None:
    brush.disc(50, 50, 50, WELL)
    brush.line([(50, 22), (50, 78)], IVORY, 18)
    brush.line([(22, 50), (78, 50)], IVORY, 18)


def fan(brush: Brush) -> None:
    """Cards in a hand."""
    for left, right, lower, fill in (
        ((8, 30), (44, 14), (26, 92), IVORY_SHADE),
        ((92, 30), (56, 14), (74, 92), IVORY_SHADE),
    ):
        brush.polygon([left, right, (50, 88), lower], fill, INK, 4)
    brush.box(28, 8, 72, 86, INK, 8)
    brush.box(32, 12, 68, 82, IVORY, 5)


def tick(brush: Brush) -> None:
    brush.line([(16, 54), (40, 78), (84, 24)], TICK, 15)


def hourglass(brush: Brush) -> None:
    for y, other in ((10, 50), (90, 50)):
        brush.polygon([(22, y), (78, y), (50, other)], MIST)
    for y in (10, 90):
        brush.line([(18, y), (82, y)], GOLD, 10)


def pointer(brush: Brush) -> None:
    """An arrow head that points up."""
    brush.polygon([(50, 4), (96, 84), (4, 84)], IVORY)


def leftwards(brush: Brush) -> None:
    _hand_sign(
        brush,
        SEAL_COLOURS["diamond"],
        [(14, 50), (54, 14), (54, 36), (86, 36), (86, 64), (54, 64), (54, 86)],
    )


def rightwards(brush: Brush) -> None:
    _hand_sign(
        brush,
        SEAL_COLOURS["square"],
        [(86, 50), (46, 14), (46, 36), (14, 36), (14, 64), (46, 64), (46, 86)],
    )


def _hand_sign(brush: Brush, fill: Colour, arrow: list[Point]) -> None:
    brush.disc(50, 50, 50, GOLD)
    brush.disc(50, 50, 46, fill)
    brush.polygon([(50 + (x - 50) * 0.8, 50 + (y - 50) * 0.8) for x, y in arrow], IVORY)


def _none(brush: Brush) -> None:
    brush.line([(20, 50), (80, 50)], FAINT, 14)


def _gems(brush: Brush) -> None:
    ICONS["topaz"](brush.within(-6, 4, 64))
    ICONS["emerald"](brush.within(42, 32, 64))


def source(what: str) -> Painter:
    """What is scored: books, art, gems, contracts, prestige itself, or nothing."""
    own: dict[str, Painter] = {"none": _none, "gems": _gems, "contracts": contract}
    return own.get(what) or ICONS[what]


@functools.cache
def token(what: str) -> Painter:
    """A scoring token: books, art, gems, contracts, or none."""

    def painter(brush: Brush) -> None:
        brush.disc(50, 50, 49, GOLD)
        brush.disc(50, 50, 45, WELL)
        source(what)(brush.within(19, 19, 62))

    return painter


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


@functools.cache
def bonus(resource: str) -> Painter:
    """One step of a resource."""

    def painter(brush: Brush) -> None:
        ICONS[resource](brush.within(0, 0, 84))
        plus(brush.within(54, 54, 46))

    return painter


def crown(brush: Brush) -> None:
    brush.polygon([(14, 84), (6, 30), (31, 54), (50, 14), (69, 54), (94, 30), (86, 84)], GOLD)
    for x, y in ((6, 28), (50, 12), (94, 28)):
        brush.disc(x, y, 6, GOLD)
