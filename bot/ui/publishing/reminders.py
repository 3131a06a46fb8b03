"""Says in a table's thread, once, that it has waited for the same people for a long time."""

import logging
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime

import discord

from bot.dealers.dealing import Dealer
from bot.dealers.phrases import listed
from bot.drawing import Drawing
from bot.logs import name_of
from bot.refusals import Refused
from bot.store import Key, Shown, TableRow
from bot.table import BrokenTable, Table
from bot.tables import Tables
from bot.ui.messages.discord_calls import Fate
from bot.ui.messages.pictures import EditedPictures
from bot.ui.messages.posts import Post
from bot.ui.messages.ways import Ways
from bot.ui.pages import Pages
from bot.ui.publishing.pacing import Pacing
from bot.ui.publishing.showing import Showing
from engine.core import Decision

_log = logging.getLogger(__name__)

_AT_ONCE = 50
_LATER = 60.0
"""Seconds until we try again where Discord asks us to come back later."""
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


@dataclass(frozen=True, slots=True)
class Reminders:
    client: discord.Client
    tables: Tables
    dealers: Mapping[str, Dealer]
    drawing: Drawing
    patience: float
    """Seconds that a table waits before it says so; 0: it never does."""

    async def remind(self) -> float:
        """Speak of every wait that is long enough; how many seconds until the next one may be."""
        if not self.patience:
            return math.inf
        quiet = await self.tables.store.quiet_tables(_AT_ONCE)
        pause = 0.0 if len(quiet) == _AT_ONCE else self.patience
        for row in quiet:
            left = row.touched_at + self.patience - self.tables.clock.now()
            if left > 0:
                return min(pause or left, left)
            # Several processes look at the same tables, and one of them says it.
            async with self.tables.store.locks.exclusive(f"remind {row.id}"):
                looked = await self._look_at(row)
            if not looked:
                pause = _LATER
        return pause

    async def _look_at(self, row: TableRow) -> bool:
        """Say it, if it is to be said, and remember that we looked; False: try again later."""
        store = self.tables.store
        try:
            table = await self.tables.get(row.id)
            if table.row.ply != row.ply or not table.is_playing:
                return True
            shown = await store.shown(row.id)
            said = shown.get(("reminder", None))
            named = frozenset() if said is None else frozenset(said.tickets)
            awaited = _awaited_people(table)
            fresh = frozenset(decision.ticket for decision in awaited) - named
            if fresh and table.row.place is not None:
                return await self._say(table, table.row.place, awaited, shown)
        except (BrokenTable, Refused) as error:
            _log.error("table %s cannot remind anybody: %s", row.id, name_of(error))
            said = None
        await store.show(row.id, _looked(row, said))
        return True

    async def _say(
        self, table: Table, place: int, awaited: Sequence[Decision], shown: dict[Key, Shown]
    ) -> bool:
        pages = Pages(table, self.dealers[table.game.key])
        people = tuple(user for d in awaited if (user := table.players[d.seat].user) is not None)
        words, since = pages.public_words, table.row.touched_at
        post = Post(
            words(
                "waiting-since",
                names=listed(words, [f"<@{user}>" for user in people]),
                when=_when(since, self.tables.clock.now()),
                time=f"<t:{int(since)}:t>",
                date=f"<t:{int(since)}:D>",
            ),
            mentions=people,
        )
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
        tickets = tuple(decision.ticket for decision in awaited)
        new = Shown("reminder", place, 0, looked_at=table.row.ply, tickets=tickets)
        fate = await showing.send(new, post)
        if fate is Fate.LATER:
            return False
        if fate is not None:
            # A thread that is lost: nobody would read it there, and we do not ask again.
            showing.remember(_looked(table.row, shown.get(("reminder", None))))
            await showing.write()
        return True


def _awaited_people(table: Table) -> tuple[Decision, ...]:
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


def _looked(row: TableRow, said: Shown | None) -> Shown:
    """Nothing more is to be said at this ply."""
    before = Shown("reminder", 0, 0) if said is None else said
    return replace(before, looked_at=row.ply)
