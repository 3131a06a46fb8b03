"""Presses in direct messages reach the process that serves their table's server, or are answered here."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import make_url, text

from bot.store import Player, Store, open_database
from bot.tables import Tables
from bot.ui.passing_on import PassingOn
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

    async def listeners(self) -> int:
        rows = await self.stores[0].rows(
            text("SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        )
        return int(rows[0][0])

    async def close(self) -> None:
        for one in (self.ours, self.theirs):
            await one.close()
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        for store in self.stores:
            await store.close()


def _only(served: int) -> Callable[[int], bool]:
    return lambda guild: guild == served or (guild == 0 and served == OURS)


def press(table: str, **more: Any) -> dict[str, Any]:
    data = {"custom_id": f"{table}/toy.1/!2", "component_type": 2}
    return {"id": str(next(_numbers)), "type": 3, "token": "secret", "data": data, **more}


@pytest.fixture
async def processes(postgres):
    url = await postgres.new_database()
    both = Processes(url, [Store(await open_database(url)) for _ in range(2)])
    await until(lambda: _is(both.listeners(), 2))
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


async def test_what_is_too_long_to_be_passed_on_is_answered_here(processes):
    table = await processes.table_of(THEIRS)
    words = [f"{number:x}" for number in range(10_000, 30_000, 3)]
    assert await answers(processes, press(table, message=words)) == (1, 0)


async def test_two_processes_hear_each_other_again_after_the_server_hung_up(processes, postgres):
    table = await processes.table_of(THEIRS)
    await postgres.hang_up(make_url(processes.url).database)
    await until(lambda: _is(processes.listeners(), 2))
    assert await answers(processes, press(table)) == (0, 1)
