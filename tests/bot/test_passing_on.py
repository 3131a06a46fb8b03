"""A press reaches the process that serves its table's server, or is answered by whoever hears it."""

import asyncio
import importlib
import itertools
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError

from bot.app import Gala
from bot.store import Player, Store, open_database
from bot.tables import Tables
from bot.ui.actions.call import Desk
from bot.ui.passing_on import PassingOn
from tests.bot.minds import Guessing
from tests.bot.simulation import MovableClock
from tests.parlour.script import until
from tests.patience import PATIENCE
from tests.toy import Toy

OURS, THEIRS, NOBODYS = 1, 2, 3
"""Servers; ours has direct messages too."""
ANA = Player("Ana", 11)
_numbers = itertools.count(1)


class Processes:
    """Two of them on one database: ours hears the direct messages."""

    def __init__(self, url: str, stores: list[Store]) -> None:
        self.url, self.stores = url, stores
        self.answered: tuple[list[Any], list[Any]] = ([], [])
        self.ours, self.theirs = (
            PassingOn(store, _only(guild), answered.append, patience=PATIENCE)
            for store, guild, answered in zip(stores, (OURS, THEIRS), self.answered, strict=True)
        )
        self.listening = [
            asyncio.create_task(one.store.notices.listen(one.hear))
            for one in (self.ours, self.theirs)
        ]

    async def table_of(self, guild: int) -> str:
        tables = Tables(self.stores[0], {"toy": Toy()}, MovableClock(), 3600)
        return (await tables.open(Toy(), guild, 7, ANA, "en")).id

    async def close(self) -> None:
        for one in (self.ours, self.theirs):
            await one.close()
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        for store in self.stores:
            await store.close()


_LISTENING = text(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
    " AND state = 'idle' AND query LIKE 'LISTEN%'"
)


async def listening_lines(store: Store) -> frozenset[int]:
    return frozenset(int(row[0]) for row in await store.rows(_LISTENING))


async def listeners(store: Store, ending: frozenset[int] = frozenset()) -> int:
    """Without those that were told to end: it may take them a moment."""
    return len(await listening_lines(store) - ending)


def _only(served: int) -> Callable[[int], bool]:
    return lambda guild: guild == served or (guild == 0 and served == OURS)


def press(table: str, **more: Any) -> dict[str, Any]:
    data = {"custom_id": f"{table}/toy.1/!2", "component_type": 2}
    return {"id": str(next(_numbers)), "type": 3, "token": "secret", "data": data, **more}


@pytest.fixture
async def processes(postgres):
    url = await postgres.new_database()
    both = Processes(url, [Store(await open_database(url)) for _ in range(2)])
    await until(lambda: _is(listeners(both.stores[0]), 2))
    yield both
    await both.close()


async def _is(found: Any, wanted: object) -> bool:
    return bool(await found == wanted)


async def answers(processes: Processes, payload: dict[str, Any]) -> tuple[int, int]:
    """How often each process answered it, once somebody did."""
    processes.ours.arrive(payload)

    async def is_answered() -> bool:
        return any(processes.answered)

    await until(is_answered)
    assert all(one == payload for one in itertools.chain(*processes.answered))
    return len(processes.answered[0]), len(processes.answered[1])


async def test_a_press_goes_to_whoever_serves_the_server_of_its_table(processes):
    table = await processes.table_of(THEIRS)
    assert await answers(processes, press(table, message={"content": "⚜"})) == (0, 1)


async def test_a_form_goes_there_too(processes):
    form = press(await processes.table_of(THEIRS))
    form["type"], form["data"]["custom_id"] = 5, f"form:{form['data']['custom_id']}"
    assert await answers(processes, form) == (0, 1)


async def test_what_is_ours_is_answered_by_us(processes):
    assert await answers(processes, press(await processes.table_of(OURS))) == (1, 0)


@pytest.mark.parametrize("custom_id", ["nothing of ours", "12345678/toy.1/!2", "-/rules/toy", ""])
async def test_what_names_no_table_that_we_know_is_answered_by_us(processes, custom_id):
    payload = press("")
    payload["data"]["custom_id"] = custom_id
    assert await answers(processes, payload) == (1, 0)


async def test_a_command_in_direct_messages_is_answered_by_whoever_hears_it(processes):
    table = await processes.table_of(THEIRS)
    assert await answers(processes, {**press(table), "type": 2, "data": {"name": "hand"}}) == (1, 0)


async def test_what_is_told_of_a_server_that_is_no_longer_ours_goes_to_who_has_it(processes):
    table = await processes.table_of(THEIRS)
    command = {**press(table, guild_id=str(THEIRS)), "type": 2, "data": {"name": "hand"}}
    assert await answers(processes, command) == (0, 1)


async def test_what_is_both_heard_and_passed_on_is_answered_once(processes):
    payload = press(await processes.table_of(THEIRS), guild_id=str(THEIRS))
    processes.theirs.arrive(payload)
    processes.ours.arrive(payload)
    await processes.ours.close()
    await processes.theirs.close()
    assert processes.answered == ([], [payload])


async def test_what_nobody_takes_is_answered_here(processes):
    processes.ours.patience = 0.01
    assert await answers(processes, press(await processes.table_of(NOBODYS))) == (1, 0)


async def test_what_is_taken_too_late_is_answered_once(processes, monkeypatch):
    """Whoever would take it is busy until whoever offered it has lost patience."""
    payload = press(await processes.table_of(THEIRS))
    notices = processes.theirs.store.notices
    tell = notices.tell

    async def tell_late(said: str) -> None:
        await until(lambda: asyncio.sleep(0, bool(processes.answered[0])))
        await tell(said)

    monkeypatch.setattr(notices, "tell", tell_late)
    processes.ours.patience = 0.5
    assert await answers(processes, payload) == (1, 0)
    await processes.theirs.close()
    assert processes.answered == ([payload], [])


async def test_what_is_too_long_to_be_passed_on_is_answered_here(processes):
    table = await processes.table_of(THEIRS)
    words = [f"{number:x}" for number in range(10_000, 30_000, 3)]
    assert await answers(processes, press(table, message=words)) == (1, 0)


async def test_two_processes_hear_each_other_again_after_the_server_hung_up(processes, postgres):
    table = await processes.table_of(THEIRS)
    before = await listening_lines(processes.stores[0])
    await postgres.hang_up(make_url(processes.url).database)
    await until(lambda: _is(listeners(processes.stores[0], before), 2))
    assert await answers(processes, press(table)) == (0, 1)


async def test_a_server_that_hangs_up_while_we_begin_to_listen_is_listened_to_again(
    postgres, monkeypatch
):
    url, heard = await postgres.new_database(), asyncio.Event()
    store = Store(await open_database(url))
    driver = importlib.import_module("asyncpg").Connection
    listen, interrupted = driver.add_listener, list[object]()

    async def add_listener(connection: Any, *how: Any) -> None:
        if not interrupted:
            interrupted.append(connection)
            await postgres.hang_up(make_url(url).database)
        await listen(connection, *how)

    monkeypatch.setattr(driver, "add_listener", add_listener)
    listening = asyncio.create_task(store.notices.listen(lambda _: heard.set()))

    async def is_heard() -> bool:
        with suppress(SQLAlchemyError):  # Its line was cut as well.
            await store.notices.tell("hello")
        return heard.is_set() or listening.done()

    await until(is_heard)
    assert heard.is_set()
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    await store.close()


class Handover:
    """A process that ends, while Discord still tells it what another one serves already."""

    def __init__(self, stores: list[Store], patience: float) -> None:
        self.answered: list[str] = []
        self.old = Gala(stores[0], {}, mind=Guessing(), shard_count=2, shard_ids=(0,))
        assert self.old._passing_on is not None
        self.passing_on, self.keeper = self.old._passing_on, self.old._shard_keeper
        self.passing_on.patience = patience
        self.passing_on.handle = lambda _: self.answered.append("old")
        self.new = PassingOn(stores[1], lambda _: True, lambda _: self.answered.append("new"))
        self.old._background.start("notices", lambda: stores[0].notices.listen(self.old._hear))
        self.listening = asyncio.create_task(stores[1].notices.listen(self.new.hear))

    async def both_are_told(self) -> None:
        payload = press("", guild_id=str(OURS))
        self.old._connection.parsers["INTERACTION_CREATE"](payload)
        self.new.arrive(payload)

    async def has_nobody_else(self) -> None:
        self.listening.cancel()
        await asyncio.gather(self.listening, return_exceptions=True)
        self.passing_on.patience = 0.01

    async def last_answers(self, _seconds: float) -> None:
        """They take longer than a press is offered."""
        await self.both_are_told()
        await asyncio.gather(*self.passing_on._tasks)


@pytest.fixture
async def handover(postgres):
    url = await postgres.new_database()
    stores = [Store(await open_database(url)) for _ in range(2)]
    made = Handover(stores, PATIENCE)
    await made.old._async_setup_hook()
    await until(lambda: _is(listeners(stores[1]), 2))
    yield made
    await made.old.close()
    await made.new.close()
    made.listening.cancel()
    await asyncio.gather(made.listening, return_exceptions=True)
    await stores[1].close()


async def test_what_both_are_told_until_one_may_leave_is_answered_once(handover, monkeypatch):
    monkeypatch.setattr(handover.keeper, "leave", handover.both_are_told)
    await handover.old.close()
    assert handover.answered == ["new"]


async def test_what_both_are_told_while_one_gives_its_last_answers_is_answered_once(
    handover, monkeypatch
):
    async def has_left() -> None:
        """The other one serves it already."""

    monkeypatch.setattr(handover.keeper, "leave", has_left)
    monkeypatch.setattr(Desk, "finish", handover.last_answers)
    await handover.old.close()
    assert handover.answered == ["new"]


async def test_what_nobody_else_is_told_is_answered_while_the_last_answers_are_given(
    handover, monkeypatch
):
    """The only process of its shards ends: there is nobody to take them."""
    await handover.has_nobody_else()

    async def nobody_takes_it() -> None:
        """And it is not waited for any longer."""

    async def last_answers(_desk: Desk, _seconds: float) -> None:
        handover.old._connection.parsers["INTERACTION_CREATE"](press("", guild_id=str(OURS)))
        await asyncio.gather(*handover.passing_on._tasks)

    monkeypatch.setattr(handover.keeper, "leave", nobody_takes_it)
    monkeypatch.setattr(Desk, "finish", last_answers)
    await handover.old.close()
    assert handover.answered == ["old"]


async def test_what_is_answered_last_is_waited_for(handover, monkeypatch):
    """A press that comes late in the last answers is handled when they are over."""
    await handover.has_nobody_else()
    answering = asyncio.current_task()
    assert answering is not None
    in_flight, finished = handover.old.desk.in_flight, list[set[Any]]()
    handover.passing_on.handle = lambda _: in_flight.update({answering: None})

    async def nobody_takes_it() -> None:
        """And it is not waited for any longer."""

    async def last_answers(_desk: Desk, _seconds: float) -> None:
        if not finished:
            handover.old._connection.parsers["INTERACTION_CREATE"](press("", guild_id=str(OURS)))
        finished.append(set(in_flight))
        in_flight.clear()

    monkeypatch.setattr(handover.keeper, "leave", nobody_takes_it)
    monkeypatch.setattr(Desk, "finish", last_answers)
    await handover.old.close()
    assert finished == [set(), {answering}]


async def test_what_somebody_else_is_told_as_well_is_not_even_offered():
    offers = list[str]()

    class Notices:
        async def tell(self, said: str) -> None:
            offers.append(said)

    store: Any = SimpleNamespace(notices=Notices())
    ended = PassingOn(store, lambda _: False, lambda _: None, lambda guild: guild == OURS)
    ended.arrive(press("", guild_id=str(OURS)))
    assert not ended._tasks
    ended.patience = 0.01
    ended.arrive(press("", guild_id=str(THEIRS)))
    await ended.close()
    assert offers
