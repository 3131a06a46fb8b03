"""What a late turn of every game costs against an early one: rules must not slow down as a game grows."""

import time
from collections.abc import Iterator
from statistics import median

from bench.table import Row, row
from engine.core import AnyGame, begin
from engine.dice import Roll, derived_seed, seeded
from engine.games import GAMES
from engine.playout import random_turns

SEED = "ba" * 32
PLAYED = 60
PARTS = 5


def rows() -> Iterator[Row]:
    for key, game in GAMES.items():
        first, *others = _parts(game)
        later = ", ".join(f"{part / first:.2f}" for part in others)
        yield row(f"{key}, 2 seats", f"{1e6 * first:.0f} µs at first", f"then {later} × that")


def _parts(game: AnyGame) -> list[float]:
    """The processor time of the median decision in each part of the games, all games together."""
    spent: list[list[float]] = [[] for _ in range(PARTS)]
    for number in range(PLAYED):
        times = _times(game, number)
        for index, seconds in enumerate(times):
            spent[index * PARTS // len(times)].append(seconds)
    return [median(part) for part in spent]


def _times(game: AnyGame, number: int) -> list[float]:
    state = begin(game, 2, seeded(derived_seed(SEED, f"deal {number}")), {}).state
    turns = random_turns(game, state, Roll(derived_seed(SEED, f"play {number}")))
    times = []
    start = time.process_time()
    for _ in turns:
        times.append(time.process_time() - start)
        start = time.process_time()
    return times
