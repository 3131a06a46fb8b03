"""Discord refuses whoever identifies itself too soon: shards of all processes take turns."""

import asyncio
from types import SimpleNamespace
from typing import Any, NoReturn

from discord.gateway import DiscordWebSocket
from discord.shard import EventItem, EventType, Shard
from sqlalchemy.exc import OperationalError

from bot.shards import IdentifyTurns
from tests.bot.test_shards import FakeLocks, Server, settle
from tests.patience import PATIENCE


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


async def test_a_database_that_is_away_when_discord_wants_to_know_us_again_does_not_end_the_bot(
    monkeypatch,
):
    class AwayLocks(FakeLocks):
        def exclusive(self, name: str) -> NoReturn:
            raise OperationalError(name, {}, RuntimeError("the server is shutting down"))

    turns = IdentifyTurns(AwayLocks(Server()), Hours())  # type: ignore[arg-type] # a stand-in

    async def from_client(*_: Any, shard_id: int, **_more: Any) -> None:
        await turns.wait(shard_id)

    async def at_once(_seconds: float) -> None:
        """Before the next attempt."""

    monkeypatch.setattr(DiscordWebSocket, "from_client", from_client)
    monkeypatch.setattr("discord.shard.asyncio.sleep", at_once)
    told: list[EventItem] = []
    client: Any = SimpleNamespace(
        _reconnect=True, dispatch=lambda *_: None, is_closed=lambda: False, loop=None
    )
    websocket: Any = SimpleNamespace(shard_id=0)
    await Shard(websocket, client, told.append).reconnect()
    assert [one.type for one in told] == [EventType.reconnect]


async def test_where_discord_allows_more_they_do_not_wait_for_each_other():
    turns = IdentifyTurns(FakeLocks(Server()), Hours())  # type: ignore[arg-type] # a stand-in
    turns.buckets = 16
    async with asyncio.timeout(PATIENCE):
        await turns.wait(0)
        await turns.wait(1)
    await turns.close()
