"""The bot is killed at random moments and started again: no move lost, none twice, no button dead."""

import asyncio
import logging
import os
import random
import time
from contextlib import suppress

import pytest

from tests.wire.audit import faults_of, record_is_right, share_unasked
from tests.wire.friends import Friend, Table
from tests.wire.house import SKETCHING, House, a_house

log = logging.getLogger(__name__)

pytestmark = [pytest.mark.slow, pytest.mark.long]

GAMES = int(os.environ.get("GALA_KILLED_GAMES", "1"))
"""`make soak` plays fifty; here one is played, at the same rate of killing."""
AT_ONCE = 5
MOST_PRESSES = 50
"""From one kill to the next, of all friends together; one game alone takes about 130."""


async def keeps_killing(
    house: House, friends: list[Friend], dice: random.Random, over: asyncio.Event
) -> None:
    """After every few presses, so that it is as often on a slow machine as on a fast one."""

    def presses() -> int:
        return sum(len(friend.waits) for friend in friends)

    while not over.is_set():
        enough = presses() + dice.randint(1, MOST_PRESSES)
        while presses() < enough and not over.is_set():  # noqa: ASYNC110 -- friends count, they do not signal.
            await asyncio.sleep(0.02)
        # In the middle of the next press, or of what the last one set off.
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), dice.uniform(0.0, 0.3))
        await house.kill_bot()
        await house.start_bot()


async def plays_one(house: House, friends: list[Friend], number: int) -> tuple[Friend, Table, int]:
    """One person and one AI; every third person plays below the board. Also: how often it was killed."""
    began = time.monotonic()
    friend = await Friend.comes(
        house, f"Ana {number:02}", number, prefers_my_seat=0.7 * (number % 3 == 0)
    )
    friends.append(friend)
    table = await friend.opens_a_table(1)
    await friend.plays(table)
    return friend, table, sum(killed > began for killed in house.killed_at)


async def play_all(house: House, friends: list[Friend]) -> list[tuple[Friend, Table, int]]:
    room = asyncio.Semaphore(AT_ONCE)

    async def in_turn(number: int) -> tuple[Friend, Table, int]:
        async with room:
            return await plays_one(house, friends, number)

    return await asyncio.gather(*(in_turn(number) for number in range(GAMES)))


async def test_a_bot_killed_again_and_again_loses_nothing_and_does_nothing_twice(tmp_path):
    async with a_house(tmp_path, program=SKETCHING) as house:
        over, friends = asyncio.Event(), list[Friend]()
        async with asyncio.TaskGroup() as group:
            group.create_task(keeps_killing(house, friends, random.Random(6), over))
            games = await play_all(house, friends)
            over.set()
        presses = sum(len(friend.waits) for friend, _, _ in games)
        log.info("%s games, %s presses, %s kills", GAMES, presses, len(house.killed_at))

        assert [
            fault for friend, table, _ in games for fault in await faults_of(house, table, friend)
        ] == []
        assert all([await record_is_right(friend, table) for friend, table, _ in games])
        assert share_unasked([friend for friend, _, _ in games]) < 0.1
        assert min(kills for _, _, kills in games) >= 1, "every game was interrupted"
        assert "Traceback" not in house.log
