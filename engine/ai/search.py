"""The hard player: plans tried out in imagined worlds, the better ones more often."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Any

from engine.ai.budget import Budget, Meter
from engine.ai.judge import Plan, RolloutJudge
from engine.core import AnyGame, Seat
from engine.dice import Roll, derived_seed, seeded


@dataclass(frozen=True, slots=True)
class Ahead:
    """How much better one plan does than another, on average over the same worlds."""

    points: float
    victories: float
    """Of the part of the victory that each leads to; 0 where no game came to its end."""
    worth: float
    """Of what the search looks for: points, with a victory weighed as the judge does."""


def search(
    game: AnyGame,
    judge: RolloutJudge,
    view: Any,
    seat: Seat,
    plans: Sequence[Plan],
    seed: str,
    budget: Budget,
    part: float,
) -> Plan:
    """The plan that does best in worlds that fit the view, each world the same for all plans.

    The worse half of the plans is given up again and again while the budget is spent, so that
    most of it goes to telling the best ones apart.
    """
    rivals = sorted(plans, key=lambda plan: -plan.worth)[: judge.breadth]
    halvings = ceil(log2(len(rivals)))
    totals = [judge.trust * plan.worth for plan in rivals]
    alive = list(range(len(rivals)))
    meter = Meter(budget, part)
    world = 0
    # Plans that begin alike need no telling apart yet.
    while len({rivals[number].moves[0] for number in alive}) > 1 and meter.progress < 1:
        start = game.imagine(view, seeded(derived_seed(seed, f"world {world}")))
        leads: list[float] = []
        for number in alive:
            if leads and meter.progress >= 1:
                break
            roll = Roll(derived_seed(seed, f"play {world}"))
            end = _rollout(game, judge, start, seat, rivals[number], roll)
            leads.append(_lead(game, judge, end, seat, judge.victory))
            meter.spend(1)
        if world and len(leads) < len(alive):
            break  # A world that not all of them have seen would be unfair.
        alive = alive[: len(leads)]
        for number, lead in zip(alive, leads, strict=True):
            totals[number] += lead
        world += 1
        keep = max(2, ceil(len(rivals) / 2 ** int(meter.progress * halvings)))
        alive = sorted(alive, key=lambda number: -totals[number])[:keep]
    return rivals[max(alive, key=lambda number: totals[number])]


def compare(
    game: AnyGame,
    judge: RolloutJudge,
    view: Any,
    seat: Seat,
    plans: tuple[Plan, Plan],
    seed: str,
    budget: Budget,
) -> Ahead:
    """How much better the first plan does than the second, in half of the budget."""
    meter = Meter(budget, 0.5)
    points, victories, worth, world = 0.0, 0.0, 0.0, 0
    while not world or meter.progress < 1:
        start = game.imagine(view, seeded(derived_seed(seed, f"world {world}")))
        for plan, sign in zip(plans, (1, -1), strict=True):
            roll = Roll(derived_seed(seed, f"play {world}"))
            end = _rollout(game, judge, start, seat, plan, roll)
            points += sign * _lead(game, judge, end, seat, 0.0)
            victories += sign * _victory(game, end, seat)
            worth += sign * _lead(game, judge, end, seat, judge.victory)
        meter.spend(2)
        world += 1
    return Ahead(points / world, victories / world, worth / world)


def _rollout(
    game: AnyGame, judge: RolloutJudge, state: Any, seat: Seat, plan: Plan, roll: Roll
) -> Any:
    """The state that the plan leads to, as far ahead as the judge looks."""
    end = judge.moment(state) + judge.depth
    answers = [
        # Who has answered already may have answered anything: imagine it as well.
        (decision.awaited, decision.seat, judge.reply(game, state, decision.seat, roll))
        for decision in game.decisions(state)
        if decision.seat != seat
    ]
    awaited = any(d.seat == seat and d.awaited for d in game.decisions(state))
    answers.append((awaited, seat, plan.moves))
    # Those who only change their answer come first: the last awaited answer ends the question.
    for _, other, moves in sorted(answers, key=lambda answer: answer[0]):
        for move in moves:
            state = game.apply(state, other, move).state
    while judge.moment(state) < end:
        waiting = [d.seat for d in game.decisions(state) if d.awaited]
        if not waiting:
            break
        # Everybody replies before anything is played, so that nobody knows another's reply.
        for other, moves in [(each, judge.reply(game, state, each, roll)) for each in waiting]:
            for move in moves:
                state = game.apply(state, other, move).state
    return state


def _victory(game: AnyGame, state: Any, seat: Seat) -> float:
    """The seat's part of it; 0 while nobody has won."""
    outcome = game.outcome(state)
    return 0.0 if outcome is None or seat not in outcome.winners else 1 / len(outcome.winners)


def _lead(game: AnyGame, judge: RolloutJudge, state: Any, seat: Seat, victory: float) -> float:
    """By how many points the seat is ahead of the best other one, where a victory counts so many."""
    outcome = game.outcome(state)
    if outcome is None:
        points = judge.standings(game, state)
    else:
        points = [float(score.points) for score in outcome.scores]
        for winner in outcome.winners:
            points[winner] += victory / len(outcome.winners)
    return points[seat] - max(points[:seat] + points[seat + 1 :])
