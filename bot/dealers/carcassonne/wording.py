"""The small phrases of Carcassonne that every longer sentence is made of."""

from collections.abc import Sequence

from bot.dealers.dealing import Listener, Words
from bot.dealers.phrases import listed
from engine.carcassonne.cells import Cell, name_of
from engine.carcassonne.data import CODES, EDGE_OF_CODE, SIDES, FeatureKind, Segment
from engine.carcassonne.glance import Touched
from engine.carcassonne.state import Gain, PlacedTile
from engine.carcassonne.tiles import GALA, TILES
from engine.carcassonne.view import FeatureView
from engine.core import Seat

CORNERS = ("north-west", "north-east", "south-east", "south-west")
"""From the first half of the north side clockwise, as half-edges are counted."""


def feature(words: Words, kind: FeatureKind) -> str:
    return words("carcassonne-feature", feature=kind)


def role(words: Words, kind: FeatureKind) -> str:
    """What a follower is called who stands there: a knight, a monk."""
    return words("carcassonne-role", feature=kind)


def figure(words: Words, number: int) -> str:
    return words("carcassonne-figure", figure=("follower", "lady")[number])


def tile(words: Words, kind: str) -> str:
    if kind in GALA.tiles:
        return words("carcassonne-tile", tile=kind)
    # A tile of a host's own edition has no name, so it is told what it shows.
    has_monastery = any(segment.kind == "monastery" for segment in TILES[kind].segments)
    shown = [feature(words, "monastery")] if has_monastery else []
    return ", ".join([*shown, *filter(None, [lies(words, kind, 0)])]) or feature(words, "field")


def spot(words: Words, placed: PlacedTile, name: str) -> str:
    """The role of who stands on that spot, and where it is on the tile if there are several."""
    segments = TILES[placed.tile].segments
    segment = segments[TILES[placed.tile].segment(name)]
    if sum(other.kind == segment.kind for other in segments) == 1:
        return role(words, segment.kind)
    if segment.kind == "field":
        return words(
            "carcassonne-role-at",
            feature="field",
            sides=words("carcassonne-side", side=_part_of_tile(segment, placed.turned)),
        )
    named = sorted((side + placed.turned) % 4 for side in segment.sides)
    sides = listed(words, [side_name(words, side) for side in named])
    return words("carcassonne-role-at", feature=segment.kind, sides=sides)


def _part_of_tile(segment: Segment, turned: int) -> str:
    """Where a field lies on its tile: a side or a corner that no other field there has."""
    corners = sorted({(half + 2 * turned + 1) % 8 // 2 for half in segment.halves})
    match corners:
        case [corner]:
            return CORNERS[corner]
        case [one, other]:
            side = {(0, 1): 0, (1, 2): 1, (2, 3): 2, (0, 3): 3}.get((one, other))
            return CORNERS[one] if side is None else SIDES[side]
        case [_, _, _]:
            # Opposite the one corner that it does not reach.
            missing = next(corner for corner in range(4) if corner not in corners)
            return CORNERS[(missing + 2) % 4]
        case _:
            return "middle"


def lies(words: Words, kind: str, turned: int) -> str:
    """Which sides a tile's cities and roads face, or, with neither, nothing."""
    edges = TILES[kind].ways[turned].edges
    parts = []
    for edge in (CODES["C"], CODES["R"]):
        sides = [side_name(words, side) for side in range(4) if edges[side] == edge]
        if sides:
            name = feature(words, EDGE_OF_CODE[edge])
            parts.append(words("carcassonne-faces", feature=name, sides=listed(words, sides)))
    return ", ".join(parts)


def side_name(words: Words, side: int) -> str:
    return words("carcassonne-side", side=SIDES[side])


def size(words: Words, seen: FeatureView) -> str:
    """`city of 3 tiles, 2 sides open`; a field by the cities it feeds."""
    if seen.kind == "field":
        return words("carcassonne-size-field", count=len(seen.cities), points=seen.value)
    if seen.kind == "monastery":
        return words("carcassonne-size-monastery", count=8 - len(seen.open), complete=_yes(seen))
    return words(
        "carcassonne-size",
        feature=seen.kind,
        tiles=len(seen.cells),
        shields=shields(words, seen.shields),
        open=len(seen.open),
    )


def shields(words: Words, count: int) -> str:
    """To be put behind a number of tiles: nothing, or a comma and how many."""
    return words("carcassonne-shields", shields=count)


def prospect(words: Words, seen: FeatureView) -> str:
    """What a follower would mean there: points at once, or the size of what is to grow."""
    if seen.complete:
        return words("carcassonne-at-once", points=seen.value_completed)
    return size(words, seen)


def _yes(seen: FeatureView) -> str:
    return "yes" if seen.complete else "no"


_NAMES = 24
"""Characters for the names of those who share a feature with somebody."""
_ROOM = 60
"""Characters of what a button says after its label, about."""


def touched(to: Listener, found: Sequence[Touched], seat: Seat) -> str:
    """What a placement would do, one's own points first; empty where it touches nobody's."""
    words = to.words
    parts: list[str] = []
    for one in sorted(found, key=lambda one: (seat not in one.seats, not one.complete)):
        if one.complete and one.seats:
            whose = "you" if seat in one.seats else "other"
            name = _together(to, [other for other in one.seats if other != seat])
            parts.append(
                words(
                    "carcassonne-completes",
                    feature=one.kind,
                    points=one.points,
                    whose="both" if whose == "you" and name else whose,
                    name=name,
                )
            )
        elif seat in one.seats and one.kind != "field":
            parts.append(words("carcassonne-extends", feature=one.kind, tiles=one.tiles))
        elif one.complete:
            parts.append(words("carcassonne-closes", feature=one.kind, points=one.points))
    said = ""
    for part in parts:
        longer = f"{said}, {part}" if said else part
        said = longer if len(longer) <= _ROOM or not said else said
    return said


def _together(to: Listener, seats: Sequence[Seat]) -> str:
    """The names of these; only as much of them as a button has room for."""
    names = [to.plain_names[seat] for seat in seats]
    most = _NAMES // max(1, len(seats))
    short = [name if len(name) <= most else f"{name[: most - 1]}…" for name in names]
    return listed(to.words, short)


def gain(words: Words, found: Gain) -> str:
    return words("carcassonne-gain", source=found.source, points=found.points)


def cells(found: Sequence[Cell]) -> str:
    return ", ".join(name_of(cell) for cell in found)
