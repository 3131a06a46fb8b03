"""Everything the bot remembers: each change is one transaction, written before anybody sees it."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import schema
from bot.store.claims import Claims
from bot.store.notes import Notes
from bot.store.putting import putting
from bot.store.reading import Reading
from bot.store.rows import (
    Letter,
    Player,
    Sheet,
    Shown,
    Snapshot,
    StoredMove,
    TableId,
    UserId,
)
from engine.core import GalaError, Seat

_DELIVERED = delete(schema.outbox).where(schema.outbox.c.id == bindparam("letter"))
_RESHOW = update(schema.shown).where(
    schema.shown.c.table_id == bindparam("this_table"),
    *(schema.shown.c[name] == bindparam(f"was_{name}") for name in ("subject", "message", "tag")),
)


class Overtaken(GalaError):
    """Somebody else wrote first; read what is newer and look again."""


class Store(Reading):
    """Reads, and writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        dialect = engine.dialect.name
        # SQLite has one writer, and many who wait for its lock starve each other.
        self._turn = asyncio.Lock() if dialect == "sqlite" else nullcontext()
        self.claims = Claims(engine)
        self._notes = Notes(engine, self._turn)
        self._put_meta, self._put_vote, self._put_shown = (
            putting(table, dialect) for table in (schema.meta, schema.stand_in_votes, schema.shown)
        )

    async def close(self) -> None:
        await self._notes.close()
        await self.claims.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One at a time, where the database takes no more."""
        async with self._turn, self._engine.begin() as connection:
            yield connection

    async def open_table(self, sheet: Sheet, players: Sequence[Player]) -> None:
        """Overtaken: this rematch, or a table of this name, exists already."""
        try:
            async with self._writing() as connection:
                await connection.execute(insert(schema.tables).values(**_sheet_values(sheet)))
                await _seat(connection, sheet.id, players)
        except IntegrityError as error:
            raise Overtaken(f"table {sheet.id} cannot be opened twice.") from error

    async def change_lobby(self, sheet: Sheet, players: Sequence[Player]) -> None:
        """Overtaken: the game has started, or the lobby was closed."""
        async with self._writing() as connection:
            await _change_lobby(connection, sheet)
            await _seat(connection, sheet.id, players)

    async def start(
        self, sheet: Sheet, players: Sequence[Player], snapshot: Snapshot, letter: Letter
    ) -> None:
        """Overtaken: another press was faster."""
        async with self._writing() as connection:
            await _change_lobby(connection, sheet)
            await _seat(connection, sheet.id, players)
            await connection.execute(
                insert(schema.snapshots).values(table_id=sheet.id, **asdict(snapshot))
            )
            await _post(connection, sheet.id, letter)

    async def add_move(
        self, sheet: Sheet, move: StoredMove, snapshot: Snapshot, letter: Letter
    ) -> None:
        """The move, what stands after it, and what must be shown.

        Overtaken: the ply is taken, or the table has ended.
        """
        try:
            async with self._writing() as connection:
                await connection.execute(
                    insert(schema.moves).values(table_id=sheet.id, **asdict(move))
                )
                await connection.execute(
                    update(schema.snapshots)
                    .where(schema.snapshots.c.table_id == sheet.id)
                    .values(**asdict(snapshot))
                )
                result = await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == sheet.id, schema.tables.c.phase == "playing")
                    .values(
                        phase=sheet.phase,
                        ply=sheet.ply,
                        thinking=sheet.thinking,
                        touched_at=sheet.touched_at,
                    )
                )
                if result.rowcount == 0:
                    raise Overtaken(f"table {sheet.id} has ended.")
                await _post(connection, sheet.id, letter)
        except IntegrityError as error:
            raise Overtaken(f"ply {move.ply} of table {sheet.id} is taken.") from error

    async def end(self, sheet: Sheet, letter: Letter) -> None:
        """Overtaken: the table has ended already."""
        async with self._writing() as connection:
            result = await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == sheet.id)
                .where(schema.tables.c.phase.in_(("lobby", "playing")))
                .values(
                    phase=sheet.phase,
                    thinking=False,
                    ended_by=sheet.ended_by,
                    rematch_of=sheet.rematch_of,
                )
            )
            if result.rowcount == 0:
                raise Overtaken(f"table {sheet.id} has ended already.")
            await _post(connection, sheet.id, letter)

    async def settle_at(self, table: TableId, place: int | None) -> None:
        """Where the game is played from now on."""
        async with self._writing() as connection:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == table).values(place=place)
            )

    async def change_player(self, table: TableId, seat: Seat, **changed: str | bool) -> None:
        """Nothing but this: the rest may have been changed by somebody else meanwhile."""
        async with self._writing() as connection:
            await connection.execute(
                update(schema.players)
                .where(schema.players.c.table_id == table, schema.players.c.seat == seat)
                .values(**changed)
            )

    async def vote(self, table: TableId, seat: Seat, voter: UserId) -> None:
        """Somebody would let an AI play for this seat."""
        async with self._writing() as connection:
            values = {"table_id": table, "seat": seat, "voter": voter}
            await connection.execute(self._put_vote, values)

    async def change_hands(
        self, table: TableId, seat: Seat, player: Player, *, thinking: bool, touched_at: float
    ) -> None:
        """An AI or its person plays this seat from now on, and nobody votes about it any more."""
        votes = schema.stand_in_votes
        async with self._writing() as connection:
            await connection.execute(
                update(schema.players)
                .where(schema.players.c.table_id == table, schema.players.c.seat == seat)
                .values(**asdict(player))
            )
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table)
                .values(thinking=thinking, touched_at=touched_at)
            )
            await connection.execute(
                delete(votes).where(votes.c.table_id == table, votes.c.seat == seat)
            )

    async def delivered(self, letters: Sequence[Letter]) -> None:
        await self._notes.take(*((_DELIVERED, {"letter": letter.id}) for letter in letters))

    async def show(self, table: TableId, *shown: Shown) -> None:
        notes = ((self._put_shown, {"table_id": table, **asdict(one)}) for one in shown)
        await self._notes.take(*notes)

    async def reshow(self, table: TableId, was: Shown, now: Shown) -> None:
        """Change what a message carries, unless somebody else has moved on meanwhile."""
        this = {"this_table": table, **{f"was_{key}": value for key, value in asdict(was).items()}}
        await self._notes.take((_RESHOW, {**asdict(now), **this}))

    async def put_meta(self, key: str, value: str) -> None:
        async with self._writing() as connection:
            await connection.execute(self._put_meta, {"key": key, "value": value})


def _sheet_values(sheet: Sheet) -> dict[str, Any]:
    return asdict(replace(sheet, options={})) | {"options": json.dumps(dict(sheet.options))}


async def _change_lobby(connection: AsyncConnection, sheet: Sheet) -> None:
    result = await connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == sheet.id, schema.tables.c.phase == "lobby")
        .values(**_sheet_values(sheet))
    )
    if result.rowcount == 0:
        raise Overtaken(f"table {sheet.id} is no longer a lobby.")


async def _seat(connection: AsyncConnection, table: TableId, players: Sequence[Player]) -> None:
    await connection.execute(delete(schema.players).where(schema.players.c.table_id == table))
    rows = [
        {"table_id": table, "seat": seat, **asdict(player)} for seat, player in enumerate(players)
    ]
    if rows:
        await connection.execute(insert(schema.players), rows)


async def _post(connection: AsyncConnection, table: TableId, letter: Letter) -> None:
    values = {key: value for key, value in asdict(letter).items() if key != "id"}
    await connection.execute(insert(schema.outbox).values(table_id=table, **values))
