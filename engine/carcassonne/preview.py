"""What a move would lead to, said before it is made and for everybody to know."""

from dataclasses import dataclass

from engine.carcassonne.land import Land, leaders
from engine.carcassonne.moves import PlaceFollower, PlaceTile
from engine.carcassonne.scoring import completed_value
from engine.carcassonne.tiles import TILES
from engine.carcassonne.view import FeatureView, View, features_of, land_in
from engine.core import Seat


@dataclass(frozen=True, slots=True)
class Completion:
    """A feature that would be completed."""

    feature: FeatureView
    points: int
    seats: tuple[Seat, ...]
    """Who would get the points; nobody where nobody stands."""


@dataclass(frozen=True, slots=True)
class Preview:
    spots: tuple[tuple[str, FeatureView], ...]
    """For each spot of the tile the feature it would belong to."""
    joined: tuple[tuple[int, ...], ...]
    """For each spot the numbers of the features on the table that it would be joined to."""
    free: tuple[str, ...]
    """The spots where nobody would stand, so that a follower could."""
    completed: tuple[Completion, ...]
    """What would be completed, with the follower where one is placed."""

    def points(self, seat: Seat) -> int:
        """What that seat would get at once."""
        return sum(each.points for each in self.completed if seat in each.seats)


def preview(view: View, move: PlaceTile | PlaceFollower) -> Preview:
    """What laying the drawn tile there, or placing a follower on the tile just laid, would do."""
    if isinstance(move, PlaceTile):
        if view.drawn is None:
            raise ValueError("no tile is drawn, so none can be placed.")
        kind, cell, turned, spot = view.drawn, move.cell, move.turned, None
    else:
        if view.laid is None:
            raise ValueError("no tile is laid, so no follower can be placed on it.")
        kind, cell, turned, spot = view.laid.tile, view.laid.cell, view.laid.turned, move.spot
    land = land_in(view).copy()
    tile = TILES[kind]
    before = tuple(land.features)
    free = land.free_segments(tile.ways[turned], cell)
    completed = land.lay(tile.ways[turned], cell)
    if spot is not None:
        land.stand(cell, tile.segment(spot), view.turn_of)
    features = {each.feature: each for each in features_of(land, len(view.players))}
    names = [segment.spot for segment in tile.segments]
    return Preview(
        spots=tuple(
            (name, features[root]) for name, root in zip(names, land.roots(cell), strict=True)
        ),
        joined=tuple(
            tuple(sorted(old for old in before if land.root(old) == root))
            for root in land.roots(cell)
        ),
        free=tuple(names[segment] for segment in free),
        completed=tuple(_completion(land, root, features[root]) for root in completed),
    )


def _completion(land: Land, root: int, feature: FeatureView) -> Completion:
    inner = land.features[root]
    return Completion(feature, completed_value(inner), leaders(inner.followers))
