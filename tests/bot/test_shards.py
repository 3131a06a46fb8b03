"""Shards of a process that is gone are taken over by one of the others, and given back."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NoReturn

import pytest

from bot.shards import ShardKeeper
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

    async def look(self) -> None:
        await self.keeper.look()
        # What is connected is so beside the looks.
        await settle()

    async def start(self) -> None:
        await self.keeper.claim(self.own)
        await self._connect(self.own)


async def three() -> tuple[Server, MovableClock, list[Process]]:
    server, clock = Server(), MovableClock()
    processes = [Process(server, clock, own) for own in range(3)]
    for one in processes:
        await one.start()
    for one in 2 * processes:
        await one.look()
    return server, clock, processes


async def test_while_all_are_there_each_serves_its_own():
    _, _, processes = await three()
    assert [one.connected for one in processes] == [{0}, {1}, {2}]


async def test_a_shard_whose_process_is_gone_is_taken_over_by_one_at_the_next_look():
    _, _, (first, second, third) = await three()
    second.locks.die()
    await first.look()
    await third.look()
    assert first.connected == {0, 1}
    assert third.connected == {2}


async def test_a_process_that_comes_back_gets_its_shard_back():
    server, clock, (first, second, third) = await three()
    second.locks.die()
    await first.look()
    again = Process(server, clock, 1)
    starting = asyncio.create_task(again.start())
    await asyncio.sleep(0)
    assert not starting.done(), "somebody else still serves it"
    await third.look()
    await first.look()
    await starting
    assert first.connected == {0}
    assert again.connected == {1}
    await first.look()
    assert first.connected == {0}


async def test_who_ends_stays_connected_until_another_is():
    _, _, (first, second, _) = await three()
    watching = asyncio.create_task(first.keeper.watch())
    await second.keeper.leave()
    assert first.connected == {0, 1}
    assert second.connected == {1}, "it passes on what it still hears"
    assert not second.keeper.serves(1)
    assert second.keeper.is_relieved(1)
    assert not first.keeper.is_relieved(0)
    watching.cancel()


async def test_who_ends_does_not_wait_for_nobody(monkeypatch):
    monkeypatch.setattr("bot.shards._TAKEN_WITHIN", 0.01)
    _, _, (_, second, _) = await three()
    async with asyncio.timeout(PATIENCE):
        await second.keeper.leave()
    await second.look()
    assert not second.keeper.serves(1), "who leaves does not take its own back"
    assert not second.keeper.is_relieved(1)


def with_the_gateway_away(process: Process) -> set[int]:
    """It tries for ever to connect; the shards for which it does so at the moment."""
    trying: set[int] = set()

    async def connect(shard: int) -> None:
        trying.add(shard)
        try:
            await asyncio.Event().wait()
        finally:
            trying.discard(shard)

    process.keeper._connect = connect
    return trying


async def test_a_gateway_that_is_away_holds_up_neither_the_looks_nor_the_end(monkeypatch):
    monkeypatch.setattr("bot.shards._TAKEN_WITHIN", 0.01)
    _, _, (first, second, _) = await three()
    trying = with_the_gateway_away(first)
    second.locks.die()
    async with asyncio.timeout(PATIENCE):
        await first.look()
        assert trying == {1}
        first.locks.reconnect()
        await first.look()
        assert first.keeper.serves(0), "its own locks are held again"
        await first.keeper.leave()
    assert trying == set()
    assert not first.keeper.serves(1)


async def test_what_is_not_connected_yet_when_its_owner_is_back_is_not_connected_any_more():
    server, clock, (first, second, _) = await three()
    trying = with_the_gateway_away(first)
    second.locks.die()
    await first.look()
    again = Process(server, clock, 1)
    starting = asyncio.create_task(again.start())
    await asyncio.sleep(0)
    await first.look()
    await starting
    assert trying == set()
    assert again.connected == {1}


class FlappingLocks(FakeLocks):
    """The database that is back goes away again before a lock is held."""

    def exclusive(self, name: str) -> NoReturn:
        raise OSError(f"the database is away again: no {name}")


@pytest.mark.parametrize("is_connected", [False, True])
async def test_a_database_that_flaps_has_no_shard_connected_twice(is_connected):
    _, _, (first, second, _) = await three()
    connect, started, go_on = first._connect, list[int](), asyncio.Event()

    async def connecting(shard: int) -> None:
        started.append(shard)
        if not is_connected:
            await go_on.wait()
        await connect(shard)

    first.keeper._connect = connecting
    second.locks.die()
    await first.look()
    first.locks.reconnect()
    first.locks.__class__ = FlappingLocks
    with pytest.raises(OSError, match="away again"):
        await first.look()
    first.locks.__class__ = FakeLocks
    for _ in range(3):
        await first.look()
    assert started == [1]
    go_on.set()
    await settle()
    assert first.connected == {0, 1}
    assert first.keeper.serves(0)
    assert first.keeper.serves(1)


async def test_who_ends_does_not_wait_for_a_look_that_does_not(monkeypatch):
    for bound in ("_TAKEN_WITHIN", "_LOOKED_WITHIN"):
        monkeypatch.setattr(f"bot.shards.{bound}", 0.01)
    _, _, (first, second, _) = await three()
    first.locks.reconnect()
    await second.look()
    # It wants its shard back from somebody who does not look any more.
    looking = asyncio.create_task(first.look())
    await settle()
    assert not looking.done()
    async with asyncio.timeout(PATIENCE):
        await first.keeper.leave()
    looking.cancel()


async def test_a_shard_that_cannot_be_connected_is_tried_again_and_told_once(caplog):
    _, _, (first, second, _) = await three()
    connect, failures = first._connect, iter(range(3))

    async def fails(shard: int) -> None:
        if next(failures, None) is not None:
            raise RecursionError
        await connect(shard)

    async def at_once(_seconds: float) -> None:
        """Before the next attempt."""

    first.keeper._connect = fails
    first.keeper._clock.sleep = at_once  # type: ignore[assignment, method-assign] # no time passes
    second.locks.die()
    await first.look()
    assert first.connected == {0, 1}
    assert caplog.text.count("shard 1 could not be connected") == 1


async def test_who_stands_in_stays_connected_until_the_owner_is():
    server, clock, (first, second, _) = await three()
    second.locks.die()
    await first.look()
    again = Process(server, clock, 1)
    overlap: list[bool] = []
    connect = again._connect

    async def connected(shard: int) -> None:
        overlap.append(1 in first.connected)
        await connect(shard)

    again._connect = connected  # type: ignore[method-assign] # we look at the moment of it
    starting = asyncio.create_task(again.start())
    await asyncio.sleep(0)
    await first.look()
    await starting
    assert overlap == [True]
    assert (first.connected, again.connected) == ({0}, {1})


async def test_who_has_not_come_up_yet_is_given_a_minute():
    server, clock = Server(), MovableClock()
    first = Process(server, clock, 0, count=2)
    await first.start()
    await first.look()
    assert first.connected == {0}
    clock.seconds += 61
    await first.look()
    assert first.connected == {0, 1}


async def test_who_lost_the_database_for_a_moment_keeps_what_nobody_took():
    _, _, (first, second, third) = await three()
    second.locks.reconnect()
    await second.look()
    await first.look()
    assert [one.connected for one in (first, second, third)] == [{0}, {1}, {2}]


async def test_who_lost_the_database_for_longer_lets_go_and_asks_for_it_back():
    _, _, (first, second, _) = await three()
    second.locks.reconnect()
    await first.look()
    assert first.connected == {0, 1}
    looking = asyncio.create_task(second.look())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert second.connected == set(), "two must not answer the same press"
    await first.look()
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


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_who_cannot_have_a_shard_does_not_touch_the_lock_by_which_it_is_wanted():
    """Whoever stands in would take the look for the owner's, and let the shard go."""
    _, _, (first, second, third) = await three()
    second.locks.die()
    await first.look()
    third.locks.asked.clear()
    await third.look()
    assert "shard 1" in third.locks.asked
    assert "shard 1 is wanted back" not in third.locks.asked
