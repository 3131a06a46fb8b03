"""A few processes of our own that answer one question after the other; replaced when they die."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process


class ChildProcesses:
    """Started when they are first needed. Whoever takes one gives it back, or ends it."""

    def __init__(self, command: tuple[str, ...], count: int) -> None:
        self._command = command
        self.turns = asyncio.Semaphore(count)
        """To be held by whoever has taken one: who asks first is first."""
        self._idle: list[Process] = []
        self._alive: set[Process] = set()
        self._is_closed = False

    @property
    def numbers(self) -> tuple[int, ...]:
        """Of the processes that are there now."""
        return tuple(process.pid for process in self._alive)

    def take(self) -> Process | None:
        """One that waits for a question; None where a new one has to be started."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._alive.discard(process)
        return None

    async def start(self) -> Process:
        self._require_open()
        # Stopping the bot with the keyboard is not their affair, so they are a group of their own;
        # but no session, which would make their niceness count for nothing on most kernels. Their
        # modules are ours even where the bot is started in a folder that has others of these names.
        path = os.pathsep.join(entry for entry in sys.path if entry)
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            process_group=0,
            env={**os.environ, "PYTHONPATH": path},
        )
        self._alive.add(process)
        try:
            self._require_open()
        except BrokenPipeError:
            # Closed while it came up: nobody else would end it.
            await self.end(process)
            raise
        return process

    def _require_open(self) -> None:
        if self._is_closed:
            raise BrokenPipeError("no process is started any more.")

    def give_back(self, process: Process) -> None:
        self._idle.append(process)

    async def end(self, process: Process) -> None:
        """Kills it and waits until it is gone: its answer would be taken for one to the next question."""
        self._alive.discard(process)
        _kill(process)
        await process.communicate()

    async def close(self) -> None:
        """Whoever waits for an answer of one hears that it has died."""
        self._is_closed = True
        while (process := self.take()) is not None:
            await self.end(process)
        for process in tuple(self._alive):
            # Its answer is read by whoever has taken it, and cannot be read here as well.
            _kill(process)
            await process.wait()


def _kill(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
