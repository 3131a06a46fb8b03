"""Keeps to the requests a second that Discord allows a bot, and lets what calls somebody go first."""

import asyncio
import heapq
import itertools
from collections import deque
from dataclasses import dataclass, field

from bot.clock import Clock

_EXEMPT = ("/interactions/", "/webhooks/")
"""Answers to presses and what follows them are not counted."""
_RANKS = {"POST": 0, "PATCH": 1}
"""A new message may call somebody; a board that is edited can wait for it, all else for both."""
_LAST = 2
PER_SECOND = 45.0
"""Discord allows 50, of all processes together; the rest is for what we do not see from here."""

_WINDOW = 1.2
"""Seconds in which no more go: some are longer on their way than others, and may arrive together."""
_MOMENT = 0.001
"""Seconds; less would be lost in the rounding of a clock, and never pass."""


def rank_of(method: str, path: str) -> int | None:
    """How early it goes, the lowest first; None: at once, and uncounted."""
    if any(part in path for part in _EXEMPT):
        return None
    return _RANKS.get(method, _LAST)


@dataclass(order=True, slots=True)
class _Waiting:
    rank: int
    number: int
    admitted: "asyncio.Future[None]" = field(compare=False)


class Budget:
    def __init__(self, clock: Clock, per_second: float = PER_SECOND) -> None:
        self._clock = clock
        self._per_second = per_second
        self._gone: deque[float] = deque()
        """When the latest went; what is saved up at rest must not add to what is refilled."""
        self._waiting: list[_Waiting] = []
        self._numbers = itertools.count()
        self._admitting: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many are held back."""
        return len(self._waiting)

    async def wait(self, method: str, path: str) -> None:
        """Returns when this request may go."""
        rank = rank_of(method, path)
        if rank is None or (not self._waiting and self._takes_one()):
            return
        mine = _Waiting(rank, next(self._numbers), asyncio.get_running_loop().create_future())
        heapq.heappush(self._waiting, mine)
        if self._admitting is None or self._admitting.done():
            self._admitting = asyncio.create_task(self._admit())
        await mine.admitted

    def _takes_one(self) -> bool:
        now = self._clock.now()
        while self._gone and self._gone[0] + _WINDOW <= now:
            self._gone.popleft()
        if len(self._gone) >= self._per_second:
            return False
        self._gone.append(now)
        return True

    async def _admit(self) -> None:
        """The next in rank, as often as one may go, until nobody waits."""
        while self._waiting:
            if self._waiting[0].admitted.done():
                # Whoever waited for it was cancelled.
                heapq.heappop(self._waiting)
            elif self._takes_one():
                heapq.heappop(self._waiting).admitted.set_result(None)
            else:
                rest = self._gone[0] + _WINDOW - self._clock.now()
                await self._clock.sleep(max(_MOMENT, rest))
