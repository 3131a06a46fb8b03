"""Shows what was stored: from the outbox to Discord, tried again until it is shown or refused."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.clock import Clock
from bot.dealers.dealing import Dealer
from bot.direct_channels import DirectChannels
from bot.drawing import Drawing
from bot.giving_way import FewAtOnce
from bot.logs import name_of
from bot.refusals import Refused
from bot.starting import deal
from bot.store import TableId, UserId
from bot.store.locks import showing as showing_lock
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.tables import Tables
from bot.trying_again import Failing
from bot.ui.messages.pictures import EditedPictures
from bot.ui.messages.ways import Ways
from bot.ui.pages import Pages
from bot.ui.publishing.announcing import announce
from bot.ui.publishing.calling import note_calls
from bot.ui.publishing.handed_on import HandedOn
from bot.ui.publishing.pacing import Pacing
from bot.ui.publishing.parts import PUBLIC, Part, Parts, Work
from bot.ui.publishing.public import find_place, show_in_public, show_lobby
from bot.ui.publishing.returning import Returning
from bot.ui.publishing.seats import show_seat
from bot.ui.publishing.sending import Sending
from bot.ui.publishing.showing import Showing
from bot.ui.publishing.turned import Turned, remembered
from engine.core import Seat

_log = logging.getLogger(__name__)

_PEACE = 600.0
"""Seconds that a public place which refused us is left in peace."""


@dataclass(slots=True)
class Publisher:
    client: discord.Client
    channels: DirectChannels
    tables: Tables
    dealers: Mapping[str, Dealer]
    drawing: Drawing
    clock: Clock
    few: FewAtOnce
    """In whose turn it is tried again what failed."""
    edit_pause: float = 2.0
    """Seconds between two edits of a message that can wait."""
    dealt: Callable[[Table], None] = lambda _: None
    """Called when a game has begun."""
    edited: EditedPictures = field(init=False)
    pacing: Pacing = field(init=False)
    sending: Sending = field(init=False)
    returning: Returning = field(init=False)
    _wanted: set[TableId] = field(default_factory=set)
    _tasks: dict[TableId, asyncio.Task[None]] = field(default_factory=dict)
    _parts: dict[TableId, Parts] = field(default_factory=dict)
    _stilled: Counter[TableId] = field(default_factory=Counter)
    """Tables that are not shown for now, and for how many reasons."""
    _lost: dict[TableId, float] = field(default_factory=dict)
    """Tables whose public place refused us the last time, and when it is tried again."""
    _turned: dict[TableId, list[Turned]] = field(default_factory=dict)
    """What presses have shown and the next pass remembers: it is written with all the rest."""
    _handed_on: dict[TableId, HandedOn] = field(default_factory=dict)
    _failing: Failing = field(default_factory=Failing)
    """Tables that could not be shown, and in which ways: each is told once."""

    def __post_init__(self) -> None:
        self.edited = EditedPictures(self.drawing, Ways(self.clock))
        self.pacing = Pacing(self.clock, self.edit_pause)
        self.sending = Sending(self.client, self.channels, self.pacing, self.clock)
        self.returning = Returning(self.clock, self.wake, self.settled, self.few)

    def turned(self, table: TableId, turned: Turned) -> None:
        """A press has changed this message."""
        self._turned.setdefault(table, []).append(turned)

    def wake(self, table: TableId) -> None:
        """Something was stored for this table: show it, one pass at a time."""
        self._wanted.add(table)
        if table in self._parts:
            self._parts[table].interrupt()
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
        """Passes, until no more are wanted."""
        parts = self._parts[table] = Parts(self.clock, partial(self._is_wanted, table))
        try:
            while self._is_wanted(table):
                await self._passes(table, parts)
        finally:
            await parts.cancel()
            del self._tasks[table], self._parts[table]

    async def _passes(self, table: TableId, parts: Parts) -> None:
        """One after the other, until nothing of the table is under way: no other process shows it."""
        try:
            async with self.tables.store.locks.exclusive(showing_lock(table)):
                while not await self._pass(table, parts):
                    while parts.are_under_way and not parts.are_due:
                        await parts.change()
        except Exception as error:  # noqa: BLE001 -- one table's misfortune must not stop the others.
            self._wanted.discard(table)
            self._failed(table, error)

    def _is_wanted(self, table: TableId) -> bool:
        return table in self._wanted and not self._stilled[table]

    async def _pass(self, table: TableId, parts: Parts) -> bool:
        """One pass over all that is due; what it could not show yet, another will.

        False where that follows as soon as it can.
        """
        try:
            showing = await self._show(table, parts)
        except (BrokenTable, Refused) as error:
            if self._failing.failed(table, error, self.clock.now()):
                _log.error("table %s cannot be shown: %s", table, name_of(error))
            self.returning.look_again(table, None)
            self.returning.succeeded(table)
        except Exception as error:  # noqa: BLE001 -- one table's misfortune must not stop the others.
            self._failed(table, error)
        else:
            self.returning.look_again(table, showing.pause)
            if showing.is_late:
                self.returning.failed(table)
            elif showing.is_whole:
                self._failing.succeeded(table)
                self.returning.succeeded(table)
            return showing.is_whole
        if parts.are_under_way:
            # Until one has ended it would fail again.
            await parts.change()
            return False
        return True

    def _failed(self, table: TableId, error: Exception) -> None:
        self._report(table, error)
        self.returning.look_again(table, None)
        self.returning.failed(table)

    def _report(self, table: TableId, error: Exception) -> None:
        """Each way to fail once: what fails again and again would fill the log."""
        if self._failing.failed(table, error, self.clock.now()):
            _log.error("table %s could not be shown", table, exc_info=error)

    async def _show(self, table_id: TableId, parts: Parts) -> Showing:
        showing, resting, turned = await self._look(table_id, parts)
        try:
            if showing.table.row.is_starting and await self._deal(showing):
                self._wanted.add(table_id)
                showing, resting, newer = await self._look(table_id, parts)
                turned += newer
            await self._bring(showing, resting, parts)
        except BaseException:
            # Nothing else knows of it: the next pass remembers it.
            self._turned[table_id] = [*turned, *self._turned.get(table_id, [])]
            raise
        return showing

    async def _bring(self, showing: Showing, resting: frozenset[Seat], parts: Parts) -> None:
        table, steps = showing.table, list[dict[Part, Work]]()
        if table.row.seed is None:
            steps = [{PUBLIC: partial(show_lobby, showing)}]
        else:
            note_calls(showing, resting)
            public: dict[Part, Work] = {PUBLIC: partial(self._show_in_public, showing)}
            seats = self._seats(showing, resting)
            # Who is told of the end by direct message reads of it all where the thread is lost.
            steps = [public | seats] if table.is_playing else [public, seats]
            if table.row.place is None:
                # A game has a thread before anything points to it.
                steps.insert(0, {PUBLIC: partial(find_place, showing)})
        for step in steps:
            if not await self._together(showing, step, parts):
                break
        is_shown = showing.is_whole and showing.pause is None and not showing.is_late
        await showing.write(delivered=showing.entries if is_shown else ())
        if showing.is_whole and self._handed_on[table.id].is_empty:
            del self._handed_on[table.id]

    def _seats(self, showing: Showing, resting: frozenset[Seat]) -> dict[Part, Work]:
        """Of the people whom nobody answers for just now."""
        people = {
            seat: player.user
            for seat, player in enumerate(showing.table.players)
            if player.user is not None and seat not in showing.left_out
        }
        showing.is_unfinished |= not resting.issuperset(people)
        return {
            seat: partial(show_seat, showing, self.tables, seat, user)
            for seat, user in people.items()
            if seat in resting
        }

    async def _together(self, showing: Showing, step: Mapping[Part, Work], parts: Parts) -> bool:
        """Show these parts, but for those that are left out; whether all have ended."""
        works = {
            part: partial(self._show_part, showing, work)
            for part, work in step.items()
            if part not in showing.left_out
        }
        showing.is_overtaken = not await parts.show(works)
        return not showing.is_overtaken and len(works) == len(step)

    async def _show_part(self, showing: Showing, work: Work) -> None:
        """One that fails is tried again later, and the others are done."""
        try:
            await work()
            if not showing.is_whole:
                # Before another pass shows this part: it looks at what is stored.
                await showing.write()
        except Exception as error:  # noqa: BLE001 -- one part's misfortune must not stop the others.
            self._report(showing.live.id, error)
            showing.is_late = True

    async def _show_in_public(self, showing: Showing) -> None:
        table, was_lost = showing.live.id, showing.is_lost
        await show_in_public(showing)
        if not showing.is_lost:
            self._lost.pop(table, None)
        elif not was_lost:
            now = self.clock.now()
            self._lost = {lost: end for lost, end in self._lost.items() if end > now}
            self._lost[table] = now + _PEACE

    async def _deal(self, showing: Showing) -> bool:
        """Announce and deal; False where the announcement must be tried again."""
        announced = await announce(showing)
        await showing.write()
        if announced is None:
            showing.is_late = True
            return False
        self.dealt(await deal(self.tables, showing.live.id, announced.channel, announced.message))
        return True

    async def _look(
        self, table_id: TableId, parts: Parts
    ) -> tuple[Showing, frozenset[Seat], list[Turned]]:
        """What is stored, read while nobody answers, the seats of which that is true, and what
        presses have changed since the last pass.
        """
        is_news = table_id in self._wanted
        self._wanted.discard(table_id)
        store, table = self.tables.store, await self.tables.find(table_id)
        all_seats = range(table.game.seats[-1])
        due = parts.due({PUBLIC, *all_seats}, is_news=is_news)
        left_out = frozenset({PUBLIC, *all_seats}) - due
        seats = [seat for seat in all_seats if seat in due]
        async with table.answering.resting(seats) as rests:
            await table.catch_up()
            now = table.as_of_now()
            shown = await store.shown(table_id)
            entries = await store.outbox(table_id)
            turned = self._take_turned(table_id, left_out)
            resting = frozenset(seat for seat in seats if rests(seat))
        sitting = _sitting(now)
        handed_on = self._handed_on.setdefault(table_id, HandedOn(sitting))
        handed_on.hand_to(sitting)
        # What somebody saw who no longer sits there is not kept up to date.
        turned = [one for one in turned if one.user == sitting[one.seat]]
        pressed = remembered(turned, shown, handed_on.beside, handed_on.unheard)
        handed_on.beside[:] = pressed.beside
        showing = Showing(
            client=self.client,
            channels=self.channels,
            store=store,
            edited=self.edited,
            pacing=self.pacing,
            pages=Pages(now, self.dealers[table.game.key]),
            live=table,
            # What is newer than the table as we look at it is shown by the next pass.
            entries=tuple(entry for entry in entries if entry.ply <= now.row.ply),
            shown=shown,
            beside=handed_on.beside,
            rests=rests,
            unheard=handed_on.unheard,
            crossed=handed_on.crossed,
            undelivered=handed_on.undelivered,
            left_out=left_out,
            is_lost=self._lost.get(table_id, 0) > self.clock.now(),
        )
        showing.remember(*pressed.newest.values())
        showing.doubt_crossed()
        if len(showing.entries) < len(entries):
            self._wanted.add(table_id)
        return showing, resting, turned

    def _take_turned(self, table_id: TableId, left_out: frozenset[Part]) -> list[Turned]:
        """What presses have changed since; of a seat that is left out, not before its turn."""
        turned = self._turned.pop(table_id, [])
        later = [one for one in turned if one.seat in left_out]
        if later:
            self._turned[table_id] = later
        return [one for one in turned if one.seat not in left_out]


def _sitting(table: Table) -> tuple[UserId | None, ...]:
    return tuple(player.user for player in table.players)
