"""What only whole games of Splendor show: three AI players at once, and its three languages."""

import pytest

from tests.bot.friends import NAMES, WON, Friends
from tests.bot.simulation import an_evening
from tests.bot.splendor.friends import DEALERS, by_buttons, start

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_pictures")]


async def test_a_person_plays_with_three_ai_players(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana") as evening:
        await start(evening, "Ana", robots=3)
        await Friends(evening, by_buttons).play()
        assert WON.search(evening.last.text)


async def test_friends_play_in_three_languages(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ben") as evening:
        evening.add_person("Ana", "es-ES")
        evening.add_person("Carla", "de")
        await start(evening, "Ben", "Ana", "Carla")
        await Friends(evening, by_buttons).play()
        assert WON.search(evening.last.text)
        letters = {name: "\n".join(m.text for m in evening[name].letters()) for name in NAMES[:3]}
        assert "Has tomado " in letters["Ana"]
        assert "You took" in letters["Ben"]
        assert " genommen." in letters["Carla"]
