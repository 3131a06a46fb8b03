"""What features are worth, and who has won."""

from collections.abc import Sequence
from dataclasses import replace

from engine.carcassonne.land import Feature, Land, leaders
from engine.carcassonne.state import Gain, Player
from engine.core import Outcome, Reason, Score, Seat, ranked

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


def earned_with(player: Player, gain: Gain) -> tuple[int, int, int, int]:
    """What a player has earned so far, with this gain."""
    roads, cities, monasteries, messages = player.earned
    match gain.source:
        case "road":
            return (roads + gain.points, cities, monasteries, messages)
        case "city":
            return (roads, cities + gain.points, monasteries, messages)
        case "monastery":
            return (roads, cities, monasteries + gain.points, messages)
        case "message":
            return (roads, cities, monasteries, messages + gain.points)


def with_due(players: Sequence[Player], seat: Seat, due: Sequence[Gain]) -> list[Player]:
    """The players, with what one of them has gained and not yet assigned to a figure."""
    found = list(players)
    for gain in due:
        found[seat] = replace(found[seat], earned=earned_with(found[seat], gain))
    return found


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
        for seat in leaders(feature.followers) if points else ():
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
    return ranked(scores, [(score.points,) for score in scores])
