"""Where did I lose it? A seat's decisions of a finished game, and which of them mattered most."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, TypeAlias

from bot.table import Table
from bot.thinking.question import question_for
from bot.thinking.reviewing import Given, Opinion
from bot.threads import in_thread
from engine.core import AnyGame, Decision, Seat, TakeBack
from engine.dice import derived_seed
from engine.record import Record, positions, standing

_SECONDS = 30.0
"""For all decisions of a game together."""
_MOST = 0.5
"""For one of them."""
_COSTLIEST = 3
NOTEWORTHY = {"chance": 5.0, "points": 1.0}
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


Judged: TypeAlias = tuple[Answered, Opinion]


@dataclass(frozen=True, slots=True)
class Findings:
    costliest: tuple[Judged, ...]
    """Those that cost most, the worst first: the game itself before any points."""
    best: Judged | None
    """The one that was furthest ahead of the next best answer."""


async def answers_of(table: Table, seat: Seat) -> list[Answered]:
    record = await table.record()
    return await in_thread(answers_in, table.game, record, seat)


def answers_in(game: AnyGame, record: Record, seat: Seat) -> list[Answered]:
    """Where there was a choice, and the answer stood: what was answered again counts once."""
    counted = frozenset(standing(record.moves))
    found: dict[str, Answered] = {}
    before: Any = None
    for position in positions(record, game):
        decision, earlier = position.answered, before
        before = position.state
        if decision is None or decision.seat != seat or position.ply not in counted:
            continue
        given = record.moves[position.ply - 1].move
        if isinstance(given, TakeBack):
            found.popitem()
            continue
        moves = tuple(
            move for move in game.legal_moves(earlier, seat) if not isinstance(move, TakeBack)
        )
        found.pop(decision.ticket, None)
        found[decision.ticket] = Answered(
            position.ply, decision, earlier, moves, given, position.state, position.events
        )
    return [each for each in found.values() if len(each.moves) > 1]


async def view_before(table: Table, seat: Seat, ply: int) -> Any | None:
    """What the seat saw when it was to answer with this ply; None where it did not."""
    answers = await answers_of(table, seat)
    found = next((each for each in answers if each.ply == ply), None)
    return None if found is None else table.game.view(found.before, seat)


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
    dear = sorted(_mistakes(judged), key=_weight, reverse=True)
    good = [pair for pair in judged if _is_noteworthy(pair) and not _is_mistake(pair)]
    return Findings(tuple(dear[:_COSTLIEST]), max(good, key=_weight, default=None))


def _mistakes(judged: Sequence[Judged]) -> Iterator[Judged]:
    """The dearest of each row of decisions that missed the same answer: it is one mistake."""
    dear = (pair for pair in judged if _is_noteworthy(pair) and _is_mistake(pair))
    for _, row in groupby(dear, key=lambda pair: pair[0].moves[pair[1].better]):
        yield max(row, key=_weight)


def _is_noteworthy(pair: Judged) -> bool:
    opinion = pair[1]
    return opinion.decides or max(opinion.cost, opinion.gain) >= NOTEWORTHY[opinion.unit]


def _is_mistake(pair: Judged) -> bool:
    answer, opinion = pair
    return bool(answer.moves[opinion.better] != answer.given)


def _weight(pair: Judged) -> tuple[bool, float]:
    opinion = pair[1]
    return opinion.decides, max(opinion.cost, opinion.gain)
