"""Whose turn it is to write: who answers a player goes first, who only takes notes waits."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """One writer at a time, in two queues."""

    def __init__(self) -> None:
        self._taken = False
        self._answers: deque[asyncio.Future[None]] = deque()
        self._notes: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def take(self, *, note: bool) -> AsyncIterator[None]:
        await self._wait(self._notes if note else self._answers)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, queue: "deque[asyncio.Future[None]]") -> None:
        if not self._taken:
            self._taken = True
            return
        called = asyncio.get_running_loop().create_future()
        queue.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                queue.remove(called)
            else:
                # The turn came together with the order to stop: it is the next one's.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """To the next who still waits; the turn is never free in between."""
        for queue in (self._answers, self._notes):
            for called in queue:
                if not called.done():
                    queue.remove(called)
                    called.set_result(None)
                    return
        self._taken = False
