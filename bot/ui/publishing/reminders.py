"""Pushes and reminds those for whom a table has waited, each as they wish."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime

import discord

from bot.dealers.dealing import Dealer
from bot.dealers.phrases import listed
from bot.drawing import Drawing
from bot.logs import name_of
from bot.people.choices import Defaults, wishes_of
from bot.people.pings import Wait, plan
from bot.refusals import Refused
from bot.store import Key, Shown, TableId, TableRow
from bot.store.servers import ServerChoices, server_choices
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.tables import Tables
from bot.ui.messages.discord_calls import Fate
from bot.ui.messages.pictures import EditedPictures
from bot.ui.messages.posts import Post
from bot.ui.messages.ways import Ways
from bot.ui.pages import Pages
from bot.ui.publishing.pacing import Pacing
from bot.ui.publishing.showing import Showing
from engine.core import Decision, Seat

_log = logging.getLogger(__name__)

_AT_ONCE = 50
_LATER = 60.0
"""Seconds until we try again where Discord asks us to come back later."""
_FIRST_LOOK = 120.0
"""Seconds after a move or a question before a table is looked at: most are answered by then."""
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


@dataclass(frozen=True, slots=True)
class Due:
    """Who is to be told what now, and when to look again."""

    push: tuple[Decision, ...]
    remind: tuple[Decision, ...]
    next_at: float | None


@dataclass(frozen=True, slots=True)
class Reminders:
    client: discord.Client
    tables: Tables
    dealers: Mapping[str, Dealer]
    drawing: Drawing
    patience: float
    """Seconds that a table waits before it says so, where nobody chose otherwise; 0: it never does."""
    wake: Callable[[TableId], None]
    """Has a table shown: whoever can only be called in the thread is called from there."""

    async def remind(self) -> float:
        """Look at every table that is due; how many seconds until the next one may be."""
        now = self.tables.clock.now()
        quiet = await self.tables.store.quiet_tables(_AT_ONCE, now)
        pause = 0.0 if len(quiet) == _AT_ONCE else _FIRST_LOOK
        for row in quiet:
            left = row.touched_at + _FIRST_LOOK - now
            if left > 0:
                pause = min(pause or left, left)
                break
            # Several processes look at the same tables, and one of them says it.
            async with self.tables.store.locks.exclusive(f"remind {row.id}"):
                looked = await self._look_at(row)
            if not looked:
                pause = min(pause or _LATER, _LATER)
        return pause

    async def _look_at(self, row: TableRow) -> bool:
        """Say what is to be said, and remember that we looked; False: try again later."""
        store, next_at = self.tables.store, None
        try:
            table = await self.tables.get(row.id)
            if table.row.ply != row.ply or not table.is_playing:
                return True
            shown = await store.shown(row.id)
            defaults = self._defaults(await server_choices(store, table.row.guild))
            due = self._due(table, shown, defaults)
            next_at = due.next_at
            if due.push or due.remind:
                # What was said may change what is due next, so we look again at once.
                if not await self._say(table, due, shown):
                    return False
                shown = await store.shown(row.id)
                rest = self._due(table, shown, defaults)
                is_left = bool(rest.push or rest.remind)
                next_at = self.tables.clock.now() + _LATER if is_left else rest.next_at
            said = shown.get(("reminder", None))
        except (BrokenTable, Refused) as error:
            _log.error("table %s cannot remind anybody: %s", row.id, name_of(error))
            said = None
        before = Shown("reminder", 0, 0) if said is None else said
        await store.show(row.id, replace(before, looked_at=row.ply, due_at=next_at))
        return True

    def _defaults(self, server: ServerChoices) -> Defaults:
        """The server's choice wins over the host's."""
        if server.remind_hours is None:
            return Defaults(self.patience or None)
        return Defaults(server.remind_hours * 3600 or None)

    def _due(self, table: Table, shown: Mapping[Key, Shown], defaults: Defaults) -> Due:
        if table.is_paused:
            return Due((), (), None)
        now, push, remind, later = self.tables.clock.now(), [], [], []
        for decision in awaited_people(table):
            wishes = wishes_of(table.choices_of(decision.seat), table.pace, defaults)
            planned = plan(wait_of(table, decision, shown), wishes, now)
            if planned.push:
                push.append(decision)
            if planned.remind:
                remind.append(decision)
            if planned.next_at is not None:
                later.append(planned.next_at)
        return Due(tuple(push), tuple(remind), min(later, default=None))

    async def _say(self, table: Table, due: Due, shown: dict[Key, Shown]) -> bool:
        pages = Pages(table, self.dealers[table.game.key])
        showing = Showing(
            client=self.client,
            store=self.tables.store,
            edited=EditedPictures(self.drawing, Ways(self.tables.clock)),
            pacing=Pacing(self.tables.clock, 0.0),
            pages=pages,
            live=table,
            entries=(),
            shown=shown,
        )
        went_well = True
        for decision in due.push:
            went_well &= await self._push(showing, decision)
        if due.remind and table.row.place is not None:
            went_well &= await self._remind(showing, table.row.place, due.remind)
        await showing.write()
        return went_well

    async def _push(self, showing: Showing, decision: Decision) -> bool:
        """A sound at last, for a question that came without one."""
        player, now = showing.table.players[decision.seat], self.tables.clock.now()
        question = showing.shown.get(("question", decision.seat))
        if not player.reachable or player.user is None:
            self.wake(showing.table.id)
            return True
        if question is None or question.ticket != decision.ticket:
            # It is still to be sent, and makes its own sound.
            self.wake(showing.table.id)
            return True
        channel = await showing.open_direct(player.user)
        if isinstance(channel, Fate):
            return channel is not Fate.LATER
        push = Shown("push", channel, 0, decision.seat, ticket=decision.ticket, pushed_at=now)
        # Remembered first: rather no push than two.
        showing.remember(push)
        await showing.write()
        fate = await showing.send_direct(push, showing.pages.push(decision.seat))
        if fate is Fate.LATER:
            showing.remember(replace(push, pushed_at=None))
        return fate is not Fate.LATER

    async def _remind(self, showing: Showing, place: int, awaited: Sequence[Decision]) -> bool:
        table, words = showing.table, showing.pages.public_words
        people = tuple(user for d in awaited if (user := table.players[d.seat].user) is not None)
        since, now = table.row.touched_at, self.tables.clock.now()
        post = Post(
            words(
                "waiting-since",
                names=listed(words, [f"<@{user}>" for user in people]),
                when=_when(since, now),
                time=f"<t:{int(since)}:t>",
                date=f"<t:{int(since)}:D>",
            ),
            mentions=people,
        )
        tickets = tuple(decision.ticket for decision in awaited)
        fate = await showing.send(Shown("reminder", place, 0, tickets=tickets), post)
        if fate is Fate.LATER:
            return False
        # In a thread that is lost nobody would read it, and we do not ask again.
        for decision in awaited:
            showing.remember(
                Shown("reminded", place, 0, decision.seat, ticket=decision.ticket, pushed_at=now)
            )
        return True


def wait_of(table: Table, decision: Decision, shown: Mapping[Key, Shown]) -> Wait:
    """Since when it waits, and what its person has heard of it."""
    seat, ticket = decision.seat, decision.ticket
    reminded, named = shown.get(("reminded", seat)), shown.get(("reminder", None))
    heard = None
    if reminded is not None and reminded.ticket == ticket:
        heard = reminded.pushed_at
    elif named is not None and ticket in named.tickets:
        # An earlier version said so, and did not remember when.
        heard = 0.0
    return Wait(table.row.touched_at, _pushed_at(table, seat, ticket, shown), heard)


def _pushed_at(table: Table, seat: Seat, ticket: str, shown: Mapping[Key, Shown]) -> float | None:
    """When it made a sound, by direct message or by a call to the thread; None: not yet."""
    if table.players[seat].reachable:
        told = (shown.get(("question", seat)), shown.get(("push", seat)))
        times = [one.pushed_at for one in told if one is not None and one.ticket == ticket]
        return max((time for time in times if time is not None), default=None)
    call, private = shown.get(("call", seat)), shown.get(("private", seat))
    if private is not None and private.ticket == ticket:
        return table.row.touched_at
    is_called = call is not None and call.ticket == ticket and call.message != 0
    return (call.pushed_at or table.row.touched_at) if call is not None and is_called else None


def awaited_people(table: Table) -> tuple[Decision, ...]:
    """The questions that wait for a person; where an AI plays, nobody needs to be reminded."""
    waiting = (decision for decision in table.decisions() if decision.awaited)
    return tuple(d for d in waiting if not table.players[d.seat].is_played_by_ai)


def _when(moment: float, now: float) -> str:
    """On which day that was: today, yesterday, a day of this week, or earlier."""
    then, today = _day(moment), _day(now)
    days = (today - then).days
    if days >= len(_WEEKDAYS):
        return "earlier"
    return ("today", "yesterday")[days] if days < 2 else _WEEKDAYS[then.weekday()]


def _day(moment: float) -> date:
    """By the calendar of the machine, as we know no other."""
    return datetime.fromtimestamp(moment, UTC).astimezone().date()
