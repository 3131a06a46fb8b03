"""Judges a player's answers afterwards, in a process of its own that ends with the review."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Protocol, TextIO

from bot.child_processes import ChildProcesses
from bot.discreet import hide_messages
from bot.thinking.fair_turns import Asker, FairTurns
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
    decides: bool = False
    """Whether one answer mostly wins and the other does not."""


class Reviewer(Protocol):
    def opinions(self, answers: Sequence[Given], asker: Asker, /) -> AsyncGenerator[Opinion, None]:
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
    better = moves.index(verdict.better)
    return Opinion(better, verdict.cost, verdict.gain, verdict.unit, verdict.decides)


class ReviewProcess:
    """One review at a time: whoever plays comes before whoever looks back."""

    def __init__(self, editions_folder: Path | None = None) -> None:
        folder = () if editions_folder is None else (str(editions_folder),)
        command = (sys.executable, "-m", "bot.thinking.reviewing", *folder)
        self._processes = ChildProcesses(command, 1)
        self._turns = FairTurns(1)

    async def opinions(
        self, answers: Sequence[Given], asker: Asker
    ) -> AsyncGenerator[Opinion, None]:
        async with self._turns.turn(asker):
            limit = _GRACE + 2 * sum(given.question.seconds for given in answers)
            deadline = asyncio.get_running_loop().time() + limit
            try:
                process = await self._processes.start()
            except OSError as error:
                raise NoReview("the process could not be started.") from error
            try:
                for given in answers:
                    # Not around the yield: it would stop whoever reads the opinion, without a word.
                    async with asyncio.timeout_at(deadline):
                        opinion = await _exchange(process, given)
                    yield opinion
            except (OSError, ValueError, TimeoutError) as error:
                raise NoReview("the review could not be finished.") from error
            finally:
                await self._processes.end(process)


async def _exchange(process: Process, given: Given) -> Opinion:
    if process.stdin is None or process.stdout is None:
        raise BrokenPipeError("the process cannot be spoken to.")
    process.stdin.write(f"{given.number} {write_question(given.question)}\n".encode())
    await process.stdin.drain()
    return Opinion(**json.loads(await process.stdout.readline()))


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
    # What is written to standard error stands in the bot's log.
    hide_messages()
    try:
        work(all_games(Path(sys.argv[1]) if len(sys.argv) > 1 else None), sys.stdin, sys.stdout)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
