"""Answers whose arrival nobody confirms, and answers that are late."""

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
