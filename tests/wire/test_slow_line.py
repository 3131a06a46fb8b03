"""On a home line that uploads a megabit a second, every press is answered in time."""

import asyncio
from functools import partial

import pytest

from tests.parlour.script import until
from tests.wire.friends import Friend, Table
from tests.wire.house import a_house
from tests.wire.letters import Letter

pytestmark = pytest.mark.slow

LINE = 1_000_000
"""Bits a second."""


async def boards(friend: Friend, table: Table) -> list[Letter]:
    return [one for one in await friend.reads_thread(table) if one.offer("Rules")]


async def test_no_button_is_dead_where_uploads_are_slow(tmp_path, parlour):
    async with a_house(tmp_path, url=parlour.url) as house:
        friends = [await Friend.comes(house, name, 1) for name in ("Ana", "Ben", "Carla")]
        table = await friends[0].opens_a_table(0, *friends[1:], game="splendor")
        await until(partial(boards, friends[0], table))
        await house.script.ask("PUT", "/line", bits_per_second=LINE)
        board = (await boards(friends[0], table))[-1]
        # All at once: together these pictures take longer than Discord waits for an answer.
        shown = await asyncio.gather(*(one.asks_for(board, "My Seat") for one in friends))
        assert all(letter.is_private for letter in shown)
