"""Keeps what is shown inside Discord's limits for a channel, and leaves room there for questions."""

from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.clock import Clock

_WINDOW = 5.0
"""Seconds in which Discord takes so many writes in a channel."""
_WRITES = 5
_FOR_EDITS = 3
"""Of these, what edits may take that can wait: the others are kept for questions and new boards."""
_MOMENT = 0.05


@dataclass(eq=False, slots=True)
class _Write:
    ended: float | None = None
    """None: it is on its way, and counts until it has arrived."""


@dataclass(slots=True)
class Pacing:
    clock: Clock
    spacing: float
    """Seconds between two edits of a message that can wait; 0: nothing is held back."""
    _writes: dict[int, deque[_Write]] = field(default_factory=dict)
    _edited: dict[int, float] = field(default_factory=dict)

    def pause(self, channel: int, message: int) -> float:
        """Seconds until this message may be edited, by an edit that can wait."""
        if not self.spacing:
            return 0.0
        rest = self._edited.get(message, 0.0) + self.spacing - self.clock.now()
        return max(0.0, rest, self._until_fewer_than(_FOR_EDITS, channel))

    def pause_before(self, writes: int, channel: int) -> float:
        """Seconds until so many writes find room in this channel."""
        return self._until_fewer_than(_WRITES - writes + 1, channel) if self.spacing else 0.0

    @asynccontextmanager
    async def write(self, channel: int, message: int = 0) -> AsyncIterator[None]:
        """Around every request that writes: waits for its turn, and counts it until it is done."""
        if not self.spacing:
            yield
            return
        while (rest := self._until_fewer_than(_WRITES, channel)) > 0:
            await self.clock.sleep(rest)
        write = _Write()
        self._writes.setdefault(channel, deque()).append(write)
        try:
            yield
        finally:
            write.ended = self.clock.now()
            self._forget_quiet_channels()
            if message:
                self._forget_old_edits()
                self._edited[message] = write.ended

    def _until_fewer_than(self, most: int, channel: int) -> float:
        """Seconds until fewer than so many writes stand in this channel's window."""
        since, writes = self.clock.now() - _WINDOW, self._writes.get(channel, deque())
        while writes and writes[0].ended is not None and writes[0].ended <= since:
            writes.popleft()
        if not writes:
            self._writes.pop(channel, None)
        if len(writes) < most:
            return 0.0
        ended = writes[len(writes) - most].ended
        return _MOMENT if ended is None else max(_MOMENT, ended - since)

    def _forget_quiet_channels(self) -> None:
        """A thread whose game is over is never asked for again."""
        for channel in tuple(self._writes):
            self._until_fewer_than(1, channel)

    def _forget_old_edits(self) -> None:
        since = self.clock.now() - self.spacing
        for message in [one for one, edited in self._edited.items() if edited <= since]:
            del self._edited[message]
