"""Wakes the tables that have something to show or to think about, a few at a time."""

import asyncio
import logging
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import chain, zip_longest
from typing import Protocol

from bot.clock import Clock
from bot.store import Store, TableId, UnfinishedTable

_log = logging.getLogger(__name__)

_SHOWN_AT_ONCE, _THINKING_AT_ONCE = 4, 16
"""Tables that are awake because of us; a press finds a free connection beside them."""
_MOMENT, _LONGEST_WAY = 0.02, 1.0
"""Seconds between two looks whether a press would be in the way of the next table or behind it, and
that a table waits for that at most."""
_BUSY = 0.004
"""Seconds of one turn of the event loop: each step of a press waits for as long."""
_LONGEST_TURN = 20.0
"""Seconds after which the next table is woken, although this one is still at work."""
_FIRST_PAUSE, _LONGEST_PAUSE = 2.0, 60.0
"""Seconds until the next attempt where something went wrong."""
_SWEEP_SECONDS = 300.0
"""How often we look for tables that were forgotten: a database that was away for a moment may
have kept us from waking one whose move was stored."""
_JITTER = random.SystemRandom()


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
        is_ours: Callable[[int | None], bool],
        is_pressed: Callable[[], bool],
        first: Callable[[], Awaitable[None]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._shows = shows
        self._thinks = thinks
        self._is_ours = is_ours
        """Whether this process serves the tables of a server."""
        self._is_pressed = is_pressed
        """Whether somebody waits for the answer to a press."""
        self._first = first
        """What must be done before any table is woken."""

    async def resume(self) -> None:
        """After a start: everything that was left, tried again until nothing failed."""
        pause = _FIRST_PAUSE
        while True:
            try:
                await self._first()
                await self._wake_all(lobbies=True)
            except Exception:  # noqa: BLE001 -- whatever is away now is there at another attempt.
                _log.exception("not everything could be resumed; it is tried again")
                await self._clock.sleep(_jittered(pause))
                pause = min(2 * pause, _LONGEST_PAUSE)
            else:
                return

    async def sweep(self) -> None:
        """Again and again: whatever was forgotten."""
        while True:
            await self._clock.sleep(_jittered(_SWEEP_SECONDS))
            try:
                await self._wake_all(lobbies=False)
            except Exception:  # noqa: BLE001 -- the next sweep may succeed.
                _log.exception("the tables could not be looked through; it is tried again")

    async def _wake_all(self, *, lobbies: bool) -> None:
        thinking = await self._store.tables_thinking()
        to_show = await self._store.tables_to_show(lobbies=lobbies)
        async with asyncio.TaskGroup() as group:
            group.create_task(self._wake(self._thinks, thinking, _THINKING_AT_ONCE))
            group.create_task(self._wake(self._shows, to_show, _SHOWN_AT_ONCE))

    async def _wake(self, worker: Worker, tables: Sequence[UnfinishedTable], at_once: int) -> None:
        ours = [table for table in tables if self._is_ours(table.guild)]
        waiting = iter(_taking_turns(ours))

        async def take_the_next() -> None:
            for table in waiting:
                await self._let_presses_pass()
                if worker.is_busy(table.id):
                    continue
                worker.wake(table.id)
                limit = asyncio.create_task(self._clock.sleep(_LONGEST_TURN))
                settled = asyncio.create_task(worker.settled(table.id))
                try:
                    await asyncio.wait({limit, settled}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    limit.cancel()
                    settled.cancel()

        async with asyncio.TaskGroup() as group:
            for _ in range(min(at_once, len(ours))):
                group.create_task(take_the_next())

    async def _let_presses_pass(self) -> None:
        """Whoever presses goes first, but keeps nobody's table asleep by pressing for ever.

        Tables that wait for Discord are in nobody's way; those that keep us busy are.
        """
        waited = 0.0
        while waited < _LONGEST_WAY and (self._is_pressed() or await _is_loop_busy()):
            await self._clock.sleep(_MOMENT)
            waited += _MOMENT


async def _is_loop_busy() -> bool:
    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.sleep(0)
    return loop.time() - began > _BUSY


def _taking_turns(tables: Iterable[UnfinishedTable]) -> Iterable[UnfinishedTable]:
    """The first table of everybody, then the second, so that nobody waits behind a hundred."""
    by_opener: dict[int, list[UnfinishedTable]] = defaultdict(list)
    for table in tables:
        by_opener[table.opener].append(table)
    rounds = zip_longest(*by_opener.values())
    return (table for table in chain.from_iterable(rounds) if table is not None)


def _jittered(seconds: float) -> float:
    """Processes that met the same trouble do not come back at the same moment."""
    return seconds * _JITTER.uniform(0.5, 1.0)
