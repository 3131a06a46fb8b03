"""What a move adds to a seat's points if the game ended then, told only where luck has no part in it."""

from typing import Any

from engine.ai.why import Why, why
from engine.core import AnyGame, Seat
from engine.dice import derived_seed, seeded

IMAGINED = derived_seed("00" * 32, "reasons")
"""Reasons look at always the same imagined worlds, so that they stay what they are."""
_WORLDS = 3
"""What a move brings is told only where it is the same in so many worlds: else it is luck."""


def gained(game: AnyGame, view: Any, seat: Seat, move: Any) -> list[Why]:
    before = game.projection(view)[seat].points
    gains = set()
    for number in range(_WORLDS):
        world = game.imagine(view, seeded(derived_seed(IMAGINED, f"world {number}")))
        after = game.view(game.apply(world, seat, move).state, seat)
        gains.add(game.projection(after)[seat].points - before)
    points = gains.pop() if len(gains) == 1 else 0
    return [why("points", points=points)] if points > 0 else []
