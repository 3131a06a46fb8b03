"""A game that waits for its announcement: whoever wants to go can go, and nobody waits for ever."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.refusals import Refused
from tests.bot.playing import split, take
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}
DAY, UNTIL_A_LOOK = 24 * 3600.0, 121.0
MADE_OF = "This is what the deal is made of"
UNDEALT = "Nothing is dealt yet"


@asynccontextmanager
async def a_silent_channel(folder: Path, *names: str) -> AsyncIterator[Evening]:
    """These have started, and the channel takes no message of ours."""
    async with an_evening(folder, TOY, *names) as evening:
        await evening.seat(*names, game="toy")
        for what in ("messages", "threads", f"messages/{evening.lobby.id}/threads"):
            path = f"/channels/{evening.channel.id}/{what}"
            evening.env.inject_error("POST", path, status=403, code=50013, times=None)
        await evening[names[0]].press(evening.lobby, "Start")
        assert evening.table.row.is_starting
        yield evening


async def leave(evening: Evening, name: str) -> str:
    sure = await evening[name].say(evening.channel, "leave")
    assert sure.message.buttons == ["Leave the Game", "Keep Playing"]
    return (await evening[name].press(sure.message, "Leave the Game")).text


async def speak_again(evening: Evening) -> None:
    """The channel takes messages again, and the next attempt comes."""
    evening.env.backend.faults.clear()
    await evening.env.advance_time(901)
    assert evening.table.is_playing


async def test_an_ai_plays_for_whoever_leaves_before_the_deal(tmp_path):
    async with a_silent_channel(tmp_path, "Ana", "Ben") as evening:
        told = await leave(evening, "Ben")
        assert told.startswith("You left the game. An AI plays on for you")
        await speak_again(evening)
        assert "Ben left the game, and an AI plays on." in evening.board.text
        await split(evening, "Ana")
        await take(evening, "Ana")
        assert "wins." in evening.messages(evening.channel.id)[-1].text


async def test_who_has_left_before_the_deal_is_not_called_to_it(tmp_path):
    async with a_silent_channel(tmp_path, "Ana", "Ben") as evening:
        await leave(evening, "Ben")
        await speak_again(evening)
        path = f"/channels/{evening.channel.id}/messages"
        requests: Any = evening.env.backend.http_requests
        *refused, posted = (
            one.json["allowed_mentions"]["users"]
            for one in requests
            if one.path == path and MADE_OF in str(one.json)
        )
        assert len(refused[0]) == 2
        assert posted == [str(evening["Ana"].user.id)]


async def test_who_opened_it_and_leaves_hands_it_to_who_stays(tmp_path):
    async with a_silent_channel(tmp_path, "Ana", "Ben") as evening:
        await leave(evening, "Ana")
        sure = await evening["Ben"].say(evening.channel, "end")
        await evening["Ben"].press(sure.message, "End the Table")
        assert evening.table.row.phase == "closed"


async def test_with_nobody_left_the_table_is_closed(tmp_path):
    async with a_silent_channel(tmp_path, "Ana", "Ben") as evening:
        await leave(evening, "Ben")
        assert await leave(evening, "Ana") == "The table has ended."
        assert "Ana closed this table." in evening.lobby.text
        assert await evening.bot.store.live_tables(opener=evening["Ana"].user.id) == 0


async def test_its_card_lets_people_leave(tmp_path):
    async with a_silent_channel(tmp_path, "Ana", "Ben") as evening:
        assert evening.lobby.buttons == ["Leave"]
        sure = await evening["Ben"].press(evening.lobby, "Leave")
        assert sure.is_private
        await evening["Ben"].press(sure.message, "Leave the Game")
        again = await evening["Ben"].say(evening.channel, "leave")
        assert again.text.startswith("You have left this game already.")


async def test_who_has_left_before_the_deal_can_come_back_before_it(tmp_path):
    async with a_silent_channel(tmp_path, "Ana", "Ben") as evening:
        await leave(evening, "Ben")
        back = await evening["Ben"].say(evening.channel, "comeback")
        assert back.text == "Welcome back! The seat is yours again."
        await speak_again(evening)
        assert "left the game" not in evening.board.text
        assert evening["Ben"].question.buttons[0] == "Split"


COMMANDS = ("concede", "hand", "board", "hint", "takeback", "standin", "comeback")


@pytest.mark.parametrize("command", COMMANDS)
async def test_what_needs_a_deal_is_refused_with_what_can_be_done(tmp_path, command):
    async with a_silent_channel(tmp_path, "Ana", "Ben") as evening:
        told = await evening["Ben"].say(evening.channel, command)
        assert told.text.startswith(UNDEALT)
        assert "/leave" in told.text


async def test_nobody_is_asked_whether_to_remove_whom_nobody_can_remove_yet(tmp_path):
    async with a_silent_channel(tmp_path, "Ana", "Ben") as evening:
        permissions = discord.Permissions(manage_guild=True)
        role = evening.guild.create_role("Managers", permissions=permissions)
        mod = evening.add_person("Mod", roles=[role])
        told = await mod.say(evening.channel, "gala", remove=evening["Ben"].user)
        assert told.text.startswith(UNDEALT)


async def test_before_the_start_and_after_the_end_the_refusal_is_another(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        table = evening.table
        with pytest.raises(Refused, match="refused-not-started"):
            table.require_playing()
        sure = await evening["Ana"].say(evening.channel, "end")
        await evening["Ana"].press(sure.message, "End the Table")
        with pytest.raises(Refused, match="refused-closed"):
            table.require_playing()


async def test_my_games_says_what_it_waits_for(tmp_path):
    async with a_silent_channel(tmp_path, "Ana", "Ben") as evening:
        told = await evening["Ben"].say(evening.channel, "mygames")
        assert "waits for its announcement" in told.text
        assert told.message.buttons == []


async def test_after_two_months_it_is_closed_and_says_why(tmp_path):
    async with a_silent_channel(tmp_path, "Ana", "Ben") as evening:
        evening.clock.seconds += 59 * DAY
        await evening.env.advance_time(UNTIL_A_LOOK)
        assert evening.table.row.is_starting
        evening.clock.seconds += 2 * DAY
        await evening.env.advance_time(UNTIL_A_LOOK)
        assert evening.table.row.phase == "closed"
        assert "this game never began" in evening.lobby.text
        assert evening.lobby.buttons == []
        assert await evening.bot.store.live_tables(opener=evening["Ana"].user.id) == 0


async def test_where_somebody_is_erased_before_the_deal_its_card_says_that_it_never_began(tmp_path):
    async with a_silent_channel(tmp_path, "Ana", "Ben") as evening:
        asked = await evening["Ben"].say(None, "mydata")
        for button in ("Erase Me", "Erase Me", "Yes, Erase Me Now"):
            asked = await evening["Ben"].press(asked.message, button)
        assert "this game never began" in evening.lobby.text
