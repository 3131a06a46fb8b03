"""Players that see only what a person in their seat could see."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, get_args

from engine.ai.budget import Budget, Rollouts, Seconds
from engine.ai.judge import Plan, TreeJudge
from engine.ai.scores_only import SCORES
from engine.ai.search import search
from engine.ai.tree import Node, World, best_edge, grow, nothing_collected
from engine.core import AnyGame, Decision, TakeBack
from engine.dice import Roll, derived_seed, seeded

Level: TypeAlias = Literal["random", "easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)

_WITHOUT_A_JUDGE = {"easy": 1 / 16, "normal": 1 / 4, "hard": 1.0}
"""The part of the budget that each level gets in a game of which it knows only the scores."""

__all__ = ["LEVELS", "Budget", "Level", "Rollouts", "Seconds", "choose"]


def choose(
    game: AnyGame,
    view: Any,
    decision: Decision,
    moves: Sequence[Any],
    level: Level,
    seed: str,
    budget: Budget,
) -> Any:
    """One of the moves, the same for the same seed unless the budget is one of time."""
    forward = [move for move in moves if not isinstance(move, TakeBack)]
    seed = derived_seed(seed, f"{level} {decision.ticket}")
    roll = Roll(seed)
    if level == "random" or len(forward) == 1:
        return forward[roll.below(len(forward))]
    seat = decision.seat
    world = game.imagine(view, seeded(derived_seed(seed, "first sight")))
    judge = game.judge
    if judge is None:
        plans = SCORES.plans(game, world, seat, forward)
        part = _WITHOUT_A_JUDGE[level]
        return search(game, SCORES, view, seat, plans, seed, budget, part).moves[0]
    part = judge.shares.get(decision.kind, 1.0)
    if level == "easy":
        return _careless(judge.slip, judge.plans(game, world, seat, forward), roll).moves[0]
    if isinstance(judge, TreeJudge):
        effort = Rollouts(judge.glance) if level == "normal" else budget
        with nothing_collected():
            order = _best_order(judge.world(game, world, seat), roll, effort, part)
        return judge.move_of(order, forward)
    plans = judge.plans(game, world, seat, forward)
    if level == "normal":
        return _careless(judge.lapse, plans, roll).moves[0]
    return search(game, judge, view, seat, plans, seed, budget, part).moves[0]


def _best_order(world: World, roll: Roll, effort: Budget, part: float) -> Any:
    """What a tree finds; it is dropped on the way out."""
    root = Node(world)
    grow(root, roll, effort, part)
    return best_edge(root).branch.order


def _careless(slip: float, plans: Sequence[Plan], roll: Roll) -> Plan:
    """The plan that looks best to somebody who misjudges each of them by so much or so."""
    return max(plans, key=lambda plan: plan.worth + (slip * _error(roll) if slip else 0.0))


def _error(roll: Roll) -> float:
    """Roughly normal, with a deviation of one."""
    return sum(roll.below(1 << 20) for _ in range(12)) / (1 << 20) - 6
