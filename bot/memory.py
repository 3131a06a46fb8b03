"""Gives memory that nobody uses any more back to the system.

Threads that draw, wait for the database and compress leave holes in what the C library has taken
for them, and it keeps those: after an hour of play a bot would hold tens of megabytes that are free.
"""

import asyncio
import ctypes
from collections.abc import Callable

from bot.threads import in_thread

_SECONDS = 60.0


async def give_back_again_and_again(seconds: float = _SECONDS) -> None:
    """Until it is cancelled."""
    give_back = _trim()
    while give_back is not None:
        await asyncio.sleep(seconds)
        # It takes some milliseconds, and Python goes on meanwhile.
        await in_thread(give_back, 0)


def _trim() -> Callable[[int], int] | None:
    """None where the C library is not GNU's: others have no such call."""
    trim: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return trim
