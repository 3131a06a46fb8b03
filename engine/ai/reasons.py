"""Why a move is good, as data: what the seat could see for itself, and the bot puts into words."""

from collections.abc import Sequence
from typing import Any

from engine.ai.judge import RolloutJudge
from engine.ai.why import Why, why
from engine.core import AnyGame, Decision, Seat, TakeBack
from engine.dice import derived_seed, seeded

_SEED = derived_seed("00" * 32, "reasons")
_WORLDS = 3
"""What a move brings is told only where it is the same in so many worlds: else it is luck."""


def reasons(
    game: AnyGame, view: Any, decision: Decision, move: Any, moves: Sequence[Any]
) -> tuple[Why, ...]:
    """What speaks for the move, the most telling first; nothing where nothing does.

    `points`, how many the seat would have more if the game ended then, and `margin`, by how many the
    move seems better than the next best, are told of every game; the rest is the game's own.
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
        if not found and isinstance(judge, RolloutJudge):
            found += _margin(game, judge, view, seat, move, moves)
    return tuple(found)


def _gained(game: AnyGame, view: Any, seat: Seat, move: Any) -> int:
    before = game.projection(view)[seat].points
    gains = set()
    for number in range(_WORLDS):
        world = game.imagine(view, seeded(derived_seed(_SEED, f"world {number}")))
        after = game.view(game.apply(world, seat, move).state, seat)
        gains.add(game.projection(after)[seat].points - before)
    return gains.pop() if len(gains) == 1 else 0


def _margin(
    game: AnyGame, judge: RolloutJudge, view: Any, seat: Seat, move: Any, moves: Sequence[Any]
) -> list[Why]:
    forward = [other for other in moves if not isinstance(other, TakeBack)]
    world = game.imagine(view, seeded(_SEED))
    worths: dict[Any, float] = {}
    for plan in judge.plans(game, world, seat, forward):
        first = plan.moves[0]
        worths[first] = max(plan.worth, worths.get(first, plan.worth))
    if move not in worths or len(worths) == 1:
        return []
    points = round(worths[move] - max(worth for first, worth in worths.items() if first != move))
    return [why("margin", points=points)] if points > 0 else []
