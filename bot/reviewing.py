"""Where did I lose it? A seat's decisions of a finished game, and which of them mattered most."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.table import Table
from bot.thinking.question import question_for
from bot.thinking.reviewing import Given, Opinion
from engine.core import AnyGame, Decision, Seat, TakeBack
from engine.dice import derived_seed
from engine.record import Record, positions

_SECONDS = 30.0
"""For all decisions of a game together."""
_MOST = 0.5
"""For one of them."""
_COSTLIEST = 3
NOTEWORTHY = {"chance": 2.0, "points": 1.0}
"""Less than this is within the error of the judge, and not told."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A question that its seat answered, with what it saw and what came of it."""

    ply: int
    decision: Decision
    before: Any
    """The state: a game that is over has no secrets."""
    moves: tuple[Any, ...]
    """Without steps back."""
    given: Any
    after: Any
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Findings:
    costliest: tuple[tuple[Answered, Opinion], ...]
    """Those that cost most, the worst first."""
    best: tuple[Answered, Opinion] | None
    """The one that was furthest ahead of the next best answer."""


async def answers_of(table: Table, seat: Seat) -> list[Answered]:
    record = await table.record()
    return await asyncio.to_thread(_answers, table.game, record, seat)


def _answers(game: AnyGame, record: Record, seat: Seat) -> list[Answered]:
    """Where there was a choice; a question that was answered again counts with its last answer."""
    found: list[Answered] = []
    before: Any = None
    for position in positions(record, game):
        decision, earlier = position.answered, before
        before = position.state
        if decision is None or decision.seat != seat:
            continue
        moves = tuple(
            move for move in game.legal_moves(earlier, seat) if not isinstance(move, TakeBack)
        )
        given = record.moves[position.ply - 1].move
        if isinstance(given, TakeBack):
            found = found[:-1]
        elif len(moves) > 1:
            found.append(
                Answered(
                    position.ply,
                    decision,
                    earlier,
                    moves,
                    given,
                    position.state,
                    position.events,
                )
            )
    return found


def questions_of(game: AnyGame, answers: Sequence[Answered], seed: str) -> list[Given]:
    """What a process is told of them: the seat's view at the time, and nothing more."""
    seconds = min(_MOST, _SECONDS / max(1, len(answers)))
    return [
        Given(
            question_for(
                game,
                game.view(each.before, each.decision.seat),
                replace(each.decision, awaited=True),
                each.moves,
                "hard",
                derived_seed(seed, f"review {each.ply}"),
                seconds,
            ),
            each.moves.index(each.given),
        )
        for each in answers
    ]


def findings(answers: Sequence[Answered], opinions: Sequence[Opinion]) -> Findings:
    judged = list(zip(answers, opinions, strict=True))
    dear = [pair for pair in judged if pair[1].cost >= NOTEWORTHY[pair[1].unit]]
    dear.sort(key=lambda pair: -pair[1].cost)
    good = [pair for pair in judged if pair[1].gain >= NOTEWORTHY[pair[1].unit]]
    best = max(good, key=lambda pair: pair[1].gain, default=None)
    return Findings(tuple(dear[:_COSTLIEST]), best)
