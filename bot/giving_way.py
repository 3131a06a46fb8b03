"""Lets presses go before work that can wait, and little of that work be under way at once."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from bot.clock import Clock

_MOMENT, _LONGEST_WAY = 0.02, 1.0
"""Seconds between two looks whether a press would be in the way or behind, and that work waits for
that at most.
"""
_BUSY = 0.004
"""Seconds of one turn of the event loop: each step of a press waits for as long."""
_LONGEST_TURN = 20.0
"""Seconds after which the next piece of work begins, although this one is still under way."""


class FewAtOnce:
    """Work that can wait: each piece begins in its turn, which comes to a few at a time."""

    def __init__(self, clock: Clock, is_pressed: Callable[[], bool], most: int) -> None:
        self.most = most
        self._clock = clock
        self._is_pressed = is_pressed
        """Whether somebody waits for the answer to a press."""
        self._room = asyncio.Semaphore(most)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Comes in the order in which it was asked for, and while no press is in the way."""
        async with self._room:
            await let_presses_pass(self._clock, self._is_pressed)
            yield

    async def until(self, settled: Coroutine[Any, Any, None]) -> None:
        """What is begun in a turn lasts until it is settled, but keeps the others for so long only."""
        limit = asyncio.create_task(self._clock.sleep(_LONGEST_TURN))
        done = asyncio.create_task(settled)
        try:
            await asyncio.wait({limit, done}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            limit.cancel()
            done.cancel()


async def let_presses_pass(clock: Clock, is_pressed: Callable[[], bool]) -> None:
    """Whoever presses goes first, but keeps nobody's table asleep by pressing for ever.

    Work that waits for Discord is in nobody's way; what keeps us busy is.
    """
    waited = 0.0
    while waited < _LONGEST_WAY and (is_pressed() or await _is_loop_busy()):
        await clock.sleep(_MOMENT)
        waited += _MOMENT


async def _is_loop_busy() -> bool:
    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.sleep(0)
    return loop.time() - began > _BUSY
