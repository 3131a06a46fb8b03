"""The landscape: features that are kept joined as tiles come, and where the next tile may lie.

It is an index of the tiles and followers that a state holds, never more: whoever lost it builds it
anew. A land that others can see is not changed any more; whoever goes on from it works on a copy.
Each segment of each tile has a number, counted as the tiles came. The segments of a feature form a
tree whose root, the oldest segment, is the feature's number.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from engine.carcassonne.cells import Cell, around, near_cells, touches
from engine.carcassonne.data import FeatureKind, Turned
from engine.carcassonne.tiles import TILES
from engine.core import Seat

Standing: TypeAlias = tuple[tuple[Seat, int], ...]
"""Followers as (seat, number of the tile they stand on): a tile holds one at most."""


class Feature(NamedTuple):
    kind: FeatureKind
    cell: Cell
    """Of its oldest tile; of a monastery its own."""
    tiles: int
    """A bit for each tile of it; for a monastery its own tile and those around it."""
    ends: tuple[Cell, ...]
    """The free cells where it leads on, one for each open side, or that a monastery still lacks.

    Without ends it is completed; a field has none and is never completed.
    """
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
        for pattern in self.frontier.values():  # noqa: SIM110  a generator costs twice as much
            if fits[pattern]:
                return True
        return False

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
        joined = self.neighbours(way, cell)
        taken = {root for roots in joined for root in roots if features[root].followers}
        if not taken:
            return list(range(len(joined)))
        # The tile also joins its own segments, where one feature meets several of them.
        while more := {root for roots in joined if roots & taken for root in roots} - taken:
            taken |= more
        return [local for local, roots in enumerate(joined) if not roots & taken]

    def lay(self, way: Turned, cell: Cell) -> list[int]:
        """Put a tile there and join what meets; the features it has completed."""
        number, base = self.tiles, len(self.parents)
        self.tiles += 1
        bit = 1 << number
        beside, at, features = around(cell), self.at, self.features
        self.at[cell] = Laid(way, number, base)
        for local, segment in enumerate(way.segments):
            self.parents.append(base + local)
            cities = 0
            for city in segment.cities:
                cities |= 1 << base + city
            ends: tuple[Cell, ...] = ()
            for side in way.sides[local]:
                if beside[side] not in at:
                    ends = (*ends, beside[side])
            features[base + local] = Feature(
                segment.kind, cell, bit, ends, segment.shields, (), cities
            )
        self._meet_neighbours(way, cell, base)
        completed = []
        for local, segment in enumerate(way.segments):
            if segment.kind in {"city", "road"}:
                root = self.root(base + local)
                if not features[root].ends and root not in completed:
                    completed.append(root)
        return completed + self._surround_monasteries(way, cell, bit, base)

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
            self._join(base + first, theirs + their_second, cell)
            if road >= 0:
                self._join(base + road, theirs + their_road, cell)
                self._join(base + second, theirs + their_first, cell)

    def _join(self, one: int, other: int, cell: Cell) -> None:
        """Make two features one, which no longer ends in that cell."""
        one, other = self.root(one), self.root(other)
        if one == other:
            return
        if other < one:
            one, other = other, one
        self.parents[other] = one
        features = self.features
        old, new = features[one], features.pop(other)
        ends = old.ends + new.ends
        if cell in ends:
            ends = tuple([end for end in ends if end != cell])
        features[one] = Feature(
            old.kind,
            old.cell,
            old.tiles | new.tiles,
            ends,
            old.shields + new.shields,
            old.followers + new.followers,
            old.cities | new.cities,
        )

    def _surround_monasteries(self, way: Turned, cell: Cell, bit: int, base: int) -> list[int]:
        at, features = self.at, self.features
        completed = []
        for centre, root in self.monasteries:
            if touches(centre, cell):
                feature = features[root]
                ends = tuple([end for end in feature.ends if end != cell])
                features[root] = feature._replace(tiles=feature.tiles | bit, ends=ends)
                if not ends:
                    completed.append(root)
        if way.segments[-1].kind == "monastery":
            own = base + len(way.segments) - 1
            near = near_cells(cell)
            for each in near:
                if each in at:
                    bit |= 1 << at[each].number
            ends = tuple([each for each in near if each not in at])
            features[own] = features[own]._replace(tiles=bit, ends=ends)
            self.monasteries = (*self.monasteries, (cell, own))
            if not ends:
                completed.append(own)
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

    def bordered_cities(self, field: Feature) -> set[int]:
        """The cities that a field borders."""
        found = set()
        cities, root = field.cities, self.root
        while cities:
            lowest = cities & -cities
            cities ^= lowest
            found.add(root(lowest.bit_length() - 1))
        return found

    def completed_cities(self, field: Feature) -> set[int]:
        """Those of them that are completed."""
        features = self.features
        return {city for city in self.bordered_cities(field) if not features[city].ends}


def leaders(followers: Iterable[tuple[Seat, int]]) -> tuple[Seat, ...]:
    """Who has the most followers there; several where they are as many."""
    counts: dict[Seat, int] = {}
    for seat, _ in followers:
        counts[seat] = counts.get(seat, 0) + 1
    if len(counts) == 1:
        return tuple(counts)
    most = max(counts.values(), default=0)
    return tuple(sorted([seat for seat, count in counts.items() if count == most]))
