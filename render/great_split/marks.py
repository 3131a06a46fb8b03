"""The marks around the tracks: contracts, banners, stars, arrows, tokens, badges, left and right."""

import functools

from render.great_split.colours import BOOKS, FAINT, SEAL_COLOURS, WELL
from render.great_split.icons import ICONS
from render.sprites import Brush, Painter, Point, star_of
from render.theme import GOLD, GOLD_DEEP, INK, IVORY, IVORY_SHADE, Colour, mix


def contract(brush: Brush) -> None:
    """A sheet with a seal."""
    _sheet(brush, GOLD_DEEP, IVORY, INK, SEAL_COLOURS["diamond"])


def contract_ahead(brush: Brush) -> None:
    """The next contract."""
    _sheet(brush, FAINT, WELL, FAINT, mix(SEAL_COLOURS["diamond"], WELL, 0.35))


def contract_far(brush: Brush) -> None:
    """A contract further on."""
    dim = mix(FAINT, WELL, 0.62)
    _sheet(brush, dim, WELL, dim, mix(SEAL_COLOURS["diamond"], WELL, 0.7))


def _sheet(brush: Brush, edge: Colour, paper: Colour, ink: Colour, wax: Colour) -> None:
    brush.box(16, 3, 84, 92, edge, 8)
    brush.box(21, 8, 79, 87, paper, 5)
    for y in (25, 40):
        brush.line([(33, y), (67, y)], ink, 7)
    brush.line([(33, 55), (44, 55)], ink, 7)
    brush.polygon([(52, 70), (72, 70), (72, 99), (62, 91), (52, 99)], mix(wax, INK, 0.3))
    brush.disc(62, 66, 15, wax)


def finish(brush: Brush) -> None:
    """A pennant on its pole: what a score would be at the end."""
    brush.line([(20, 8), (20, 94)], IVORY_SHADE, 9)
    brush.polygon([(25, 10), (94, 32), (25, 56)], SEAL_COLOURS["diamond"])
    brush.polygon([(25, 10), (59, 21), (25, 33)], mix(SEAL_COLOURS["diamond"], IVORY, 0.3))
    brush.disc(20, 8, 8, GOLD)


def splitter(brush: Brush) -> None:
    """The golden card that divides a hand."""
    brush.box(14, 0, 86, 100, GOLD_DEEP, 13)
    brush.box(19, 5, 81, 95, GOLD, 9)
    brush.box(47, 14, 53, 86, INK, 3)
    brush.polygon([(42, 34), (42, 66), (24, 50)], INK)
    brush.polygon([(58, 34), (58, 66), (76, 50)], INK)


def passing(brush: Brush) -> None:
    """The splitter on its way to somebody."""
    splitter(brush.within(0, 12, 62))
    brush.polygon([(62, 40), (76, 40), (76, 24), (100, 50), (76, 76), (76, 60), (62, 60)], GOLD)


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


def letter(brush: Brush) -> None:
    """A golden disc for the letter of a card."""
    brush.disc(50, 50, 50, GOLD_DEEP)
    brush.disc(50, 50, 46, GOLD)


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


@functools.cache
def bonus(resource: str) -> Painter:
    """One step of a resource."""

    def painter(brush: Brush) -> None:
        ICONS[resource](brush.within(0, 0, 84))
        plus(brush.within(54, 54, 46))

    return painter
