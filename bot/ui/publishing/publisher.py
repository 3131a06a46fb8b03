"""Shows what was stored: from the outbox to Discord, tried again until it is shown or refused."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.clock import Clock
from bot.dealers.dealing import Dealer
from bot.drawing import Drawing
from bot.logs import name_of
from bot.refusals import Refused
from bot.starting import deal
from bot.store import Shown, TableId, UserId
from bot.store.locks import showing as showing_lock
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.tables import Tables
from bot.ui.messages.pictures import EditedPictures
from bot.ui.messages.ways import Ways
from bot.ui.pages import Pages
from bot.ui.publishing.announcing import announce
from bot.ui.publishing.pacing import Pacing
from bot.ui.publishing.public import find_place, show_in_public, show_lobby
from bot.ui.publishing.returning import Returning
from bot.ui.publishing.seats import show_seats
from bot.ui.publishing.showing import Showing
from bot.ui.publishing.turned import Beside, Turned, remembered
from engine.core import Seat

_log = logging.getLogger(__name__)

_PEACE = 600.0
"""Seconds that a public place which refused us is left in peace."""
_MOMENT = 1.0
"""Seconds until we look again at a seat that was being answered."""


@dataclass(slots=True)
class Publisher:
    client: discord.Client
    tables: Tables
    dealers: Mapping[str, Dealer]
    drawing: Drawing
    clock: Clock
    edit_pause: float = 2.0
    """Seconds between two edits of a message that can wait."""
    dealt: Callable[[Table], None] = lambda _: None
    """Called when a game has begun."""
    edited: EditedPictures = field(init=False)
    pacing: Pacing = field(init=False)
    returning: Returning = field(init=False)
    _wanted: set[TableId] = field(default_factory=set)
    _tasks: dict[TableId, asyncio.Task[None]] = field(default_factory=dict)
    _stilled: Counter[TableId] = field(default_factory=Counter)
    """Tables that are not shown for now, and for how many reasons."""
    _lost: dict[TableId, float] = field(default_factory=dict)
    """Tables whose public place refused us the last time, and when it is tried again."""
    _turned: dict[TableId, list[Turned]] = field(default_factory=dict)
    """What presses have shown and the next pass remembers: it is written with all the rest."""
    _crossed: dict[TableId, set[int]] = field(default_factory=dict)
    """Messages that an edit and a press have reached at the same time."""
    _beside: dict[TableId, tuple[tuple[UserId | None, ...], list[Beside]]] = field(
        default_factory=dict
    )
    """Who sat there, and private messages beside the newest of a seat, until what they ask is over."""

    _unheard: dict[TableId, list[Shown]] = field(default_factory=dict)
    """Questions that were sent without an answer of Discord, until they are over."""

    def __post_init__(self) -> None:
        self.edited = EditedPictures(self.drawing, Ways(self.clock))
        self.pacing = Pacing(self.clock, self.edit_pause)
        self.returning = Returning(self.clock, self.wake)

    def turned(self, table: TableId, turned: Turned) -> None:
        """A press has changed this message."""
        self._turned.setdefault(table, []).append(turned)

    def wake(self, table: TableId) -> None:
        """Something was stored for this table: show it, one pass at a time."""
        self._wanted.add(table)
        if table not in self._tasks and not self._stilled[table]:
            task = asyncio.create_task(self._work(table), name=f"publish-{table}")
            self._tasks[table] = task

    def hurry(self, table: TableId) -> None:
        """Somebody still sees what is over: if it waits for another attempt, that is made now."""
        if self.returning.is_planned(table):
            self.wake(table)

    def is_busy(self, table: TableId) -> bool:
        """It is being shown, or will be tried again later."""
        return table in self._tasks or self.returning.is_planned(table)

    async def settled(self, table: TableId) -> None:
        """Returns when nothing is being shown at this table."""
        while (task := self._tasks.get(table)) is not None:
            await asyncio.wait((task,))

    @asynccontextmanager
    async def still(self, *tables: TableId) -> AsyncIterator[None]:
        """No process shows these tables meanwhile: what a pass has read would be written back."""
        self._stilled.update(tables)
        try:
            async with AsyncExitStack() as locks:
                for table in sorted(tables):
                    await self.settled(table)
                    lock = self.tables.store.locks.exclusive(showing_lock(table))
                    await locks.enter_async_context(lock)
                yield
        finally:
            self._stilled -= Counter(tables)
            for table in self._wanted & set(tables):
                self.wake(table)

    async def drain(self, seconds: float) -> None:
        """Let what is being shown be shown; what is not stays in the outbox."""
        self.returning.cancel_all()
        tasks = list(self._tasks.values())
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)
        for task in tasks:
            task.cancel()
        # Until they have let go of the database: it is closed next.
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, table: TableId) -> None:
        try:
            while table in self._wanted and not self._stilled[table]:
                self._wanted.discard(table)
                await self._pass(table)
        finally:
            del self._tasks[table]

    async def _pass(self, table: TableId) -> None:
        """One pass over everything; what it could not show yet, another will."""
        pause, is_late = None, False
        try:
            async with self.tables.store.locks.exclusive(showing_lock(table)):
                pause, is_late = await self._show(table)
        except (BrokenTable, Refused) as error:
            _log.error("table %s cannot be shown: %s", table, name_of(error))
        except Exception as error:  # noqa: BLE001 -- one table's misfortune must not stop the others.
            self._report(table, error)
            is_late = True
        self.returning.look_again(table, pause)
        if is_late:
            self.returning.failed(table)
        else:
            self.returning.succeeded(table)

    def _report(self, table: TableId, error: BaseException) -> None:
        """Once: what fails again and again would fill the log."""
        if not self.returning.failures[table]:
            _log.error("table %s could not be shown", table, exc_info=error)

    async def _show(self, table_id: TableId) -> tuple[float | None, bool]:
        """In how many seconds there is more to show, if there is, and whether something failed."""
        showing, resting, turned = await self._look(table_id)
        try:
            if showing.table.row.is_starting and await self._deal(showing):
                showing, resting, newer = await self._look(table_id)
                turned += newer
            return await self._bring(showing, resting)
        except BaseException:
            # Nothing else knows of it: the next pass remembers it.
            self._turned[table_id] = [*turned, *self._turned.get(table_id, [])]
            raise

    async def _bring(self, showing: Showing, resting: frozenset[Seat]) -> tuple[float | None, bool]:
        table_id = showing.live.id
        is_left_in_peace = showing.is_lost
        if showing.table.row.seed is None:
            parts: list[Coroutine[Any, Any, None]] = [show_lobby(showing)]
        else:
            await self._separately(showing, find_place(showing))
            parts = [show_seats(showing, self.tables, resting), show_in_public(showing)]
        if showing.table.is_playing:
            await self._separately(showing, *parts)
        else:
            # Who is told of the end by direct message reads of it all where the thread is lost.
            for part in reversed(parts):
                await self._separately(showing, part)
        if not showing.is_lost:
            self._lost.pop(table_id, None)
        elif not is_left_in_peace:
            now = self.clock.now()
            self._lost = {lost: end for lost, end in self._lost.items() if end > now}
            self._lost[table_id] = now + _PEACE
        pause = _MOMENT if showing.is_unfinished else showing.postponed or None
        is_shown = pause is None and not showing.is_late
        await showing.write(delivered=showing.entries if is_shown else ())
        if showing.beside:
            self._beside[table_id] = _sitting(showing.table), showing.beside
        else:
            self._beside.pop(table_id, None)
        if not showing.unheard:
            self._unheard.pop(table_id, None)
        if not showing.crossed:
            self._crossed.pop(table_id, None)
        return pause, showing.is_late

    async def _deal(self, showing: Showing) -> bool:
        """Announce and deal; False where the announcement must be tried again."""
        announced = await announce(showing)
        await showing.write()
        if announced is None:
            showing.is_late = True
            return False
        self.dealt(await deal(self.tables, showing.live.id, announced.channel, announced.message))
        return True

    async def _look(self, table_id: TableId) -> tuple[Showing, frozenset[Seat], list[Turned]]:
        """What is stored, read while nobody answers, the seats of which that is true, and what
        presses have changed since the last pass.
        """
        store, table = self.tables.store, await self.tables.find(table_id)
        seats = range(table.game.seats[-1])
        async with table.answering.resting(seats) as rests:
            await table.catch_up()
            now = table.as_of_now()
            shown = await store.shown(table_id)
            entries = await store.outbox(table_id)
            turned = self._turned.pop(table_id, [])
            resting = frozenset(seat for seat in seats if rests(seat))
        sitting = _sitting(now)
        sat, beside = self._beside.get(table_id, (sitting, []))
        # What somebody saw who no longer sits there is not kept up to date.
        turned = [one for one in turned if one.user == sitting[one.seat]]
        stays = {seat for seat, user in enumerate(sitting) if sat[seat] == user}
        beside = [one for one in beside if one.shown.seat in stays]
        unheard = self._unheard.setdefault(table_id, [])
        unheard[:] = [one for one in unheard if one.seat in stays]
        pressed = remembered(turned, shown, beside, unheard)
        showing = Showing(
            client=self.client,
            store=store,
            edited=self.edited,
            pacing=self.pacing,
            pages=Pages(now, self.dealers[table.game.key]),
            live=table,
            # What is newer than the table as we look at it is shown by the next pass.
            entries=tuple(entry for entry in entries if entry.ply <= now.row.ply),
            shown=shown,
            beside=pressed.beside,
            rests=rests,
            unheard=unheard,
            crossed=self._crossed.setdefault(table_id, set()),
            is_lost=self._lost.get(table_id, 0) > self.clock.now(),
        )
        showing.remember(*pressed.newest.values())
        showing.doubt_crossed()
        if len(showing.entries) < len(entries):
            self._wanted.add(table_id)
        return showing, resting, turned

    async def _separately(self, showing: Showing, *parts: Coroutine[Any, Any, None]) -> None:
        """At the same time; a part that fails is tried again later, and the others are done."""
        for result in await asyncio.gather(*parts, return_exceptions=True):
            if isinstance(result, asyncio.CancelledError):
                raise result
            if isinstance(result, BaseException):
                self._report(showing.live.id, result)
                showing.is_late = True


def _sitting(table: Table) -> tuple[UserId | None, ...]:
    return tuple(player.user for player in table.players)
