"""The parlour's clock: real time, which a test may push ahead by minutes."""

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
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._order = itertools.count()
        self._next: asyncio.TimerHandle | None = None

    def now(self) -> float:
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        self._ahead += seconds
        self._ring_what_is_due()

    def after(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        alarm = Alarm(ring)
        heapq.heappush(self._alarms, (self.now() + seconds, next(self._order), alarm))
        self._set()
        return alarm

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
        if self._alarms:
            wait = max(0.0, self._alarms[0][0] - self.now())
            self._next = asyncio.get_running_loop().call_later(wait, self._ring_what_is_due)

    def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()
        self._alarms.clear()
