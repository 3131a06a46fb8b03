"""Where the bot was not let in, /play and /rematch say what to do."""

import pytest

from tests.parlour.script import until
from tests.wire.friends import Friend
from tests.wire.house import a_house
from tests.wire.letters import Letter

pytestmark = pytest.mark.slow

PERMISSIONS = "permissions=309237763072"


async def test_play_says_how_to_let_the_bot_in(tmp_path, parlour):
    async with a_house(tmp_path, url=parlour.url, LOG_LEVEL="INFO") as house:
        ana = await Friend.comes(house, "Ana", 1)
        made = await house.script.post(
            "/guilds", name="Elsewhere", members=["ana"], bot=False, commands_only=True
        )
        channel = str(made["channels"][0]["id"])
        told = await ana.player.runs("play", channel, game="great_split")
        assert PERMISSIONS in Letter(told["message"]).text

        games = await ana.games()
        aside = await ana.player.does("threads", channel=games, name="Aside", private=True)
        told = await ana.player.runs("play", str(aside["id"]), game="great_split")
        assert "private thread" in Letter(told["message"]).text

        await until(lambda: PERMISSIONS in house.log)


async def test_rematch_says_how_to_let_the_bot_in(tmp_path, parlour):
    async with a_house(tmp_path, url=parlour.url) as house:
        ana = await Friend.comes(house, "Ana", 1)
        table = await ana.opens_a_table(1, game="great_split")
        told = await ana.player.runs("end", table.channel)
        await ana.presses(Letter(told["message"]).offers()[0])

        made = await house.script.post(
            "/guilds", name="Elsewhere", members=["ana"], bot=False, commands_only=True
        )
        channel = str(made["channels"][0]["id"])
        told = await ana.player.runs("rematch", channel)
        assert PERMISSIONS in Letter(told["message"]).text

        aside = await ana.player.does("threads", channel=table.channel, name="Aside", private=True)
        told = await ana.player.runs("rematch", str(aside["id"]))
        assert "private thread" in Letter(told["message"]).text
