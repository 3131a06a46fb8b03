"""Discord's limits are on: everybody plays as fast as they can, and the bot stays within them."""

import asyncio
from typing import Any

import pytest

from tests.parlour.script import until
from tests.wire.friends import Friend, Table
from tests.wire.house import House, a_house

pytestmark = pytest.mark.slow

NAMES = ("Ana", "Ben", "Carla", "Dora", "Emil", "Fina", "Gus")
MOST = 5
"""Writes in a channel within five seconds."""
TOO_MANY = 429


async def a_full_table(house: House) -> tuple[Table, list[Friend]]:
    friends = [await Friend.comes(house, name, 1) for name in NAMES]
    return await friends[0].opens_a_table(0, *friends[1:]), friends


async def has_begun(friend: Friend, table: Table, number: int) -> bool:
    """Whether the thread tells of this round."""
    texts = [letter.text for letter in await friend.reads_thread(table)]
    return any(f"Round {number}" in text for text in texts)


async def play_a_round(table: Table, friends: list[Friend]) -> None:
    over = asyncio.Event()

    async def plays(friend: Friend) -> None:
        while not over.is_set():
            if not await friend.answers_something(table):
                await asyncio.sleep(0.05)

    async def looks(friend: Friend) -> None:
        await until(lambda: has_begun(friend, table, 2))
        over.set()

    await asyncio.gather(looks(friends[0]), *(plays(friend) for friend in friends))


def busiest(traffic: dict[str, Any]) -> dict[str, int]:
    return {key: one["busiest"]["writes"] for key, one in traffic["channels"].items()}


async def test_seven_who_play_a_round_as_fast_as_they_can_stay_within_the_limits(tmp_path, parlour):
    async with a_house(tmp_path, url=parlour.url, DRAWING_PATIENCE="2.5") as house:
        await house.script.ask("PUT", "/rate_limits", on=True)
        table, friends = await a_full_table(house)
        await house.script.ask("DELETE", "/traffic")
        await play_a_round(table, friends)
        traffic = await house.script.get("/traffic")
        assert {key: most for key, most in busiest(traffic).items() if most > MOST} == {}
        refused = [one for one in await house.script.refusals() if one["status"] == TOO_MANY]
        assert refused == []


async def test_a_board_that_may_not_be_edited_for_long_holds_back_no_question(tmp_path, parlour):
    async with a_house(tmp_path, url=parlour.url) as house:
        ana, ben = await Friend.comes(house, "Ana", 1), await Friend.comes(house, "Ben", 1)
        table = await ana.opens_a_table(0, ben, game="splendor")
        order: dict[str, Any] = {"fault": "rate_limit", "on": "edit", "retry_after": 25}
        await house.script.post("/faults", channel=table.thread, times=100, **order)
        for friend in (ana, ben):
            friend.wavers = 0.0

        async def both_have_moved_twice() -> bool:
            for friend in (ana, ben):
                await friend.answers_something(table)
            return all(friend.accepted.total() >= 2 for friend in (ana, ben))

        await until(both_have_moved_twice)
        assert ana.unasked == ben.unasked == []
