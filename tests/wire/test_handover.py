"""Three processes on one PostgreSQL database: one is killed, and the others go on with its tables."""

import asyncio
import logging

import pytest

from tests.parlour.script import until
from tests.wire.audit import faults_of, record_is_right
from tests.wire.friends import Friend, Table
from tests.wire.house import SKETCHING, House, a_house
from tests.wire.test_two_processes import is_at_rest

log = logging.getLogger(__name__)

pytestmark = [pytest.mark.slow, pytest.mark.long]

FRIENDS = 2
DIRECT_MESSAGES = 0
"""The shard on which they arrive."""


async def has_played(friends: list[Friend], presses: int) -> None:
    async def is_so() -> bool:
        return sum(len(friend.waits) for friend in friends) >= presses

    await until(is_so)


async def test_the_tables_of_a_process_that_is_killed_go_on(tmp_path, postgres):
    """First the one that hears the server, then the one that hears direct messages, in one evening."""
    database = await postgres.new_database()
    async with a_house(tmp_path, program=SKETCHING, database=database, processes=3) as house:
        friends = [
            await Friend.comes(house, f"Ana {number}", number, prefers_my_seat=0.5)
            for number in range(FRIENDS)
        ]
        tables = await asyncio.gather(*(friend.opens_a_table(1) for friend in friends))
        playing = asyncio.gather(*map(Friend.plays, friends, tables))
        for presses, victim in ((10, await house.process_of_the_server()), (40, DIRECT_MESSAGES)):
            await has_played(friends, presses)
            seconds = await house.kill_process(victim)
            log.warning("the others served shard %s after %.1f seconds", victim, seconds)
            await gets_its_shard_back(house, victim)
        assert not playing.done(), "or the second kill proves nothing"
        await playing
        await is_right(house, friends, tables)


async def test_nobody_notices_a_rolling_restart(tmp_path, postgres):
    database = await postgres.new_database()
    async with a_house(tmp_path, program=SKETCHING, database=database, processes=2) as house:
        friends = [
            await Friend.comes(house, f"Ana {number}", number, prefers_my_seat=0.5)
            for number in range(FRIENDS)
        ]
        tables = await asyncio.gather(*(friend.opens_a_table(1) for friend in friends))
        for friend in friends:
            friend.lives = 1
            """A press that fails once is noticed."""
        playing = asyncio.gather(*map(Friend.plays, friends, tables))
        await has_played(friends, 20)
        for number in range(house.processes):
            presses = sum(len(friend.waits) for friend in friends)
            await house.restart_process(number)
            await has_played(friends, presses + 10)
        await playing
        await is_right(house, friends, tables)
        assert "Traceback" not in house.log


async def is_right(house: House, friends: list[Friend], tables: list[Table]) -> None:
    await until(lambda: is_at_rest(house))
    for friend, table in zip(friends, tables, strict=True):
        assert await faults_of(house, table, friend) == []
        assert await record_is_right(friend, table)


async def gets_its_shard_back(house: House, number: int) -> None:
    """The process that was killed is started again, and a press is answered once it is there."""
    told = f"the process of shard {number} is back"
    before = house.log.count(told)
    await house.start_process(number)
    await until(lambda: house.log.count(told) > before)
    await house._until(connected=set(range(house.processes)))
    ben = await Friend.comes(house, f"Ben {number} {before}", 99)
    table = await ben.opens_a_table(1)
    await until(lambda: ben.answers_something(table))
