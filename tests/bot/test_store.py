"""What the database keeps, and keeps apart."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event, text

from bot.store import (
    Attached,
    OutboxEntry,
    Overtaken,
    Player,
    Shown,
    Snapshot,
    Store,
    StoredDeal,
    StoredMove,
    TableRow,
    open_database,
)
from tests.patience import PATIENCE


def table_row(table_id: str = "aaaaaaaa", **changes) -> TableRow:
    facts: dict[str, Any] = {
        "id": table_id,
        "game": "toy",
        "phase": "lobby",
        "guild": 1,
        "channel": 2,
        "opener": 11,
        "owner": 11,
        "locale": "en",
        "opened_at": 1.0,
        "touched_at": 1.0,
        "options": {"high": True},
    }
    return TableRow(**(facts | changes))


@pytest.fixture
async def store(database):
    opened = Store(await open_database(database))
    yield opened
    await opened.close()


async def test_a_sheet_and_its_players_come_back_as_they_were_written(store):
    players = (Player("Ana", 11, "es"), Player("Ada"), Player("Ben", 12, "en", reachable=False))
    await store.open_table(table_row(), players)
    assert await store.table_row("aaaaaaaa") == table_row()
    assert await store.players("aaaaaaaa") == players


async def test_a_ply_can_be_written_only_once(store):
    await store.open_table(table_row(phase="playing", seed="0" * 64), (Player("Ana", 11),))
    move = StoredMove(1, 0, "split.1.0", "{}", 2.0)
    after = table_row(phase="playing", ply=1)
    await store.add_move(after, move, Snapshot(1, 1, "{}"), OutboxEntry(1, "[]", 0))
    with pytest.raises(Overtaken, match="ply 1"):
        await store.add_move(after, move, Snapshot(1, 1, "{}"), OutboxEntry(1, "[]", 0))
    assert len(await store.outbox("aaaaaaaa")) == 1


async def test_a_refused_move_leaves_nothing_behind(store):
    await store.open_table(table_row(phase="playing"), ())
    move = StoredMove(1, 0, "split.1.0", "first", 2.0)
    await store.add_move(
        table_row(phase="playing", ply=1), move, Snapshot(1, 1, "one"), OutboxEntry(1, "[]")
    )
    other = StoredMove(1, 1, "split.1.1", "second", 3.0)
    with pytest.raises(Overtaken):
        await store.add_move(
            table_row(phase="over", ply=1), other, Snapshot(1, 1, "two"), OutboxEntry(1, "[]")
        )
    stored = await store.table_row("aaaaaaaa")
    assert stored is not None
    assert stored.phase == "playing"
    assert [one.move for one in await store.moves("aaaaaaaa")] == ["first"]


async def test_a_move_does_not_bring_an_ended_table_back(store):
    await store.open_table(table_row(phase="playing"), ())
    await store.end(table_row(phase="closed", ended_by="Ana"), OutboxEntry(0, "[]"))
    with pytest.raises(Overtaken, match="ended"):
        await store.add_move(
            table_row(phase="playing", ply=1),
            StoredMove(1, 0, "split.1.0", "{}", 2.0),
            Snapshot(1, 1, "{}"),
            OutboxEntry(1, "[]"),
        )
    assert await store.moves("aaaaaaaa") == ()
    stored = await store.table_row("aaaaaaaa")
    assert stored is not None
    assert (stored.phase, stored.ply) == ("closed", 0)


async def test_a_changed_language_leaves_the_rest_of_a_player_as_it_is(store):
    await store.open_table(table_row(), (Player("Ana", 11),))
    await store.change_player("aaaaaaaa", 0, reachable=False)
    await store.change_player("aaaaaaaa", 0, locale="de")
    assert await store.players("aaaaaaaa") == (Player("Ana", 11, "de", reachable=False),)


async def test_a_game_that_has_started_is_no_lobby_any_more(store):
    await store.open_table(table_row(), (Player("Ana", 11),))
    playing = table_row(phase="playing")
    await store.start(playing, "{}", OutboxEntry(0, "[]"))
    with pytest.raises(Overtaken):
        await store.start(playing, "{}", OutboxEntry(0, "[]"))
    with pytest.raises(Overtaken):
        await store.change_lobby(table_row(), ())


async def test_of_many_tables_those_that_are_on_come_first_and_the_old_are_left_out(store):
    ana = (Player("Ana", 11),)
    await store.open_table(table_row("playing1", phase="playing", channel=1), ana)
    for number in range(30):
        facts = {"phase": "over", "channel": 1 + number % 2, "opened_at": 1000.0 + number}
        await store.open_table(table_row(f"ended-{number:02}", **facts), ana)
    found = await store.tables_of(11, ("playing", "over"))
    assert [one.id for one in found[:3]] == ["playing1", "ended-29", "ended-28"]
    assert len(found) == 25
    here = await store.tables_of(11, ("playing", "over"), channel=2)
    assert [one.id for one in here[:2]] == ["ended-29", "ended-27"]
    assert await store.tables_of(12, ("over",), channel=2) == ()
    assert (await store.tables_in(1, ("over", "playing")))[0].id == "playing1"


async def test_only_one_rematch_of_a_table_can_be_opened(store):
    await store.open_table(table_row(), ())
    await store.open_table(table_row("bbbbbbbb", rematch_of="aaaaaaaa"), ())
    with pytest.raises(Overtaken):
        await store.open_table(table_row("cccccccc", rematch_of="aaaaaaaa"), ())
    assert await store.table_row("cccccccc") is None


async def test_of_the_games_in_play_the_one_that_has_waited_longest_comes_first(store):
    for name, moment, phase in (("a", 30.0, "playing"), ("b", 10.0, "playing"), ("c", 1.0, "over")):
        await store.open_table(
            table_row(name * 8, touched_at=moment, phase=phase, seed="0" * 64, ply=12), ()
        )
    quiet = await store.quiet_tables(most=9, now=0.0)
    assert [one.id for one in quiet] == ["bbbbbbbb", "aaaaaaaa"]
    assert [one.id for one in await store.quiet_tables(most=1, now=0.0)] == ["bbbbbbbb"]


async def test_a_game_that_was_not_dealt_yet_waits_for_nobody(store):
    await store.open_table(table_row(phase="playing"), ())
    assert await store.quiet_tables(most=9, now=0.0) == ()


async def test_games_with_something_still_to_show_can_be_left_out(store):
    for name in ("aaaaaaaa", "bbbbbbbb"):
        await store.open_table(table_row(name, phase="playing", seed="0" * 64), ())
    await store.add_move(
        table_row(phase="playing", ply=1),
        StoredMove(1, 0, "act.1.0", "{}", 2.0),
        Snapshot(1, 1, "{}"),
        OutboxEntry(1, "[]"),
    )
    quiet = await store.quiet_tables(most=9, now=0.0, all_shown=True)
    assert [one.id for one in quiet] == ["bbbbbbbb"]
    assert len(await store.quiet_tables(most=9, now=0.0)) == 2


async def test_a_wait_that_was_spoken_of_is_not_found_again_until_somebody_moves(store):
    await store.open_table(table_row(phase="playing", seed="0" * 64, ply=12), ())
    await store.show("aaaaaaaa", Shown("reminder", 2, 99, looked_at=12))
    assert await store.quiet_tables(most=9, now=0.0) == ()
    await store.add_move(
        table_row(phase="playing", ply=13),
        StoredMove(13, 0, "act.1.0", "{}", 2.0),
        Snapshot(13, 1, "{}"),
        OutboxEntry(13, "[]"),
    )
    assert [one.ply for one in await store.quiet_tables(most=9, now=0.0)] == [13]


async def test_what_a_message_carries_is_not_overwritten_by_a_late_comer(store):
    await store.open_table(table_row(), ())
    first = Shown("question", 5, 6, 0, ticket="split.1.0")
    await store.show("aaaaaaaa", first)
    await store.show("aaaaaaaa", Shown("question", 5, 7, 0, ticket="take.1.0"))
    await store.reshow("aaaaaaaa", first, replace(first, form="settled"))
    assert (await store.shown("aaaaaaaa"))["question", 0].message == 7


async def test_many_writers_at_once_take_turns_and_none_finds_the_database_locked(tmp_path):
    engine = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}")
    # A lock that nobody waits for: whoever does not take turns is refused at once.
    event.listen(
        engine.sync_engine,
        "begin",
        lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 0"),
    )
    store = Store(engine)
    await store.open_table(table_row(), ())
    await asyncio.gather(
        *(store.show("aaaaaaaa", Shown("question", 1, seat, seat)) for seat in range(40))
    )
    assert len(await store.shown("aaaaaaaa")) == 40
    await store.close()


async def test_what_two_processes_write_at_once_is_there_once(database):
    stores = [Store(await open_database(database)) for _ in range(2)]
    await stores[0].open_table(table_row(), ())
    for number in range(5):
        await asyncio.gather(
            *(store.show("aaaaaaaa", Shown("question", 1, number, number)) for store in stores),
            *(store.set_meta(f"key {number}", "value") for store in stores),
            *(store.vote("aaaaaaaa", number, 11) for store in stores),
        )
    async with stores[0]._engine.connect() as connection:
        for table in ("shown", "meta", "stand_in_votes"):
            assert (await connection.execute(text(f"SELECT count(*) FROM {table}"))).scalar() == 5
    for store in stores:
        await store.close()


async def test_of_two_processes_with_the_same_ply_one_is_overtaken_and_leaves_nothing(database):
    stores = [Store(await open_database(database)) for _ in range(2)]
    snapshot = Snapshot(0, 1, "{}")
    await stores[0].open_table(table_row(), ())
    playing, entry = table_row(phase="playing"), OutboxEntry(0, "[]")
    await stores[0].start(playing, "{}", entry)
    dealt = StoredDeal("{}", 3, 7)
    await stores[0].deal_out(replace(playing, seed="0" * 64), dealt, (), snapshot, entry)
    for ply in range(1, 6):
        results = await asyncio.gather(
            *(
                store.add_move(
                    table_row(phase="playing", ply=ply),
                    StoredMove(ply, 0, f"split.{ply}.0", name, 2.0),
                    Snapshot(ply, 1, name),
                    OutboxEntry(ply, "[]", 0),
                )
                for store, name in zip(stores, ("mine", "yours"), strict=True)
            ),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "Overtaken"]
        winner = ("mine", "yours")[results.index(None)]
        assert (await stores[0].moves("aaaaaaaa"))[-1].move == winner
        assert (await stores[0].snapshot("aaaaaaaa")) == Snapshot(ply, 1, winner)
    assert [entry.ply for entry in await stores[0].outbox("aaaaaaaa")] == [0, *range(6)]
    for store in stores:
        await store.close()


async def test_values_of_every_kind_come_back_as_they_were_written(store):
    newest = (1 << 63) - 1
    name = "Zoë 🎲 “o’Neill” 王"
    written = table_row(
        guild=newest,
        channel=newest,
        place=newest,
        opener=newest,
        owner=newest - 1,
        opened_at=1_763_300_000.123456,
        touched_at=1_763_300_000.654321,
        thinking=True,
        ended_by=name,
        options={"high": False, "edition": "gala", "rounds": 3},
    )
    await store.open_table(written, (Player(name, newest, "de", reachable=False),))
    assert await store.table_row("aaaaaaaa") == written
    (player,) = await store.players("aaaaaaaa")
    assert (player.name, player.user, player.reachable) == (name, newest, False)
    shown = Shown(
        "board",
        newest,
        newest,
        digest="digest",
        pictures=(Attached(newest, "0-board-0123456789.png"),),
        chapter="1",
        story=f"{name}\n",
        told=12,
        tickets=("split.1.0", "split.1.1"),
        expires_at=1_763_300_000.123456,
    )
    await store.show("aaaaaaaa", shown)
    assert (await store.shown("aaaaaaaa"))["board", None] == shown
    assert [found.id for found in await store.tables_of(newest, ("lobby",))] == ["aaaaaaaa"]
    assert [found.id for found in await store.tables_in(newest, ("lobby",))] == ["aaaaaaaa"]


async def test_on_postgresql_nobody_waits_for_another_table_to_be_written(postgres):
    store = Store(await open_database(await postgres.new_database()))
    async with store._transaction(), asyncio.timeout(PATIENCE):
        await store.set_meta("commands", "x")
    await store.close()


async def test_a_server_that_was_restarted_is_not_noticed(postgres):
    store = Store(await open_database(await postgres.new_database()))
    await store.set_meta("commands", "x")
    await postgres.hang_up(store._engine.url.database)
    assert await store.meta("commands") == "x"
    await store.close()
