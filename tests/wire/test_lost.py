"""Answers that arrived although nothing says so: the line broke, or Discord stumbled afterwards."""

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
        assert ana.refusals == []

        async def lobby_says_that_it_began() -> bool:
            return Letter(await ana.player.sees(table.lobby)).offer("Start") is None

        await until(lobby_says_that_it_began, 30)
