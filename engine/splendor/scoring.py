"""Who has won, and why."""

from collections.abc import Sequence

from engine.core import Outcome, Reason, Score, ranked
from engine.splendor.data import NOBLE_POINTS
from engine.splendor.state import Player, State
from engine.splendor.view import PlayerView


def outcome_of(state: State) -> Outcome:
    """Most points; among those, fewest bought cards; among those, a shared victory."""
    merits = [(player.points, -len(player.cards)) for player in state.players]
    return ranked(scores_of(state.players), merits)


def scores_of(players: Sequence[Player | PlayerView]) -> tuple[Score, ...]:
    """What everybody has now, all of it in the open."""
    most = max(player.points for player in players)
    leaders = sum(player.points == most for player in players)
    return tuple(_score(player, tied=leaders > 1 and player.points == most) for player in players)


def figures_of(score: Score) -> tuple[int, int, int]:
    """Points on cards, points from nobles, number of cards."""
    by_name = {reason.what: reason for reason in score.reasons}
    cards = by_name["cards"]
    return cards.points, by_name["nobles"].points, dict(cards.facts)["count"]


def _score(player: Player | PlayerView, *, tied: bool) -> Score:
    cards, nobles = len(player.cards), len(player.nobles)
    from_nobles = nobles * NOBLE_POINTS
    reasons = [
        Reason("cards", player.points - from_nobles, (("count", cards),)),
        Reason("nobles", from_nobles, (("count", nobles),)),
    ]
    if tied:
        # Worth no points, but it decides between those with the most.
        reasons.append(Reason("fewest_cards", 0, (("count", cards),)))
    return Score(player.points, tuple(reasons))
