"""A start that finds the database or Discord away tries again: they may come up after the bot."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from bot.clock import Clock

_log = logging.getLogger(__name__)

_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 30.0
"""Seconds between two attempts."""
_JITTER = random.SystemRandom()

_Outcome = TypeVar("_Outcome")


async def when_it_is_there(
    start: Callable[[], Awaitable[_Outcome]],
    away: tuple[type[Exception], ...],
    seconds: float,
    clock: Clock,
    stop: asyncio.Event,
) -> _Outcome | None:
    """What comes of the first start that does not find something away; None where we are told to
    stop before.

    After so many seconds the error is let through, so that whoever watches over the bot learns of it.
    What asks to be left alone for a while (its `retry_after`) is left alone, however long that is:
    a bot that ended instead would be started again at once, and ask again.
    """
    ends, pause = clock.now() + seconds, _FIRST_PAUSE
    while True:
        began = clock.now()
        try:
            return await start()
        except away as error:
            if clock.now() - began > seconds:
                # It was up for long: what went away since has as much time as at the first start.
                ends, pause = clock.now() + seconds, _FIRST_PAUSE
            if clock.now() + pause > ends:
                raise
            _log.warning("%s It is tried again until it is there.", error)
            asked: float = getattr(error, "retry_after", 0.0)
            ends += asked
        # Processes that met the same trouble do not come back at the same moment.
        await _first_of(clock.sleep(asked + pause * _JITTER.uniform(0.5, 1.0)), stop.wait())
        if stop.is_set():
            return None
        pause = min(2 * pause, _LONGEST_PAUSE)


async def _first_of(*works: Coroutine[Any, Any, object]) -> None:
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
