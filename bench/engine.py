"""Random play-outs per second of every registered game."""

from collections.abc import Iterator

from bench.table import Row, row
from engine.core import complete_options
from engine.games import GAMES
from engine.playout import playouts

SEED = "ba" * 32
SECONDS_PER_ROW = 3.0


def rows() -> Iterator[Row]:
    for game in GAMES.values():
        for seats in sorted({game.seats[0], min(4, game.seats[-1]), game.seats[-1]}):
            options = complete_options(game, {})
            trial = playouts(game, seats, 5, SEED, options)
            count = max(5, int(SECONDS_PER_ROW * trial.games / trial.seconds))
            result = playouts(game, seats, count, SEED, options)
            yield row(
                f"{game.key}, {seats} seats",
                f"{result.games / result.seconds:.0f} games/s",
                f"{result.decisions / result.seconds:.0f} decisions/s",
                f"{result.decisions / result.games:.0f} decisions a game",
            )
