"""Results: what stays of a game that was played to its end, and how it is stored and found."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import groupby
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, and_, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.rows import Level, TableId, UserId
from engine.core import OptionValue

if TYPE_CHECKING:
    from bot.store.store import Store

NO_SERVER = 0
"""The server of games that were played on none."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat came out, and who played it."""

    name: str
    """What its person was called there; empty where they had themselves erased."""
    user: UserId | None
    """None: an AI, or somebody who had themselves erased."""
    level: Level | None
    """Of an AI; None where a person sat."""
    points: int
    place: int
    """Equals share one: 1, 1, 3."""
    moves: int = 0
    own_moves: int = 0
    """Those of the moves that the person who sat there at the end made themselves."""

    @property
    def is_ai(self) -> bool:
        return self.level is not None

    @property
    def counts(self) -> bool:
        """Whether the result is this person's: they made at least half of the seat's moves."""
        return self.user is not None and 2 * self.own_moves >= self.moves


@dataclass(frozen=True, slots=True)
class Result:
    table: TableId
    game: str
    options: Mapping[str, OptionValue]
    guild: int
    """NO_SERVER where it was played on none."""
    ended_at: float
    seconds: float
    """From the first move to the last."""
    seats: tuple[SeatResult, ...]

    @property
    def when(self) -> tuple[float, TableId]:
        """Results are counted in this order."""
        return self.ended_at, self.table

    def seat_of(self, user: UserId) -> SeatResult | None:
        """What counts for this person."""
        return next((seat for seat in self.seats if seat.user == user and seat.counts), None)


async def insert_result(connection: AsyncConnection, result: Result) -> None:
    await connection.execute(
        insert(schema.results).values(
            table_id=result.table,
            game=result.game,
            options=json.dumps(dict(result.options)),
            guild=result.guild,
            ended_at=result.ended_at,
            seconds=result.seconds,
        )
    )
    await connection.execute(
        insert(schema.result_seats),
        [
            {"table_id": result.table, "seat": number, **asdict(seat)}
            for number, seat in enumerate(result.seats)
        ],
    )


async def results(
    store: "Store",
    *,
    guild: int | None = None,
    game: str | None = None,
    users: Sequence[UserId] = (),
    after: tuple[float, TableId] | None = None,
    most: int | None = None,
) -> tuple[Result, ...]:
    """Of this server, this game, with all these people, later than that: the oldest first.

    With `most` only so many of the newest.
    """
    columns = schema.results.c
    wanted = select(columns.table_id).where(*_scope(guild, game))
    for user in users:
        seats = schema.result_seats.c
        sits = columns.table_id.in_(select(seats.table_id).where(seats.user == user))
        wanted = wanted.where(sits)
    if after is not None:
        wanted = wanted.where(_is_after(after))
    if most is not None:
        wanted = wanted.order_by(columns.ended_at.desc(), columns.table_id.desc()).limit(most)
    query = (
        select(schema.results, schema.result_seats)
        .join(schema.result_seats, schema.result_seats.c.table_id == columns.table_id)
        .where(columns.table_id.in_(wanted))
        .order_by(columns.ended_at, columns.table_id, schema.result_seats.c.seat)
    )
    rows = await store.rows(query)
    return tuple(_result(list(of)) for _, of in groupby(rows, key=lambda row: row.table_id))


async def result_of(store: "Store", table: TableId) -> Result | None:
    query = (
        select(schema.results, schema.result_seats)
        .join(schema.result_seats, schema.result_seats.c.table_id == schema.results.c.table_id)
        .where(schema.results.c.table_id == table)
        .order_by(schema.result_seats.c.seat)
    )
    rows = await store.rows(query)
    return _result(rows) if rows else None


async def count_results(store: "Store", guild: int, game: str, until: tuple[float, TableId]) -> int:
    """How many there are up to this one."""
    query = select(func.count().label("number")).where(*_scope(guild, game), ~_is_after(until))
    return int((await store.rows(query))[0].number)


async def most_played(store: "Store", guild: int) -> str | None:
    """The game of which this server has seen the most ends."""
    columns = schema.results.c
    query = (
        select(columns.game, func.count().label("number"))
        .where(columns.guild == guild)
        .group_by(columns.game)
        .order_by(func.count().desc(), columns.game)
        .limit(1)
    )
    rows = await store.rows(query)
    return str(rows[0].game) if rows else None


async def tables_without_result(store: "Store", most: int) -> tuple[TableId, ...]:
    """Games that were played to their end by a version that kept no results."""
    has_one = exists().where(schema.results.c.table_id == schema.tables.c.id)
    query = (
        select(schema.tables.c.id)
        .where(schema.tables.c.phase == "over", ~has_one)
        .order_by(schema.tables.c.id)
        .limit(most)
    )
    return tuple(row.id for row in await store.rows(query))


def _scope(guild: int | None, game: str | None) -> list[Any]:
    columns = schema.results.c
    here = [] if guild is None else [columns.guild == guild]
    return here if game is None else [*here, columns.game == game]


def _is_after(when: tuple[float, TableId]) -> Any:
    columns, (ended_at, table) = schema.results.c, when
    same = and_(columns.ended_at == ended_at, columns.table_id > table)
    return or_(columns.ended_at > ended_at, same)


def _result(rows: Sequence[Row[Any]]) -> Result:
    first = rows[0]
    seats = tuple(
        SeatResult(**{one.name: getattr(row, one.name) for one in fields(SeatResult)})
        for row in rows
    )
    return Result(
        first.table_id,
        first.game,
        json.loads(first.options),
        first.guild,
        first.ended_at,
        first.seconds,
        seats,
    )
