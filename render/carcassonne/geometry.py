"""The lines of a tile on a square of 100 by 100 units: walls, roads and gates, turned with the tile."""

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from engine.carcassonne.data import FeatureKind, Segment
from engine.carcassonne.tiles import TILES
from render.sprites import Point

MIDDLES: tuple[Point, ...] = ((50, 0), (100, 50), (50, 100), (0, 50))
CORNERS: tuple[Point, ...] = ((0, 0), (100, 0), (100, 100), (0, 100))
"""Corner e lies where edge e begins, clockwise."""
HALVES: tuple[Point, ...] = (
    (25, 0), (75, 0), (100, 25), (100, 75), (75, 100), (25, 100), (0, 75), (0, 25),
)  # fmt: skip
"""The middle of each half of an edge, clockwise from the western half of the north."""
ROAD_WIDTH = 10.0
GREEN_RADIUS = 10.5
"""Where roads cross there is a village green, and every road ends at it."""
YARD_RADIUS = 25.0
"""The monastery's garden, inside its hedge."""
_STEPS = 16


@dataclass(frozen=True, slots=True)
class CityLines:
    outline: tuple[Point, ...]
    """Closed; parts of it lie on the tile's edges."""
    walls: tuple[tuple[Point, ...], ...]
    """Where the city ends on this tile, each from corner to corner."""
    shield: Point | None


@dataclass(frozen=True, slots=True)
class Lines:
    """Everything that has a border on a tile."""

    cities: tuple[CityLines, ...]
    roads: tuple[tuple[Point, ...], ...]
    green: bool
    """Three or four roads meet here."""
    gate: Point | None
    """Where a road ends at a city wall."""
    monastery: bool


def turned(point: Point, turn: int) -> Point:
    """So many quarter turns clockwise about the middle of the tile."""
    x, y = point
    for _ in range(turn % 4):
        x, y = 100 - y, x
    return x, y


def curve(start: Point, one: Point, two: Point, end: Point) -> tuple[Point, ...]:
    """A cubic Bézier curve as a line of many points."""
    found = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3
        found.append(
            (
                a * start[0] + b * one[0] + c * two[0] + d * end[0],
                a * start[1] + b * one[1] + c * two[1] + d * end[1],
            )
        )
    return tuple(found)


@functools.lru_cache(maxsize=128)
def lines_of(letter: str, turn: int) -> Lines:
    """The lines of that kind of tile, lying so."""
    roads = segments_of(letter, "road")
    monastery = bool(segments_of(letter, "monastery"))
    green = len(roads) > 2
    gate = None if green or monastery else _gate(roads)
    end = 12 if monastery else GREEN_RADIUS - 3
    lines = Lines(
        tuple(
            _city(city.sides, has_shield=city.shields > 0) for city in segments_of(letter, "city")
        ),
        tuple(_road(road.sides, gate, end) for road in roads),
        green,
        gate,
        monastery,
    )
    return _turned(lines, turn)


@functools.lru_cache(maxsize=128)
def segments_of(letter: str, kind: FeatureKind) -> tuple[Segment, ...]:
    """The parts of that kind which such a tile has, in the order of the tile's data."""
    return tuple(segment for segment in TILES[letter].segments if segment.kind == kind)


def _turned(lines: Lines, turn: int) -> Lines:
    def each(points: Sequence[Point]) -> tuple[Point, ...]:
        return tuple(turned(point, turn) for point in points)

    return Lines(
        tuple(
            CityLines(
                each(city.outline),
                tuple(each(wall) for wall in city.walls),
                None if city.shield is None else turned(city.shield, turn),
            )
            for city in lines.cities
        ),
        tuple(each(road) for road in lines.roads),
        lines.green,
        None if lines.gate is None else turned(lines.gate, turn),
        lines.monastery,
    )


def _city(edges: tuple[int, ...], *, has_shield: bool) -> CityLines:
    """A city leaves out a bay before each edge that is not its own."""
    edges_set = set(edges)
    if len(edges) == 4:
        return CityLines(CORNERS, (), (50, 46) if has_shield else None)
    if len(edges) == 1:
        (edge,) = edges
        wall = tuple(turned(p, edge) for p in curve((100, 0), (64, 31), (36, 31), (0, 0)))
        return CityLines((*wall,), (wall,), None)
    if len(edges) == 2 and (edges[0] - edges[1]) % 2 == 1:
        first = edges[0] if (edges[0] + 1) % 4 == edges[1] else edges[1]
        # Drawn for west and north (first is west), then turned.
        wall = tuple(turned(p, first - 3) for p in curve((100, 0), (78, 36), (36, 78), (0, 100)))
        corner = turned((0, 0), first - 3)
        shield = turned((27, 30), first - 3) if has_shield else None
        return CityLines((*wall, corner), (wall,), shield)
    outline: list[Point] = []
    walls = []
    for edge in range(4):
        outline.append(CORNERS[edge])
        if edge not in edges_set:
            bay = tuple(turned(p, edge) for p in curve((0, 0), (32, 30), (68, 30), (100, 0)))
            walls.append(bay)
            outline += bay
    shield = (50, 50) if len(edges) == 2 else (27, 30)
    return CityLines(tuple(outline), tuple(walls), shield if has_shield else None)


def _gate(roads: tuple[Segment, ...]) -> Point | None:
    """A single road that ends on its tile ends at the wall of a city."""
    if len(roads) != 1 or len(roads[0].sides) != 1:
        return None
    return turned((50, 22), roads[0].sides[0])


def _road(edges: tuple[int, ...], gate: Point | None, short: float) -> tuple[Point, ...]:
    """From edge to edge; one that ends here goes to the gate, or stops short of the middle."""
    start = MIDDLES[edges[0]]
    if len(edges) == 1:
        return _straight(start, gate or _short_of_middle(start, short))
    if (edges[0] - edges[1]) % 2 == 0:
        # A slight sway, so that no landscape looks ruled.
        return tuple(
            turned(p, edges[0] - 3) for p in curve((0, 50), (30, 50), (34, 54), (50, 53))
        ) + tuple(
            turned(p, edges[0] - 3) for p in curve((50, 53), (66, 52), (70, 50), (100, 50))[1:]
        )
    first = edges[0] if (edges[0] + 1) % 4 == edges[1] else edges[1]
    # Drawn from the east to the south (first is east), then turned.
    return tuple(turned(p, first - 1) for p in curve((100, 50), (74, 50), (50, 74), (50, 100)))


def _short_of_middle(start: Point, by: float) -> Point:
    x, y = start
    length = math.hypot(x - 50, y - 50)
    return 50 + (x - 50) * by / length, 50 + (y - 50) * by / length


def _straight(start: Point, end: Point) -> tuple[Point, ...]:
    return tuple(
        (start[0] + (end[0] - start[0]) * step / 6, start[1] + (end[1] - start[1]) * step / 6)
        for step in range(7)
    )


def ribbon(line: Sequence[Point], width: float, *, longer: float = 0) -> list[Point]:
    """The outline of a band along a line, a little longer at both ends where that is asked for."""
    line = [_past(line[1], line[0], longer), *line[1:-1], _past(line[-2], line[-1], longer)]
    half = width / 2
    return [*beside(line, half), *reversed(beside(line, -half))]


def beside(line: Sequence[Point], off: float) -> list[Point]:
    """The same line, so far to its right."""
    found = []
    for number, (x, y) in enumerate(line):
        ax, ay = line[max(0, number - 1)]
        bx, by = line[min(len(line) - 1, number + 1)]
        length = math.hypot(bx - ax, by - ay)
        found.append((x - (by - ay) / length * off, y + (bx - ax) / length * off))
    return found


def _past(before: Point, end: Point, by: float) -> Point:
    (x, y), (ex, ey) = before, end
    length = math.hypot(ex - x, ey - y)
    return ex + (ex - x) / length * by, ey + (ey - y) / length * by
