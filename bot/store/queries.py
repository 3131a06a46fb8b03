"""Everything that is read from the database."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, get_args

from sqlalchemy import (
    LABEL_STYLE_TABLENAME_PLUS_COL,
    ColumnElement,
    Row,
    Select,
    and_,
    bindparam,
    exists,
    func,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import schema
from bot.store.people import choices_from
from bot.store.rows import (
    OutboxEntry,
    Phase,
    Player,
    Snapshot,
    StoredDeal,
    StoredMove,
    StoredTable,
    TableId,
    TableRow,
    UnfinishedTable,
    UserId,
)
from bot.store.shown import Key, Shown, shown_from
from engine.core import Seat

_MOST_TABLES = 25
"""More than anybody chooses from."""

_VOTES = schema.stand_in_votes
_STORED_TABLE = (
    select(schema.tables, schema.players, _VOTES.c.voter, schema.people)
    .select_from(schema.tables.outerjoin(schema.players))
    .outerjoin(schema.people, schema.people.c.user == schema.players.c.user)
    .outerjoin(
        _VOTES,
        and_(
            _VOTES.c.table_id == schema.players.c.table_id,
            _VOTES.c.seat == schema.players.c.seat,
        ),
    )
    .where(schema.tables.c.id == bindparam("table"))
    .order_by(schema.players.c.seat, _VOTES.c.voter)
    .set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL)
)
_UNFINISHED = select(schema.tables.c.id, schema.tables.c.guild, schema.tables.c.opener)


class Queries:
    """Nothing is cached here: another process may have written a moment ago."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def table(self, table: TableId) -> StoredTable | None:
        """Everything that may have changed, in one query: it comes before every action."""
        rows = await self.rows(_STORED_TABLE, table=table)
        return _stored_table(rows) if rows else None

    async def table_row(self, table: TableId) -> TableRow | None:
        found = await self._table_rows(select(schema.tables).where(schema.tables.c.id == table))
        return found[0] if found else None

    async def players(self, table: TableId) -> tuple[Player, ...]:
        query = (
            select(schema.players)
            .where(schema.players.c.table_id == table)
            .order_by(schema.players.c.seat)
        )
        return tuple(_player(row) for row in await self.rows(query))

    async def deal(self, table: TableId) -> StoredDeal | None:
        rows = await self.rows(select(schema.deals).where(schema.deals.c.table_id == table))
        return StoredDeal(rows[0].announced, rows[0].place, rows[0].message) if rows else None

    async def snapshot(self, table: TableId) -> Snapshot | None:
        query = select(schema.snapshots).where(schema.snapshots.c.table_id == table)
        rows = await self.rows(query)
        return Snapshot(rows[0].ply, rows[0].rules, rows[0].state) if rows else None

    async def moves(self, table: TableId, after: int = 0) -> tuple[StoredMove, ...]:
        query = (
            select(schema.moves)
            .where(schema.moves.c.table_id == table, schema.moves.c.ply > after)
            .order_by(schema.moves.c.ply)
        )
        return tuple(_move(row) for row in await self.rows(query))

    async def last_move(self, table: TableId, seat: Seat) -> StoredMove | None:
        query = (
            select(schema.moves)
            .where(schema.moves.c.table_id == table, schema.moves.c.seat == seat)
            .order_by(schema.moves.c.ply.desc())
            .limit(1)
        )
        rows = await self.rows(query)
        return _move(rows[0]) if rows else None

    async def tables_of(
        self, user: UserId, phases: Iterable[Phase], channel: int | None = None
    ) -> tuple[TableRow, ...]:
        """Where this person sits, perhaps in this channel only; see `_first_of`."""
        query = _first_of(phases, channel).where(
            schema.tables.c.id.in_(
                select(schema.players.c.table_id).where(schema.players.c.user == user)
            )
        )
        return await self._table_rows(query)

    async def tables_in(self, channel: int, phases: Iterable[Phase]) -> tuple[TableRow, ...]:
        """What is opened or played in this channel or thread; see `_first_of`."""
        return await self._table_rows(_first_of(phases, channel))

    async def lobbies_before(self, moment: float) -> tuple[TableRow, ...]:
        query = select(schema.tables).where(
            schema.tables.c.phase == "lobby", schema.tables.c.touched_at <= moment
        )
        return await self._table_rows(query)

    async def oldest_lobby(self, after: float) -> float | None:
        """When the lobby was last touched that has waited longest of those touched after this moment."""
        tables = schema.tables.c
        query = select(func.min(tables.touched_at).label("oldest")).where(
            tables.phase == "lobby", tables.touched_at > after
        )
        oldest = (await self.rows(query))[0].oldest
        return None if oldest is None else float(oldest)

    async def quiet_tables(
        self, most: int, now: float, *, all_shown: bool = False
    ) -> tuple[TableRow, ...]:
        """Games that were dealt, the longest wait first, but where at this ply nothing is due yet.

        `all_shown`: only those with nothing in the outbox.
        """
        table, shown = schema.tables.c, schema.shown.c
        is_decided = exists().where(
            shown.table_id == table.id,
            shown.kind == "reminder",
            shown.looked_at == table.ply,
            or_(shown.due_at.is_(None), shown.due_at > now),
        )
        is_on = and_(table.phase == "playing", table.seed.is_not(None))
        query = select(schema.tables).where(is_on, ~is_decided)
        if all_shown:
            query = query.where(~exists().where(schema.outbox.c.table_id == table.id))
        return await self._table_rows(query.order_by(table.touched_at).limit(most))

    async def tables_to_show(self, *, lobbies: bool) -> tuple[UnfinishedTable, ...]:
        """Tables with something in the outbox, and perhaps every lobby."""
        tables = schema.tables.c
        wanted: ColumnElement[bool] = tables.id.in_(select(schema.outbox.c.table_id))
        if lobbies:
            wanted = or_(wanted, tables.phase == "lobby")
        return await self._unfinished(_UNFINISHED.where(wanted).order_by(tables.id))

    async def tables_thinking(self) -> tuple[UnfinishedTable, ...]:
        """Tables where an AI is to move, the longest wait first."""
        tables = schema.tables.c
        query = _UNFINISHED.where(tables.thinking, tables.phase == "playing")
        return await self._unfinished(query.order_by(tables.touched_at))

    async def _unfinished(self, query: Any) -> tuple[UnfinishedTable, ...]:
        rows = await self.rows(query)
        return tuple(UnfinishedTable(row.id, row.guild, row.opener) for row in rows)

    async def outbox(self, table: TableId) -> tuple[OutboxEntry, ...]:
        query = (
            select(schema.outbox)
            .where(schema.outbox.c.table_id == table)
            .order_by(schema.outbox.c.id)
        )
        return tuple(
            OutboxEntry(row.ply, row.events, row.seat, row.ticket, row.follow, row.id)
            for row in await self.rows(query)
        )

    async def shown(self, table: TableId) -> dict[Key, Shown]:
        query = select(schema.shown).where(schema.shown.c.table_id == table)
        found = (shown_from(row) for row in await self.rows(query))
        return {one.key: one for one in found}

    async def live_tables(self, *, opener: UserId | None = None, guild: int | None = None) -> int:
        """How many lobbies and games in play this person opened, or this server has."""
        tables = schema.tables.c
        query = select(func.count().label("number")).where(tables.phase.in_(("lobby", "playing")))
        if opener is not None:
            query = query.where(tables.opener == opener)
        if guild is not None:
            query = query.where(tables.guild == guild)
        return int((await self.rows(query))[0].number)

    async def is_blocked(self, user: UserId, by: Iterable[UserId]) -> bool:
        """Whether one of these wants nothing to do with this person."""
        blocks = schema.blocks.c
        query = select(blocks.user).where(blocks.blocked == user, blocks.user.in_(tuple(by)))
        return bool(await self.rows(query.limit(1)))

    async def not_yet_invited(
        self, table: TableId, inviter: UserId, users: Sequence[UserId]
    ) -> list[UserId]:
        """Whom the inviter may ask about this table: nobody twice, and none who refuses them or everybody."""
        invitations, blocks, people = schema.invitations.c, schema.blocks.c, schema.people.c
        queries = (
            select(invitations.user).where(invitations.table_id == table),
            select(blocks.user).where(blocks.blocked == inviter, blocks.user.in_(users)),
            select(people.user).where(people.invitations == "nobody", people.user.in_(users)),
        )
        left_out = {row.user for query in queries for row in await self.rows(query)}
        return [user for user in users if user not in left_out]

    async def count_tables(self) -> dict[str, int]:
        """How many there are in each phase."""
        phase = schema.tables.c.phase
        query = select(phase, func.count().label("number")).group_by(phase)
        found = {row.phase: int(row.number) for row in await self.rows(query)}
        return {phase: found.get(phase, 0) for phase in get_args(Phase)}

    async def outbox_backlog(self) -> tuple[int, float | None]:
        """How much is not shown yet, and since when the oldest of it waits."""
        outbox, moves = schema.outbox, schema.moves
        since = func.min(func.coalesce(moves.c.played_at, schema.tables.c.touched_at))
        same_ply = and_(moves.c.table_id == outbox.c.table_id, moves.c.ply == outbox.c.ply)
        query = select(func.count().label("number"), since.label("oldest")).select_from(
            outbox.join(schema.tables).outerjoin(moves, same_ply)
        )
        (row,) = await self.rows(query)
        return int(row.number), None if row.oldest is None else float(row.oldest)

    async def direct_channel(self, user: UserId, application: int) -> int | None:
        """The channel of direct messages with this person, where this application opened it before."""
        channels = schema.direct_channels.c
        is_ours = or_(channels.application == application, channels.application.is_(None))
        rows = await self.rows(select(channels.channel).where(channels.user == user, is_ours))
        return int(rows[0].channel) if rows else None

    async def meta(self, key: str) -> str | None:
        rows = await self.rows(select(schema.meta.c.value).where(schema.meta.c.key == key))
        return str(rows[0].value) if rows else None

    async def rows(self, query: Any, **values: Any) -> Sequence[Row[Any]]:
        """For queries that stand in a file of their own, by subject."""
        async with self._engine.connect() as connection:
            return (await connection.execute(query, values)).all()

    async def _table_rows(self, query: Any) -> tuple[TableRow, ...]:
        return tuple(_table_row(row) for row in await self.rows(query))


def _table_row(row: Row[Any], prefix: str = "") -> TableRow:
    values = {one.name: getattr(row, prefix + one.name) for one in fields(TableRow)}
    return TableRow(**{**values, "options": json.loads(values["options"])})


def _move(row: Row[Any]) -> StoredMove:
    return StoredMove(**{one.name: getattr(row, one.name) for one in fields(StoredMove)})


def _player(row: Row[Any], prefix: str = "") -> Player:
    return Player(**{one.name: getattr(row, prefix + one.name) for one in fields(Player)})


def _stored_table(rows: Sequence[Row[Any]]) -> StoredTable:
    """From one row for each vote, and one for each player without a vote."""
    seated = {row.players_seat: row for row in rows if row.players_seat is not None}
    votes: dict[Seat, tuple[UserId, ...]] = {}
    for row in rows:
        if row.stand_in_votes_voter is not None:
            seat = row.players_seat
            votes[seat] = (*votes.get(seat, ()), row.stand_in_votes_voter)
    players = tuple(_player(row, "players_") for row in seated.values())
    choices = {
        row.people_user: choices_from(row, "people_")
        for row in seated.values()
        if row.people_user is not None
    }
    return StoredTable(_table_row(rows[0], "tables_"), players, votes, choices)


def _first_of(phases: Iterable[Phase], channel: int | None) -> Select[Any]:
    """Live tables before ended ones, the newest first; in all channels or in one."""
    tables = schema.tables.c
    here = () if channel is None else (or_(tables.channel == channel, tables.place == channel),)
    is_on = tables.phase.in_(("lobby", "playing"))
    return (
        select(schema.tables)
        .where(tables.phase.in_(tuple(phases)), *here)
        .order_by(is_on.desc(), tables.opened_at.desc())
        .limit(_MOST_TABLES)
    )
