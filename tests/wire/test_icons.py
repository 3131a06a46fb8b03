"""Icons over the wire: the parlour keeps and serves what the bot draws, and refuses where it is told to."""

import aiohttp
import pytest

from bot.dealers import all_dealers
from tests.parlour.script import Script, until
from tests.wire.friends import Friend
from tests.wire.house import a_house
from tests.wire.letters import Letter

pytestmark = pytest.mark.slow

NAMES = {name for dealer in all_dealers().values() for name in dealer.icons}


async def icons_of(friend: Friend) -> dict[str, str]:
    """The application's emojis as a person's page learns of them: their names by their numbers."""
    known: dict[str, str] = (await friend.player.view())["emojis"]
    return known


async def icons_on_first_question(friend: Friend) -> list[str]:
    """The numbers of those on the buttons of a first turn."""
    table = await friend.opens_a_table(1, game="splendor")
    asked: list[Letter] = []

    async def is_asked() -> bool:
        asked[:] = [one for one in await friend.reads_direct() if one.answers_at(table.id)]
        return bool(asked)

    await until(is_asked)
    emojis = (part.get("emoji") for part in asked[-1].parts() if part["type"] == 2)
    return [emoji["id"] for emoji in emojis if emoji]


async def test_the_bot_writes_every_icon_and_its_questions_show_them(tmp_path):
    async with a_house(tmp_path) as house:
        ana = await Friend.comes(house, "Ana", 1)

        async def all_there() -> bool:
            return set((await icons_of(ana)).values()) == NAMES

        await until(all_there)
        shown = await icons_on_first_question(ana)
        known = await icons_of(ana)
        assert {"white_gem", "blue_gem"} <= {known[number] for number in shown}
        assert house.complaints == []


async def test_a_bot_whose_icons_are_refused_plays_with_words(tmp_path, parlour):
    async with aiohttp.ClientSession() as session:
        script = Script(parlour.url, session)
        await script.post("/faults", fault="refuse", on="emojis", status=403, times=99)
    async with a_house(tmp_path, url=parlour.url) as house:
        ana = await Friend.comes(house, "Ana", 1)
        assert await icons_on_first_question(ana) == []
        assert await icons_of(ana) == {}
        await until(lambda: "words stand in for them" in house.log)
