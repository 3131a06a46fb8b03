"""What features are worth, and who has won."""

from collections.abc import Sequence

from engine.carcassonne.land import Feature, Land, leaders
from engine.carcassonne.state import Player
from engine.core import Outcome, Reason, Score

FARM_POINTS = 3
"""For each completed city that a farm borders, as in the third edition."""

_SOURCES = ("roads", "cities", "monasteries", "messages")


def completed_value(feature: Feature) -> int:
    """What a road, city or monastery gives when it is completed."""
    return feature.value * 2 if feature.kind == "city" else feature.value


def final_value(land: Land, feature: Feature) -> int:
    """What a feature gives when the game ends as it lies now."""
    if feature.kind == "field":
        return FARM_POINTS * len(land.completed_cities(feature))
    return feature.value


def final_scores(land: Land, players: Sequence[Player]) -> tuple[Score, ...]:
    """What every seat has if the game ends now, with a reason for each feature it stands on."""
    reasons: list[list[Reason]] = [
        [
            Reason(source, points)
            for source, points in zip(_SOURCES, player.earned, strict=True)
            if points
        ]
        for player in players
    ]
    for root, feature in sorted(land.features.items()):
        if not feature.followers:
            continue
        points = final_value(land, feature)
        for seat in leaders(feature.followers):
            reasons[seat].append(_reason(land, root, feature, points))
    return tuple(Score(sum(reason.points for reason in why), tuple(why)) for why in reasons)


def _reason(land: Land, root: int, feature: Feature, points: int) -> Reason:
    east, south = feature.cell
    facts = [("tiles", feature.size), ("shields", feature.shields)]
    if feature.kind == "field":
        facts = [("tiles", feature.size), ("cities", len(land.completed_cities(feature)))]
    return Reason(
        f"final_{feature.kind}",
        points,
        (*facts, ("east", east), ("south", south), ("feature", root)),
    )


def outcome_of(scores: tuple[Score, ...]) -> Outcome:
    """Most points; there is no tie-break, so a victory can be shared."""
    most = max(score.points for score in scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score.points == most)
    return Outcome(scores, winners)
