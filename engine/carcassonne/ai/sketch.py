"""What a tile would make of the features around it, without laying it: the land is not touched."""

from typing import NamedTuple

from engine.carcassonne.cells import Cell, around, near_cells, touches
from engine.carcassonne.data import FeatureKind, Turned
from engine.carcassonne.land import Land, Standing


class Shape(NamedTuple):
    """A feature as it would be."""

    kind: FeatureKind
    value: int
    """What a city, road or monastery would give if the game ended then."""
    ends: tuple[Cell, ...]
    followers: Standing
    joins: frozenset[int] | set[int]
    """The features of today that it is made of."""
    borders: tuple[int, ...]
    """Of a field: the shapes that are cities on the tile itself beside it."""

    @property
    def is_completed(self) -> bool:
        return not self.ends and self.kind != "field"


class Sketch:
    """A tile in one way at one cell: the shapes of its segments, and what else would change."""

    __slots__ = ("changed", "shape_of", "shapes", "surrounded")

    def __init__(self, land: Land, way: Turned, cell: Cell) -> None:
        self.changed: dict[Cell, int] = {}
        """What the free cells beside it would ask for."""
        joined = self._neighbours(land, way, cell)
        self.shape_of = _grouped(joined)
        """For each segment of the tile its shape, counted as in `shapes`."""
        self.shapes = [
            self._shape(land, way, cell, number, joined) for number in range(max(self.shape_of) + 1)
        ]
        self.surrounded = [
            (root, tuple([end for end in land.features[root].ends if end != cell]))
            for centre, root in land.monasteries
            if touches(centre, cell)
        ]
        """The monasteries around, with the cells that each would still lack."""

    def _neighbours(self, land: Land, way: Turned, cell: Cell) -> list[set[int]]:
        """For each segment the features it would join; the free cells beside it are noted."""
        at, root = land.at, land.root
        joined: list[set[int]] = [set() for _ in way.segments]
        for side, beside in enumerate(around(cell)):
            laid = at.get(beside)
            across = (side + 2) % 4
            if laid is None:
                asked = land.frontier.get(beside, 0)
                self.changed[beside] = asked | way.edges[side] << 2 * across
                continue
            first, second, road = way.borders[side]
            their_first, their_second, their_road = laid.way.borders[across]
            joined[first].add(root(laid.base + their_second))
            if road >= 0:
                joined[second].add(root(laid.base + their_first))
                joined[road].add(root(laid.base + their_road))
        return joined

    def _shape(
        self, land: Land, way: Turned, cell: Cell, number: int, joined: list[set[int]]
    ) -> Shape:
        locals_ = [local for local, shape in enumerate(self.shape_of) if shape == number]
        kind = way.segments[locals_[0]].kind
        if kind == "monastery":
            near = near_cells(cell)
            lacking = tuple([each for each in near if each not in land.at])
            return Shape(kind, 9 - len(lacking), lacking, (), frozenset(), ())
        beside, changed = around(cell), self.changed
        tiles, shields = 1 << land.tiles, 0
        ends: list[Cell] = []
        followers: Standing = ()
        roots = joined[locals_[0]]
        for local in locals_[1:]:
            roots = roots | joined[local]
        for root in roots:
            feature = land.features[root]
            tiles |= feature.tiles
            shields += feature.shields
            followers += feature.followers
            ends += [end for end in feature.ends if end != cell]
        borders: tuple[int, ...] = ()
        for local in locals_:
            segment = way.segments[local]
            shields += segment.shields
            for side in way.sides[local]:
                if beside[side] in changed:
                    ends.append(beside[side])
            for city in segment.cities:
                borders = (*borders, self.shape_of[city])
        return Shape(kind, tiles.bit_count() + shields, tuple(ends), followers, roots, borders)


def _grouped(joined: list[set[int]]) -> list[int]:
    """Which segments the tile joins to one: those that meet the same feature."""
    groups = list(range(len(joined)))
    met: dict[int, int] = {}
    for local, roots in enumerate(joined):
        for root in roots:
            other = met.setdefault(root, local)
            if groups[other] != groups[local]:
                old, new = groups[local], groups[other]
                groups = [new if group == old else group for group in groups]
    numbers = {group: number for number, group in enumerate(dict.fromkeys(groups))}
    return [numbers[group] for group in groups]
