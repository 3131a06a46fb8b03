"""Everything the bot remembers: each change is one transaction, written before anybody sees it."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import (
    LABEL_STYLE_TABLENAME_PLUS_COL,
    Row,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import schema
from bot.store.notes import Notes
from bot.store.picking import first_of
from bot.store.putting import putting
from bot.store.rows import (
    Letter,
    Phase,
    Player,
    Sheet,
    Shown,
    Snapshot,
    Standing,
    StoredMove,
    TableId,
    UserId,
)
from engine.core import GalaError, Seat

_VOTES = schema.stand_in_votes
_STANDING = (
    select(schema.tables, schema.players, _VOTES.c.voter)
    .select_from(schema.tables.outerjoin(schema.players))
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

_DELIVERED = delete(schema.outbox).where(schema.outbox.c.id == bindparam("letter"))
_RESHOW = update(schema.shown).where(
    schema.shown.c.table_id == bindparam("this_table"),
    *(schema.shown.c[name] == bindparam(f"was_{name}") for name in ("subject", "message", "tag")),
)


class Overtaken(GalaError):
    """Somebody else wrote first; read what is newer and look again."""


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        dialect = engine.dialect.name
        # SQLite has one writer, and many who wait for its lock starve each other.
        self._turn = asyncio.Lock() if dialect == "sqlite" else nullcontext()
        self._notes = Notes(engine, self._turn)
        self._put_meta, self._put_vote, self._put_shown = (
            putting(table, dialect) for table in (schema.meta, schema.stand_in_votes, schema.shown)
        )

    async def close(self) -> None:
        await self._notes.close()
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

    async def standing(self, table: TableId) -> Standing | None:
        """All that may have changed, in one question: it is asked before everything else."""
        rows = await self._rows(_STANDING, table=table)
        return _standing(rows) if rows else None

    async def sheet(self, table: TableId) -> Sheet | None:
        found = await self._sheets(select(schema.tables).where(schema.tables.c.id == table))
        return found[0] if found else None

    async def players(self, table: TableId) -> tuple[Player, ...]:
        query = (
            select(schema.players)
            .where(schema.players.c.table_id == table)
            .order_by(schema.players.c.seat)
        )
        return tuple(_player(row) for row in await self._rows(query))

    async def snapshot(self, table: TableId) -> Snapshot | None:
        query = select(schema.snapshots).where(schema.snapshots.c.table_id == table)
        rows = await self._rows(query)
        return Snapshot(rows[0].ply, rows[0].rules, rows[0].state) if rows else None

    async def moves(self, table: TableId, after: int = 0) -> tuple[StoredMove, ...]:
        query = (
            select(schema.moves)
            .where(schema.moves.c.table_id == table, schema.moves.c.ply > after)
            .order_by(schema.moves.c.ply)
        )
        return tuple(
            StoredMove(row.ply, row.seat, row.ticket, row.move, row.played_at)
            for row in await self._rows(query)
        )

    async def last_move(self, table: TableId, seat: Seat) -> StoredMove | None:
        query = (
            select(schema.moves)
            .where(schema.moves.c.table_id == table, schema.moves.c.seat == seat)
            .order_by(schema.moves.c.ply.desc())
            .limit(1)
        )
        rows = await self._rows(query)
        if not rows:
            return None
        row = rows[0]
        return StoredMove(row.ply, row.seat, row.ticket, row.move, row.played_at)

    async def tables_of(
        self, user: UserId, phases: Iterable[Phase], channel: int | None = None
    ) -> tuple[Sheet, ...]:
        """Where this person sits, perhaps in this channel only; see `first_of`."""
        query = first_of(phases, channel).where(
            schema.tables.c.id.in_(
                select(schema.players.c.table_id).where(schema.players.c.user == user)
            )
        )
        return await self._sheets(query)

    async def tables_in(self, channel: int, phases: Iterable[Phase]) -> tuple[Sheet, ...]:
        """What is opened or played in this channel or thread; see `first_of`."""
        return await self._sheets(first_of(phases, channel))

    async def lobbies_before(self, moment: float) -> tuple[Sheet, ...]:
        query = select(schema.tables).where(
            schema.tables.c.phase == "lobby", schema.tables.c.touched_at <= moment
        )
        return await self._sheets(query)

    async def oldest_lobby(self) -> float | None:
        """When the lobby that has waited longest was last touched."""
        query = select(func.min(schema.tables.c.touched_at).label("oldest")).where(
            schema.tables.c.phase == "lobby"
        )
        oldest = (await self._rows(query))[0].oldest
        return None if oldest is None else float(oldest)

    async def quiet_tables(self, subject: str, most: int) -> tuple[Sheet, ...]:
        """Games in play, the longest wait first, but where this was shown for the same ply."""
        table, note = schema.tables.c, schema.shown.c
        is_spoken_of = exists().where(
            note.table_id == table.id,
            note.subject == subject,
            note.tag == cast(table.ply, note.tag.type),
        )
        query = select(schema.tables).where(table.phase == "playing", ~is_spoken_of)
        return await self._sheets(query.order_by(table.touched_at).limit(most))

    async def tables_to_show(self) -> tuple[TableId, ...]:
        """Where something happened that was not yet shown, and every lobby."""
        query = (
            select(schema.outbox.c.table_id.label("id"))
            .union(select(schema.tables.c.id).where(schema.tables.c.phase == "lobby"))
            .order_by("id")
        )
        return tuple(row.id for row in await self._rows(query))

    async def tables_thinking(self) -> tuple[TableId, ...]:
        """Where an AI is to move, those that have waited longest first."""
        query = (
            select(schema.tables.c.id)
            .where(schema.tables.c.thinking, schema.tables.c.phase == "playing")
            .order_by(schema.tables.c.touched_at)
        )
        return tuple(row.id for row in await self._rows(query))

    async def letters(self, table: TableId) -> tuple[Letter, ...]:
        query = (
            select(schema.outbox)
            .where(schema.outbox.c.table_id == table)
            .order_by(schema.outbox.c.id)
        )
        return tuple(
            Letter(row.ply, row.events, row.seat, row.ticket, row.follow, row.id)
            for row in await self._rows(query)
        )

    async def delivered(self, letters: Sequence[Letter]) -> None:
        await self._notes.take(*((_DELIVERED, {"letter": letter.id}) for letter in letters))

    async def shown(self, table: TableId) -> dict[str, Shown]:
        query = select(schema.shown).where(schema.shown.c.table_id == table)
        return {
            row.subject: Shown(row.subject, row.channel, row.message, row.tag, row.digest, row.note)
            for row in await self._rows(query)
        }

    async def show(self, table: TableId, *shown: Shown) -> None:
        notes = ((self._put_shown, {"table_id": table, **asdict(one)}) for one in shown)
        await self._notes.take(*notes)

    async def reshow(self, table: TableId, was: Shown, now: Shown) -> None:
        """Change what a message carries, unless somebody else has moved on meanwhile."""
        this = {"this_table": table, **{f"was_{key}": value for key, value in asdict(was).items()}}
        await self._notes.take((_RESHOW, {**asdict(now), **this}))

    async def meta(self, key: str) -> str | None:
        rows = await self._rows(select(schema.meta.c.value).where(schema.meta.c.key == key))
        return str(rows[0].value) if rows else None

    async def put_meta(self, key: str, value: str) -> None:
        async with self._writing() as connection:
            await connection.execute(self._put_meta, {"key": key, "value": value})

    async def _rows(self, query: Any, **values: Any) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query, values)).all()

    async def _sheets(self, query: Any) -> tuple[Sheet, ...]:
        return tuple(_sheet(row) for row in await self._rows(query))


def _sheet(row: Row[Any], prefix: str = "") -> Sheet:
    values = {one.name: getattr(row, prefix + one.name) for one in fields(Sheet)}
    return Sheet(**{**values, "options": json.loads(values["options"])})


def _player(row: Row[Any], prefix: str = "") -> Player:
    return Player(**{one.name: getattr(row, prefix + one.name) for one in fields(Player)})


def _standing(rows: Sequence[Row[Any]]) -> Standing:
    """A row for each vote, and one for each player whom no vote is about."""
    seated = {row.players_seat: row for row in rows if row.players_seat is not None}
    votes: dict[Seat, tuple[UserId, ...]] = {}
    for row in rows:
        if row.stand_in_votes_voter is not None:
            seat = row.players_seat
            votes[seat] = (*votes.get(seat, ()), row.stand_in_votes_voter)
    players = tuple(_player(row, "players_") for row in seated.values())
    return Standing(_sheet(rows[0], "tables_"), players, votes)


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
