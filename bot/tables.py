"""All tables: opening, ending, and finding them again."""

import logging
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.clock import Clock
from bot.logs import name_of
from bot.refusals import Refused
from bot.store import (
    EndedHow,
    Lock,
    OutboxEntry,
    Overtaken,
    Phase,
    Player,
    Result,
    Store,
    TableId,
    TableRow,
    UserId,
    is_away,
)
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.table_limits import TableLimits
from bot.trying_again import Failing
from engine.core import AnyGame, Seat, complete_options
from engine.dice import fresh_seed

_log = logging.getLogger(__name__)

LIVE: tuple[Phase, ...] = ("lobby", "playing")
EVER: tuple[Phase, ...] = ("lobby", "playing", "over", "closed")

_KEPT, _KEPT_ENDED = 1000, 50
"""Tables held in memory, and those of them that have ended; the others are read again when they are
needed."""
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Tables:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Clock,
        lobby_seconds: float,
        stand_in_seconds: float = 900,
        limits: TableLimits | None = None,
    ) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self.lobby_seconds = lobby_seconds
        self.stand_in_seconds = stand_in_seconds
        self.limits = limits or TableLimits()
        self._opening = Lock(store.locks, "open a table")
        """So that two who open a table at once, in whatever processes, do not both get the last one."""
        self._not_closing = Failing()
        self._held: OrderedDict[TableId, Table] = OrderedDict()

    async def get(self, table_id: TableId) -> Table:
        """The table as it stands now. Refused where there is none; BrokenTable where unreadable."""
        table = await self.find(table_id)
        await table.catch_up()
        return table

    async def find(self, table_id: TableId) -> Table:
        """The table, perhaps as it stood a while ago."""
        table = self._held.get(table_id)
        if table is None:
            row = await self.store.table_row(table_id)
            if row is None:
                raise Refused("refused-no-table")
            game = self.games.get(row.game)
            if game is None:
                raise BrokenTable(f"table {table_id} plays {row.game!r}, which is not here.")
            table = Table(game, self.store, self.clock, row, self.stand_in_seconds)
            table = self._held.setdefault(table_id, table)
            self._let_go()
        self._held.move_to_end(table_id)
        return table

    def holds(self, table_id: TableId) -> bool:
        """Whether somebody has asked for this table lately."""
        return table_id in self._held

    async def open(
        self,
        game: AnyGame,
        guild: int | None,
        channel: int,
        opener: Player,
        locale: str,
        pace: str = "evening",
    ) -> Table:
        now = self.clock.now()
        row = TableRow(
            id=_new_id(),
            game=game.key,
            phase="lobby",
            guild=guild,
            channel=channel,
            opener=person(opener),
            owner=person(opener),
            locale=locale,
            opened_at=now,
            touched_at=now,
            options=complete_options(game, {}),
            pace=pace,
        )
        await self._open(row, (opener,))
        return await self.get(row.id)

    async def note_hint(self, table_id: TableId, seat: Seat) -> None:
        """Told at the end, so it is counted now."""
        table = await self.get(table_id)
        async with table.lock:
            await table.read()
            await self.note(table, seat, hints=table.players[seat].hints + 1)

    async def mark_reach(self, table_id: TableId, user: UserId, *, reachable: bool) -> Table:
        """Remember whether direct messages reach this player."""
        table = await self.get(table_id)
        async with table.lock:
            await table.read()
            seat = table.seat_of(user)
            if seat is not None:
                await self.note(table, seat, reachable=reachable)
        return table

    async def note_locale(self, table: Table, seat: Seat, locale: str) -> None:
        """A player's language is the one they last used."""
        # Asked at every press, and nearly always the same.
        if table.players[seat].locale != locale:
            async with table.lock:
                await self.note(table, seat, locale=locale)

    async def end(
        self, table_id: TableId, user: UserId, name: str, manages: int | None = None
    ) -> Table:
        """Refused for those who may not: see `require_right_to_end`."""
        table = await self.get(table_id)
        async with table.lock:
            await table.read()
            require_right_to_end(table, user, manages)
            if table.seat_of(user) is None:
                await self.close(table, how="managed")
            else:
                await self.close(table, ended_by=name)
        return table

    async def rematch(self, table_id: TableId, user: UserId, channel: int) -> Table:
        """A lobby with whoever wants it and the AI players; the other people are only asked.

        Refused where there is one already.
        """
        before = await self.get(table_id)
        if before.row.phase not in {"over", "closed"}:
            raise Refused("refused-still-playing")
        seat = before.seat_of(user)
        if seat is None:
            raise Refused("refused-rematch-stranger")
        was = before.players[seat]
        person = Player(was.name, was.user, was.locale)
        now = self.clock.now()
        row = replace(
            before.row,
            id=_new_id(),
            phase="lobby",
            channel=channel,
            place=None,
            opener=user,
            owner=user,
            opened_at=now,
            touched_at=now,
            seed=None,
            ply=0,
            thinking=False,
            rematch_of=before.id,
            ended_by=None,
            ended_how="",
        )
        try:
            ai_players = (player for player in before.players if player.user is None)
            await self._open(row, (person, *ai_players))
        except Overtaken as error:
            raise Refused("refused-rematch-exists") from error
        return await self.get(row.id)

    async def _open(self, row: TableRow, players: Sequence[Player]) -> None:
        """With a secret that cannot be another one later: its seal is shown from now on."""
        row = replace(row, secret=fresh_seed())
        async with self._opening:
            await self.limits.require_room(self.store, row.opener, row.guild)
            await self.store.open_table(row, players)

    async def expire(self) -> tuple[TableId, ...]:
        """Close the lobbies that nobody started for too long."""
        closed, now, failing = [], self.clock.now(), self._not_closing
        for row in await self.store.lobbies_before(now - self.lobby_seconds):
            if failing.next_at(row.id) > now:
                continue
            try:
                table = await self.get(row.id)
                async with table.lock:
                    await table.read()
                    if table.row.phase == "lobby":
                        await self.close(table, ended_by=None)
                        closed.append(row.id)
                failing.succeeded(row.id)
            except Exception as error:
                if is_away(error):
                    raise
                # The other lobbies are closed all the same.
                if failing.failed(row.id, error, now):
                    _log.error("lobby %s could not be closed: %s", row.id, name_of(error))
        return tuple(closed)

    async def note(self, table: Table, seat: Seat, **changed: Any) -> None:
        """Something new about a player, for whoever holds the table's lock."""
        player = replace(table.players[seat], **changed)
        if player != table.players[seat]:
            await self.store.change_player(table.id, seat, **changed)
            table.players = (*table.players[:seat], player, *table.players[seat + 1 :])

    async def close(
        self,
        table: Table,
        ended_by: str | None = None,
        how: EndedHow = "",
        result: Result | None = None,
    ) -> None:
        """For whoever holds the table's lock; `result`: what stays of it all the same."""
        if table.row.is_starting and ended_by is None:
            how = how or "undealt"
        row = replace(table.row, phase="closed", ended_by=ended_by, ended_how=how)
        if row.seed is None:
            # No rematch was played, so there may be another.
            row = replace(row, rematch_of=None)
        try:
            await self.store.end(row, OutboxEntry(table.row.ply, "[]"), result)
        except Overtaken as error:
            raise Refused("refused-closed") from error
        await table.read()

    def forget(self, *table_ids: TableId) -> None:
        """Read them anew: something was changed that a table does not expect to change."""
        for table_id in table_ids:
            table = self._held.get(table_id)
            if table is not None and not table.is_in_use:
                del self._held[table_id]

    def _let_go(self) -> None:
        """Whenever one more is held: looking through them all takes long where there are many."""
        ended = [name for name, table in self._held.items() if table.row.phase not in LIVE]
        too_many = ended[: max(0, len(ended) - _KEPT_ENDED)]
        for table_id in (*too_many, *list(self._held)[: max(0, len(self._held) - _KEPT)]):
            table = self._held.get(table_id)
            if table is not None and not table.is_in_use:
                del self._held[table_id]


def _new_id() -> TableId:
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def person(player: Player) -> UserId:
    """Who plays. A ValueError for an AI, which does not sit down by itself."""
    if player.user is None:
        raise ValueError(f"{player.name} is an AI and cannot sit down by itself.")
    return player.user


def require_right_to_end(table: Table, user: UserId, manages: int | None) -> None:
    """For the table's owner, or who manages its server; `manages` is the server they manage."""
    if table.row.phase not in LIVE:
        raise Refused("refused-closed")
    owner = table.row.owner
    if user != owner and (manages is None or manages != table.row.guild):
        # The owner sits there: who gets up hands the table on.
        name = next(player.name for player in table.players if player.user == owner)
        raise Refused("refused-end", name=name)
