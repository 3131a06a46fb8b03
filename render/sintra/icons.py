"""The small signs of Sintra's table: glazier, start marker, broken glass, bag, tower, points."""

import functools

from engine.core import Seat
from render.sintra.paints import (
    BRASS,
    CHALK,
    CLOTH,
    DAYLIGHT,
    FOLD,
    GLASS,
    LAMP,
    LEAD,
    NICHE,
    SHARD,
    STONE_EDGE,
)
from render.sprites import Brush, Painter, ring_of, star_of
from render.theme import COIN, GOLD_DEEP, IVORY, SEAT_COLOURS, Colour, mix

_ROBE = ((50, 26), (66, 30), (80, 44), (90, 99), (10, 99), (20, 44), (34, 30))


def _figure(brush: Brush, grow: float, fill: Colour) -> None:
    brush.polygon([(50 + (x - 50) * (1 + grow / 40), y) for x, y in _ROBE], fill)
    brush.disc(50, 17, 15 + grow, fill)


@functools.cache
def glazier(seat: Seat) -> Painter:
    """In the colour of the seat; the number of his column is written on his robe."""

    def painter(brush: Brush) -> None:
        _figure(brush, 3, LEAD)
        _figure(brush, -0.5, SEAT_COLOURS[seat])
        brush.oval(22, 12, 78, 20, LEAD)
        brush.oval(25, 13, 75, 18.5, mix(SEAT_COLOURS[seat], LEAD, 0.45))

    return painter


@functools.cache
def footprint(seat: Seat) -> Painter:
    """Where he was, or could be."""

    def painter(brush: Brush) -> None:
        _figure(brush, 1, mix(SEAT_COLOURS[seat], NICHE, 0.35))
        _figure(brush, -5, NICHE)

    return painter


def start_marker(brush: Brush) -> None:
    """A white lozenge with a star: who holds it begins the next round."""
    brush.polygon(ring_of(4, 50), LEAD)
    brush.polygon(ring_of(4, 45), DAYLIGHT)
    brush.polygon(ring_of(4, 36), mix(DAYLIGHT, CHALK, 0.6))
    brush.polygon(star_of(4, 34, 11), LEAD)


def shards(brush: Brush) -> None:
    """Broken glass."""
    for points, fill in (
        (((8, 34), (40, 4), (46, 46)), SHARD),
        (((52, 8), (94, 22), (58, 50)), mix(SHARD, DAYLIGHT, 0.45)),
        (((10, 50), (46, 56), (30, 94)), mix(SHARD, DAYLIGHT, 0.25)),
        (((54, 60), (94, 48), (82, 92), (48, 96)), mix(SHARD, NICHE, 0.25)),
    ):
        brush.polygon(points, fill)


def bag(brush: Brush) -> None:
    """A linen bag, tied above."""
    brush.polygon([(32, 6), (68, 6), (60, 26), (40, 26)], CHALK)
    brush.oval(8, 28, 92, 98, CLOTH)
    brush.polygon([(38, 24), (62, 24), (82, 52), (18, 52)], CLOTH)
    brush.line([(36, 25), (64, 25)], FOLD, 7)
    for x, glass in ((30, GLASS["blue"]), (50, GLASS["yellow"]), (70, GLASS["pink"])):
        brush.polygon(ring_of(4, 11, centre=(x, 68)), LEAD)
        brush.polygon(ring_of(4, 8.5, centre=(x, 68)), glass)


def tower(brush: Brush) -> None:
    """The tower that used panes fall into."""
    brush.polygon([(20, 98), (26, 30), (74, 30), (80, 98)], CLOTH)
    brush.polygon([(60, 30), (74, 30), (80, 98), (62, 98)], FOLD)
    for x in (18, 42, 66):
        brush.box(x, 8, x + 16, 32, CLOTH)
    brush.box(18, 22, 82, 34, CLOTH)
    brush.disc(50, 62, 13, LEAD)
    brush.box(37, 62, 63, 84, LEAD)
    brush.polygon(ring_of(4, 10, centre=(50, 68)), GLASS["orange"])


def star(brush: Brush) -> None:
    """Points."""
    brush.polygon(star_of(5, 52, 25, (50, 55)), GOLD_DEEP)
    brush.polygon(star_of(5, 45, 20, (50, 55)), COIN)


def flag(brush: Brush) -> None:
    """The finish: what the points would be if the game ended now."""
    brush.line([(18, 8), (18, 94)], BRASS, 9)
    for row in range(3):
        for column in range(4):
            fill = IVORY if (row + column) % 2 else STONE_EDGE
            x, y = 24 + column * 18, 8 + row * 18
            brush.box(x, y, x + 18, y + 18, fill)


def ornament(panes: int) -> Painter:
    """A lozenge of four facets, one lit for each pane around it."""
    return _ORNAMENTS[panes]


def _ornament(panes: int) -> Painter:
    def painter(brush: Brush) -> None:
        corners = ((50, 0), (84, 50), (50, 100), (16, 50))
        brush.polygon(corners, LEAD)
        inner = ((50, 8), (78, 50), (50, 92), (22, 50))
        for facet in range(4):
            lit = facet < panes
            fill = mix(COIN, DAYLIGHT, 0.15 * facet) if lit else mix(BRASS, NICHE, 0.62)
            brush.polygon([inner[facet], inner[(facet + 1) % 4], (50, 50)], fill)

    return painter


_ORNAMENTS = tuple(_ornament(panes) for panes in range(5))


def _lancet(brush: Brush, panes: tuple[Colour, Colour]) -> None:
    brush.disc(50, 32, 30, STONE_EDGE)
    brush.box(20, 32, 80, 98, STONE_EDGE)
    brush.disc(50, 32, 24, LEAD)
    brush.box(26, 32, 74, 92, LEAD)
    upper, lower = panes
    brush.disc(50, 32, 20, upper)
    brush.box(30, 32, 70, 52, upper)
    brush.box(30, 57, 70, 88, lower)


def window(brush: Brush) -> None:
    """Points for windows."""
    _lancet(brush, (GLASS["blue"], mix(GLASS["blue"], NICHE, 0.75)))


def full_window(brush: Brush) -> None:
    """Complete windows, on side B."""
    _lancet(brush, (GLASS["pink"], GLASS["pink"]))


def strip(brush: Brush) -> None:
    """Panes that are still on strips."""
    brush.box(30, 2, 70, 98, LEAD, 4)
    for row, colour in enumerate((GLASS["green"], GLASS["pink"], mix(GLASS["blue"], NICHE, 0.7))):
        brush.box(34, 6 + row * 30, 66, 33 + row * 30, colour)


def round_colour(brush: Brush) -> None:
    """Points for panes of the round's colour."""
    brush.polygon(star_of(12, 50, 40), LAMP)
    brush.disc(50, 50, 32, LEAD)
    brush.polygon(ring_of(6, 27), GLASS["orange"])
