"""Why a move is good, as data: what the seat could see for itself, and the bot puts into words."""

from collections.abc import Sequence
from typing import Any

from engine.ai.judge import Judge, RolloutJudge
from engine.ai.why import Why, why
from engine.core import AnyGame, Decision, Seat, TakeBack
from engine.dice import derived_seed, seeded

_SEED = derived_seed("00" * 32, "reasons")
_WORLDS = 3
"""What a move brings is told only where it is the same in so many worlds: else it is luck."""


def reasons(
    game: AnyGame, view: Any, decision: Decision, move: Any, moves: Sequence[Any]
) -> tuple[Why, ...]:
    """What speaks for the move, the most telling first; something always does in a game with a judge.

    `points`, how many the seat would have more if the game ended then, is told of every game; the
    game's own reasons follow. Where there are none, it is told how the move compares at first sight:
    `margin`, by how many points it seems better than the next best, `best`, nothing seems better,
    `later`, something does but only for now, or `only`, there was no choice.
    """
    if isinstance(move, TakeBack):
        return ()
    found = []
    seat = decision.seat
    gained = _gained(game, view, seat, move)
    if gained > 0:
        found.append(why("points", points=gained))
    judge = game.judge
    if judge is not None:
        found += judge.reasons(view, seat, move)
        found = found or [_compared(game, judge, view, seat, move, moves)]
    return tuple(found)


def _gained(game: AnyGame, view: Any, seat: Seat, move: Any) -> int:
    before = game.projection(view)[seat].points
    gains = set()
    for number in range(_WORLDS):
        world = game.imagine(view, seeded(derived_seed(_SEED, f"world {number}")))
        after = game.view(game.apply(world, seat, move).state, seat)
        gains.add(game.projection(after)[seat].points - before)
    return gains.pop() if len(gains) == 1 else 0


def _compared(
    game: AnyGame, judge: Judge, view: Any, seat: Seat, move: Any, moves: Sequence[Any]
) -> Why:
    forward = [other for other in moves if not isinstance(other, TakeBack)]
    if len(forward) == 1:
        return why("only")
    world = game.imagine(view, seeded(_SEED))
    worths: dict[Any, float] = {}
    for plan in judge.plans(game, world, seat, forward):
        first = plan.moves[0]
        worths[first] = max(plan.worth, worths.get(first, plan.worth))
    others = [worth for first, worth in worths.items() if first != move]
    if move not in worths or not others:
        return why("later")
    ahead = worths[move] - max(others)
    if isinstance(judge, RolloutJudge) and round(ahead) > 0:
        return why("margin", points=round(ahead))
    return why("best" if ahead >= 0 else "later")
