"""A real browser plays whole games of The Great Split by clicking, at a desk and on a phone."""

import asyncio
import random

import pytest

from tests.parlour_page.visitor import SIZES, Visitor, chromium
from tests.wire.clicking import Clicker
from tests.wire.house import a_house

pytestmark = pytest.mark.slow


@pytest.mark.soak
@pytest.mark.parametrize("size", list(SIZES))
async def test_somebody_plays_a_whole_game_against_ai_players_by_clicking(tmp_path, size):
    async with chromium() as browser, a_house(tmp_path) as house:
        visitor = await Visitor.at(browser, house.url, size)
        ana = Clicker(visitor, "Ana", random.Random(4))
        await ana.comes_in()
        await ana.opens_a_table()
        await ana.presses_in_lobby("Add an AI", "How well should the AI play?")
        await ana.presses_in_lobby("Normal", "Ada sits down")
        await ana.presses_in_lobby("Normal", "Blaise sits down")
        await ana.starts()
        await ana.plays()
        await visitor.leaves()
        assert await house.rows("SELECT phase FROM tables") == [("over",)]
        assert house.log == ""


async def test_two_browsers_and_an_ai_play_each_other(tmp_path):
    """One at a desk, one on a phone: together they click on all that somebody alone does."""
    async with chromium() as browser, a_house(tmp_path) as house:
        desk = await Visitor.at(browser, house.url, "desktop")
        phone = await Visitor.at(browser, house.url, "phone")
        ben, carla = (
            Clicker(desk, "Ben", random.Random(5)),
            Clicker(phone, "Carla", random.Random(6)),
        )
        await ben.comes_in()
        await ben.opens_a_table()
        await carla.comes_in()
        await carla.presses_in_lobby("Join", "Carla")
        await ben.presses_in_lobby("Add an AI", "How well should the AI play?")
        await ben.presses_in_lobby("Normal", "Ada sits down")
        await ben.starts()
        await asyncio.gather(ben.plays(), carla.plays())
        await desk.leaves()
        await phone.leaves()
        assert await house.rows("SELECT phase FROM tables") == [("over",)]
        assert house.log == ""
