"""What the table of tiles says, before and after it is read."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

FeatureKind: TypeAlias = Literal["city", "road", "field", "monastery"]
Edge: TypeAlias = Literal["city", "road", "field"]
Side: TypeAlias = Literal["north", "east", "south", "west"]

SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
EDGES: dict[str, Edge] = {"F": "field", "R": "road", "C": "city"}
CODES: dict[str, int] = {"F": 1, "R": 2, "C": 3}
"""An edge as a number; 0 is an edge that nobody knows yet."""
EDGE_OF_CODE: dict[int, Edge] = {1: "field", 2: "road", 3: "city"}

FOLLOWERS = 7
"""In each supply when the game begins; an eighth stands on the score track."""


@dataclass(frozen=True, slots=True)
class TileRow:
    """One line of the table, as the file's own notation says."""

    kind: str
    count: int
    edges: str
    cities: tuple[tuple[str, int], ...]
    roads: tuple[str, ...]
    fields: tuple[tuple[str, str], ...]
    monastery: bool


@dataclass(frozen=True, slots=True)
class TileFile:
    name: str
    provenance: str
    notation: str
    start: str
    tiles: tuple[TileRow, ...]


@dataclass(frozen=True, slots=True)
class Segment:
    """One piece of a feature on one tile, and so a spot for a follower."""

    spot: str
    """Its name on the tile: `city-0`, `road-2`, `field-1`, `monastery-0`."""
    kind: FeatureKind
    sides: tuple[int, ...] = ()
    """Of a city or road, 0 to 3 from north clockwise, as the tile lies unturned."""
    halves: tuple[int, ...] = ()
    """Of a field: half-edges 0 to 7, clockwise from the west half of the north side."""
    shields: int = 0
    cities: tuple[int, ...] = ()
    """Of a field: the segments of the same tile that are cities it borders."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A tile as it lies after some quarter turns clockwise."""

    kind: str
    turned: int
    edges: tuple[int, int, int, int]
    """Codes, from north clockwise."""
    borders: tuple[tuple[int, int, int], ...]
    """For each side the segments at its first half, at its second half (clockwise), and the road; -1 without one."""
    segments: tuple[Segment, ...]
    sides: tuple[tuple[int, ...], ...]
    """For each segment the sides that it reaches as the tile lies."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One kind of land tile."""

    kind: str
    count: int
    edges: str
    segments: tuple[Segment, ...]
    """Cities, roads, fields, then the monastery."""
    ways: tuple[Turned, ...]
    """As it lies after 0, 1, 2 and 3 quarter turns."""
    turns: tuple[int, ...]
    """Those quarter turns after which it looks different: only 0 for a tile that is the same all round."""
    fits: tuple[tuple[int, ...], ...]
    """For each pattern of four known or unknown edges, those of `turns` that fit."""

    def segment(self, spot: str) -> int:
        """The number of the segment with that name."""
        for number, segment in enumerate(self.segments):
            if segment.spot == spot:
                return number
        raise KeyError(f"tile {self.kind} has no {spot}.")

    def same_as(self, turned: int) -> int:
        """The one of `turns` after which the tile looks the same."""
        return turned % len(self.turns)
