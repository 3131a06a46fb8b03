"""Random games of Carcassonne per second, and what a late turn costs against an early one."""

import time
from collections.abc import Iterator

from bench.table import Row, row
from engine.carcassonne import Carcassonne
from engine.core import begin
from engine.dice import Roll, derived_seed, seeded
from engine.playout import playouts, random_turns

SEED = "ba" * 32
GAMES = 60
SPAN = 10
"""How many turns are timed together."""


def rows() -> Iterator[Row]:
    game = Carcassonne()
    for messages in (False, True):
        for seats in (2, 5):
            result = playouts(game, seats, GAMES, SEED, {"messages": messages})
            yield row(
                f"{seats} seats, {'with' if messages else 'without'} The Messages",
                f"{result.games / result.seconds:.0f} games/s",
                f"{result.decisions / result.seconds:.0f} decisions/s",
            )
    spans = _spans(game)
    for number, seconds in enumerate(spans):
        first = number * SPAN + 1
        yield row(
            f"turns {first} to {first + SPAN - 1}",
            f"{1e6 * seconds / (GAMES * SPAN):.0f} µs a turn",
            f"{seconds / spans[0]:.2f} × the first",
        )


def _spans(game: Carcassonne) -> list[float]:
    """The processor time of each span of turns, in all games together, two seats."""
    spans = [0.0] * 7
    for number in range(GAMES):
        state = begin(game, 2, seeded(derived_seed(SEED, f"deal {number}")), {}).state
        moves = random_turns(game, state, Roll(derived_seed(SEED, f"play {number}")))
        for span in range(len(spans)):
            start = time.process_time()
            for turn in moves:
                if turn.after.turn >= (span + 1) * SPAN:
                    break
            spans[span] += time.process_time() - start
    return spans
