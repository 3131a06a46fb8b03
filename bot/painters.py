"""A few processes that draw, so that drawing never holds up the event loop; replaced when they die."""

import asyncio
import pickle
import sys
from asyncio.subprocess import Process
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.child_processes import ChildProcesses
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
    def __init__(
        self, count: int, command: tuple[str, ...] = COMMAND, slowest: float = _SLOWEST
    ) -> None:
        self._slowest = slowest
        self._processes = ChildProcesses(command, count)
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="drawing")
        """For what cannot be sent: a drawing that is no plain function of plain values."""

    async def draw(self, draw: Callable[[], bytes]) -> bytes:
        """Raises NotDrawn where it fails there."""
        async with self._processes.turns:
            try:
                asked = pickle.dumps(draw)
            except (pickle.PicklingError, AttributeError, TypeError):
                return await asyncio.get_running_loop().run_in_executor(self._threads, draw)
            try:
                return await self._ask(asked)
            except TimeoutError:
                # An OSError too, but a second attempt would only keep the others waiting twice as long.
                raise
            except (OSError, EOFError):
                # It was killed, perhaps for want of memory; another one tries once more.
                return await self._ask(asked)

    async def _ask(self, asked: bytes) -> bytes:
        process = self._processes.take() or await self._processes.start()
        try:
            async with asyncio.timeout(self._slowest):
                answer, is_picture = await _exchange(process, packed(asked))
        except BaseException:
            await self._processes.end(process)
            raise
        self._processes.give_back(process)
        if not is_picture:
            raise NotDrawn(f"a painter met {answer.decode()}.")
        return answer

    async def close(self) -> None:
        await self._processes.close()
        self._threads.shutdown(wait=True, cancel_futures=True)


async def _exchange(process: Process, asked: bytes) -> tuple[bytes, bool]:
    if process.stdin is None or process.stdout is None:
        raise BrokenPipeError("the painter cannot be spoken to.")
    process.stdin.write(asked)
    await process.stdin.drain()
    length, is_picture = unpacked(await process.stdout.readexactly(_HEAD))
    return await process.stdout.readexactly(length), is_picture
