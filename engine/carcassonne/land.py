"""The landscape: features that are kept joined as tiles come, and where the next tile may lie.

It is an index of the tiles and followers that a state holds, never more: whoever lost it builds it
anew. A land that others can see is not changed any more; whoever goes on from it works on a copy.
Each segment of each tile has a number, counted as the tiles came. The segments of a feature form a
tree whose root, the oldest segment, is the feature's number.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from engine.carcassonne.cells import Cell, around, touches
from engine.carcassonne.data import FeatureKind, Turned
from engine.carcassonne.tiles import TILES
from engine.core import Seat

Standing: TypeAlias = tuple[tuple[Seat, int], ...]
"""Followers as (seat, number of the tile they stand on): a tile holds one at most."""

MONASTERY_TILES = 9


class Feature(NamedTuple):
    kind: FeatureKind
    cell: Cell
    """Of its oldest tile; of a monastery its own."""
    tiles: int
    """A bit for each tile of it; for a monastery its own tile and those around it."""
    open: int
    """How many sides of a city or road lead on, or tiles a monastery still lacks; 0 is completed."""
    shields: int
    followers: Standing
    cities: int
    """Of a field: a bit for each city segment that it borders."""

    @property
    def size(self) -> int:
        return self.tiles.bit_count()

    @property
    def value(self) -> int:
        """What a city, road or monastery is worth when the game ends now."""
        return self.tiles.bit_count() + self.shields


class Laid(NamedTuple):
    """A tile on the table, as the land needs it."""

    way: Turned
    number: int
    base: int
    """The number of its first segment."""


class Land:
    __slots__ = ("at", "features", "frontier", "monasteries", "parents", "tiles")

    def __init__(self) -> None:
        self.tiles = 0
        self.at: dict[Cell, Laid] = {}
        self.features: dict[int, Feature] = {}
        self.frontier: dict[Cell, int] = {}
        """For each free cell beside a tile the pattern of edges that it asks for."""
        self.monasteries: tuple[tuple[Cell, int], ...] = ()
        """Those that are not complete, with their features."""
        self.parents: list[int] = []
        """For each segment an older one of the same feature; for the oldest itself."""

    def copy(self) -> "Land":
        land = Land.__new__(Land)
        land.tiles = self.tiles
        land.at = self.at.copy()
        land.features = self.features.copy()
        land.frontier = self.frontier.copy()
        land.monasteries = self.monasteries
        land.parents = self.parents.copy()
        return land

    def root(self, segment: int) -> int:
        """The feature that a segment belongs to."""
        parents = self.parents
        while parents[segment] != segment:
            segment = parents[segment]
        return segment

    def roots(self, cell: Cell) -> list[int]:
        """The features of a tile's segments, in the order of the tile table."""
        laid = self.at[cell]
        return [self.root(laid.base + local) for local in range(len(laid.way.segments))]

    def places(self, kind: str) -> Iterator[tuple[Cell, tuple[int, ...]]]:
        """Every cell where such a tile fits, with the turns that fit there."""
        fits = TILES[kind].fits
        for cell, pattern in self.frontier.items():
            if turns := fits[pattern]:
                yield cell, turns

    def has_place(self, kind: str) -> bool:
        fits = TILES[kind].fits
        return any(fits[pattern] for pattern in self.frontier.values())

    def neighbours(self, way: Turned, cell: Cell) -> list[set[int]]:
        """For each segment of a tile that would lie there, the features it would join."""
        joined: list[set[int]] = [set() for _ in way.segments]
        for side, beside in enumerate(around(cell)):
            laid = self.at.get(beside)
            if laid is None:
                continue
            first, second, road = way.borders[side]
            their_first, their_second, their_road = laid.way.borders[(side + 2) % 4]
            joined[first].add(self.root(laid.base + their_second))
            if road >= 0:
                joined[second].add(self.root(laid.base + their_first))
                joined[road].add(self.root(laid.base + their_road))
        return joined

    def free_segments(self, way: Turned, cell: Cell) -> list[int]:
        """The segments of a tile that would lie there on whose features nobody stands."""
        features = self.features
        return [
            local
            for local, roots in enumerate(self.neighbours(way, cell))
            if not any(features[root].followers for root in roots)
        ]

    def lay(self, way: Turned, cell: Cell) -> list[int]:
        """Put a tile there and join what meets; the features it has completed."""
        number, base = self.tiles, len(self.parents)
        self.tiles += 1
        bit = 1 << number
        for local, segment in enumerate(way.segments):
            self.parents.append(base + local)
            kind, shields = segment.kind, segment.shields
            cities = 0
            for city in segment.cities:
                cities |= 1 << base + city
            sides = MONASTERY_TILES - 1 if kind == "monastery" else len(segment.sides)
            self.features[base + local] = Feature(kind, cell, bit, sides, shields, (), cities)
        self.at[cell] = Laid(way, number, base)
        self._meet_neighbours(way, cell, base)
        completed = []
        for local, segment in enumerate(way.segments):
            if segment.kind in {"city", "road"}:
                root = self.root(base + local)
                if not self.features[root].open and root not in completed:
                    completed.append(root)
        completed += self._surround_monasteries(way, cell, bit, base)
        return completed

    def _meet_neighbours(self, way: Turned, cell: Cell, base: int) -> None:
        frontier, at = self.frontier, self.at
        frontier.pop(cell, None)
        for side, beside in enumerate(around(cell)):
            laid = at.get(beside)
            across = (side + 2) % 4
            if laid is None:
                frontier[beside] = frontier.get(beside, 0) | way.edges[side] << 2 * across
                continue
            first, second, road = way.borders[side]
            their_first, their_second, their_road = laid.way.borders[across]
            theirs = laid.base
            if way.edges[side] == 3:
                self._join(base + first, theirs + their_first, 2)
                continue
            self._join(base + first, theirs + their_second, 0)
            if road >= 0:
                self._join(base + road, theirs + their_road, 2)
                self._join(base + second, theirs + their_first, 0)

    def _join(self, one: int, other: int, closed: int) -> None:
        """Make two features one, with so many open sides less."""
        one, other = self.root(one), self.root(other)
        features = self.features
        if one == other:
            if closed:
                feature = features[one]
                features[one] = feature._replace(open=feature.open - closed)
            return
        if other < one:
            one, other = other, one
        self.parents[other] = one
        old, new = features[one], features.pop(other)
        features[one] = Feature(
            old.kind,
            old.cell,
            old.tiles | new.tiles,
            old.open + new.open - closed,
            old.shields + new.shields,
            old.followers + new.followers,
            old.cities | new.cities,
        )

    def _surround_monasteries(self, way: Turned, cell: Cell, bit: int, base: int) -> list[int]:
        if way.segments[-1].kind == "monastery":
            own = base + len(way.segments) - 1
            feature = self.features[own]
            tiles = feature.tiles
            x, y = cell
            for other in ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
                if other in self.at:
                    tiles |= 1 << self.at[other].number
            open_ = MONASTERY_TILES - tiles.bit_count()
            self.features[own] = feature._replace(tiles=tiles, open=open_)
            self.monasteries = (*self.monasteries, (cell, own))
        if not self.monasteries:
            return []
        completed = []
        for centre, root in self.monasteries:
            if touches(centre, cell):
                feature = self.features[root]
                tiles = feature.tiles | bit
                open_ = MONASTERY_TILES - tiles.bit_count()
                self.features[root] = feature._replace(tiles=tiles, open=open_)
                if not open_:
                    completed.append(root)
        if completed:
            self.monasteries = tuple(
                [pair for pair in self.monasteries if pair[1] not in completed]
            )
        return completed

    def stand(self, cell: Cell, local: int, seat: Seat) -> int:
        """Put a follower on a segment of a tile; the feature it stands on now."""
        laid = self.at[cell]
        root = self.root(laid.base + local)
        feature = self.features[root]
        followers = (*feature.followers, (seat, laid.number))
        self.features[root] = feature._replace(followers=followers)
        return root

    def leave(self, root: int, tile: int) -> None:
        """Take the follower on that tile off the feature."""
        feature = self.features[root]
        followers = tuple([each for each in feature.followers if each[1] != tile])
        self.features[root] = feature._replace(followers=followers)

    def clear(self, root: int) -> Standing:
        """Take all followers off a feature."""
        feature = self.features[root]
        self.features[root] = feature._replace(followers=())
        return feature.followers

    def completed_cities(self, field: Feature) -> set[int]:
        """The completed cities that a field borders."""
        found = set()
        cities = field.cities
        while cities:
            lowest = cities & -cities
            cities ^= lowest
            root = self.root(lowest.bit_length() - 1)
            if not self.features[root].open:
                found.add(root)
        return found


def leaders(followers: Iterable[tuple[Seat, int]]) -> tuple[Seat, ...]:
    """Who has the most followers there; several where they are as many."""
    counts: dict[Seat, int] = {}
    for seat, _ in followers:
        counts[seat] = counts.get(seat, 0) + 1
    if len(counts) == 1:
        return tuple(counts)
    most = max(counts.values(), default=0)
    return tuple(sorted([seat for seat, count in counts.items() if count == most]))
