"""Random legal play from a seed: how we measure the rules and shake them for faults."""

import hashlib
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.codec import codec_of
from engine.core import AnyGame, Decision, OptionValue, Outcome, TakeBack, begin
from engine.dice import Roll, derived_seed, seeded


class Turn(NamedTuple):
    """One random move: the question, the answer, and what came of it."""

    decision: Decision
    move: Any
    before: Any
    after: Any
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Playouts:
    games: int
    decisions: int
    seconds: float
    """Of processor time."""
    mean_scores: tuple[float, ...]
    digest: str
    """Of all final states, the same on every machine."""


def random_turns(game: AnyGame, state: Any, roll: Roll) -> Iterator[Turn]:
    """Play to the end: a random open question, then a random answer that is no step back."""
    while (answer := _random_answer(game, state, roll)) is not None:
        decision, move = answer
        step = game.apply(state, decision.seat, move)
        yield Turn(decision, move, state, step.state, step.events)
        state = step.state


def _random_answer(game: AnyGame, state: Any, roll: Roll) -> tuple[Decision, Any] | None:
    """None when nothing is asked any more."""
    waiting = [decision for decision in game.decisions(state) if decision.awaited]
    if not waiting:
        return None
    decision = waiting[roll.below(len(waiting))] if len(waiting) > 1 else waiting[0]
    moves = game.legal_moves(state, decision.seat)
    move = moves[roll.below(len(moves))]
    while isinstance(move, TakeBack):
        move = moves[roll.below(len(moves))]
    return decision, move


def playouts(
    game: AnyGame, seats: int, games: int, seed: str, options: Mapping[str, OptionValue]
) -> Playouts:
    """Play that many random games; only the play itself is timed, in processor time: machines are noisy."""
    if games < 1:
        raise ValueError(f"a play-out plays 1 game or more, not {games}.")
    digest = hashlib.sha256()
    totals = [0] * seats
    decisions, seconds = 0, 0.0
    for number in range(games):
        dice = seeded(derived_seed(seed, f"deal {number}"))
        roll = Roll(derived_seed(seed, f"play {number}"))
        start = time.process_time()
        state = begin(game, seats, dice, options).state
        while (answer := _random_answer(game, state, roll)) is not None:
            decision, move = answer
            state = game.apply(state, decision.seat, move).state
            decisions += 1
        seconds += time.process_time() - start
        outcome: Outcome | None = game.outcome(state)
        if outcome is None:
            raise AssertionError(f"game {number} from seed {seed} asks nothing and has no outcome.")
        for seat, score in enumerate(outcome.scores):
            totals[seat] += score.points
        digest.update(codec_of(game).state.dump(state).encode())
    means = tuple(total / games for total in totals)
    return Playouts(games, decisions, seconds, means, digest.hexdigest())
