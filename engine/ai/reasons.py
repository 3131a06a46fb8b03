"""Why a move is good, as data: what the seat could see for itself, and the bot puts into words."""

import math
from collections.abc import Sequence
from typing import Any

from engine.ai.gains import IMAGINED, gained
from engine.ai.judge import Judge, RolloutJudge
from engine.ai.why import Why, why
from engine.core import AnyGame, Decision, Seat, TakeBack
from engine.dice import seeded

COMPARED = frozenset({"margin", "best", "only", "outdone"})
"""What is told where nothing else is: of any move in any game."""
ADDED = ("points", "promise")
"""What the steps of a turn bring together."""
_MOST = 3
"""More things beside the points of a turn are no reason but a list."""


def reasons(
    game: AnyGame, view: Any, decision: Decision, move: Any, moves: Sequence[Any]
) -> tuple[Why, ...]:
    """What speaks for the move, the most telling first.

    `points`, how many the seat would have more if the game ended then, is told of every game, and
    `promise`, how many it may expect more by the end, where it can be told; the game's own reasons
    follow. Where there are none, it is told how the move compares at first sight: `margin`, by how
    many points it seems better than the next best, `best`, nothing seems better, or `only`, there
    was no choice. Where something does seem better, only a search could say why not, so that is
    all that is told: `outdone`, by how many.
    """
    if isinstance(move, TakeBack):
        return ()
    judge, seat = game.judge, decision.seat
    if judge is None:
        return tuple(gained(game, view, seat, move))
    found = judge.reasons(game, view, seat, move)
    return tuple(found or _compared(game, judge, view, seat, move, moves))


def reasons_of_turn(steps: Sequence[Sequence[Why]]) -> tuple[Why, ...]:
    """What speaks for a turn of several steps, from what speaks for each.

    Points are added up; of each other kind the last step that has it tells it, and not too many.
    """
    told: dict[str, Why] = {}
    for number, step in enumerate(steps, start=1):
        told |= {each.kind: each for each in step if number == len(steps) or not each.ahead}
    added = [(kind, sum(_points(kind, step) for step in steps)) for kind in ADDED]
    # Steps that bring points at once do not say what they promise: the sum would be of the others.
    best = next(([why(kind, points=points)] for kind, points in added if points), [])
    others = [each for kind, each in told.items() if kind not in {*COMPARED, *ADDED}]
    return tuple([*best, *others[:_MOST]] or steps[-1])


def _points(kind: str, step: Sequence[Why]) -> int:
    return sum(int(dict(each.facts)["points"]) for each in step if each.kind == kind)


def _compared(
    game: AnyGame, judge: Judge, view: Any, seat: Seat, move: Any, moves: Sequence[Any]
) -> list[Why]:
    forward = [other for other in moves if not isinstance(other, TakeBack)]
    if len(forward) == 1:
        return [why("only")]
    world = game.imagine(view, seeded(IMAGINED))
    worths: dict[Any, float] = {}
    for plan in judge.plans(game, world, seat, forward):
        first = plan.moves[0]
        worths[first] = max(plan.worth, worths.get(first, plan.worth))
    others = [worth for first, worth in worths.items() if first != move]
    # A move that no plan begins with seemed worth no thought beside those that plans begin with.
    worth = worths.get(move, -math.inf)
    if better := sum(other > worth for other in others):
        return [why("outdone", count=better, moves=len(forward))]
    ahead = worth - max(others, default=worth)
    if isinstance(judge, RolloutJudge) and round(ahead) > 0:
        return [why("margin", points=round(ahead))]
    return [why("best")]
