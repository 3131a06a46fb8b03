"""Shows what was stored: from the outbox to Discord, tried again until it is shown or refused."""

import asyncio
import logging
import random
from collections.abc import Mapping
from dataclasses import dataclass, field

import discord

from bot.clock import Clock
from bot.dealers.dealing import Dealer
from bot.drawing import Drawing
from bot.logs import name_of
from bot.refusals import Refused
from bot.store import TableId
from bot.table import BrokenTable
from bot.tables import Tables
from bot.ui.pages import Pages
from bot.ui.private import show_questions
from bot.ui.public import show_in_public, show_lobby
from bot.ui.showing import Showing

_log = logging.getLogger(__name__)

_RETRIES = (10.0, 60.0, 300.0, 900.0)
"""Seconds between attempts where something failed; the last pause comes back for ever."""
_PEACE = 600.0
"""Seconds that a public place which refused us is left in peace."""
_JITTER = random.SystemRandom()
_MOMENT = 1.0
"""Seconds until we look again at a seat that was being answered."""


@dataclass(slots=True)
class Publisher:
    client: discord.Client
    tables: Tables
    dealers: Mapping[str, Dealer]
    drawing: Drawing
    clock: Clock
    _wanted: set[TableId] = field(default_factory=set)
    _tasks: dict[TableId, asyncio.Task[None]] = field(default_factory=dict)
    _failures: dict[TableId, int] = field(default_factory=dict)
    _retries: dict[tuple[TableId, float], asyncio.Task[None]] = field(default_factory=dict)
    """By their pause as well, so that a long one never stands in the way of a short one."""
    _lost: dict[TableId, float] = field(default_factory=dict)
    """Tables whose public place refused us the last time, and when it is tried again."""

    def wake(self, table: TableId) -> None:
        """Something was stored for this table: show it, one pass at a time."""
        self._wanted.add(table)
        if table not in self._tasks:
            task = asyncio.create_task(self._work(table), name=f"publish-{table}")
            self._tasks[table] = task

    def is_busy(self, table: TableId) -> bool:
        """It is being shown, or will be tried again later."""
        return table in self._tasks or any(planned == table for planned, _ in self._retries)

    async def settled(self, table: TableId) -> None:
        """Returns when nothing is being shown at this table."""
        while (task := self._tasks.get(table)) is not None:
            await asyncio.wait((task,))

    async def drain(self, seconds: float) -> None:
        """Let what is being shown be shown; what is not stays in the outbox."""
        for retry in self._retries.values():
            retry.cancel()
        tasks = list(self._tasks.values())
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)
        for task in tasks:
            task.cancel()
        # Until they have let go of the database: it is closed next.
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, table: TableId) -> None:
        try:
            while table in self._wanted:
                self._wanted.discard(table)
                if await self._pass(table):
                    self._failures.pop(table, None)
                else:
                    self._try_later(table)
        finally:
            del self._tasks[table]

    def _try_later(self, table: TableId) -> None:
        failures = self._failures.get(table, 0)
        self._failures[table] = failures + 1
        self._come_back(table, _RETRIES[min(failures, len(_RETRIES) - 1)])

    def _come_back(self, table: TableId, pause: float) -> None:
        if (table, pause) not in self._retries:
            self._retries[table, pause] = asyncio.create_task(self._retry(table, pause))

    async def _retry(self, table: TableId, pause: float) -> None:
        try:
            # Tables that met the same trouble do not all come back at the same moment.
            await self.clock.sleep(pause * _JITTER.uniform(0.75, 1.0))
        finally:
            del self._retries[table, pause]
        self.wake(table)

    async def _pass(self, table_id: TableId) -> bool:
        """One pass over everything; False where something must be tried again later."""
        try:
            async with self.tables.store.locks.exclusive(f"show {table_id}"):
                return await self._show(table_id)
        except (BrokenTable, Refused) as error:
            _log.error("table %s cannot be shown: %s", table_id, name_of(error))
            return True
        except Exception:  # noqa: BLE001 -- one table's misfortune must not stop the others.
            _log.exception("table %s could not be shown", table_id)
            return False

    async def _show(self, table_id: TableId) -> bool:
        store = self.tables.store
        # The outbox first: the table that is read after it is never older.
        entries = await store.outbox(table_id)
        table = await self.tables.get(table_id)
        is_left_in_peace = self._lost.get(table_id, 0) > self.clock.now()
        showing = Showing(
            client=self.client,
            store=store,
            drawing=self.drawing,
            pages=Pages(table, self.dealers[table.game.key]),
            entries=entries,
            shown=await store.shown(table_id),
            is_lost=is_left_in_peace,
        )
        if table.row.seed is None:
            await show_lobby(showing)
        else:
            await show_in_public(showing)
            await show_questions(showing, self.tables)
        if not showing.is_lost:
            self._lost.pop(table_id, None)
        elif not is_left_in_peace:
            self._lost[table_id] = self.clock.now() + _PEACE
        if showing.is_unfinished:
            self._come_back(table_id, _MOMENT)
        elif not showing.is_late:
            await store.delivered(entries)
        return not showing.is_late
