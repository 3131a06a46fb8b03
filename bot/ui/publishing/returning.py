"""When a table that was not shown in full is looked at again."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.clock import Clock
from bot.store import TableId

_RETRIES = (10.0, 60.0, 300.0, 900.0)
"""Seconds between attempts where something failed, at most; the last pause comes back for ever."""
_JITTER = random.SystemRandom()

_Plans = dict[TableId, asyncio.Task[None]]


@dataclass(slots=True)
class Returning:
    clock: Clock
    wake: Callable[[TableId], None]
    failures: Counter[TableId] = field(default_factory=Counter)
    """Tables of which something could not be shown, and how often it was planned again."""
    _looks: _Plans = field(default_factory=dict)
    """Tables with something that has to wait, as their newest pass wants it."""
    _retries: _Plans = field(default_factory=dict)
    """Tables with something that failed: passes that somebody's press wants do not put it off."""

    def is_planned(self, table: TableId) -> bool:
        return table in self._looks or table in self._retries

    def look_again(self, table: TableId, seconds: float | None) -> None:
        """Then, and no more when an earlier pass wanted it: this one has seen all."""
        _cancel(self._looks, table)
        if seconds is not None:
            self._plan(self._looks, table, seconds)

    def failed(self, table: TableId) -> None:
        """Try again: later each time. Many tables fail together, and shall not all come back together."""
        if table not in self._retries:
            longest = _RETRIES[min(self.failures[table], len(_RETRIES) - 1)]
            self.failures[table] += 1
            self._plan(self._retries, table, longest * _JITTER.uniform(0.75, 1.0))

    def succeeded(self, table: TableId) -> None:
        self.failures.pop(table, None)
        _cancel(self._retries, table)

    def cancel_all(self) -> None:
        for planned in (*self._looks.values(), *self._retries.values()):
            planned.cancel()

    def _plan(self, plans: _Plans, table: TableId, seconds: float) -> None:
        async def come_back() -> None:
            await self.clock.sleep(seconds)
            del plans[table]
            self.wake(table)

        plans[table] = asyncio.create_task(come_back(), name=f"return-{table}")


def _cancel(plans: _Plans, table: TableId) -> None:
    planned = plans.pop(table, None)
    if planned is not None:
        planned.cancel()
