"""Everything the bot remembers; each change is one transaction, committed before it is shown."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import schema
from bot.store.file_watch import FileWatch
from bot.store.locks import Locks
from bot.store.notices import Notices
from bot.store.private_files import sqlite_path
from bot.store.queries import Queries
from bot.store.results import Result, insert_result
from bot.store.rows import (
    OutboxEntry,
    Player,
    Snapshot,
    StoredDeal,
    StoredMove,
    TableId,
    TableRow,
    UserId,
)
from bot.store.shown import Shown, values_of
from bot.store.upsert import upsert
from bot.store.write_batcher import WriteBatcher
from engine.core import GalaError, Seat

_DELIVERED = delete(schema.outbox).where(schema.outbox.c.id == bindparam("entry_id"))
_RESHOW = update(schema.shown).where(
    schema.shown.c.table_id == bindparam("this_table"),
    *(
        schema.shown.c[name] == bindparam(f"was_{name}")
        for name in ("kind", "seat", "message", "ticket")
    ),
)

_FORGET = delete(schema.shown).where(
    schema.shown.c.table_id == bindparam("this_table"),
    schema.shown.c.seat == bindparam("this_seat"),
)
_FORGET_DIRECT = delete(schema.direct_channels).where(
    schema.direct_channels.c.user == bindparam("person"),
    schema.direct_channels.c.channel == bindparam("refused"),
)


class Overtaken(GalaError):
    """Another process or task wrote first: read again, then decide again."""


class Store(Queries):
    """The queries, and every write."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        dialect = engine.dialect.name
        # SQLite has one writer, and connections that poll for its lock starve each other.
        self._write_lock = asyncio.Lock() if dialect == "sqlite" else nullcontext()
        self.locks = Locks(engine)
        self.notices = Notices(engine)
        self.file_watch = FileWatch(sqlite_path(engine.url))
        self._batcher = WriteBatcher(self._transaction)
        self._upsert_meta = upsert(schema.meta, dialect)
        self._upsert_vote = upsert(schema.stand_in_votes, dialect)
        self._upsert_shown = upsert(schema.shown, dialect)
        self._upsert_direct = upsert(schema.direct_channels, dialect)
        self._upsert_invitation = upsert(schema.invitations, dialect)
        self._upsert_block = upsert(schema.blocks, dialect)

    async def close(self) -> None:
        await self._batcher.close()
        await self.locks.close()
        await self._engine.dispose()
        self.file_watch.close()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """Commits at the end; with SQLite there is one at a time."""
        self.file_watch.require()
        async with self._write_lock, self._engine.begin() as connection:
            yield connection
        # Nobody may be told that something is stored in a file that is gone.
        self.file_watch.require()

    def transaction(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """For writes that stand in a file of their own, by subject."""
        return self._transaction()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """A connection outside of any transaction while nobody else writes: for VACUUM."""
        self.file_watch.require()
        async with self._write_lock, self._engine.connect() as connection:
            yield await connection.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def dialect(self) -> str:
        return self._engine.dialect.name

    async def open_table(self, row: TableRow, players: Sequence[Player]) -> None:
        """Overtaken: this rematch, or a table of this name, exists already."""
        try:
            async with self._transaction() as connection:
                await connection.execute(insert(schema.tables).values(**_row_values(row)))
                await _replace_players(connection, row.id, players)
        except IntegrityError as error:
            raise Overtaken(f"table {row.id} cannot be opened twice.") from error

    async def change_lobby(self, row: TableRow, players: Sequence[Player]) -> None:
        """Overtaken: the game has started, or the lobby was closed."""
        async with self._transaction() as connection:
            await _change_lobby(connection, row)
            await _replace_players(connection, row.id, players)

    async def start(self, row: TableRow, announced: str, entry: OutboxEntry) -> None:
        """From now on nobody sits down or gets up, and the deal waits for its announcement.

        Overtaken: another press was faster.
        """
        async with self._transaction() as connection:
            await _change_lobby(connection, row)
            await connection.execute(
                insert(schema.deals).values(table_id=row.id, announced=announced)
            )
            await _add_to_outbox(connection, row.id, entry)

    async def deal_out(
        self,
        row: TableRow,
        deal: StoredDeal,
        players: Sequence[Player],
        snapshot: Snapshot,
        entry: OutboxEntry,
    ) -> None:
        """Overtaken: another process has dealt, or the table was closed."""
        tables = schema.tables.c
        async with self._transaction() as connection:
            result = await connection.execute(
                update(schema.tables)
                .where(tables.id == row.id, tables.phase == "playing", tables.seed.is_(None))
                .values(seed=row.seed, thinking=row.thinking, touched_at=row.touched_at)
            )
            if result.rowcount == 0:
                raise Overtaken(f"table {row.id} does not wait for its deal.")
            await connection.execute(
                update(schema.deals)
                .where(schema.deals.c.table_id == row.id)
                .values(place=deal.place, message=deal.message)
            )
            await _replace_players(connection, row.id, players)
            await connection.execute(
                insert(schema.snapshots).values(table_id=row.id, **asdict(snapshot))
            )
            await _add_to_outbox(connection, row.id, entry)

    async def add_move(
        self,
        row: TableRow,
        move: StoredMove,
        snapshot: Snapshot,
        entry: OutboxEntry,
        result: Result | None = None,
    ) -> None:
        """The move, the snapshot after it, what must be shown, and what stays after the last move.

        Overtaken: the ply is taken, or the table has ended.
        """
        try:
            async with self._transaction() as connection:
                await connection.execute(
                    insert(schema.moves).values(table_id=row.id, **asdict(move))
                )
                await connection.execute(
                    update(schema.snapshots)
                    .where(schema.snapshots.c.table_id == row.id)
                    .values(**asdict(snapshot))
                )
                updated = await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == row.id, schema.tables.c.phase == "playing")
                    .values(
                        phase=row.phase,
                        ply=row.ply,
                        thinking=row.thinking,
                        touched_at=row.touched_at,
                    )
                )
                if updated.rowcount == 0:
                    raise Overtaken(f"table {row.id} has ended.")
                await _add_to_outbox(connection, row.id, entry)
                if result is not None:
                    await insert_result(connection, result)
        except IntegrityError as error:
            raise Overtaken(f"ply {move.ply} of table {row.id} is taken.") from error

    async def end(self, row: TableRow, entry: OutboxEntry, result: Result | None = None) -> None:
        """Overtaken: the table has ended already."""
        async with self._transaction() as connection:
            ended = await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == row.id)
                .where(schema.tables.c.phase.in_(("lobby", "playing")))
                .values(
                    phase=row.phase,
                    thinking=False,
                    ended_by=row.ended_by,
                    ended_how=row.ended_how,
                    rematch_of=row.rematch_of,
                )
            )
            if ended.rowcount == 0:
                raise Overtaken(f"table {row.id} has ended already.")
            await _add_to_outbox(connection, row.id, entry)
            if result is not None:
                await insert_result(connection, result)

    async def set_place(self, table: TableId, place: int | None) -> None:
        """Where the game is played from now on."""
        async with self._transaction() as connection:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == table).values(place=place)
            )

    async def change_player(self, table: TableId, seat: Seat, **changed: str | bool | int) -> None:
        """Changes these columns only: somebody else may be changing the others."""
        async with self._transaction() as connection:
            await connection.execute(
                update(schema.players)
                .where(schema.players.c.table_id == table, schema.players.c.seat == seat)
                .values(**changed)
            )

    async def vote(self, table: TableId, seat: Seat, voter: UserId) -> None:
        """Stores a vote for letting an AI play this seat."""
        async with self._transaction() as connection:
            values = {"table_id": table, "seat": seat, "voter": voter}
            await connection.execute(self._upsert_vote, values)

    async def change_hands(
        self,
        table: TableId,
        seat: Seat,
        player: Player,
        *,
        thinking: bool,
        touched_at: float,
        owner: UserId,
    ) -> None:
        """From now on an AI, or the person again, plays this seat; the votes about it are deleted."""
        votes = schema.stand_in_votes
        async with self._transaction() as connection:
            await connection.execute(
                update(schema.players)
                .where(schema.players.c.table_id == table, schema.players.c.seat == seat)
                .values(**asdict(player))
            )
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table)
                .values(thinking=thinking, touched_at=touched_at, owner=owner)
            )
            await connection.execute(
                delete(votes).where(votes.c.table_id == table, votes.c.seat == seat)
            )

    async def mark_invited(self, table: TableId, user: UserId) -> None:
        """Remember that this person was asked for a rematch of this table."""
        async with self._transaction() as connection:
            await connection.execute(self._upsert_invitation, {"table_id": table, "user": user})

    async def block(self, user: UserId, blocked: UserId) -> None:
        """From now on this person is not asked by that one."""
        async with self._transaction() as connection:
            await connection.execute(self._upsert_block, {"user": user, "blocked": blocked})

    async def unblock(self, user: UserId, blocked: UserId) -> None:
        blocks = schema.blocks.c
        async with self._transaction() as connection:
            await connection.execute(
                delete(schema.blocks).where(blocks.user == user, blocks.blocked == blocked)
            )

    async def show(
        self, table: TableId, *shown: Shown, delivered: Sequence[OutboxEntry] = ()
    ) -> None:
        """Remembers what was shown, and that these entries of the outbox need not be shown again."""
        writes = [(self._upsert_shown, {"table_id": table, **values_of(one)}) for one in shown]
        done = [(_DELIVERED, {"entry_id": entry.id}) for entry in delivered]
        await self._batcher.write(*writes, *done)

    async def reshow(self, table: TableId, was: Shown, now: Shown) -> None:
        """Changes what is known about a message, unless it was changed since `was` was read."""
        before = {f"was_{key}": value for key, value in values_of(was).items()}
        await self._batcher.write((_RESHOW, {**values_of(now), "this_table": table, **before}))

    async def forget_shown(self, table: TableId, seat: Seat) -> None:
        """Of a seat, with all that was handed in to be written so far."""
        await self._batcher.write((_FORGET, {"this_table": table, "this_seat": seat}))

    async def remember_direct_channel(self, user: UserId, channel: int, application: int) -> None:
        values = {"user": user, "channel": channel, "application": application}
        await self._batcher.write((self._upsert_direct, values))

    async def forget_direct_channel(self, user: UserId, channel: int) -> None:
        """Unless another one is remembered by now."""
        await self._batcher.write((_FORGET_DIRECT, {"person": user, "refused": channel}))

    async def set_meta(self, key: str, value: str) -> None:
        async with self._transaction() as connection:
            await connection.execute(self._upsert_meta, {"key": key, "value": value})


def _row_values(row: TableRow) -> dict[str, Any]:
    return asdict(replace(row, options={})) | {"options": json.dumps(dict(row.options))}


async def _change_lobby(connection: AsyncConnection, row: TableRow) -> None:
    values = _row_values(row)
    # It never changes, and whoever was erased since the row was read is not written back.
    del values["opener"]
    result = await connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == row.id, schema.tables.c.phase == "lobby")
        .values(**values)
    )
    if result.rowcount == 0:
        raise Overtaken(f"table {row.id} is no longer a lobby.")


async def _replace_players(
    connection: AsyncConnection, table: TableId, players: Sequence[Player]
) -> None:
    await connection.execute(delete(schema.players).where(schema.players.c.table_id == table))
    rows = [
        {"table_id": table, "seat": seat, **asdict(player)} for seat, player in enumerate(players)
    ]
    if rows:
        await connection.execute(insert(schema.players), rows)


async def _add_to_outbox(connection: AsyncConnection, table: TableId, entry: OutboxEntry) -> None:
    values = {key: value for key, value in asdict(entry).items() if key != "id"}
    await connection.execute(insert(schema.outbox).values(table_id=table, **values))
