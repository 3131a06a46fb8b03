"""Where the bot was not let in, /play and /rematch say what to do."""

import pytest

from tests.parlour.script import until
from tests.wire.friends import Friend
from tests.wire.house import a_house

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("unhurried")]

PERMISSIONS = "permissions=309237763072"


async def test_play_says_how_to_let_the_bot_in(tmp_path, parlour):
    async with a_house(tmp_path, url=parlour.url, LOG_LEVEL="INFO") as house:
        ana = await Friend.comes(house, "Ana", 1)
        made = await house.script.post(
            "/guilds", name="Elsewhere", members=["ana"], bot=False, commands_only=True
        )
        channel = str(made["channels"][0]["id"])
        told = await ana.is_told("play", channel, game="great_split")
        assert PERMISSIONS in told.text

        games = await ana.games()
        aside = await ana.player.does("threads", channel=games, name="Aside", private=True)
        told = await ana.is_told("play", str(aside["id"]), game="great_split")
        assert "private thread" in told.text

        await until(lambda: PERMISSIONS in house.log)


async def test_rematch_says_how_to_let_the_bot_in(tmp_path, parlour):
    async with a_house(tmp_path, url=parlour.url) as house:
        ana = await Friend.comes(house, "Ana", 1)
        table = await ana.opens_a_table(1, game="great_split")
        asked = await ana.is_told("end", table.channel)
        await ana.presses(asked.offers()[0])

        made = await house.script.post(
            "/guilds", name="Elsewhere", members=["ana"], bot=False, commands_only=True
        )
        channel = str(made["channels"][0]["id"])
        told = await ana.is_told("rematch", channel)
        assert PERMISSIONS in told.text

        aside = await ana.player.does("threads", channel=table.channel, name="Aside", private=True)
        told = await ana.is_told("rematch", str(aside["id"]))
        assert "private thread" in told.text
