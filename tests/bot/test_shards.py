"""Shards of a process that is gone are taken over by one of the others, and given back."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from bot.shards import IdentifyTurns, ShardKeeper
from tests.bot.simulation import MovableClock
from tests.patience import PATIENCE


class Server:
    """The locks of a database, as several processes see them."""

    def __init__(self) -> None:
        self.holders: dict[str, list[object]] = defaultdict(list)
        self.hearing: list[Callable[[str], None]] = []

    def hang_up(self, session: object) -> None:
        for name, held in self.holders.items():
            self.holders[name] = [one for one in held if one is not session]


class FakeLocks:
    """Of one process: what it holds excludes the others, not itself."""

    is_alone = False

    def __init__(self, server: Server) -> None:
        self.server = server
        self.session: object | None = object()
        self.asked: set[str] = set()

    def die(self) -> None:
        self.server.hang_up(self.session)

    def reconnect(self) -> None:
        self.die()
        self.session = object()

    @asynccontextmanager
    async def try_exclusive(self, *names: str) -> AsyncIterator[frozenset[str]]:
        self.asked.update(names)
        session, holders = self.session, self.server.holders
        held = [name for name in names if all(one is session for one in holders[name])]
        for name in held:
            holders[name].append(session)
        try:
            yield frozenset(held)
        finally:
            for name in held:
                if session in holders[name]:
                    holders[name].remove(session)

    @asynccontextmanager
    async def exclusive(self, name: str) -> AsyncIterator[None]:
        while True:
            async with self.try_exclusive(name) as held:
                if held:
                    yield
                    return
            await asyncio.sleep(0)


class FakeNotices:
    """Heard at once by every keeper of the server that lives."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def tell(self, said: str) -> None:
        for hear in list(self.server.hearing):
            hear(said)


class Process:
    """A keeper, and what it has connected."""

    def __init__(self, server: Server, clock: MovableClock, own: int, count: int = 3) -> None:
        self.connected: set[int] = set()
        self.locks = FakeLocks(server)
        locks: Any = self.locks
        notices: Any = FakeNotices(server)
        self.own = own
        self.keeper = ShardKeeper(
            locks, notices, clock, [own], count, connect=self._connect, disconnect=self._disconnect
        )
        server.hearing.append(self.keeper.hear)

    async def _connect(self, shard: int) -> None:
        self.connected.add(shard)
        await self.keeper.connected(shard)

    async def _disconnect(self, shard: int) -> None:
        self.connected.discard(shard)

    async def start(self) -> None:
        await self.keeper.claim(self.own)
        await self._connect(self.own)


async def three() -> tuple[Server, MovableClock, list[Process]]:
    server, clock = Server(), MovableClock()
    processes = [Process(server, clock, own) for own in range(3)]
    for one in processes:
        await one.start()
    for one in 2 * processes:
        await one.keeper.look()
    return server, clock, processes


async def test_while_all_are_there_each_serves_its_own():
    _, _, processes = await three()
    assert [one.connected for one in processes] == [{0}, {1}, {2}]


async def test_a_shard_whose_process_is_gone_is_taken_over_by_one_at_the_next_look():
    _, _, (first, second, third) = await three()
    second.locks.die()
    await first.keeper.look()
    await third.keeper.look()
    assert first.connected == {0, 1}
    assert third.connected == {2}


async def test_a_process_that_comes_back_gets_its_shard_back():
    server, clock, (first, second, third) = await three()
    second.locks.die()
    await first.keeper.look()
    again = Process(server, clock, 1)
    starting = asyncio.create_task(again.start())
    await asyncio.sleep(0)
    assert not starting.done(), "somebody else still serves it"
    await third.keeper.look()
    await first.keeper.look()
    await starting
    assert first.connected == {0}
    assert again.connected == {1}
    await first.keeper.look()
    assert first.connected == {0}


async def test_who_ends_stays_connected_until_another_is():
    _, _, (first, second, _) = await three()
    watching = asyncio.create_task(first.keeper.watch())
    await second.keeper.leave()
    assert first.connected == {0, 1}
    assert second.connected == {1}, "it passes on what it still hears"
    assert not second.keeper.serves(1)
    watching.cancel()


async def test_who_ends_does_not_wait_for_nobody(monkeypatch):
    monkeypatch.setattr("bot.shards._TAKEN_WITHIN", 0.01)
    _, _, (_, second, _) = await three()
    async with asyncio.timeout(PATIENCE):
        await second.keeper.leave()
    await second.keeper.look()
    assert not second.keeper.serves(1), "who leaves does not take its own back"


async def test_who_stands_in_stays_connected_until_the_owner_is():
    server, clock, (first, second, _) = await three()
    second.locks.die()
    await first.keeper.look()
    again = Process(server, clock, 1)
    overlap: list[bool] = []
    connect = again._connect

    async def connected(shard: int) -> None:
        overlap.append(1 in first.connected)
        await connect(shard)

    again._connect = connected  # type: ignore[method-assign] # we look at the moment of it
    starting = asyncio.create_task(again.start())
    await asyncio.sleep(0)
    await first.keeper.look()
    await starting
    assert overlap == [True]
    assert (first.connected, again.connected) == ({0}, {1})


async def test_who_has_not_come_up_yet_is_given_a_minute():
    server, clock = Server(), MovableClock()
    first = Process(server, clock, 0, count=2)
    await first.start()
    await first.keeper.look()
    assert first.connected == {0}
    clock.seconds += 61
    await first.keeper.look()
    assert first.connected == {0, 1}


async def test_who_lost_the_database_for_a_moment_keeps_what_nobody_took():
    _, _, (first, second, third) = await three()
    second.locks.reconnect()
    await second.keeper.look()
    await first.keeper.look()
    assert [one.connected for one in (first, second, third)] == [{0}, {1}, {2}]


async def test_who_lost_the_database_for_longer_lets_go_and_asks_for_it_back():
    _, _, (first, second, _) = await three()
    second.locks.reconnect()
    await first.keeper.look()
    assert first.connected == {0, 1}
    looking = asyncio.create_task(second.keeper.look())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert second.connected == set(), "two must not answer the same press"
    await first.keeper.look()
    await looking
    assert first.connected == {0}
    assert second.connected == {1}


async def test_a_database_that_stays_away_is_reported_once(caplog, monkeypatch):
    _, _, (first, _, _) = await three()
    looks = asyncio.Semaphore(0)

    async def look() -> None:
        looks.release()
        raise OSError("the database is away")

    monkeypatch.setattr(first.keeper, "look", look)
    # Somebody always has news, so that nothing is waited for.
    monkeypatch.setattr(first.keeper._news, "wait", lambda: asyncio.sleep(0))
    watching = asyncio.create_task(first.keeper.watch())
    for _ in range(5):
        await asyncio.wait_for(looks.acquire(), 60)
    watching.cancel()
    assert len(caplog.records) == 1


class Hours:
    """A clock whose sleeps end when the test says so."""

    def __init__(self) -> None:
        self.sleeping: list[asyncio.Future[None]] = []

    def now(self) -> float:
        return 0.0

    async def sleep(self, _seconds: float) -> None:
        future = asyncio.get_running_loop().create_future()
        self.sleeping.append(future)
        await future

    def pass_by(self) -> None:
        for future in self.sleeping:
            future.set_result(None)
        self.sleeping.clear()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_shards_of_two_processes_identify_one_after_the_other():
    server, mine, yours = Server(), Hours(), Hours()
    locks: list[Any] = [FakeLocks(server), FakeLocks(server)]
    first, second = IdentifyTurns(locks[0], mine), IdentifyTurns(locks[1], yours)
    await first.wait(0)
    waiting = asyncio.create_task(second.wait(1))
    await settle()
    assert not waiting.done()
    mine.pass_by()
    await settle()
    assert waiting.done()
    await first.close()
    await second.close()


async def test_where_discord_allows_more_they_do_not_wait_for_each_other():
    turns = IdentifyTurns(FakeLocks(Server()), Hours())  # type: ignore[arg-type] # a stand-in
    turns.buckets = 16
    async with asyncio.timeout(10):
        await turns.wait(0)
        await turns.wait(1)
    await turns.close()


async def test_who_cannot_have_a_shard_does_not_touch_the_lock_by_which_it_is_wanted():
    """Whoever stands in would take the look for the owner's, and let the shard go."""
    _, _, (first, second, third) = await three()
    second.locks.die()
    await first.keeper.look()
    third.locks.asked.clear()
    await third.keeper.look()
    assert "shard 1" in third.locks.asked
    assert "shard 1 is wanted back" not in third.locks.asked
