"""The database: opening it, and what it keeps apart."""

import asyncio
import sqlite3
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, text

from bot.store import (
    BadDatabase,
    Letter,
    Overtaken,
    Player,
    Sheet,
    Shown,
    Snapshot,
    Store,
    StoredMove,
    open_database,
)
from bot.store.opening import _MIGRATIONS
from bot.store.schema import metadata


def sheet(table_id: str = "aaaaaaaa", **changes) -> Sheet:
    facts: dict[str, Any] = {
        "id": table_id,
        "game": "toy",
        "phase": "lobby",
        "guild": 1,
        "channel": 2,
        "opener": 11,
        "locale": "en",
        "opened_at": 1.0,
        "touched_at": 1.0,
        "options": {"high": True},
    }
    return Sheet(**(facts | changes))


@pytest.fixture
async def store(tmp_path):
    opened = Store(await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}"))
    yield opened
    await opened.close()


async def test_a_sheet_and_its_players_come_back_as_they_were_written(store):
    players = (Player("Ana", 11, "es"), Player("Ada"), Player("Ben", 12, "en", reachable=False))
    await store.open_table(sheet(), players)
    assert await store.sheet("aaaaaaaa") == sheet()
    assert await store.players("aaaaaaaa") == players


async def test_a_ply_can_be_written_only_once(store):
    await store.open_table(sheet(phase="playing", seed="0" * 64), (Player("Ana", 11),))
    move = StoredMove(1, 0, "split.1.0", "{}", 2.0)
    after = sheet(phase="playing", ply=1)
    await store.add_move(after, move, Snapshot(1, 1, "{}"), Letter(1, "[]", 0))
    with pytest.raises(Overtaken, match="ply 1"):
        await store.add_move(after, move, Snapshot(1, 1, "{}"), Letter(1, "[]", 0))
    assert len(await store.letters("aaaaaaaa")) == 1


async def test_a_refused_move_leaves_nothing_behind(store):
    await store.open_table(sheet(phase="playing"), ())
    move = StoredMove(1, 0, "split.1.0", "first", 2.0)
    await store.add_move(
        sheet(phase="playing", ply=1), move, Snapshot(1, 1, "one"), Letter(1, "[]")
    )
    other = StoredMove(1, 1, "split.1.1", "second", 3.0)
    with pytest.raises(Overtaken):
        await store.add_move(
            sheet(phase="over", ply=1), other, Snapshot(1, 1, "two"), Letter(1, "[]")
        )
    stored = await store.sheet("aaaaaaaa")
    assert stored is not None
    assert stored.phase == "playing"
    assert [one.move for one in await store.moves("aaaaaaaa")] == ["first"]


async def test_a_game_that_has_started_is_no_lobby_any_more(store):
    await store.open_table(sheet(), (Player("Ana", 11),))
    playing = sheet(phase="playing", seed="0" * 64)
    await store.start(playing, (Player("Ana", 11),), Snapshot(0, 1, "{}"), Letter(0, "[]"))
    with pytest.raises(Overtaken):
        await store.start(playing, (), Snapshot(0, 1, "{}"), Letter(0, "[]"))
    with pytest.raises(Overtaken):
        await store.change_lobby(sheet(), ())


async def test_of_many_tables_those_that_are_on_come_first_and_the_old_are_left_out(store):
    ana = (Player("Ana", 11),)
    await store.open_table(sheet("playing1", phase="playing", channel=1), ana)
    for number in range(30):
        facts = {"phase": "over", "channel": 1 + number % 2, "opened_at": 1000.0 + number}
        await store.open_table(sheet(f"ended-{number:02}", **facts), ana)
    found = await store.tables_of(11, ("playing", "over"))
    assert [one.id for one in found[:3]] == ["playing1", "ended-29", "ended-28"]
    assert len(found) == 25
    here = await store.tables_of(11, ("playing", "over"), channel=2)
    assert [one.id for one in here[:2]] == ["ended-29", "ended-27"]
    assert await store.tables_of(12, ("over",), channel=2) == ()
    assert (await store.tables_in(1, ("over", "playing")))[0].id == "playing1"


async def test_only_one_rematch_of_a_table_can_be_opened(store):
    await store.open_table(sheet(), ())
    await store.open_table(sheet("bbbbbbbb", rematch_of="aaaaaaaa"), ())
    with pytest.raises(Overtaken):
        await store.open_table(sheet("cccccccc", rematch_of="aaaaaaaa"), ())
    found = await store.rematch_of("aaaaaaaa")
    assert found is not None
    assert found.id == "bbbbbbbb"


async def test_what_a_message_carries_is_not_overwritten_by_a_late_comer(store):
    await store.open_table(sheet(), ())
    first = Shown("ask:0", 5, 6, "split.1.0")
    await store.show("aaaaaaaa", first)
    await store.show("aaaaaaaa", Shown("ask:0", 5, 7, "take.1.0"))
    await store.reshow("aaaaaaaa", first, Shown("ask:0", 5, 6, "split.1.0", note="closed"))
    assert (await store.shown("aaaaaaaa"))["ask:0"].message == 7


async def test_sqlite_is_opened_safely(store):
    async with store._engine.connect() as connection:
        for pragma, wanted in (
            ("journal_mode", "wal"),
            ("foreign_keys", 1),
            ("busy_timeout", 5000),
            ("synchronous", 2),
        ):
            assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == wanted


async def test_the_migrations_lead_to_the_tables_that_the_code_knows(store):
    async with store._engine.connect() as connection:
        differences = await connection.run_sync(
            lambda raw: compare_metadata(MigrationContext.configure(raw), metadata)
        )
    assert differences == []


async def test_opening_twice_changes_nothing(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}"
    store = Store(await open_database(url))
    await store.put_meta("commands", "x")
    await store.close()
    store = Store(await open_database(url))
    assert await store.meta("commands") == "x"
    await store.close()


async def test_players_of_an_older_gala_play_on_as_they_did(tmp_path):
    file = tmp_path / "gala.sqlite3"
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text(
                "INSERT INTO tables (id, game, phase, channel, opener, locale, options, ply,"
                " thinking, opened_at, touched_at)"
                " VALUES ('aaaaaaaa', 'toy', 'playing', 1, 11, 'en', '{}', 0, 0, 1, 1)"
            )
        )
        connection.execute(
            text(
                "INSERT INTO players (table_id, seat, name, locale, reachable)"
                " VALUES ('aaaaaaaa', 0, 'Ada', 'en', 1)"
            )
        )
    engine.dispose()
    store = Store(await open_database(f"sqlite+aiosqlite:///{file}"))
    assert await store.players("aaaaaaaa") == (Player("Ada", level="normal", stand_in=None),)
    await store.close()


async def test_a_file_that_is_no_database_is_named_in_one_sentence(tmp_path):
    file = tmp_path / "gala.sqlite3"
    file.write_text("this is a shopping list, and not a short one at that " * 100)
    with pytest.raises(
        BadDatabase, match=r"gala\.sqlite3 cannot be opened: file is not a database"
    ):
        await open_database(f"sqlite+aiosqlite:///{file}")


async def test_a_database_of_a_newer_gala_is_left_alone(tmp_path):
    file = tmp_path / "gala.sqlite3"
    await (await open_database(f"sqlite+aiosqlite:///{file}")).dispose()
    with sqlite3.connect(file) as raw:
        raw.execute("update alembic_version set version_num = '9999'")
    raw.close()
    with pytest.raises(BadDatabase, match="was written by a newer Gala"):
        await open_database(f"sqlite+aiosqlite:///{file}")


@pytest.mark.parametrize("url", ["nonsense", "mysql+nothing://x", "postgresql+asyncpg1://x"])
async def test_an_address_that_is_none_is_refused_with_an_example(url):
    with pytest.raises(BadDatabase, match="Example: sqlite"):
        await open_database(url)


def test_the_statements_are_ones_that_postgresql_understands():
    from sqlalchemy.dialects import postgresql
    from sqlalchemy.schema import CreateTable

    for table in metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=postgresql.dialect()))


async def test_many_writers_at_once_take_turns_and_none_finds_the_database_locked(tmp_path):
    engine = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}")
    # A lock that nobody waits for: whoever does not take turns is refused at once.
    event.listen(
        engine.sync_engine,
        "begin",
        lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 0"),
    )
    store = Store(engine)
    await store.open_table(sheet(), ())
    await asyncio.gather(
        *(store.show("aaaaaaaa", Shown(f"ask:{seat}", 1, seat)) for seat in range(40))
    )
    assert len(await store.shown("aaaaaaaa")) == 40
    await store.close()
