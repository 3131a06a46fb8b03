"""Judges a player's answers afterwards, in a process of its own that ends with the review."""

import asyncio
import contextlib
import json
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Protocol, TextIO

from bot.thinking.question import Question, read_question, write_question
from engine.ai import Seconds
from engine.ai.review import Unit, judged
from engine.codec import codec_of
from engine.core import AnyGame, GalaError
from engine.games import all_games

_GRACE = 60.0
"""Seconds beside thinking that a review may take: for the start of the process, on a busy machine."""


class NoReview(GalaError):
    """The process died or took too long."""


@dataclass(frozen=True, slots=True)
class Given:
    """A question that was answered, and the number of the answer."""

    question: Question
    number: int


@dataclass(frozen=True, slots=True)
class Opinion:
    better: int
    """The number of the move that hard prefers."""
    cost: float
    gain: float
    unit: Unit


class Reviewer(Protocol):
    def opinions(self, answers: Sequence[Given], /) -> AsyncIterator[Opinion]:
        """One for each answer, in order, as soon as it is there."""


def opinion_of(given: Given, games: Mapping[str, AnyGame]) -> Opinion:
    question = given.question
    game = games[question.game]
    codec = codec_of(game)
    moves = tuple(codec.move.load(move) for move in question.moves)
    verdict = judged(
        game,
        codec.view.load(question.view),
        question.decision,
        moves,
        moves[given.number],
        question.seed,
        Seconds(question.seconds),
    )
    return Opinion(moves.index(verdict.better), verdict.cost, verdict.gain, verdict.unit)


class ReviewProcess:
    """One review at a time: whoever plays comes before whoever looks back."""

    def __init__(self, editions_folder: Path | None = None) -> None:
        folder = () if editions_folder is None else (str(editions_folder),)
        self._command = (sys.executable, "-m", "bot.thinking.reviewing", *folder)
        self._turn = asyncio.Lock()

    async def opinions(self, answers: Sequence[Given]) -> AsyncIterator[Opinion]:
        async with self._turn:
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, process_group=0
            )
            try:
                limit = _GRACE + 2 * sum(given.question.seconds for given in answers)
                async with asyncio.timeout(limit):
                    if process.stdin is None or process.stdout is None:
                        raise NoReview("the process cannot be spoken to.")
                    for given in answers:
                        line = f"{given.number} {write_question(given.question)}\n"
                        process.stdin.write(line.encode())
                        await process.stdin.drain()
                        answer = await process.stdout.readline()
                        yield Opinion(**json.loads(answer))
            except (OSError, ValueError, TimeoutError) as error:
                raise NoReview("the review could not be finished.") from error
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.communicate()


def work(games: Mapping[str, AnyGame], answers: TextIO, opinions: TextIO) -> None:
    """Until the answers end, as they do when the bot is gone, however it went."""
    if hasattr(os, "nice"):
        os.nice(19)
    for line in answers:
        number, _, question = line.partition(" ")
        opinion = opinion_of(Given(read_question(question), int(number)), games)
        opinions.write(f"{json.dumps(asdict(opinion))}\n")
        opinions.flush()


if __name__ == "__main__":
    try:
        work(all_games(Path(sys.argv[1]) if len(sys.argv) > 1 else None), sys.stdin, sys.stdout)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
