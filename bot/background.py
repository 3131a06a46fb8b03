"""What the bot does beside answering: each work has a name, and is done once at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from bot.clock import Clock
from bot.trying_again import RARER, until_it_succeeds


class Background:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Unless it is being done."""
        if name not in self._tasks or self._tasks[name].done():
            self._tasks[name] = asyncio.create_task(work(), name=name)

    def keep_trying(self, name: str, work: Callable[[], Awaitable[None]], trouble: str) -> None:
        """Until it succeeds: nothing else has to wait for what goes wrong there."""
        self.start(name, partial(until_it_succeeds, self._clock, work, trouble, RARER))

    def try_anew(self, name: str, work: Callable[[], Awaitable[None]], trouble: str) -> None:
        """Instead of the work that had this name, and once that has ended."""
        former = self._tasks.pop(name, None)
        if former is not None:
            former.cancel()

        async def after_it() -> None:
            if former is not None:
                await asyncio.wait({former})
            await work()

        self.keep_trying(name, after_it, trouble)

    async def end(self, *, but: str = "") -> None:
        """Returns when they have given back their connections to the database."""
        ending = [task for name, task in self._tasks.items() if name != but]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
