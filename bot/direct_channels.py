"""Remembers the channel of direct messages with each person, and opens few of them at once."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable

from bot.clock import Clock
from bot.store import Store, UserId

_PER_MINUTE = 20
"""Channels that are opened: young bots were quarantined after some tens in a short time."""


class OpeningTooFast(TimeoutError):
    """Try again in a minute."""


class DirectChannels:
    def __init__(
        self, store: Store, clock: Clock, opened: Callable[[UserId], Awaitable[int]]
    ) -> None:
        self._store = store
        self._clock = clock
        self._opened = opened
        """Asks Discord for the channel of a person."""
        self._openings: deque[float] = deque()
        self._asking: defaultdict[UserId, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def of(self, user: UserId) -> int:
        """The channel's id, asked for once; OpeningTooFast where too many were opened just now."""
        async with self._asking[user]:
            try:
                known = await self._store.direct_channel(user)
                return await self._open(user) if known is None else known
            finally:
                self._asking.pop(user, None)

    async def _open(self, user: UserId) -> int:
        now = self._clock.now()
        while self._openings and self._openings[0] <= now - 60:
            self._openings.popleft()
        if len(self._openings) >= _PER_MINUTE:
            raise OpeningTooFast(f"{_PER_MINUTE} channels were opened within a minute.")
        self._openings.append(now)
        channel = await self._opened(user)
        await self._store.remember_direct_channel(user, channel)
        return channel
