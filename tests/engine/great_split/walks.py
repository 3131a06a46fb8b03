"""Random play at a restless table: answers are changed, steps are taken back, then it goes on."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core import Decision, TakeBack
from engine.great_split import GreatSplit
from engine.great_split.moves import Move
from engine.great_split.state import State
from tests.engine.great_split.tables import GAME, dealt_table


@dataclass(frozen=True)
class Turn:
    decision: Decision
    move: Move
    before: State
    after: State
    events: tuple[Any, ...]


def restless_turns(
    seats: int, number: int, game: GreatSplit = GAME, **options: Any
) -> Iterator[Turn]:
    """A whole game; one answer in eight is a change of mind."""
    choose = Random(number)
    state = dealt_table(seats, number, game, **options).state
    while decisions := game.decisions(state):
        waiting = [decision for decision in decisions if not decision.answered]
        regretting = choose.random() < 1 / 8
        decision = choose.choice(decisions if regretting else waiting)
        moves = game.legal_moves(state, decision.seat)
        if regretting and TakeBack() in moves:
            move: Move = TakeBack()
        else:
            move = choose.choice([each for each in moves if each != TakeBack()])
        step = game.apply(state, decision.seat, move)
        yield Turn(decision, move, state, step.state, step.events)
        state = step.state
