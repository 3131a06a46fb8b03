"""The gateway dropped, calls limited, refused, delayed and lost at random: every game finishes."""

import asyncio
import logging
import os
import random
from contextlib import suppress
from typing import Any

import pytest

from tests.wire.audit import faults_of, record_is_right, share_unasked
from tests.wire.friends import Friend, Table
from tests.wire.house import SKETCHING, House, a_house

log = logging.getLogger(__name__)

pytestmark = [pytest.mark.slow, pytest.mark.long]

GAMES = int(os.environ.get("GALA_WEATHER_GAMES", "2"))
"""`make soak` plays twenty."""
AT_ONCE = 5

WEATHER: list[tuple[str, dict[str, Any]]] = [
    ("/gateway", {"do": "drop"}),
    ("/gateway", {"do": "reconnect"}),
    ("/gateway", {"do": "invalidate", "resumable": True}),
    ("/gateway", {"do": "invalidate", "resumable": False}),
    ("/faults", {"fault": "rate_limit", "on": "send", "retry_after": 0.4, "times": 2}),
    ("/faults", {"fault": "rate_limit", "on": "edit", "retry_after": 0.4}),
    ("/faults", {"fault": "rate_limit", "on": "any", "retry_after": 0.5, "global": True}),
    ("/faults", {"fault": "refuse", "on": "send", "status": 500, "times": 3}),
    ("/faults", {"fault": "refuse", "on": "edit", "status": 502, "times": 2}),
    ("/faults", {"fault": "refuse", "on": "callback", "status": 500}),
    ("/faults", {"fault": "delay", "on": "callback", "seconds": 1.0, "times": 2}),
    ("/faults", {"fault": "delay", "on": "send", "seconds": 1.5}),
    ("/faults", {"fault": "lose", "on": "callback"}),
    ("/faults", {"fault": "lose", "on": "send"}),
    ("/faults", {"fault": "lose", "on": "edit"}),
    ("/faults", {"fault": "lose", "on": "callback", "status": 500}),
    ("/faults", {"fault": "lose", "on": "send", "status": 502}),
    ("/faults", {"fault": "lose", "on": "edit", "status": 500}),
]


async def changes(house: House, dice: random.Random, over: asyncio.Event) -> None:
    """Something goes wrong every second or two, and everything once before anything twice."""
    coming: list[tuple[str, dict[str, Any]]] = []
    while not over.is_set():
        coming = coming or dice.sample(WEATHER, len(WEATHER))
        path, order = coming.pop()
        await house.script.post(path, **order)
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), dice.uniform(0.3, 2.5))
    await house.script.ask("DELETE", "/faults")


async def play_all(house: House) -> list[tuple[Friend, Table]]:
    room = asyncio.Semaphore(AT_ONCE)

    async def in_turn(number: int) -> tuple[Friend, Table]:
        async with room:
            friend = await Friend.comes(
                house, f"Ben {number:02}", number, prefers_my_seat=0.5 * (number % 2)
            )
            # In bad weather a press may get no answer in time; what counts is that the next one does.
            friend.lives = 20
            table = await friend.opens_a_table(1)
            await friend.plays(table)
            return friend, table

    return await asyncio.gather(*(in_turn(number) for number in range(GAMES)))


async def test_every_game_finishes_whatever_the_weather(tmp_path):
    async with a_house(tmp_path, program=SKETCHING) as house:
        over = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            group.create_task(changes(house, random.Random(7), over))
            games = await play_all(house)
            over.set()
        presses = sum(len(friend.waits) for friend, _ in games)
        told = await house.script.refusals()
        log.info("%s games, %s presses, %s requests refused", GAMES, presses, len(told))

        assert [
            fault for friend, table in games for fault in await faults_of(house, table, friend)
        ] == []
        assert all([await record_is_right(friend, table) for friend, table in games])
        assert share_unasked([friend for friend, _ in games]) < 0.1
