"""`gala move`: from an SQLite file to a PostgreSQL server, and every row arrives."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Float, Integer, Table, insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import OutboxEntry, Store, open_database
from bot.store.moving import BadMove, move
from bot.store.schema import metadata
from bot.store.single_bot import only_bot_on
from tests.bot.databases import migrated_file, sqlite
from tests.wire.test_stored_games import STORED, unpack

pytestmark = pytest.mark.slow

ROWS = 2500
"""More than are written at once."""


def value_of(column: Column[Any], number: int) -> Any:
    """Something that fits, different for every row where it has to be."""
    if column.foreign_keys:
        return f"{number:08x}"
    if isinstance(column.type, Boolean):
        return bool(number % 2)
    if isinstance(column.type, Float):
        return 1_700_000_000.123456 + number / 7
    if isinstance(column.type, Integer):
        return number if column.primary_key else number * 9_973
    length = getattr(column.type, "length", None) or 40
    return f"{number:08x} «ñß文»"[:length]


def row_of(table: Table, number: int) -> dict[str, Any]:
    return {column.name: value_of(column, number) for column in table.columns}


async def fill(url: str, count: int) -> None:
    """Every table of the schema, also those that are added after this was written."""
    engine = await open_database(url)
    async with engine.begin() as connection:
        for table in metadata.sorted_tables:
            await connection.execute(insert(table), [row_of(table, n) for n in range(1, count + 1)])
    await engine.dispose()


async def everything(url: str) -> dict[str, Counter[tuple[Any, ...]]]:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        found = {
            table.name: Counter(map(tuple, await connection.execute(select(table))))
            for table in metadata.sorted_tables
        }
    await engine.dispose()
    return found


async def a_full_file(folder: Path, count: int = 3) -> str:
    url = await migrated_file(folder / "gala.sqlite3")
    await fill(url, count)
    return url


async def test_every_row_of_every_table_arrives(tmp_path, postgres):
    source, target = await a_full_file(tmp_path, ROWS), await postgres.empty_database()
    said = await move(source, target)
    arrived = await everything(target)
    assert arrived == await everything(source)
    assert all(rows.total() == ROWS for rows in arrived.values())
    assert f"{ROWS} moves" in said


async def test_games_of_an_older_version_are_brought_up_to_date_and_arrive(tmp_path, postgres):
    unpack(STORED[0], tmp_path)
    source, target = sqlite(tmp_path / "bot.sqlite3"), await postgres.empty_database()
    await move(source, target)
    arrived = await everything(target)
    assert arrived == await everything(source)
    assert arrived["moves"]


async def test_what_is_written_next_gets_a_number_that_no_row_has(tmp_path, postgres):
    target = await postgres.empty_database()
    await move(await a_full_file(tmp_path), target)
    store = Store(await open_database(target))
    async with store._engine.begin() as connection:
        entry = OutboxEntry(9, "[]")
        await connection.execute(
            insert(metadata.tables["outbox"]).values(
                table_id=f"{1:08x}", ply=entry.ply, events=entry.events
            )
        )
        newest = (await connection.execute(text("SELECT max(id) FROM outbox"))).scalar_one()
    await store.close()
    assert newest == 4


async def test_a_target_with_something_in_it_is_left_as_it_is(tmp_path, postgres):
    source, target = await a_full_file(tmp_path), await postgres.new_database()
    await fill(target, 1)
    before = await everything(target)
    with pytest.raises(BadMove, match="not empty"):
        await move(source, target)
    assert await everything(target) == before


async def test_a_row_that_postgresql_does_not_take_leaves_the_target_empty(tmp_path, postgres):
    source, target = await a_full_file(tmp_path), await postgres.empty_database()
    engine = create_async_engine(source)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE meta SET value = 'a' || char(0) || 'secret'"))
    await engine.dispose()
    with pytest.raises(BadMove, match="does not take a row of meta") as refused:
        await move(source, target)
    assert "secret" not in str(refused.value)
    assert not any((await everything(target)).values())


async def test_a_running_bot_is_not_copied_under_its_hands(tmp_path, postgres):
    source = await a_full_file(tmp_path)
    with (
        only_bot_on(tmp_path / "gala.sqlite3"),
        pytest.raises(Exception, match="another bot uses"),
    ):
        await move(source, await postgres.empty_database())


@pytest.mark.parametrize(
    ("source", "target", "sentence"),
    [
        ("nowhere.sqlite3", "postgresql+asyncpg://x:y@127.0.0.1:9/x", "SQLite file that exists"),
        ("gala.sqlite3", "sqlite+aiosqlite:///other.sqlite3", "must be a PostgreSQL database"),
    ],
)
async def test_a_wrong_source_or_target_is_named(tmp_path, source, target, sentence):
    await migrated_file(tmp_path / "gala.sqlite3")
    with pytest.raises(BadMove, match=sentence):
        await move(sqlite(tmp_path / source), target)
