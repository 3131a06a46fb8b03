"""The parlour's clock: real time, which a test may push ahead by minutes, or stop and move by hand."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime


def iso(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


class Alarm:
    """Something that will happen at its moment unless it is called off."""

    __slots__ = ("called_off", "ring")

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring = ring
        self.called_off = False

    def call_off(self) -> None:
        self.called_off = True


class Clock:
    def __init__(self) -> None:
        self._ahead = 0.0
        self._held_at: float | None = None
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._order = itertools.count()
        self._next: asyncio.TimerHandle | None = None

    def now(self) -> float:
        return time.time() + self._ahead if self._held_at is None else self._held_at

    @property
    def running(self) -> bool:
        return self._held_at is None

    def advance(self, seconds: float) -> None:
        if self._held_at is None:
            self._ahead += seconds
        else:
            self._held_at += seconds
        self._ring_what_is_due()

    def hold(self) -> None:
        """It stands: from now on only `advance` moves it."""
        self._held_at = self.now()
        self._set()

    def go(self) -> None:
        """It goes on from where it stood."""
        if self._held_at is not None:
            self._ahead, self._held_at = self._held_at - time.time(), None
            self._set()

    def after(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        alarm = Alarm(ring)
        heapq.heappush(self._alarms, (self.now() + seconds, next(self._order), alarm))
        self._set()
        return alarm

    async def sleep(self, seconds: float) -> None:
        """Until this clock, not the wall's, has gone so far."""
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        alarm = self.after(seconds, lambda: None if over.done() else over.set_result(None))
        try:
            await over
        finally:
            alarm.call_off()

    def _ring_what_is_due(self) -> None:
        while self._alarms and self._alarms[0][0] <= self.now():
            _, _, alarm = heapq.heappop(self._alarms)
            if not alarm.called_off:
                alarm.ring()
        self._set()

    def _set(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None
        while self._alarms and self._alarms[0][2].called_off:
            heapq.heappop(self._alarms)
        if self._alarms and self.running:
            wait = max(0.0, self._alarms[0][0] - self.now())
            self._next = asyncio.get_running_loop().call_later(wait, self._ring_what_is_due)

    def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()
        self._alarms.clear()
