"""Remembers the channel of direct messages with each person, and opens few of them at once."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable

from bot.clock import Clock
from bot.store import Store, UserId

_WINDOW = 60.0
_PER_WINDOW = 20
"""Channels that a bot opens: young ones were quarantined after some tens in a short time."""
_FOR_STRANGERS = 5
"""Of these, what those may take who were only invited: the others are kept for questions."""

_QUARANTINE = 3600.0
"""Seconds without attempts that can be spared, once Discord lets no direct messages of us through."""


class OpeningTooFast(TimeoutError):
    """Try again in a minute."""


class DirectChannels:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        opened: Callable[[UserId], Awaitable[int]],
        application: Callable[[], int],
        share: float = 1.0,
    ) -> None:
        self._store = store
        self._clock = clock
        self._opened = opened
        """Asks Discord for the channel of a person; OpeningTooFast where it wants fewer of them."""
        self._application = application
        """Whose channels they are: those that another one has opened are closed to us."""
        # Processes that share a bot share what it may open.
        self._most = max(1, int(_PER_WINDOW * share))
        self._most_strangers = max(1, int(_FOR_STRANGERS * share))
        self._openings: deque[float] = deque()
        self._of_strangers: deque[float] = deque()
        self._held_until = 0.0
        self._quarantined_until = 0.0
        self._asking: defaultdict[UserId, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def of(self, user: UserId, *, is_stranger: bool = False) -> int:
        """The channel's id, asked for once; OpeningTooFast where too many were opened just now.

        `is_stranger`: they sit at no table, so that whoever does is asked for first.
        """
        async with self._asking[user]:
            try:
                known = await self._store.direct_channel(user, self._application())
                return await self._open(user, is_stranger=is_stranger) if known is None else known
            finally:
                self._asking.pop(user, None)

    @property
    def is_quarantined(self) -> bool:
        return self._clock.now() < self._quarantined_until

    def note_quarantine(self) -> None:
        self._quarantined_until = self._clock.now() + _QUARANTINE

    async def instead_of(self, user: UserId, refused: int) -> int | None:
        """Another channel than this one, which is not ours or gone; None where it is the right one."""
        await self._store.forget_direct_channel(user, refused)
        channel = await self.of(user)
        return None if channel == refused else channel

    async def _open(self, user: UserId, *, is_stranger: bool) -> int:
        now = self._clock.now()
        for openings in (self._openings, self._of_strangers):
            while openings and openings[0] <= now - _WINDOW:
                openings.popleft()
        if now < self._held_until:
            raise OpeningTooFast("Discord said less than a minute ago that it is too fast.")
        if len(self._openings) >= self._most:
            raise OpeningTooFast(f"{self._most} channels were opened within a minute.")
        if is_stranger:
            if len(self._of_strangers) >= self._most_strangers:
                raise OpeningTooFast(
                    f"{self._most_strangers} strangers were written to within a minute."
                )
            self._of_strangers.append(now)
        self._openings.append(now)
        try:
            channel = await self._opened(user)
        except OpeningTooFast:
            self._held_until = now + _WINDOW
            raise
        await self._store.remember_direct_channel(user, channel, self._application())
        return channel
