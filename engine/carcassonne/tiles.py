"""Reading the table of tiles, and everything that can be wrong with one."""

from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import resources
from itertools import chain

from engine.carcassonne.data import CODES, Segment, Tile, TileFile, TileRow, Turned
from engine.codec import BadJson, Values
from engine.core import GalaError

_FILE = Values(TileFile, "table of tiles")
_LETTERS = "NESW"


class BadTiles(GalaError):
    """A table of tiles that does not hold together; `faults` lists everything that is wrong in it."""

    def __init__(self, source: str, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join((f"The tiles {source} cannot be used:", *faults)))
        self.faults = faults


class TileTable:
    """All kinds of tiles by their letters, and which of them is laid first."""

    def __init__(self, file: TileFile) -> None:
        self.start = file.start
        self.tiles: Mapping[str, Tile] = {row.kind: _tile(row) for row in file.tiles}
        self.total = sum(tile.count for tile in self.tiles.values())

    def stock(self) -> tuple[str, ...]:
        """Every tile but the one that is laid first, sorted."""
        counts = Counter({kind: tile.count for kind, tile in self.tiles.items()})
        counts[self.start] -= 1
        return tuple(sorted(counts.elements()))


def load_tiles(text: str | bytes, source: str) -> TileTable:
    try:
        file: TileFile = _FILE.load(text)
    except BadJson as error:
        raise BadTiles(source, error.faults) from error
    faults = tuple(_faults(file))
    if faults:
        raise BadTiles(source, faults)
    return TileTable(file)


def _faults(file: TileFile) -> Iterator[str]:
    for what, text in (("name", file.name), ("provenance", file.provenance)):
        if not text.strip():
            yield f"{what}: it is empty."
    kinds = Counter(row.kind for row in file.tiles)
    for kind, rows in kinds.items():
        if rows > 1:
            yield f"{kind}: this kind is described {rows} times; once is right."
        if len(kind) != 1 or not "A" <= kind <= "Z":
            yield f"{kind}: a kind is one capital letter."
    if file.start not in kinds:
        yield f"start: {file.start!r} is none of the kinds."
    if sum(row.count for row in file.tiles) < 2:
        yield "tiles: there must be one to start with and one to draw."
    for row in file.tiles:
        for fault in chain(_edge_faults(row), _side_faults(row), _field_faults(row)):
            yield f"{row.kind}: {fault}"


def _edge_faults(row: TileRow) -> Iterator[str]:
    if row.count < 1:
        yield f"there are {row.count} of it; 1 or more is right."
    if len(row.edges) != 4 or set(row.edges) - set(CODES):
        yield f"the edges {row.edges!r} are not four of C, R and F."
    for number, (_, shields) in enumerate(row.cities):
        if shields not in {0, 1}:
            yield f"city {number} has {shields} shields; 0 or 1 is right."
    for number, road in enumerate(row.roads):
        if len(road) > 2:
            yield f"road {number} has {len(road)} ends; a road has 1 or 2."


def _side_faults(row: TileRow) -> Iterator[str]:
    """Every side of a city or road edge belongs to exactly one of them, and no other side does."""
    for letter, name, owners in (
        ("C", "city", [c for c, _ in row.cities]),
        ("R", "road", row.roads),
    ):
        sides = Counter("".join(owners))
        if "" in owners:
            yield f"a {name} reaches no side."
        for side in sorted(set(sides) - set(_LETTERS)):
            yield f"a {name} names the side {side!r}; sides are N, E, S and W."
        for side, edge in zip(_LETTERS, row.edges, strict=False):
            wanted = int(edge == letter)
            if sides[side] != wanted:
                yield f"side {side} is in {sides[side]} of the {name} list, where {wanted} is right."


def _field_faults(row: TileRow) -> Iterator[str]:
    """Every half-edge beside a road or of a field edge belongs to exactly one field."""
    halves = Counter("".join(halves for halves, _ in row.fields))
    for half in sorted(set(halves) - set("01234567")):
        yield f"a field names the half-edge {half!r}; they are 0 to 7."
    for number, (found, cities) in enumerate(row.fields):
        if not found:
            yield f"field {number} reaches no half-edge."
        for city in cities:
            if city not in {str(known) for known in range(len(row.cities))}:
                yield f"field {number} borders the city {city!r}, which the tile does not have."
        if len(set(cities)) < len(cities):
            yield f"field {number} borders a city twice."
    yield from _half_edge_faults(row, halves)


def _half_edge_faults(row: TileRow, halves: Counter[str]) -> Iterator[str]:
    for side, edge in enumerate(row.edges[:4]):
        pair = (str(2 * side), str(2 * side + 1))
        for half in pair:
            wanted = int(edge != "C")
            if halves[half] != wanted:
                yield f"half-edge {half} is in {halves[half]} fields, where {wanted} is right."
        if edge == "F" and any((pair[0] in found) != (pair[1] in found) for found, _ in row.fields):
            yield f"the halves of the field edge {_LETTERS[side]} are in different fields."


def _tile(row: TileRow) -> Tile:
    segments = tuple(_segments(row))
    ways = tuple(_way(row, segments, turned) for turned in range(4))
    turns = next(
        tuple(range(period))
        for period in (1, 2, 4)
        if _look(segments, 0) == _look(segments, period)
    )
    fits = tuple(
        tuple(turned for turned in turns if _fits(ways[turned].edges, pattern))
        for pattern in range(256)
    )
    return Tile(row.kind, row.count, row.edges, segments, ways, turns, fits)


def _segments(row: TileRow) -> Iterator[Segment]:
    for number, (sides, shields) in enumerate(row.cities):
        yield Segment(f"city-{number}", "city", _sides(sides), (), shields)
    for number, road in enumerate(row.roads):
        yield Segment(f"road-{number}", "road", _sides(road))
    for number, (halves, cities) in enumerate(row.fields):
        bordered = tuple(int(city) for city in cities)
        yield Segment(f"field-{number}", "field", (), tuple(int(h) for h in halves), 0, bordered)
    if row.monastery:
        yield Segment("monastery-0", "monastery")


def _sides(letters: str) -> tuple[int, ...]:
    return tuple(_LETTERS.index(letter) for letter in letters)


def _way(row: TileRow, segments: tuple[Segment, ...], turned: int) -> Turned:
    north, east, south, west = (CODES[row.edges[(side - turned) % 4]] for side in range(4))
    at_half: dict[int, int] = {}
    roads: dict[int, int] = {}
    for number, segment in enumerate(segments):
        for half in segment.halves:
            at_half[half] = number
        for side in segment.sides:
            if segment.kind == "city":
                at_half[2 * side] = at_half[2 * side + 1] = number
            else:
                roads[side] = number
    borders = []
    for side in range(4):
        printed = (side - turned) % 4
        borders.append((at_half[2 * printed], at_half[2 * printed + 1], roads.get(printed, -1)))
    sides = tuple(tuple((side + turned) % 4 for side in each.sides) for each in segments)
    return Turned(row.kind, turned, (north, east, south, west), tuple(borders), segments, sides)


def _look(segments: tuple[Segment, ...], turned: int) -> frozenset[object]:
    """What is seen of a tile that lies turned, whatever its segments are numbered."""
    shapes = [
        (
            segment.kind,
            frozenset((side + turned) % 4 for side in segment.sides),
            frozenset((half + 2 * turned) % 8 for half in segment.halves),
            segment.shields,
        )
        for segment in segments
    ]
    return frozenset(
        (shape, frozenset(shapes[city] for city in segment.cities))
        for shape, segment in zip(shapes, segments, strict=True)
    )


def _fits(edges: tuple[int, ...], pattern: int) -> bool:
    return all(pattern >> 2 * side & 3 in {0, edge} for side, edge in enumerate(edges))


BASE = load_tiles(
    (resources.files("engine.carcassonne") / "base_tiles.json").read_bytes(), "base_tiles.json"
)
TILES: Mapping[str, Tile] = BASE.tiles
