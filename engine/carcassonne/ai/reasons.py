"""What speaks for a step of Carcassonne beside its points: where a follower goes, or that it stays."""

from engine.ai.why import Why, why
from engine.carcassonne.moves import Move, PlaceFollower


def reasons_of(move: Move) -> list[Why]:
    if not isinstance(move, PlaceFollower):
        return []
    if move.spot is None:
        return [why("follower_stays")]
    return [why("follower", spot=move.spot.partition("-")[0])]
