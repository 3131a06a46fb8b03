"""Wakes the tables that have something to show or to think about, a few at a time."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain, zip_longest
from typing import Protocol

from bot.clock import Clock
from bot.giving_way import FewAtOnce
from bot.store import Store, TableId, UnfinishedTable
from bot.trying_again import jittered, until_it_succeeds

SHOWN_AT_ONCE, _THINKING_AT_ONCE = 4, 16
"""Tables that are awake though nobody pressed; a press finds a free connection beside them."""
_SWEEP_SECONDS = 300.0
"""How often we look for tables that were forgotten: a database that was away for a moment may
have kept us from waking one whose move was stored."""


class Worker(Protocol):
    """Works at tables in the background: shows them, or thinks for their AI players."""

    def wake(self, table: TableId, /) -> None: ...

    def is_busy(self, table: TableId, /) -> bool:
        """It works at this table, or has planned to come back to it."""

    async def settled(self, table: TableId, /) -> None:
        """Returns when it no longer works at this table."""


class Resuming:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        shows: Worker,
        thinks: Worker,
        showing: FewAtOnce,
        is_ours: Callable[[int | None], bool],
        is_pressed: Callable[[], bool],
    ) -> None:
        self._store = store
        self._clock = clock
        self._shows = shows
        self._thinks = thinks
        self._showing = showing
        """Shared with the tables that are shown again because something failed."""
        self._thinking = FewAtOnce(clock, is_pressed, _THINKING_AT_ONCE)
        self._is_ours = is_ours
        """Whether this process serves the tables of a server."""
        self._under_way = 0

    @property
    def is_under_way(self) -> bool:
        """Tables with something to show may still be waiting for their turn."""
        return self._under_way > 0

    async def resume(self) -> None:
        """After a start: everything that was left, tried again until nothing failed."""
        self._under_way += 1
        try:
            await until_it_succeeds(
                self._clock,
                partial(self._wake_all, lobbies=True),
                "the tables could not be resumed",
            )
        finally:
            self._under_way -= 1

    async def sweep(self) -> None:
        """Again and again: whatever was forgotten."""
        look = partial(self._wake_all, lobbies=False)
        while True:
            await self._clock.sleep(jittered(_SWEEP_SECONDS))
            await until_it_succeeds(self._clock, look, "the tables could not be looked through")

    async def _wake_all(self, *, lobbies: bool) -> None:
        thinking = await self._store.tables_thinking()
        to_show = await self._store.tables_to_show(lobbies=lobbies)
        async with asyncio.TaskGroup() as group:
            group.create_task(self._wake(self._thinks, thinking, self._thinking))
            group.create_task(self._wake(self._shows, to_show, self._showing))

    async def _wake(
        self, worker: Worker, tables: Sequence[UnfinishedTable], few: FewAtOnce
    ) -> None:
        ours = [table for table in tables if self._is_ours(table.guild)]
        waiting = iter(_taking_turns(ours))

        async def take_the_next() -> None:
            for table in waiting:
                # Asked also before the turn: whoever is at work needs none, and many may be.
                if worker.is_busy(table.id):
                    continue
                async with few.turn():
                    if not worker.is_busy(table.id):
                        worker.wake(table.id)
                        await few.until(worker.settled(table.id))

        async with asyncio.TaskGroup() as group:
            for _ in range(min(few.most, len(ours))):
                group.create_task(take_the_next())


def _taking_turns(tables: Iterable[UnfinishedTable]) -> Iterable[UnfinishedTable]:
    """The first table of everybody, then the second, so that nobody waits behind a hundred."""
    by_opener: dict[int, list[UnfinishedTable]] = defaultdict(list)
    for table in tables:
        by_opener[table.opener].append(table)
    rounds = zip_longest(*by_opener.values())
    return (table for table in chain.from_iterable(rounds) if table is not None)
