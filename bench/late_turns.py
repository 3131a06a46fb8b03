"""What a late decision costs against an early one, in every registered game."""

import time
from collections.abc import Iterator

from bench.table import Row, row
from engine.core import AnyGame, begin
from engine.dice import Roll, derived_seed, seeded
from engine.games import GAMES
from engine.playout import random_turns

SEED = "ba" * 32
PLAYED = 40
PARTS = 4
"""Quarters of a game, by its decisions."""


def rows() -> Iterator[Row]:
    for game in GAMES.values():
        parts = _parts(game)
        costs = [1e6 * seconds / decisions for seconds, decisions in parts]
        yield row(
            f"{game.key}, 2 seats",
            " · ".join(f"{cost:.0f}" for cost in costs) + " µs a decision",
            f"{costs[-1] / costs[0]:.2f} × the first quarter",
        )


def _parts(game: AnyGame) -> list[tuple[float, int]]:
    """Processor seconds and decisions of each part, in all games together."""
    seconds, decisions = [0.0] * PARTS, [0] * PARTS
    for number in range(PLAYED):
        deal, play = derived_seed(SEED, f"deal {number}"), derived_seed(SEED, f"play {number}")
        length = sum(1 for _ in random_turns(game, _start(game, deal), Roll(play)))
        moves = random_turns(game, _start(game, deal), Roll(play))
        for part in range(PARTS):
            size = length * (part + 1) // PARTS - length * part // PARTS
            start = time.process_time()
            for _ in range(size):
                next(moves)
            seconds[part] += time.process_time() - start
            decisions[part] += size
    return list(zip(seconds, decisions, strict=True))


def _start(game: AnyGame, seed: str) -> object:
    return begin(game, 2, seeded(seed), {}).state
