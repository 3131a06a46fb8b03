"""Discord takes long over the thread, or over one person's direct messages: the others play on."""

import asyncio

import pytest

from tests.parlour.script import until
from tests.wire.friends import Friend, Table
from tests.wire.house import SKETCHING, House, a_house

pytestmark = pytest.mark.slow

AGES = 1200.0
"""Seconds: whoever waited for that would wait in vain."""
TIMES = 500


async def hold_back(house: House, channel: str | None) -> None:
    for on in ("send", "edit"):
        order = {"fault": "delay", "on": on, "seconds": AGES, "times": TIMES}
        await house.script.post("/faults", channel=channel, **order)


async def is_held_back(house: House) -> bool:
    told = await house.script.get("/faults")
    return any(fault["times"] < TIMES for fault in told["faults"])


async def move_on(table: Table, friends: list[Friend], moves: int) -> None:
    """Each of them has as many moves accepted once more."""
    most = {friend.name: friend.accepted.total() + moves for friend in friends}

    async def all_have_moved() -> bool:
        for friend in friends:
            await friend.answers_something(table)
            await asyncio.sleep(friend.glances_every)
        return all(friend.accepted.total() >= most[friend.name] for friend in friends)

    await until(all_have_moved)


async def a_table_of(house: House, *names: str) -> tuple[Table, list[Friend]]:
    friends = [await Friend.comes(house, name, 1) for name in names]
    for friend in friends:
        friend.wavers = 0.0
    table = await friends[0].opens_a_table(0, *friends[1:], game="splendor", quick=False)
    await move_on(table, friends, 1)
    return table, friends


async def test_a_thread_that_takes_ages_holds_back_no_question(tmp_path):
    async with a_house(tmp_path, program=SKETCHING) as house:
        table, friends = await a_table_of(house, "Ana", "Ben")
        await friends[0].reads_thread(table)
        await hold_back(house, table.thread)
        await move_on(table, friends, 1)
        await until(lambda: is_held_back(house))
        await move_on(table, friends, 2)


async def test_one_person_whose_messages_take_ages_holds_back_nobody_else(tmp_path):
    async with a_house(tmp_path, program=SKETCHING) as house:
        table, friends = await a_table_of(house, "Ana", "Ben", "Carla")
        ben = friends[1]
        await hold_back(house, await ben.player.dm())
        # His next question never comes, but he can look at it.
        ben.prefers_my_seat = 1.0
        await move_on(table, friends, 1)
        await until(lambda: is_held_back(house))
        await move_on(table, friends, 2)
