"""The table service without Discord: order, neighbours and stopping."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from bot import lobby
from bot.refusals import Refused
from bot.store import Player, Store, open_database
from bot.table import Table
from bot.tables import Tables
from engine.core import TakeBack
from tests.bot.dealing import start_and_deal
from tests.bot.simulation import MovableClock, an_evening
from tests.bot.toy_dealer import ToyDealer
from tests.toy import Toy

ANA, BEN = Player("Ana", 11), Player("Ben", 12)


@pytest.fixture
async def tables(tmp_path):
    store = Store(await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}"))
    yield Tables(store, {"toy": Toy()}, MovableClock(), 3600)
    await store.close()


async def started(tables: Tables, *players: Player) -> Table:
    first, *others = players
    table = await tables.open(Toy(), 1, 2, first, "en")
    for player in others:
        await lobby.join(tables, table.id, player)
    return await start_and_deal(tables, table.id, first.user or 0)


def asked(table: Table, user: int) -> tuple[str, Any]:
    """What this person is asked, and the first of their legal answers."""
    seat = table.seat_of(user)
    assert seat is not None
    decision = table.decision(seat)
    assert decision is not None
    return decision.ticket, table.legal_moves(seat)[0]


def ply_of(table: Table) -> int:
    assert table.position is not None
    return table.position.ply


async def test_a_move_to_a_question_that_has_passed_changes_nothing(tables):
    table = await started(tables, ANA, BEN)
    before = table.position
    _, move = asked(table, 11)
    with pytest.raises(Refused, match="refused-old-question"):
        await table.submit(11, "take.1-0.0", move)
    assert table.position == before


async def test_a_move_that_the_rules_do_not_allow_changes_nothing(tables):
    table = await started(tables, ANA, BEN)
    ticket, _ = asked(table, 11)
    with pytest.raises(Refused, match="refused-illegal"):
        await table.submit(11, ticket, TakeBack())
    assert ply_of(table) == 0


async def test_somebody_who_does_not_sit_there_cannot_move(tables):
    table = await started(tables, ANA, BEN)
    with pytest.raises(Refused, match="refused-stranger"):
        await table.submit(99, "split.1.0", TakeBack())


async def test_many_moves_at_once_are_put_in_order(tables):
    people = tuple(Player(name, number) for number, name in enumerate("ABCD", start=1))
    table = await started(tables, *people)
    await asyncio.gather(*(table.submit(user, *asked(table, user)) for user in range(1, 5)))
    assert ply_of(table) == 4
    assert [move.ply for move in await tables.store.moves(table.id)] == [1, 2, 3, 4]


async def test_a_table_read_again_stands_where_it_stood(tables):
    table = await started(tables, ANA, BEN)
    await table.submit(12, *asked(table, 12))
    other = Tables(tables.store, {"toy": Toy()}, MovableClock(), 3600)
    assert (await other.get(table.id)).position == table.position


async def test_a_lobby_drops_an_option_that_is_no_longer_offered(tables):
    class Plain(Toy):
        options = ()

    table = await tables.open(Toy(), 1, 2, ANA, "en")
    on = await started(tables, ANA, BEN)
    later = Tables(tables.store, {"toy": Plain()}, MovableClock(), 3600)
    assert (await later.get(table.id)).row.options == {}
    assert (await later.get(on.id)).row.options == {"high": False}


async def test_a_rematch_seats_people_next_to_others_than_before(tables):
    people = tuple(Player(name, number) for number, name in enumerate("ABCD", start=1))
    for _ in range(10):
        table = await started(tables, *people)
        await tables.end(table.id, 1, "A")
        again = await tables.rematch(table.id, 2, 5)
        for player in (people[0], *people[2:]):
            await lobby.join(tables, again.id, player)
        again = await start_and_deal(tables, again.id, 2)
        before, after = table.names, again.names
        pairs = {(before[n], before[(n + 1) % 4]) for n in range(4)}
        kept = sum((after[n], after[(n + 1) % 4]) in pairs for n in range(4))
        assert kept <= 1


@pytest.mark.parametrize("why", ["all left", "expired", "closed"])
async def test_a_rematch_that_was_never_played_can_be_opened_again(tables, why):
    table = await started(tables, ANA, BEN)
    await tables.end(table.id, 11, "Ana")
    wanted = await tables.rematch(table.id, 12, 5)
    with pytest.raises(Refused, match="refused-rematch-exists"):
        await tables.rematch(table.id, 11, 5)
    if why == "all left":
        await lobby.leave(tables, wanted.id, 12)
    elif why == "expired":
        tables.clock.seconds += 3600
        assert await tables.expire() == (wanted.id,)
    else:
        await tables.end(wanted.id, 12, "Ben")
    again = await tables.rematch(table.id, 11, 5)
    await lobby.join(tables, again.id, BEN)
    again = await start_and_deal(tables, again.id, 11)
    await tables.end(again.id, 11, "Ana")
    with pytest.raises(Refused, match="refused-rematch-exists"):
        await tables.rematch(table.id, 12, 5)


async def test_a_lobby_that_cannot_be_closed_does_not_keep_the_others_open(tables, caplog):
    broken, other = [await tables.open(Toy(), 1, 2, ANA, "en") for _ in range(2)]
    async with tables.store._engine.begin() as connection:
        statement = "update tables set game = 'gone', touched_at = 0 where id = :id"
        await connection.execute(text(statement), {"id": broken.id})
    del tables._held[broken.id]
    tables.clock.seconds += 3601
    assert await tables.expire() == (other.id,)
    assert f"lobby {broken.id} could not be closed" in caplog.text


async def test_a_table_that_nobody_knows_is_refused(tables):
    with pytest.raises(Refused, match="refused-no-table"):
        await tables.get("zzzzzzzz")


async def test_tables_beyond_what_is_kept_are_read_again(tables, monkeypatch):
    monkeypatch.setattr("bot.tables._KEPT", 2)
    made = [await started(tables, ANA, BEN) for _ in range(4)]
    assert len(tables._held) <= 3
    assert (await tables.get(made[0].id)).position == made[0].position


async def test_of_games_that_are_over_only_a_few_stay_in_memory(tables, monkeypatch):
    monkeypatch.setattr("bot.tables._KEPT_ENDED", 2)
    going = await started(tables, ANA, BEN)
    over = [await started(tables, ANA, BEN) for _ in range(5)]
    for table in over:
        await tables.end(table.id, ANA.user, ANA.name)
    await started(tables, ANA, BEN)
    assert await tables.get(going.id) is going
    assert len(set(tables._held) & {table.id for table in over}) <= 2


async def test_a_table_where_somebody_is_being_answered_is_kept(tables, monkeypatch):
    monkeypatch.setattr("bot.tables._KEPT", 1)
    first = await started(tables, ANA, BEN)
    async with first.answering.by(0):
        await started(tables, ANA, BEN)
        assert await tables.get(first.id) is first
    await started(tables, ANA, BEN)
    assert await tables.get(first.id) is not first


async def test_stopping_waits_for_the_answer_in_flight(tmp_path):
    async with an_evening(tmp_path, {"toy": ToyDealer()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        desk, order = evening.bot.desk, []
        nobody: Any = None

        async def slow() -> None:
            task = asyncio.current_task()
            assert task is not None
            desk.in_flight[task] = nobody
            await asyncio.sleep(0.2)
            order.append("answered")

        task = asyncio.create_task(slow())
        await asyncio.sleep(0)
        await desk.finish(5)
        order.append("stopped")
        await task
        assert order == ["answered", "stopped"]
