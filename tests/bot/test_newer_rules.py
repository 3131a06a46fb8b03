"""The rules change while a game is on: it goes on, and says by which rules it began."""

import json

import pytest
from sqlalchemy import text

from tests.bot.newer_toy import NewerDealer
from tests.bot.playing import play_to_the_end, split, take
from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}


async def test_a_game_goes_on_by_newer_rules_and_its_record_names_those_it_began_by(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        evening.dealers = {"toy": NewerDealer()}
        await evening.restart()
        await split(evening, "Ben")
        await evening.restart()
        await take(evening, "Ana")
        await take(evening, "Ben")
        assert "wins." in evening.last.text
        checked = await evening["Ana"].press(evening.last, "Check the Deal")
        assert "this game began by version 1 of the rules" in checked.text
        given = await evening["Ana"].press(evening.last, "Record")
        file = given.message.stored.attachments[0]
        assert json.loads(evening.env.backend.cdn.get(file["url"]) or "")["rules"] == 1


async def test_a_rematch_of_an_older_game_is_played_by_the_newer_rules(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        evening.dealers = {"toy": NewerDealer()}
        await evening.restart()
        await evening["Ana"].press(evening.last, "Rematch")
        panel = await evening["Ana"].press(evening.last, "Options")
        assert "Wild: tame" in panel.text
        await evening["Ben"].press(evening.last, "Join")
        await evening["Ana"].press(evening.last, "Start")
        await play_to_the_end(evening, "Ana", "Ben")
        checked = await evening["Ana"].press(evening.last, "Check the Deal")
        assert checked.text.startswith("The deal holds.")


async def test_a_lobby_from_before_an_option_existed_has_it(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        evening.dealers = {"toy": NewerDealer()}
        await evening.restart()
        panel = await evening["Ana"].press(evening.lobby, "Options")
        # Those of every game follow those of this one.
        assert [menu["placeholder"] for menu in panel.message.menus][:2] == ["Cards", "Wild"]


async def test_a_snapshot_that_cannot_be_read_is_played_again_from_the_moves(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        async with evening.bot.store._engine.begin() as connection:
            await connection.execute(text("update snapshots set state = 'torn'"))
        await evening.restart()
        await split(evening, "Ben")
        await take(evening, "Ana")
        await take(evening, "Ben")
        checked = await evening["Ana"].press(evening.last, "Check the Deal")
        assert checked.text.startswith("The deal holds.")
