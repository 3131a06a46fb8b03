"""Sample games: played from a fixed seed, stopped at every moment that is worth a picture."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from engine.core import AnyGame, Options, Outcome, Seat, begin
from engine.dice import Dice, derived_seed, seeded

Painters: TypeAlias = dict[str, Callable[[], bytes]]
"""The pictures of one game by name, ready to be drawn."""

Choose: TypeAlias = Callable[[Any, Dice], tuple[Seat, Any, Dice]]
"""Who answers next, and with which move; the dice are for whims."""


class Sitting(Protocol):
    """So many seats, and the names of those who sit there where the usual ones will not do."""

    def __call__(self, seats: int, names: tuple[str, ...] = ...) -> Painters: ...


@dataclass(frozen=True, slots=True)
class SampleGame:
    seats: tuple[int, ...]
    painters: Sitting


def played(
    game: AnyGame, seats: int, name: str, choose: Choose, options: Options | None = None
) -> Iterator[Any]:
    """Every state of the sample game of that name, from the first to the last."""
    seed = derived_seed("00" * 32, f"{name} {seats}")
    state = begin(game, seats, seeded(seed), options or {}).state
    dice = seeded(derived_seed(seed, "play"))
    yield state
    while any(decision.awaited for decision in game.decisions(state)):
        seat, move, dice = choose(state, dice)
        state = game.apply(state, seat, move).state
        yield state


def end_of(game: AnyGame, state: Any) -> Outcome:
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError(f"the sample game of {game.key} is not over, though it asks nothing.")
    return outcome
