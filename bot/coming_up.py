"""A start that finds the database or Discord away tries again: they may come up after the bot."""

import logging
import random
from collections.abc import Awaitable, Callable
from typing import TypeVar

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
) -> _Outcome:
    """What comes of the first start that does not find something away; after so many seconds the
    error is let through, so that whoever watches over the bot learns of it.
    """
    ends, pause = clock.now() + seconds, _FIRST_PAUSE
    while True:
        try:
            return await start()
        except away as error:
            if clock.now() + pause > ends:
                raise
            _log.warning("%s It is tried again until it is there.", error)
        # Processes that met the same trouble do not come back at the same moment.
        await clock.sleep(pause * _JITTER.uniform(0.5, 1.0))
        pause = min(2 * pause, _LONGEST_PAUSE)
