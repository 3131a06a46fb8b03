"""What many placements of a tile would do, told briefly and computed together."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.carcassonne.data import FeatureKind
from engine.carcassonne.land import Feature, leaders
from engine.carcassonne.moves import PlaceTile
from engine.carcassonne.scoring import completed_value
from engine.carcassonne.tiles import TILES
from engine.carcassonne.view import View, land_in
from engine.core import Seat


@dataclass(frozen=True, slots=True)
class Touched:
    """A feature that the tile would complete, or make larger where followers stand on it."""

    kind: FeatureKind
    tiles: int
    open: int
    """Sides that would still be open; for a monastery the cells that it would still lack."""
    complete: bool
    points: int
    """What it would give if it is completed by this; 0 otherwise."""
    seats: tuple[Seat, ...]
    """Who leads there, and so would get the points."""


def glances(view: View, moves: Iterable[PlaceTile]) -> dict[PlaceTile, tuple[Touched, ...]]:
    """For each placement what it would touch, completed things first."""
    if view.drawn is None:
        raise ValueError("no tile is drawn, so none can be placed.")
    ways, land = TILES[view.drawn].ways, land_in(view)
    found = {}
    for move in moves:
        way = ways[move.turned]
        joined = set().union(*land.neighbours(way, move.cell))
        near = {root for centre, root in land.monasteries if _is_near(centre, move.cell)}
        after = land.copy()
        completed = after.lay(way, move.cell)
        roots = dict.fromkeys([*completed, *sorted({after.root(root) for root in joined | near})])
        features = [(after.features[root], root in completed) for root in roots]
        found[move] = tuple(
            _touched(feature, complete=complete)
            for feature, complete in features
            if complete or feature.followers
        )
    return found


def _is_near(centre: tuple[int, int], cell: tuple[int, int]) -> bool:
    return max(abs(centre[0] - cell[0]), abs(centre[1] - cell[1])) == 1


def _touched(feature: Feature, *, complete: bool) -> Touched:
    return Touched(
        feature.kind,
        feature.size,
        len(feature.ends),
        complete,
        completed_value(feature) if complete else 0,
        leaders(feature.followers),
    )
