"""The judge for a game that has none of its own."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.ai.gains import gained
from engine.ai.judge import Plan, RolloutJudge
from engine.ai.why import Why
from engine.core import AnyGame, Seat, TakeBack
from engine.dice import Roll


class ScoresOnly:
    """Knows nothing but the final scores, so rollouts play to the end, at random."""

    breadth = 1000
    depth = 1
    shares: Mapping[str, float] = {}
    slip = 1.0
    lapse = 0.0
    trust = 0.0
    victory = 0.0

    def plans(self, game: AnyGame, state: Any, seat: Seat, moves: Sequence[Any]) -> list[Plan]:  # noqa: ARG002  nothing is known of the game
        return [Plan((move,), 0.0) for move in moves]

    def reasons(self, game: AnyGame, view: Any, seat: Seat, move: Any) -> list[Why]:
        return gained(game, view, seat, move)

    def reply(self, game: AnyGame, state: Any, seat: Seat, roll: Roll) -> Sequence[Any]:
        moves = [m for m in game.legal_moves(state, seat) if not isinstance(m, TakeBack)]
        return (moves[roll.below(len(moves))],)

    def standings(self, game: AnyGame, state: Any) -> list[float]:
        raise AssertionError(f"a rollout of {game.key} ended before the game did, at {state}.")

    def moment(self, state: Any) -> int:  # noqa: ARG002  always now: the end of a rollout is the end of the game
        return 0


SCORES: RolloutJudge = ScoresOnly()
