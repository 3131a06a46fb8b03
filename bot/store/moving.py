"""Copies everything from an SQLite file to an empty PostgreSQL database, and compares the two."""

import hashlib
from typing import NamedTuple

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.opening import open_database, parse_url
from bot.store.private_files import sqlite_path
from bot.store.schema import metadata
from bot.store.single_bot import only_bot_on
from engine.core import GalaError

_AT_ONCE = 1000
"""Rows of one insert."""


class BadMove(GalaError):
    """A database that cannot be copied; the message says why and what to do."""


class _Contents(NamedTuple):
    """What a table holds, in whatever order it is read."""

    rows: int
    digest: int


async def move(source: str, target: str) -> str:
    """Says what was copied. The source stays as it is; the target is filled entirely or not at all."""
    path = sqlite_path(parse_url(source))
    if path is None or not path.exists():
        raise BadMove("DATABASE_URL must name an SQLite file that exists: it is what is copied.")
    if parse_url(target).get_backend_name() != "postgresql":
        raise BadMove(
            "the target must be a PostgreSQL database, such as"
            " postgresql+asyncpg://user:password@localhost/gala."
        )
    with only_bot_on(path):
        old = await open_database(source)
        try:
            new = await open_database(target)
            try:
                async with old.connect() as reading, new.begin() as writing:
                    copied = await _copy_all(reading, writing)
            finally:
                await new.dispose()
        finally:
            await old.dispose()
    rows = ", ".join(f"{count} {name}" for name, count in copied.items() if count)
    return (
        f"Everything is copied and compared: {rows or 'nothing was stored'}.\n"
        "Now write the new address behind DATABASE_URL and start the bot. The file"
        f" {path} is no longer used; keep it until you have played an evening."
    )


async def _copy_all(reading: AsyncConnection, writing: AsyncConnection) -> dict[str, int]:
    for table in metadata.sorted_tables:
        if (await _contents(writing, table)).rows:
            raise BadMove(f"the target is not empty: there are rows in {table.name}.")
    copied = {}
    for table in metadata.sorted_tables:
        try:
            await _copy(reading, writing, table)
        except DBAPIError as error:
            # What PostgreSQL says of a row may quote it, and rows are secret.
            told = type(error.orig).__name__
            raise BadMove(f"PostgreSQL does not take a row of {table.name} ({told}).") from error
        there, here = await _contents(writing, table), await _contents(reading, table)
        if there != here:
            raise BadMove(f"{table.name} did not arrive as it was: {there.rows} of {here.rows}.")
        copied[table.name] = here.rows
    return copied


async def _copy(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> None:
    result = await reading.stream(select(table))
    async for rows in result.mappings().partitions(_AT_ONCE):
        await writing.execute(insert(table), [dict(row) for row in rows])
    counter = table.autoincrement_column
    if counter is not None:
        await _count_on(writing, table, counter.name)


async def _count_on(writing: AsyncConnection, table: Table, column: str) -> None:
    """The next number that PostgreSQL gives is one that no row has."""
    newest = (await writing.execute(select(func.max(table.c[column])))).scalar_one()
    sequence = text("SELECT pg_get_serial_sequence(:table, :column)")
    named = {"table": table.name, "column": column}
    found = (await writing.execute(sequence, named)).scalar_one()
    if found is not None and newest is not None:
        await writing.execute(
            text("SELECT setval(:name, :newest)"), {"name": found, "newest": newest}
        )


async def _contents(connection: AsyncConnection, table: Table) -> _Contents:
    rows = digest = 0
    result = await connection.stream(select(table))
    async for row in result:
        rows += 1
        hashed = hashlib.sha256(repr(tuple(row)).encode(errors="surrogatepass")).digest()
        digest = (digest + int.from_bytes(hashed, "big")) % (1 << 256)
    return _Contents(rows, digest)
