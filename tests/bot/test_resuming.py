"""After a start: whatever was left goes on by itself, whoever was away, a few tables at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from bot.resuming import Resuming
from bot.store import Store, UnfinishedTable
from tests.bot.minds import Guessing, Pondering
from tests.bot.simulation import an_evening, new_bot
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


class Busy:
    """A worker that is done with a table when the test says so."""

    def __init__(self) -> None:
        self.woken: list[str] = []
        self.at_work: dict[str, asyncio.Event] = {}
        self.most = 0

    def wake(self, table: str) -> None:
        self.woken.append(table)
        self.at_work[table] = asyncio.Event()
        self.most = max(self.most, len(self.at_work))

    def is_busy(self, table: str) -> bool:
        return table in self.at_work

    async def settled(self, table: str) -> None:
        await self.at_work[table].wait()

    async def finish_all(self) -> None:
        """Lets it finish one table after the other, until nobody wakes another."""
        while self.at_work:
            self.at_work.pop(next(iter(self.at_work))).set()
            for _ in range(8):
                await asyncio.sleep(0)


class Stored:
    """A database that fails a few times."""

    def __init__(self, *tables: UnfinishedTable, failures: int = 0) -> None:
        self.tables = tables
        self.failures = failures

    async def tables_thinking(self) -> tuple[UnfinishedTable, ...]:
        if self.failures:
            self.failures -= 1
            raise OperationalError("SELECT", {}, OSError("the database is away"))
        return ()

    async def tables_to_show(self, *, lobbies: bool) -> tuple[UnfinishedTable, ...]:
        assert lobbies
        return self.tables


class Timeless:
    """A clock on which a pause takes no time, but a limit is never reached."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    def now(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        if seconds == 20.0:
            await asyncio.Event().wait()
        self.slept.append(seconds)


async def nothing() -> None:
    """Is to be done first."""


def resuming(
    stored: Stored,
    shows: Busy,
    clock: Timeless | None = None,
    is_ours: Callable[[int | None], bool] = lambda _guild: True,
    first: Callable[[], Awaitable[None]] = nothing,
    is_pressed: Callable[[], bool] = lambda: False,
) -> Resuming:
    store: Any = stored
    return Resuming(
        store,
        clock or Timeless(),
        shows=shows,
        thinks=Busy(),
        is_ours=is_ours,
        is_pressed=is_pressed,
        first=first,
    )


def tables(count: int, opener: int = 1, guild: int = 1) -> list[UnfinishedTable]:
    return [UnfinishedTable(f"{opener}-{number}", guild, opener) for number in range(count)]


async def test_of_ten_thousand_tables_only_a_few_are_awake_at_once():
    shows = Busy()
    task = asyncio.create_task(resuming(Stored(*tables(10_000)), shows).resume())
    for _ in range(20):
        await asyncio.sleep(0)
    await shows.finish_all()
    await task
    assert len(set(shows.woken)) == 10_000
    assert shows.most <= 4


async def test_nobodys_first_table_waits_behind_somebodys_hundred():
    shows = Busy()
    stored = Stored(*tables(100, opener=1), *tables(1, opener=2))
    task = asyncio.create_task(resuming(stored, shows).resume())
    for _ in range(20):
        await asyncio.sleep(0)
    assert "2-0" in shows.woken[:2]
    await shows.finish_all()
    await task


async def test_no_table_is_woken_while_a_press_is_being_answered():
    shows, looks = Busy(), iter([True, True, True])

    def is_pressed() -> bool:
        assert shows.woken == []
        return next(looks, False)

    task = asyncio.create_task(resuming(Stored(*tables(1)), shows, is_pressed=is_pressed).resume())
    for _ in range(20):
        await asyncio.sleep(0)
    assert shows.woken == ["1-0"]
    await shows.finish_all()
    await task


async def test_no_table_is_woken_while_the_others_keep_the_loop_busy(monkeypatch):
    shows, looks = Busy(), iter([True, True, True])

    async def is_busy() -> bool:
        assert shows.woken == []
        return next(looks, False)

    monkeypatch.setattr("bot.resuming._is_loop_busy", is_busy)
    task = asyncio.create_task(resuming(Stored(*tables(1)), shows).resume())
    for _ in range(20):
        await asyncio.sleep(0)
    assert shows.woken == ["1-0"]
    await shows.finish_all()
    await task


async def test_who_presses_for_ever_keeps_no_table_asleep():
    shows, clock = Busy(), Timeless()
    task = asyncio.create_task(
        resuming(Stored(*tables(1)), shows, clock, is_pressed=lambda: True).resume()
    )
    for _ in range(80):
        await asyncio.sleep(0)
    assert shows.woken == ["1-0"]
    assert sum(clock.slept) <= 1.1
    await shows.finish_all()
    await task


async def test_a_process_wakes_only_what_is_its_own_to_show():
    shows = Busy()
    stored = Stored(*tables(1, opener=1, guild=5), *tables(1, opener=2, guild=6))
    task = asyncio.create_task(resuming(stored, shows, is_ours=lambda guild: guild == 6).resume())
    for _ in range(20):
        await asyncio.sleep(0)
    assert shows.woken == ["2-0"]
    await shows.finish_all()
    await task


async def test_it_is_tried_again_with_growing_pauses_until_it_succeeds():
    shows, clock = Busy(), Timeless()
    await resuming(Stored(failures=9), shows, clock).resume()
    assert len(clock.slept) == 9
    assert all(0 < pause <= 60 for pause in clock.slept)
    assert min(clock.slept[6:]) >= 30


async def test_what_must_be_done_first_is_tried_again_too():
    attempts = []

    async def stumbling() -> None:
        attempts.append(1)
        if len(attempts) < 3:
            raise OSError("Discord is away")

    await resuming(Stored(), Busy(), first=stumbling).resume()
    assert len(attempts) == 3


@pytest.mark.parametrize("what", ["tables_thinking", "tables_to_show", "lobbies_before"])
async def test_a_database_that_is_away_at_ready_leaves_neither_ai_nor_clock_dead(
    tmp_path, monkeypatch, what
):
    async with an_evening(
        tmp_path, TOY, "Ana", "Ben", mind=Pondering(), may_fail=True, lobby_seconds=600.0
    ) as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana", "Hard")
        await evening["Ana"].press(evening.lobby, "Start")
        await evening["Ben"].say(evening.channel, "play", game="toy")
        lobby = evening.lobby.id
        evening.options["mind"] = Guessing()
        query, failures = getattr(Store, what), iter(range(3))

        async def away(*args: Any, **options: Any) -> Any:
            if next(failures, None) is not None:
                raise OperationalError("SELECT", {}, OSError("the database is away"))
            return await query(*args, **options)

        monkeypatch.setattr(Store, what, away)
        await evening.restart()
        await evening.env.advance_time(70)
        assert "Ada" not in evening.waiting
        evening.clock.seconds += 601
        await evening.env.advance_time(601)
        closed = evening.message(evening.channel.id, lobby)
        assert closed.buttons == []


async def test_a_move_that_nobody_was_woken_for_is_found_by_the_sweep(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana", "Hard")
        with monkeypatch.context() as forgetful:
            forgetful.setattr(evening.bot.desk.__class__, "moved_on", lambda *_: None)
            await evening["Ana"].press(evening.lobby, "Start")
        assert not evening.channel.threads
        await evening.env.advance_time(301)
        assert "Ada" not in evening.waiting


async def test_shards_say_which_servers_are_ours(tmp_path):
    async with an_evening(tmp_path, TOY, shard_ids=[1]) as evening:
        bot = evening.bot
        assert [bot.serves(0 << 22), bot.serves(1 << 22), bot.serves(None)] == [False, True, False]
        bot.shard_ids = None
        assert bot.serves(0)


async def test_a_postgresql_that_is_away_from_the_start_to_after_ready_is_found_again(
    tmp_path, postgres
):
    database = await postgres.new_database()
    name = make_url(database).database
    async with an_evening(
        tmp_path, TOY, "Ana", database=database, mind=Pondering(), may_fail=True
    ) as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana", "Hard")
        await evening["Ana"].press(evening.lobby, "Start")
        await evening.env.settle()
        old, options = evening.bot, {"mind": Guessing()}
        fresh = await new_bot(database, TOY, evening.clock, options)
        await postgres.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        await postgres.hang_up(name)
        await evening.env.restart_bot(fresh)
        await evening.env.advance_time(70)
        await postgres.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        await evening.env.advance_time(70)
        assert "Ada" not in evening.waiting
        await old.thinking.close()
        await old.store.close()
        old.drawing.close()
