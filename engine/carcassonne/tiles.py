"""Reading the table of tiles, and everything that can be wrong with one."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from importlib import resources
from itertools import chain
from pathlib import Path

from engine.carcassonne.data import CODES, Segment, Tile, TileFile, TileRow, Turned
from engine.codec import Values
from engine.editions import MissingEdition, read_edition, read_folder

_FILE = Values(TileFile, "edition")
_LETTERS = "NESW"
MOST_TILES = 200
"""More could lead to cells that have no name, and to a map that nobody can read."""


class TileTable:
    """All kinds of tiles of one edition, and which of them is laid first.

    A kind is a letter in our own edition. In another one it is a letter with the edition's digest,
    so that a kind alone says what a tile looks like, whatever edition a game is played with.
    """

    def __init__(self, file: TileFile, mark: str = "") -> None:
        self.name = file.name
        self.digest = _digest(file)
        """Tells two editions of the same name apart."""
        self.start = file.start + mark
        self.tiles: Mapping[str, Tile] = {row.kind + mark: _tile(row, mark) for row in file.tiles}
        self.total = sum(tile.count for tile in self.tiles.values())

    def stock(self) -> tuple[str, ...]:
        """Every tile but the one that is laid first, sorted."""
        counts = Counter({kind: tile.count for kind, tile in self.tiles.items()})
        counts[self.start] -= 1
        return tuple(sorted(counts.elements()))


class Kinds(dict[str, Tile]):
    """Every kind of tile that is here; one that is not is missed with a sentence."""

    def __missing__(self, kind: str) -> Tile:
        raise MissingEdition(
            f"the game is played with an edition that is not here: it has the tile {kind!r}."
        )


def load_edition(text: str | bytes, source: str) -> TileTable:
    """A host's own tiles, which are among all kinds from then on."""
    table = read_edition(text, source, _FILE, _faults, _marked)
    TILES.update(table.tiles)
    return table


def load_folder(folder: Path) -> dict[str, TileTable]:
    """What a host has put into a folder, beside our own."""
    return read_folder(folder, load_edition, GALA.name)


def _marked(file: TileFile) -> TileTable:
    return TileTable(file, f"-{_digest(file)}")


def _digest(file: TileFile) -> str:
    """Of the tiles alone: another name or comment is no other edition."""
    tiles = [asdict(row) for row in file.tiles]
    canonical = json.dumps({"start": file.start, "tiles": tiles}, sort_keys=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _faults(file: TileFile) -> Iterator[str]:
    if not file.name.strip() or len(file.name) > 40 or not file.name.isprintable():
        yield "name: it needs a name of 1 to 40 printable characters."
    if not file.provenance.strip():
        yield "provenance: it is empty."
    kinds = Counter(row.kind for row in file.tiles)
    for kind, rows in kinds.items():
        if rows > 1:
            yield f"{kind}: this kind is described {rows} times; once is right."
        if len(kind) != 1 or not "A" <= kind <= "Z":
            yield f"{kind}: a kind is one capital letter."
    yield from _stock_faults(file)
    for row in file.tiles:
        for fault in chain(_edge_faults(row), _side_faults(row), _field_faults(row)):
            yield f"{row.kind}: {fault}"


def _stock_faults(file: TileFile) -> Iterator[str]:
    if file.start not in {row.kind for row in file.tiles}:
        yield f"start: {file.start!r} is none of the kinds."
    total = sum(row.count for row in file.tiles)
    if total < 2:
        yield "tiles: there must be one to start with and one to draw."
    if total > MOST_TILES:
        yield f"tiles: there are {total}; {MOST_TILES} are possible."


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


def _tile(row: TileRow, mark: str) -> Tile:
    kind, segments = row.kind + mark, tuple(_segments(row))
    ways = tuple(_way(row, kind, segments, turned) for turned in range(4))
    turns = next(
        tuple(range(period))
        for period in (1, 2, 4)
        if _look(segments, 0) == _look(segments, period)
    )
    fits = tuple(
        tuple(turned for turned in turns if _fits(ways[turned].edges, pattern))
        for pattern in range(256)
    )
    return Tile(kind, row.count, row.edges, segments, ways, turns, fits)


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


def _way(row: TileRow, kind: str, segments: tuple[Segment, ...], turned: int) -> Turned:
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
    return Turned(kind, turned, (north, east, south, west), tuple(borders), segments, sides)


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


GALA = read_edition(
    (resources.files("engine.carcassonne") / "editions" / "gala.json").read_bytes(),
    "gala.json",
    _FILE,
    _faults,
    TileTable,
)
TILES = Kinds(GALA.tiles)
"""Every kind of tile of every edition that is here."""
