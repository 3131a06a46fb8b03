"""After a start: whatever was left goes on by itself, whoever was away, a few tables at a time."""

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from bot.giving_way import FewAtOnce
from bot.resuming import SHOWN_AT_ONCE, Resuming
from bot.store import Store, UnfinishedTable
from bot.ui.publishing.publisher import Publisher
from bot.ui.publishing.reminders import Reminders
from tests.bot.dealing import start_and_deal
from tests.bot.minds import Guessing, Pondering
from tests.bot.simulation import Evening, an_evening, new_bot
from tests.bot.test_store import table_row
from tests.bot.toy_dealer import ToyDealer
from tests.patience import PATIENCE

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


def resuming(
    stored: Stored,
    shows: Busy,
    clock: Timeless | None = None,
    is_ours: Callable[[int | None], bool] = lambda _guild: True,
    is_pressed: Callable[[], bool] = lambda: False,
) -> Resuming:
    store: Any = stored
    clock = clock or Timeless()
    return Resuming(
        store,
        clock,
        shows=shows,
        thinks=Busy(),
        showing=FewAtOnce(clock, is_pressed, SHOWN_AT_ONCE),
        is_ours=is_ours,
        is_pressed=is_pressed,
    )


def tables(count: int, opener: int = 1, guild: int = 1) -> list[UnfinishedTable]:
    return [UnfinishedTable(f"{opener}-{number}", guild, opener) for number in range(count)]


async def does_an_ai_keep_it_waiting(evening: Evening, table: str) -> bool:
    """As it is stored, whatever is shown of it."""
    return bool((await evening.bot.tables.get(table)).awaited_ai_players)


async def rest(_self: Resuming) -> None:
    """In the place of the sweep, where what it would mend shall not be mended by it."""


async def test_of_ten_thousand_tables_only_a_few_are_awake_at_once():
    shows = Busy()
    task = asyncio.create_task(resuming(Stored(*tables(10_000)), shows).resume())
    for _ in range(20):
        await asyncio.sleep(0)
    await shows.finish_all()
    await task
    assert len(set(shows.woken)) == 10_000
    assert shows.most <= 4


class Brief(Timeless):
    """A clock on which others have their turn while somebody sleeps."""

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds)
        for _ in range(20):
            await asyncio.sleep(0)


class Away:
    """Tables of a database that is away: whoever looks for one fails at once."""

    def __init__(self) -> None:
        self.store = SimpleNamespace(locks=SimpleNamespace(exclusive=lambda _name: nullcontext()))
        self.looked, self.at_once, self.most = 0, 0, 0

    async def find(self, _table: str) -> None:
        self.looked += 1
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        raise OperationalError("SELECT", {}, OSError("the database is away"))


async def test_of_hundreds_of_tables_that_all_fail_only_a_few_are_awake_at_once():
    clock, away = Brief(), Away()
    nobody: Any = None
    stored: Any = Stored(*tables(300))
    seated: Any = away
    few = FewAtOnce(clock, lambda: False, SHOWN_AT_ONCE)
    publisher = Publisher(nobody, nobody, seated, {}, SimpleNamespace(), clock, few)  # type: ignore[arg-type] # draws nothing
    resuming = Resuming(
        stored,
        clock,
        shows=publisher,
        thinks=Busy(),
        showing=few,
        is_ours=lambda _guild: True,
        is_pressed=lambda: False,
    )
    await resuming.resume()
    async with asyncio.timeout(PATIENCE):
        while away.looked < 1_500:  # noqa: ASYNC110 -- nobody says how often they were looked for.
            await asyncio.sleep(0)
    await publisher.drain(0)
    assert away.most <= 4


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

    monkeypatch.setattr("bot.giving_way._is_loop_busy", is_busy)
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


async def test_it_is_tried_again_with_growing_pauses_until_it_succeeds_and_told_once(caplog):
    shows, clock = Busy(), Timeless()
    await resuming(Stored(failures=9), shows, clock).resume()
    assert len(clock.slept) == 9
    assert all(0 < pause <= 60 for pause in clock.slept)
    assert min(clock.slept[6:]) >= 30
    assert caplog.text.count("could not be resumed") == 1


@pytest.mark.parametrize("what", ["tables_thinking", "tables_to_show", "lobbies_before"])
async def test_a_database_that_is_away_at_ready_leaves_neither_ai_nor_clock_dead(
    tmp_path, monkeypatch, what
):
    monkeypatch.setattr(Resuming, "sweep", rest)
    async with an_evening(
        tmp_path, TOY, "Ana", "Ben", mind=Pondering(), may_fail=True, lobby_seconds=600.0
    ) as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana", "Hard")
        await evening["Ana"].press(evening.lobby, "Start")
        table = evening.table.id
        assert await does_an_ai_keep_it_waiting(evening, table)
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
        assert not await does_an_ai_keep_it_waiting(evening, table)
        evening.clock.seconds += 601
        await evening.env.advance_time(601)
        closed = evening.message(evening.channel.id, lobby)
        assert closed.buttons == []


async def test_a_move_that_nobody_was_woken_for_is_found_by_the_sweep(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana", "Hard")
        table = evening.table.id
        # As if the process that dealt had died between storing and waking.
        await start_and_deal(evening.bot.tables, table, evening["Ana"].user.id)
        await evening.env.settle()
        assert await does_an_ai_keep_it_waiting(evening, table)
        assert not evening.channel.threads
        await evening.env.advance_time(301)
        assert not await does_an_ai_keep_it_waiting(evening, table)
        assert evening["Ana"].question.buttons[0] == "Split"


async def test_shards_say_which_servers_are_ours(tmp_path):
    async with an_evening(tmp_path, TOY, shard_ids=[1]) as evening:
        bot = evening.bot
        assert [bot.serves(0 << 22), bot.serves(1 << 22), bot.serves(None)] == [False, True, False]
        bot.shard_ids = None
        assert bot.serves(0)


async def test_a_postgresql_that_is_away_from_the_start_to_after_ready_is_found_again(
    tmp_path, postgres, monkeypatch
):
    monkeypatch.setattr(Resuming, "sweep", rest)
    database = await postgres.new_database()
    name = make_url(database).database
    async with an_evening(
        tmp_path, TOY, "Ana", database=database, mind=Pondering(), may_fail=True
    ) as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana", "Hard")
        await evening["Ana"].press(evening.lobby, "Start")
        await evening.env.settle()
        table = evening.table.id
        assert await does_an_ai_keep_it_waiting(evening, table)
        old, options = evening.bot, {"mind": Guessing()}
        fresh = await new_bot(database, TOY, evening.clock, options)
        await postgres.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        await postgres.hang_up(name)
        await evening.env.restart_bot(fresh)
        await evening.env.advance_time(70)
        await postgres.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        await evening.env.advance_time(70)
        assert not await does_an_ai_keep_it_waiting(evening, table)
        await old.thinking.close()
        await old.store.close()
        old.drawing.close()


async def test_it_is_under_way_until_every_table_had_its_turn():
    shows = Busy()
    started = resuming(Stored(*tables(5)), shows)
    task = asyncio.create_task(started.resume())
    for _ in range(20):
        await asyncio.sleep(0)
    assert started.is_under_way
    await shows.finish_all()
    await task
    assert not started.is_under_way


async def test_the_clock_looks_at_no_table_while_a_press_is_being_answered(monkeypatch):
    clock, looked, looks = Timeless(), list[str](), iter([True, True, True])

    class Quiet:
        locks = SimpleNamespace(exclusive=lambda _name: nullcontext())

        async def quiet_tables(self, *_facts, **_more):
            return (table_row("aaaaaaaa", phase="playing", touched_at=-1000.0),)

    async def look_at(_self, row):
        looked.append(row.id)
        return 0.0

    def is_pressed() -> bool:
        assert looked == []
        return next(looks, False)

    monkeypatch.setattr(Reminders, "_look_at", look_at)
    nobody: Any = None
    seated: Any = SimpleNamespace(clock=clock, store=Quiet())
    reminders = Reminders(
        nobody,
        seated,
        {},
        nobody,
        nobody,
        1.0,
        nobody,
        is_pressed=is_pressed,
        is_resuming=lambda: False,
        channels=nobody,
    )
    await reminders.remind()
    assert looked == ["aaaaaaaa"]
    assert len(clock.slept) == 3
