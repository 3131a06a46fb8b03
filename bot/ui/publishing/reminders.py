"""Pushes and reminds those for whom a table has waited, each as they wish."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime

import discord

from bot.dealers.dealing import Dealer
from bot.dealers.phrases import listed
from bot.direct_channels import DirectChannels
from bot.giving_way import let_presses_pass
from bot.logs import name_of
from bot.people.choices import Defaults, wishes_of
from bot.people.pings import Wait, plan
from bot.refusals import Refused
from bot.store import Key, Shown, TableId, TableRow, UserId, is_away
from bot.store.servers import ServerChoices, server_choices
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.tables import Tables
from bot.trying_again import Failing
from bot.ui.messages.discord_calls import Fate
from bot.ui.messages.pictures import EditedPictures
from bot.ui.messages.posts import Post
from bot.ui.pages import Pages
from bot.ui.publishing.pacing import Pacing
from bot.ui.publishing.showing import Showing
from engine.core import Decision, Seat

_log = logging.getLogger(__name__)

_AT_ONCE = 50
_LATER = 60.0
"""Seconds until we try again where Discord asks us to come back later."""
_ROOM = 3
"""Writes that must find room in a channel: what waited for hours goes behind questions and boards."""
_RETRIES = (120.0, 300.0, 900.0, 3600.0)
"""Seconds until we look again at a table that failed, at most."""
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
    edited: EditedPictures
    pacing: Pacing
    """The publisher's: what is said here is written in the same channels."""
    patience: float
    """Seconds that a table waits before it says so, where nobody chose otherwise; 0: it never does."""
    wake: Callable[[TableId], None]
    """Has a table shown: whoever can only be called in the thread is called from there."""
    is_pressed: Callable[[], bool]
    """Whether somebody waits for the answer to a press."""
    is_resuming: Callable[[], bool]
    """Whether tables with something to show are still being woken, a few at a time."""
    channels: DirectChannels
    _failing: Failing = field(default_factory=lambda: Failing(_RETRIES))

    async def remind(self) -> float:
        """Look at every table that is due; how many seconds until the next one may be."""
        now = self.tables.clock.now()
        # A question that is still to be sent makes its own sound, and to look at its table now would
        # wake it out of turn.
        is_resuming = self.is_resuming()
        quiet = await self.tables.store.quiet_tables(_AT_ONCE, now, all_shown=is_resuming)
        pause = 0.0 if len(quiet) == _AT_ONCE else _FIRST_LOOK
        for row in quiet:
            left = row.touched_at + _FIRST_LOOK - now
            if left > 0:
                pause = min(pause or left, left)
                break
            await let_presses_pass(self.tables.clock, self.is_pressed)
            # Several processes look at the same tables, and one of them says it.
            async with self.tables.store.locks.exclusive(f"remind {row.id}"):
                rest = await self._look_at(row)
            if rest:
                pause = min(pause or rest, rest)
        return pause

    async def _look_at(self, row: TableRow) -> float:
        """Say what is to be said, and remember that we looked; else in how many seconds to try again."""
        store, next_at, shown = self.tables.store, None, dict[Key, Shown]()
        try:
            shown = await store.shown(row.id)
            table = await self.tables.get(row.id)
            if table.row.ply != row.ply or not table.is_playing:
                return 0.0
            defaults = self._defaults(await server_choices(store, table.row.guild))
            due = self._due(table, shown, defaults)
            next_at = due.next_at
            if due.push or due.remind:
                # What was said may change what is due next, so we look again at once.
                if pause := await self._say(table, due, shown):
                    return pause
                shown = await store.shown(row.id)
                rest = self._due(table, shown, defaults)
                is_left = bool(rest.push or rest.remind)
                next_at = self.tables.clock.now() + _LATER if is_left else rest.next_at
            self._failing.succeeded(row.id)
        except (BrokenTable, Refused) as error:
            _log.error("table %s cannot remind anybody: %s", row.id, name_of(error))
        except Exception as error:
            if is_away(error):
                raise
            if self._failing.failed(row.id, error, self.tables.clock.now()):
                _log.exception("table %s cannot remind anybody; it is tried again", row.id)
            next_at = self._failing.next_at(row.id)
        said = shown.get(("reminder", None), Shown("reminder", 0, 0))
        await store.show(row.id, replace(said, looked_at=row.ply, due_at=next_at))
        return 0.0

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

    async def _say(self, table: Table, due: Due, shown: dict[Key, Shown]) -> float:
        """In how many seconds what could not be said yet is tried again; 0: all was."""
        pages = Pages(table, self.dealers[table.game.key])
        showing = Showing(
            client=self.client,
            channels=self.channels,
            store=self.tables.store,
            edited=self.edited,
            pacing=self.pacing,
            pages=pages,
            live=table,
            entries=(),
            shown=shown,
        )
        for decision in due.push:
            await self._push(showing, decision)
        if due.remind and table.row.place is not None:
            await self._remind(showing, table.row.place, due.remind)
        await showing.write()
        return _LATER if showing.is_late else showing.postponed

    async def _push(self, showing: Showing, decision: Decision) -> None:
        """A sound at last, for a question that came without one."""
        player = showing.table.players[decision.seat]
        question = showing.shown.get(("question", decision.seat))
        if not player.reachable or player.user is None:
            self.wake(showing.table.id)
            return
        if question is None or question.ticket != decision.ticket:
            # It is still to be sent, and makes its own sound.
            self.wake(showing.table.id)
            return
        fate = await self._send_push(showing, decision, player.user)
        if fate is Fate.NO_DIRECT:
            # They are called in the thread instead.
            await self.tables.mark_reach(showing.live.id, player.user, reachable=False)
            self.wake(showing.live.id)

    async def _send_push(self, showing: Showing, decision: Decision, user: UserId) -> Fate | None:
        channel, now = await showing.open_direct(user), self.tables.clock.now()
        if isinstance(channel, Fate):
            return channel
        if showing.must_wait(channel, _ROOM):
            return Fate.LATER
        push = Shown("push", channel, 0, decision.seat, ticket=decision.ticket, pushed_at=now)
        # Remembered first: rather no push than two.
        showing.remember(push)
        await showing.write()
        fate = await showing.send_direct(user, push, showing.pages.push(decision.seat))
        if fate is not None:
            showing.remember(replace(push, pushed_at=None))
        return fate

    async def _remind(self, showing: Showing, place: int, awaited: Sequence[Decision]) -> None:
        if showing.must_wait(place, _ROOM):
            return
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
            return
        # In a thread that is lost nobody would read it, and we do not ask again.
        for decision in awaited:
            showing.remember(
                Shown("reminded", place, 0, decision.seat, ticket=decision.ticket, pushed_at=now)
            )


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
    """When it was heard, by direct message, by a call to the thread or by their own press."""
    if table.players[seat].reachable:
        told = (shown.get(("question", seat)), shown.get(("push", seat)))
        times = [one.pushed_at for one in told if one is not None and one.ticket == ticket]
        return max((time for time in times if time is not None), default=None)
    call = shown.get(("call", seat))
    return call.pushed_at if call is not None and call.ticket == ticket else None


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
