"""What only whole games of The Great Split show: passing between three, in three languages."""

import re

import pytest

from bot.i18n.words import words_for
from tests.bot.friends import NAMES, WON, Friends, Way
from tests.bot.great_split.friends import DEALERS, by_buttons, by_commands
from tests.bot.simulation import an_evening

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_pictures")]


@pytest.mark.parametrize("way", [pytest.param(by_buttons, marks=pytest.mark.soak), by_commands])
async def test_three_friends_who_sat_down_by_command_play_to_the_final_scoring(tmp_path, way: Way):
    async with an_evening(tmp_path, DEALERS, *NAMES[:3]) as evening:
        await evening["Ana"].say(evening.channel, "play", game="great_split")
        for name in ("Ben", "Carla"):
            await evening[name].say(evening.channel, "join")
        await evening["Ana"].say(evening.channel, "start")
        await Friends(evening, way).play()
        assert WON.search(evening.last.text)
        assert all(name in evening.last.text for name in NAMES[:3])
        record = await evening.table.record()
        assert set(record.figures) == {"edition"}, "of which the digest is kept"


async def test_three_friends_play_in_three_languages(tmp_path):
    spanish = words_for("es")
    async with an_evening(tmp_path, DEALERS, locale="de") as evening:
        for name, locale in zip(NAMES, ("es-ES", "en-GB", "de"), strict=False):
            evening.add_person(name, locale)
        await evening["Ana"].say(evening.channel, "play", game="great_split")
        for name in ("Ben", "Carla"):
            await evening[name].press(evening.lobby, spanish("button-join"))
        await evening["Ana"].press(evening.lobby, spanish("button-start"))
        await Friends(evening, by_buttons, locale="es").play()
        assert re.search(r"Gana \*\*\w+\*\* por \d+ a \d+|comparten la victoria", evening.last.text)
        letters = {name: "\n".join(m.text for m in evening[name].letters()) for name in NAMES[:3]}
        assert "Cartera cerrada." in letters["Ana"]
        assert "Sealed." in letters["Ben"]
        assert "Umschlag zu." in letters["Carla"]
