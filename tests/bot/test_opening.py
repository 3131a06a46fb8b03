"""Opening the database: what it is set to, how it comes to its shape, and what cannot be opened."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import BadDatabase, DatabaseAway, Player, Store, open_database
from bot.store.inspecting import inspect_database
from bot.store.opening import _MIGRATIONS
from bot.store.schema import metadata
from tests.bot import postgres as server

TABLE = """
INSERT INTO tables (id, game, phase, channel, opener, locale, options, ply, thinking, opened_at,
                    touched_at)
VALUES ('aaaaaaaa', 'toy', 'playing', 1, 11, 'en', '{}', 0, false, 1, 1)
"""
PLAYER = """
INSERT INTO players (table_id, seat, name, locale, reachable)
VALUES ('aaaaaaaa', 0, 'Ada', 'en', true)
"""


@pytest.fixture
def hurried() -> None:
    """Not here: it is opened as Gala opens it."""


@pytest.fixture
def database(empty_database: str) -> str:
    """As it is before Gala has ever been there."""
    return empty_database


async def run(url: str, *statements: str) -> Any:
    """What the last one answers, where it answers with one value."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        for statement in statements:
            result = await connection.execute(text(statement))
        value = result.scalar() if result.returns_rows else None
    await engine.dispose()
    return value


async def test_sqlite_is_opened_safely(tmp_path):
    engine = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}")
    async with engine.connect() as connection:
        for pragma, wanted in (
            ("journal_mode", "wal"),
            ("foreign_keys", 1),
            ("busy_timeout", 5000),
            ("synchronous", 2),
        ):
            assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == wanted
    await engine.dispose()


async def test_a_burst_of_questions_opens_no_line_that_is_there_already(postgres):
    store, opened = Store(await open_database(await postgres.new_database())), []
    event.listen(store._engine.sync_engine, "connect", lambda *_: opened.append(1))
    for _ in range(3):
        await asyncio.gather(*(store.meta("commands") for _ in range(40)))
    await store.close()
    assert len(opened) <= 15


async def test_the_migrations_lead_to_the_tables_that_the_code_knows(database):
    engine = await open_database(database)
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda raw: compare_metadata(MigrationContext.configure(raw), metadata)
        )
    await engine.dispose()
    assert differences == []


async def test_opening_twice_changes_nothing(database):
    store = Store(await open_database(database))
    await store.set_meta("commands", "x")
    await store.close()
    store = Store(await open_database(database))
    assert await store.meta("commands") == "x"
    await store.close()


def migrate(connection: Connection, shape: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, shape)


async def write_as_of(shape: str, database: str, *statements: str) -> None:
    """As an older Gala would have done."""
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(migrate, shape)
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


@pytest.mark.parametrize("shape", ["0001", "0002", "0003", "0005"])
async def test_players_of_an_older_gala_play_on_as_they_did(database, shape):
    await write_as_of(shape, database, TABLE, PLAYER)
    store = Store(await open_database(database))
    assert await store.players("aaaaaaaa") == (Player("Ada", level="normal", stand_in=None),)
    await store.close()


async def test_whoever_could_end_a_table_of_an_older_gala_still_can(database):
    await write_as_of("0015", database, TABLE)
    store = Store(await open_database(database))
    row = await store.table_row("aaaaaaaa")
    assert row is not None
    assert (row.opener, row.owner) == (11, 11)
    await store.close()


async def test_processes_that_start_together_migrate_one_after_the_other(postgres):
    url = await postgres.empty_database()
    engines = await asyncio.gather(*(open_database(url) for _ in range(4)))
    for engine in engines:
        await engine.dispose()
    assert await run(url, "SELECT count(*) FROM alembic_version") == 1


async def test_a_database_of_a_newer_gala_is_left_alone(database):
    await (await open_database(database)).dispose()
    await run(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="was written by a newer Gala"):
        await open_database(database)


async def test_a_file_that_is_no_database_is_named_in_one_sentence(tmp_path):
    file = tmp_path / "gala.sqlite3"
    file.write_text("this is a shopping list, and not a short one at that " * 100)
    with pytest.raises(
        BadDatabase, match=r"gala\.sqlite3 cannot be opened: file is not a database\. Move"
    ):
        await open_database(f"sqlite+aiosqlite:///{file}")


async def test_a_file_that_somebody_writes_to_at_the_moment_is_away_and_not_wrong(tmp_path):
    """As a restored one may be, which is in SQLite's older journal mode."""
    file = tmp_path / "gala.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as writing:
        writing.execute("PRAGMA journal_mode = DELETE")
        writing.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseAway, match="is locked by another program"):
            await open_database(f"sqlite+aiosqlite:///{file}")
        writing.execute("ROLLBACK")
    engine = await open_database(f"sqlite+aiosqlite:///{file}")
    await engine.dispose()


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "mysql+nothing://x",
        "postgresql+asyncpg1://x",
        "postgres://x:hidden@localhost/x",
        "postgresql+asyncpg://x:hid:hidden@localhost:hidden/x",
    ],
)
async def test_an_address_that_is_none_is_refused_with_examples(url):
    with pytest.raises(BadDatabase, match="Examples: sqlite") as refused:
        await open_database(url)
    assert "hidden" not in str(refused.value)


@pytest.mark.parametrize("look", [open_database, inspect_database])
async def test_a_password_behind_the_question_mark_is_not_told(look):
    with pytest.raises(BadDatabase, match=r"127\.0\.0\.1:9/gala cannot be opened") as refused:
        await look("postgresql+asyncpg://gala@127.0.0.1:9/gala?password=hidden&timeout=9")
    assert "hidden" not in str(refused.value)


async def test_a_wrong_password_is_told_in_one_sentence_without_it(postgres):
    with pytest.raises(BadDatabase) as refused:
        await open_database(postgres.url("postgres", "hidden"))
    sentence = str(refused.value)
    assert 'cannot be opened: password authentication failed for user "gala". Does' in sentence
    assert "hidden" not in sentence


async def test_a_database_that_was_never_made_is_told_in_one_sentence(postgres):
    with pytest.raises(BadDatabase, match=r"\"nowhere\" does not exist\. Does"):
        await open_database(postgres.url("nowhere"))


@pytest.mark.parametrize("where", ["127.0.0.1:1/gala", "/gala?host=/nowhere"])
async def test_a_server_that_is_not_there_is_told_in_one_sentence(where):
    with pytest.raises(BadDatabase, match=r"cannot be opened: .+\. Does the server run"):
        await open_database(f"postgresql+asyncpg://gala@{where}")


async def test_a_setting_that_asyncpg_does_not_know_is_told_with_the_one_that_is_meant(postgres):
    with pytest.raises(BadDatabase, match=r"'sslmode'\. .*\?ssl=require"):
        await open_database(f"{postgres.url('postgres')}&sslmode=require")


async def test_without_asyncpg_it_is_told_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadDatabase, match="install it with pip install asyncpg"):
        await open_database("postgresql+asyncpg://gala@localhost/gala")


@pytest.mark.parametrize(
    ("ci", "end"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)]
)
def test_a_missing_server_is_skipped_at_home_and_fails_in_ci(monkeypatch, tmp_path, ci, end):
    monkeypatch.setattr(server, "DEBIAN", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CI", ci)
    with pytest.raises(end, match="install it"):
        server.programs()
