"""Games to choose in: states on the way of a random game, and whole games between players."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.ai import Budget, Level, choose
from engine.core import AnyGame, Decision, TakeBack, begin, play
from engine.dice import Roll, derived_seed, seeded
from engine.playout import random_turns

SEED = "a1" * 32


def start_of(game: AnyGame, seats: int, deal: int = 0) -> Any:
    seed = derived_seed(SEED, f"deal {deal}") if deal else SEED
    return begin(game, seats, seeded(seed), {}).state


def questions(game: AnyGame, seats: int, every: int) -> Iterator[tuple[Any, Decision]]:
    """Every so many states of a random game, each with one of its open questions."""
    turns = random_turns(game, start_of(game, seats), Roll(SEED))
    for number, turn in enumerate(turns):
        if number % every == 0:
            yield turn.before, turn.decision


def answer(game: AnyGame, state: Any, decision: Decision, level: Level, budget: Budget) -> Any:
    view, moves = game.view(state, decision.seat), game.legal_moves(state, decision.seat)
    return choose(game, view, decision, moves, level, SEED, budget)


def choices(
    game: AnyGame, seats: int, level: Level, budget: Budget, *, every: int, deal: int = 0
) -> Iterator[tuple[Any, Decision, Any, Sequence[Any]]]:
    """Every so many choices in a game between such players, with all that could be chosen."""
    state, number = start_of(game, seats, deal), 0
    while waiting := [decision for decision in game.decisions(state) if decision.awaited]:
        decision = waiting[0]
        moves = game.legal_moves(state, decision.seat)
        move = answer(game, state, decision, level, budget)
        if sum(not isinstance(each, TakeBack) for each in moves) > 1:
            number += 1
            if number % every == 0:
                yield state, decision, move, moves
        state = game.apply(state, decision.seat, move).state


def play_to_the_end(game: AnyGame, seated: Sequence[Level], budget: Budget) -> Any:
    """Every move goes through the guarded door, which refuses what is not legal."""
    state = start_of(game, len(seated))
    for _ in range(3000):
        waiting = [decision for decision in game.decisions(state) if decision.awaited]
        if not waiting:
            return state
        seat = waiting[-1].seat
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        seed = derived_seed(SEED, f"seat {seat}")
        move = choose(game, view, waiting[-1], moves, seated[seat], seed, budget)
        state = play(game, state, seat, move).state
    raise AssertionError(f"{game.key} between {seated} does not end")
