"""Who has won, and why."""

from engine.core import Outcome, Reason, Score
from engine.splendor.data import NOBLE_POINTS
from engine.splendor.state import Player, State


def outcome_of(state: State) -> Outcome:
    """Most points; among those, fewest bought cards; among those, a shared victory."""
    players = state.players
    most = max(player.points for player in players)
    leaders = [seat for seat, player in enumerate(players) if player.points == most]
    fewest = min(len(players[seat].cards) for seat in leaders)
    winners = tuple(seat for seat in leaders if len(players[seat].cards) == fewest)
    scores = tuple(
        _score(player, tied=len(leaders) > 1 and seat in leaders)
        for seat, player in enumerate(players)
    )
    return Outcome(scores, winners)


def _score(player: Player, *, tied: bool) -> Score:
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
