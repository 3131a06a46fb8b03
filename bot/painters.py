"""A few processes that draw, so that drawing never holds up the event loop; replaced when they die."""

import asyncio
import contextlib
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.painter import packed, unpacked
from engine.core import GalaError

_HEAD = 8
_SLOWEST = 60.0
"""Seconds after which a picture is given up; on the busiest machine one takes two."""
COMMAND = (sys.executable, "-m", "bot.painter")


class NotDrawn(GalaError):
    """A picture could not be drawn in another process."""

    may_be_logged = True


class Painters:
    def __init__(self, count: int, command: tuple[str, ...] = COMMAND) -> None:
        self._command = command
        self._turns = asyncio.Semaphore(count)
        self._idle: list[Process] = []
        self._alive: set[Process] = set()
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="drawing")
        """For what cannot be sent: a drawing that is no plain function of plain values."""

    async def draw(self, draw: Callable[[], bytes]) -> bytes:
        """Raises NotDrawn where it fails there."""
        async with self._turns:
            try:
                asked = pickle.dumps(draw)
            except (pickle.PicklingError, AttributeError, TypeError):
                return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
            try:
                return await self._ask(asked)
            except (OSError, EOFError):
                # It was killed, perhaps for want of memory; another one tries once more.
                return await self._ask(asked)

    async def _ask(self, asked: bytes) -> bytes:
        process = await self._take()
        try:
            async with asyncio.timeout(_SLOWEST):
                answer, is_picture = await _exchange(process, packed(asked))
        except BaseException:
            # Its answer would be taken for the answer to the next question.
            await self._end(process)
            raise
        self._idle.append(process)
        if not is_picture:
            raise NotDrawn(f"a painter met {answer.decode()}.")
        return answer

    async def _take(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._alive.discard(process)
        # Stopping the bot with the keyboard is not the painter's affair, and its modules are ours
        # even where the bot is started in a folder that has others of the same name.
        path = os.pathsep.join(entry for entry in sys.path if entry)
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        self._alive.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._alive.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    async def close(self) -> None:
        for process in tuple(self._alive):
            await self._end(process)
        self._threads.shutdown(wait=True, cancel_futures=True)


async def _exchange(process: Process, asked: bytes) -> tuple[bytes, bool]:
    if process.stdin is None or process.stdout is None:
        raise BrokenPipeError("the painter cannot be spoken to.")
    process.stdin.write(asked)
    await process.stdin.drain()
    length, is_picture = unpacked(await process.stdout.readexactly(_HEAD))
    return await process.stdout.readexactly(length), is_picture
