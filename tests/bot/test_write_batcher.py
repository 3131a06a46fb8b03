"""Writes that come together share a transaction, none is lost, and each caller waits for its own."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from bot.store import Shown, Store, open_database
from bot.store.write_batcher import WriterStopped
from tests.bot.test_store import table_row
from tests.patience import PATIENCE

TABLE = "aaaaaaaa"


@pytest.fixture
async def engine(tmp_path):
    engine = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}")
    yield engine
    await engine.dispose()


@pytest.fixture
async def store(engine):
    store = Store(engine)
    await store.open_table(table_row(), ())
    return store


def commits_of(engine):
    counted: list[object] = []
    event.listen(engine.sync_engine, "commit", counted.append)
    return counted


async def test_forty_writes_at_once_are_one_transaction(engine, store):
    commits = commits_of(engine)
    await asyncio.gather(*(store.show(TABLE, Shown("question", 1, 2, seat)) for seat in range(40)))
    assert set(await store.shown(TABLE)) == {("question", seat) for seat in range(40)}
    assert len(commits) == 1


async def test_of_two_writes_about_one_message_the_later_stays(store):
    await asyncio.gather(*(store.show(TABLE, Shown("board", 1, number)) for number in range(5)))
    assert (await store.shown(TABLE))["board", None].message == 4


async def test_a_write_is_stored_although_its_caller_was_cancelled(store):
    write = asyncio.create_task(store.show(TABLE, Shown("board", 1, 2)))
    await asyncio.sleep(0)
    write.cancel()
    await asyncio.wait([write])
    await store.show(TABLE, Shown("lobby", 1, 3))
    assert set(await store.shown(TABLE)) == {("board", None), ("lobby", None)}


async def test_closing_waits_for_the_writes(engine, store):
    write = asyncio.create_task(store.show(TABLE, Shown("board", 1, 2)))
    await asyncio.sleep(0)
    await store.close()
    await write
    assert set(await Store(engine).shown(TABLE)) == {("board", None)}


async def test_the_caller_of_a_write_that_fails_is_told_and_the_next_one_is_written(store):
    with pytest.raises(DBAPIError, match="FOREIGN KEY"):
        await store.show("no-table", Shown("board", 1, 2))
    await store.show(TABLE, Shown("board", 1, 2))
    assert set(await store.shown(TABLE)) == {("board", None)}


async def test_a_write_that_fails_takes_no_other_with_it(store):
    async def hopeless():
        with pytest.raises(DBAPIError, match="FOREIGN KEY"):
            await store.show("no-table", Shown("board", 1, 2))

    await asyncio.gather(
        store.show(TABLE, Shown("board", 1, 2)), hopeless(), store.show(TABLE, Shown("lobby", 1, 3))
    )
    assert set(await store.shown(TABLE)) == {("board", None), ("lobby", None)}


async def test_writes_about_one_message_keep_their_order(store):
    first = Shown("question", 1, 2, 0, ticket="split.1.0")
    await store.show(TABLE, first)
    second, third = replace(first, form="answered"), replace(first, ticket="choose.1.0")
    await asyncio.gather(
        store.reshow(TABLE, first, second),
        store.show(TABLE, third),
        store.reshow(TABLE, first, replace(first, form="settled")),
    )
    assert (await store.shown(TABLE))["question", 0] == third


@pytest.mark.parametrize("steps", [1, 2, 4])
async def test_after_a_writer_was_cancelled_later_writes_are_stored(store, steps):
    first = asyncio.create_task(store.show(TABLE, Shown("board", 1, 2)))
    for _ in range(steps):
        await asyncio.sleep(0)
    store._batcher._writer.cancel()
    with pytest.raises(WriterStopped):
        await first
    async with asyncio.timeout(PATIENCE):
        await store.show(TABLE, Shown("board", 1, 3))
    assert (await store.shown(TABLE))["board", None].message == 3


async def test_where_no_transaction_can_begin_every_caller_is_told(store, monkeypatch):
    def away():
        raise OSError("the database is away.")

    monkeypatch.setattr(store._batcher, "_transaction", away)
    shown = (store.show(TABLE, Shown("board", 1, number)) for number in range(3))
    async with asyncio.timeout(PATIENCE):
        told = await asyncio.gather(*shown, return_exceptions=True)
    assert [type(error) for error in told] == [OSError] * 3
