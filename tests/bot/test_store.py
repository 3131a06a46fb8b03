"""What the database keeps, and keeps apart."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import event

from bot.store import (
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
async def store(database):
    opened = Store(await open_database(database))
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
