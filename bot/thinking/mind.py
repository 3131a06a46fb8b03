"""Who thinks for the AI seats: a few worker processes, replaced when they die or take too long."""

import asyncio
import logging
import sys
from asyncio.subprocess import Process
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from bot.child_processes import ChildProcesses
from bot.thinking.question import Question, guess, write_question
from bot.thinking.worker import READY
from engine.core import GalaError

_log = logging.getLogger(__name__)

_START_SECONDS = 60.0
"""How long a worker may take to start on a busy machine."""


class NoAnswer(GalaError):
    """A worker died or took too long."""


class Mind(Protocol):
    async def choose(self, question: Question, /) -> int:
        """The number of one of the question's moves; never an error."""

    async def close(self) -> None: ...


def worker_command(editions_folder: Path | None) -> tuple[str, ...]:
    folder = () if editions_folder is None else (str(editions_folder),)
    return (sys.executable, "-m", "bot.thinking.worker", *folder)


class Workers:
    """A few processes, started when they are first needed; who is asked first answers first."""

    def __init__(self, command: tuple[str, ...], count: int = 2, grace: float = 3.0) -> None:
        self._grace = grace
        self._processes = ChildProcesses(command, count)

    @property
    def processes(self) -> tuple[int, ...]:
        """The numbers of the processes that are there now."""
        return self._processes.numbers

    async def choose(self, question: Question) -> int:
        """As asked; else at level normal without any search; else just any move."""
        plain = replace(question, level="normal", seconds=0.0)
        for attempt in (question, plain):
            try:
                return await self._ask(attempt)
            except NoAnswer as error:
                _log.warning("%s at level %s: %s", question.decision.ticket, attempt.level, error)
        return guess(question)

    async def close(self) -> None:
        await self._processes.close()

    async def _ask(self, question: Question) -> int:
        async with self._processes.turns:
            process = self._processes.take() or await self._start()
            try:
                async with asyncio.timeout(question.seconds + self._grace):
                    answer = int(await _exchange(process, write_question(question)))
            except (OSError, ValueError, TimeoutError) as error:
                await self._processes.end(process)
                late = isinstance(error, TimeoutError)
                raise NoAnswer(f"the worker {'took too long' if late else 'died'}.") from error
            except asyncio.CancelledError:
                await self._processes.end(process)
                raise
            self._processes.give_back(process)
            return answer

    async def _start(self) -> Process:
        try:
            process = await self._processes.start()
        except OSError as error:
            raise NoAnswer(f"no worker can be started: {error}.") from error
        try:
            async with asyncio.timeout(_START_SECONDS):
                line = await _exchange(process, None)
        except (OSError, TimeoutError) as error:
            await self._processes.end(process)
            raise NoAnswer("the worker did not start.") from error
        except asyncio.CancelledError:
            await self._processes.end(process)
            raise
        if line != READY:
            await self._processes.end(process)
            raise NoAnswer("the worker did not start.")
        return process


async def _exchange(process: Process, line: str | None) -> str:
    """Writes a line, where one is given, and reads the next."""
    if process.stdin is None or process.stdout is None:
        raise BrokenPipeError("the worker cannot be spoken to.")
    if line is not None:
        process.stdin.write(f"{line}\n".encode())
        await process.stdin.drain()
    return (await process.stdout.readline()).decode().strip()
