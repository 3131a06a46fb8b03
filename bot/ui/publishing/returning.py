"""When a table that was not shown in full is looked at again."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from bot.clock import Clock
from bot.giving_way import FewAtOnce
from bot.store import TableId
from bot.trying_again import pause_after

_RETRIES = (10.0, 25.0, 60.0, 300.0, 900.0)
"""Seconds between attempts where something failed, at most."""

_Plans = dict[TableId, asyncio.Task[None]]


@dataclass(slots=True)
class Returning:
    clock: Clock
    wake: Callable[[TableId], None]
    settled: Callable[[TableId], Coroutine[Any, Any, None]]
    """Returns when the table is no longer being shown."""
    few: FewAtOnce
    """What failed together, as everything does while the database is away, does not come back so."""
    failures: Counter[TableId] = field(default_factory=Counter)
    """Tables of which something could not be shown, and how often it was planned again."""
    _looks: _Plans = field(default_factory=dict)
    """Tables with something that has to wait, as their newest pass wants it."""
    _retries: _Plans = field(default_factory=dict)
    """Tables with something that failed: passes that somebody's press wants do not put it off."""
    _under_way: set[asyncio.Task[None]] = field(default_factory=set)
    """Retries whose turn it is."""

    def is_planned(self, table: TableId) -> bool:
        return table in self._looks or table in self._retries

    def look_again(self, table: TableId, seconds: float | None) -> None:
        """Then, and no more when an earlier pass wanted it: this one has seen all."""
        _cancel(self._looks, table)
        if seconds is not None:
            self._looks[table] = _task(table, self._look(table, seconds))

    def failed(self, table: TableId) -> None:
        """Try again: later each time."""
        if table not in self._retries:
            pause = pause_after(self.failures[table], _RETRIES)
            self.failures[table] += 1
            self._retries[table] = _task(table, self._retry(table, pause))

    def succeeded(self, table: TableId) -> None:
        self.failures.pop(table, None)
        _cancel(self._retries, table)

    def cancel_all(self) -> None:
        for planned in (*self._looks.values(), *self._retries.values(), *self._under_way):
            planned.cancel()

    async def _look(self, table: TableId, seconds: float) -> None:
        await self.clock.sleep(seconds)
        del self._looks[table]
        self.wake(table)

    async def _retry(self, table: TableId, seconds: float) -> None:
        await self.clock.sleep(seconds)
        async with self.few.turn():
            # No longer planned: should it fail again, another is.
            this = self._retries.pop(table)
            self._under_way.add(this)
            try:
                self.wake(table)
                await self.few.until(self.settled(table))
            finally:
                self._under_way.discard(this)


def _task(table: TableId, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.create_task(work, name=f"return-{table}")


def _cancel(plans: _Plans, table: TableId) -> None:
    planned = plans.pop(table, None)
    if planned is not None:
        planned.cancel()
