"""Who plays in the arena: the levels, each with its budget, and players of another family."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.ai import LEVELS, Level, choose
from engine.ai.budget import Budget, Rollouts, Seconds
from engine.ai.judge import TreeJudge
from engine.ai.plain_search import Ground, RulesGround, greedy, plain_search
from engine.core import AnyGame, Decision, GalaError, TakeBack
from engine.dice import Roll, derived_seed, seeded

_WRITTEN = re.compile(r"(?P<who>[a-z]+)(-(?P<iterations>\d+))?(@(?P<amount>[\d.]+)(?P<time>s?))?")


class BadPlayers(GalaError):
    """A match that cannot be played."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A level with its budget, `greedy`, or `uct` with so many iterations a move."""

    name: str
    """As it was typed: `hard@2s`, `hard@400`, `uct-500`."""
    level: Level | None
    budget: Budget
    iterations: int = 0

    def choose(
        self, game: AnyGame, view: Any, decision: Decision, moves: Sequence[Any], seed: str
    ) -> Any:
        if self.level is not None:
            return choose(game, view, decision, moves, self.level, seed, self.budget)
        forward = [move for move in moves if not isinstance(move, TakeBack)]
        seed = derived_seed(seed, f"{self.name} {decision.ticket}")
        if len(forward) == 1:
            return forward[0]
        if not self.iterations:
            return greedy(game, view, decision.seat, forward, seed, Roll(seed))
        world = game.imagine(view, seeded(seed))
        judge = game.judge
        if isinstance(judge, TreeJudge):
            ground: Ground = judge.ground(game, world)
            return judge.move_of(plain_search(ground, self.iterations, seed), forward)
        return plain_search(RulesGround(game, world), self.iterations, seed)


def contestants(names: str, budget: Budget) -> tuple[Contestant, ...]:
    """What somebody typed, with commas between; levels that name no budget get this one."""
    return tuple(_contestant(name.strip(), budget) for name in names.split(","))


def _contestant(name: str, budget: Budget) -> Contestant:
    written = _WRITTEN.fullmatch(name)
    if written is not None:
        who, iterations = written["who"], int(written["iterations"] or 0)
        if written["amount"] and written["time"]:
            budget = Seconds(float(written["amount"]), processor=True)
        elif written["amount"]:
            budget = Rollouts(int(float(written["amount"])))
        level = next((level for level in LEVELS if level == who), None)
        if level is not None and not iterations:
            return Contestant(name, level, budget)
        if (who == "greedy" and not iterations) or (who == "uct" and iterations):
            return Contestant(name, None, budget, iterations)
    raise BadPlayers(
        f"players are {', '.join(LEVELS)}, greedy and uct-500 (or another number of iterations),"
        f" with commas between; a level may name its budget, as hard@400 or hard@2s; not {name!r}."
    )
