"""What an answer cost, judged afterwards by hard from what its seat could know then."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.ai.budget import Budget
from engine.ai.judge import Plan, RolloutJudge, TreeJudge
from engine.ai.scores_only import SCORES
from engine.ai.search import compare, search
from engine.ai.tree import Node, best_edge, grow
from engine.core import AnyGame, Decision, Seat, TakeBack
from engine.dice import Roll, derived_seed, seeded

Unit: TypeAlias = Literal["chance", "points"]
"""What a cost is counted in: hundredths of a chance to win, or points."""
_MOSTLY = 0.5
"""How much more of the victory one answer must lead to than the other to have decided the game."""


@dataclass(frozen=True, slots=True)
class Verdict:
    better: Any
    """The answer that hard prefers; the one that was given where nothing is better."""
    cost: float
    """How much worse the given answer was; 0 where it was the best."""
    gain: float
    """How much better it was than the next best; 0 where it was not the best."""
    unit: Unit
    decides: bool = False
    """Whether the game was mostly won by one of the two answers and lost by the other."""


@dataclass(frozen=True, slots=True)
class _Case:
    """An answer that is judged, and what its seat could know when it was given."""

    game: AnyGame
    view: Any
    seat: Seat
    moves: Sequence[Any]
    """All that could have been answered, but for taking something back."""
    given: Any
    seed: str
    budget: Budget

    def first_sight(self) -> Any:
        """A world as the seat might have imagined it."""
        return self.game.imagine(self.view, seeded(derived_seed(self.seed, "first sight")))


def judged(
    game: AnyGame,
    view: Any,
    decision: Decision,
    moves: Sequence[Any],
    given: Any,
    seed: str,
    budget: Budget,
) -> Verdict:
    """Half of the budget finds the best answer, the other half compares the given one with it."""
    forward = [move for move in moves if not isinstance(move, TakeBack)]
    seed = derived_seed(seed, f"review {decision.ticket}")
    case = _Case(game, view, decision.seat, forward, given, seed, budget)
    judge = game.judge or SCORES
    return _by_tree(judge, case) if isinstance(judge, TreeJudge) else _by_rollouts(judge, case)


def _by_tree(judge: TreeJudge, case: _Case) -> Verdict:
    seat, roll = case.seat, Roll(case.seed)
    root = Node(judge.world(case.game, case.first_sight(), seat))
    grow(root, roll, case.budget, 0.5)
    best = best_edge(root)
    edges = {judge.move_of(edge.branch.order, case.moves): edge for edge in root.edges}
    played = edges.get(case.given)
    if played is None or len(root.edges) == 1:
        # A payment with more gold than needed is no branch of the tree, and no great matter.
        return Verdict(case.given, 0.0, 0.0, "chance")
    others = [edge for edge in root.edges if edge is not best]
    rival = played if played is not best else max(others, key=lambda edge: edge.visits)
    grow(root, roll, case.budget, 0.5, only=rival)
    ahead = 100 * (best.value(seat) - rival.value(seat))
    better = judge.move_of(best.branch.order, case.moves)
    return _verdict(case.given, better, ahead, "chance")


def _by_rollouts(judge: RolloutJudge, case: _Case) -> Verdict:
    game, view, seat, given = case.game, case.view, case.seat, case.given
    plans = judge.plans(game, case.first_sight(), seat, case.moves)
    same = [plan for plan in plans if plan.moves[0] == given]
    played = max(same, key=lambda plan: plan.worth, default=Plan((given,), 0.0))
    best = search(game, judge, view, seat, plans, case.seed, case.budget, 0.5)
    better = best.moves[0]
    others = [plan for plan in plans if plan.moves[0] != better]
    if not others:
        return Verdict(given, 0.0, 0.0, "points")
    rival = played if better != given else max(others, key=lambda plan: plan.worth)
    again = derived_seed(case.seed, "again")
    ahead = compare(game, judge, view, seat, (best, rival), again, case.budget)
    if ahead.worth <= 0:
        return Verdict(given, 0.0, 0.0, "points")
    decides = ahead.victories >= _MOSTLY
    return _verdict(given, better, ahead.points, "points", decides=decides)


def _verdict(
    given: Any, better: Any, ahead: float, unit: Unit, *, decides: bool = False
) -> Verdict:
    """From how far the best answer is ahead of the given one, or of the next best.

    One that wins where the other loses may be behind in points.
    """
    if ahead <= 0 and not decides:
        return Verdict(given, 0.0, 0.0, unit)
    by = max(0.0, ahead)
    if better == given:
        return Verdict(given, 0.0, by, unit, decides)
    return Verdict(better, by, 0.0, unit, decides)
