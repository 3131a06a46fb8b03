"""Several processes at one table in one PostgreSQL database: what one does, the other has not undone."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import lobby
from bot.refusals import Refused
from bot.starting import start
from bot.store import Player, Store, open_database
from bot.store.locks import Locks
from bot.store.servers import ServerChoices, choose_for_server
from bot.table import Table
from bot.tables import Tables
from bot.thinking.seats import Pace, Thinking
from engine.codec import codec_of
from tests.bot.dealing import start_and_deal
from tests.bot.playing import play_to_the_end
from tests.bot.simulation import MovableClock, an_evening
from tests.bot.toy_dealer import ToyDealer
from tests.patience import PATIENCE
from tests.toy import Toy

GAME, TOY = Toy(), {"toy": ToyDealer()}
ANA, BEN, CARLA = Player("Ana", 11), Player("Ben", 12), Player("Carla", 13)


@pytest.fixture
async def processes(postgres):
    url, clock = await postgres.new_database(), MovableClock()
    stores = [Store(await open_database(url)) for _ in range(2)]
    yield [Tables(store, {"toy": GAME}, clock, 3600) for store in stores]
    for store in stores:
        await store.close()


async def test_two_who_sit_down_at_once_both_sit(processes):
    mine, yours = processes
    table = await mine.open(GAME, 1, 2, ANA, "en")
    await asyncio.gather(lobby.join(mine, table.id, BEN), lobby.join(yours, table.id, CARLA))
    assert set((await yours.get(table.id)).names) == {"Ana", "Ben", "Carla"}


async def test_who_leaves_does_not_take_along_who_comes(processes):
    mine, yours = processes
    table = await mine.open(GAME, 1, 2, ANA, "en")
    await lobby.join(mine, table.id, BEN)
    await asyncio.gather(lobby.leave(mine, table.id, 12), lobby.join(yours, table.id, CARLA))
    assert set((await mine.get(table.id)).names) == {"Ana", "Carla"}


async def test_a_lobby_that_is_due_is_closed_by_one_and_the_other_goes_on(processes):
    mine, yours = processes
    for _ in range(3):
        await mine.open(GAME, 1, 2, ANA, "en")
    mine.clock.seconds += 3601
    closed = await asyncio.gather(mine.expire(), yours.expire())
    assert len(set(closed[0]) | set(closed[1])) == len(closed[0]) + len(closed[1]) == 3


async def test_two_who_open_a_table_at_once_do_not_both_get_the_last_of_a_server(processes):
    mine, yours = processes
    await choose_for_server(mine.store, 1, ServerChoices(most_tables=1))
    for _ in range(5):
        done = await asyncio.gather(
            mine.open(GAME, 1, 2, ANA, "en"),
            yours.open(GAME, 1, 2, BEN, "en"),
            return_exceptions=True,
        )
        (opened,) = [one for one in done if isinstance(one, Table)]
        await mine.end(opened.id, opened.row.opener, "whoever opened it")


async def test_a_game_is_started_once(processes):
    mine, yours = processes
    table = await mine.open(GAME, 1, 2, ANA, "en")
    await lobby.join(mine, table.id, BEN)
    done = await asyncio.gather(
        start(mine, table.id, 11), start(yours, table.id, 12), return_exceptions=True
    )
    assert sum(isinstance(one, Refused) for one in done) == 1
    assert len(await mine.store.outbox(table.id)) == 1


class Decided:
    """A mind that knows which of the moves it takes."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked = 0

    async def choose(self, question: Any) -> int:
        self.asked += 1
        await asyncio.sleep(0.05)
        return self.number % len(question.moves)

    async def close(self) -> None:
        """Nothing was opened."""


async def test_one_process_thinks_for_an_ai_and_the_ai_answers_once(processes):
    mine = processes[0]
    table = await mine.open(GAME, 1, 2, ANA, "en")
    await lobby.add_ai(mine, table.id, 11)
    await start_and_deal(mine, table.id, 11)
    minds = [Decided(0), Decided(1)]
    thinking = [
        Thinking(tables, mind, tables.clock, Pace(pause=0.0), lambda _: None)
        for tables, mind in zip(processes, minds, strict=True)
    ]
    for one in thinking:
        one.wake(table.id)
    await asyncio.gather(*(task for one in thinking for task in one._tasks.values()))
    assert [move.ply for move in await mine.store.moves(table.id)] == [1]
    assert sorted(mind.asked for mind in minds) == [0, 1]


async def test_an_ai_does_not_answer_what_it_has_answered(processes):
    mine, yours = processes
    table = await mine.open(GAME, 1, 2, ANA, "en")
    await lobby.add_ai(mine, table.id, 11)
    await start_and_deal(mine, table.id, 11)
    (decision,) = table.awaited_ai_players
    codec = codec_of(GAME).move
    first, second = (codec.dump(move) for move in table.legal_moves(decision.seat)[:2])
    theirs = await yours.get(table.id)
    await table.submit_for_ai(decision.seat, decision.ticket, first)
    with pytest.raises(Refused, match="refused-old-question"):
        await theirs.submit_for_ai(decision.seat, decision.ticket, second)


async def test_what_one_process_holds_another_waits_for(processes):
    mine, yours = (tables.store.locks for tables in processes)
    order = []

    async def works(locks: Locks, name: str) -> None:
        async with locks.exclusive("the board"):
            order.append(name)
            await asyncio.sleep(0.2)
            order.append(name)

    await asyncio.gather(works(mine, "mine"), works(yours, "yours"))
    assert order in (["mine"] * 2 + ["yours"] * 2, ["yours"] * 2 + ["mine"] * 2)


async def test_what_several_share_nobody_can_hold(processes):
    mine, yours = (tables.store.locks for tables in processes)
    async with (
        mine.shared("a seat"),
        yours.shared("a seat"),
        yours.try_exclusive("a seat", "another seat") as free,
    ):
        assert free == {"another seat"}
    async with yours.try_exclusive("a seat") as free:
        assert free == {"a seat"}


async def test_who_is_stopped_while_waiting_leaves_nothing_behind(processes):
    mine, yours = (tables.store.locks for tables in processes)

    async def waits() -> None:
        async with yours.exclusive("the board"):
            raise AssertionError("it was held")

    async with mine.exclusive("the board"):
        waiting = asyncio.create_task(waits())
        await asyncio.sleep(0.1)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    async with asyncio.timeout(PATIENCE), yours.exclusive("the board"):
        pass


async def test_who_is_stopped_while_asking_takes_nothing_from_the_others(processes):
    mine, yours = (tables.store.locks for tables in processes)

    async def asks() -> None:
        async with mine.exclusive("the clock"):
            await asyncio.sleep(10)

    async with mine.exclusive("the board"):
        for steps in range(12):
            # Some of them reach the server, and are stopped before they hear of it.
            asking = asyncio.create_task(asks())
            for _ in range(steps):
                await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            async with yours.try_exclusive("the board", "the clock") as free:
                assert free == {"the clock"}


async def test_who_waits_long_asks_less_often(processes):
    mine, yours = (tables.store for tables in processes)
    asked = []

    async def waits() -> None:
        async with yours.locks.exclusive("the board"):
            pass

    async with mine.locks.exclusive("the board"):
        event.listen(yours._engine.sync_engine, "before_cursor_execute", lambda *_: asked.append(1))
        waiting = asyncio.create_task(waits())
        await asyncio.sleep(1.5)
    await waiting
    assert len(asked) < 20


async def test_a_process_that_dies_holds_nothing_any_more(processes, postgres):
    mine, yours = (tables.store.locks for tables in processes)
    async with mine.exclusive("the board"):
        await postgres.hang_up(processes[0].store._engine.url.database)
        async with asyncio.timeout(PATIENCE), yours.exclusive("the board"):
            pass
    async with asyncio.timeout(PATIENCE), mine.exclusive("the board"):
        pass


async def test_a_line_that_breaks_while_unlocking_holds_nothing_and_fails_nobody(
    processes, monkeypatch
):
    mine, yours = (tables.store.locks for tables in processes)

    async def breaks(*_facts, **_more):
        raise ConnectionResetError("by the server")

    with monkeypatch.context() as broken:
        async with mine.exclusive("the board"):
            broken.setattr(AsyncConnection, "execute", breaks)
    async with asyncio.timeout(PATIENCE), yours.exclusive("the board"):
        pass


async def test_a_seat_that_is_answered_in_one_process_is_left_alone_by_the_other(processes):
    mine, yours = processes
    table = await mine.open(GAME, 1, 2, ANA, "en")
    theirs = await yours.get(table.id)
    async with table.answering.by(0), theirs.answering.resting((0, 1)) as rests:
        assert [rests(0), rests(1)] == [False, True]
    async with theirs.answering.resting((0, 1)) as rests:
        assert [rests(0), rests(1)] == [True, True]


async def test_a_whole_game_is_played_whatever_the_names_are(tmp_path, database):
    async with an_evening(tmp_path, TOY, "Ben", database=database) as evening:
        ana = evening.add_person("Ana")
        evening.env.backend.users[ana.user.id].global_name = "A\x00n\x1ba\ud83d"
        await evening.start("Ana", "Ben", game="toy")
        assert "Ana" in evening.last.text
        await play_to_the_end(evening, "Ana", "Ben")
        assert "wins." in evening.last.text


async def test_a_process_that_does_not_serve_the_server_opens_the_thread_all_the_same(
    tmp_path, monkeypatch
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        monkeypatch.setattr(evening.bot, "get_channel", lambda _channel: None)
        await evening.start("Ana", "Ben", game="toy")
        assert "My Seat" in evening.messages(evening.thread.id)[-1].buttons
