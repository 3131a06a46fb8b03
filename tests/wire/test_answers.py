"""Answers whose arrival nobody confirms, and answers that are late."""

import asyncio

import pytest

from tests.parlour.script import until
from tests.wire.friends import Friend
from tests.wire.house import a_house
from tests.wire.letters import Letter

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("answer", [{}, {"status": 500}], ids=["hung up", "stumbled"])
async def test_a_lobby_that_was_shown_is_open_whatever_became_of_its_answer(tmp_path, answer):
    async with a_house(tmp_path) as house:
        ana = await Friend.comes(house, "Ana", 1)
        await house.script.post("/faults", fault="lose", on="callback", **answer)
        table = await ana.opens_a_table(1)

        async def lobby_says_that_it_began() -> bool:
            return Letter(await ana.player.sees(table.lobby)).offer("Start") is None

        await until(lobby_says_that_it_began)


async def test_a_picture_that_comes_late_comes_in_one_message(tmp_path):
    async with a_house(tmp_path, DRAWING_PATIENCE="0") as house:
        ana = await Friend.comes(house, "Ana", 1)
        table = await ana.opens_a_table(1)

        async def seat_is_shown() -> bool:
            private = [one for one in await ana.reads_thread(table) if one.is_private]
            return len(private) == 1 and bool(private[0].answers_at(table.id))

        async def board_is_shown() -> bool:
            return any(one.offer("My Seat") for one in await ana.reads_thread(table))

        await until(board_is_shown)
        board = next(one for one in await ana.reads_thread(table) if one.offer("My Seat"))
        result = await ana.presses_label(board, "My Seat")
        assert result["outcome"] in {"deferred", "deferred_update"}
        await until(seat_is_shown)


async def test_of_two_messages_that_take_the_place_of_a_pressed_one_the_first_stays(tmp_path):
    """Pressed twice, where Discord takes late pictures in new messages only."""
    async with a_house(tmp_path, unhurried=True, DRAWING_PATIENCE="0") as house:
        ana = await Friend.comes(house, "Ana", 1)
        table = await ana.opens_a_table(1, game="sintra")
        asking: list[Letter] = []

        async def is_asked_once() -> bool:
            letters = await ana.reads_direct()
            asking[:] = [one for one in letters if one.answers_at(table.id)]
            return len(asking) == 1

        async def second_was_late() -> bool:
            refused = await house.script.refusals()
            return any(one["method"] == "DELETE" for one in refused)

        await until(is_asked_once)
        (asked,) = asking
        factory = next(one for one in asked.answers_at(table.id) if one.path.startswith("f"))
        await asyncio.gather(*(ana.presses(factory) for _ in "12"))
        await until(second_was_late)
        await until(is_asked_once)
        assert asking[0].id != asked.id
        assert all(one.path.startswith(factory.path) for one in asking[0].answers_at(table.id)[:1])
