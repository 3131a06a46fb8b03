"""What the bot must be allowed where a game is to be shown, and what it says where it is not."""

from typing import Any

import discord
import pytest
from simcord.enums import ChannelType

from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}


def channel_without(evening: Evening, *names: str) -> Any:
    """A channel where the bot lacks these permissions."""
    lacking = discord.PermissionOverwrite(**dict.fromkeys(names, False))
    me = evening.bot.user
    assert me is not None
    return evening.guild.create_text_channel("narrow", overwrites={me: lacking})


def private_thread(evening: Evening, *names: str) -> Any:
    """One to which only these were added."""
    backend = evening.env.backend
    first, *others = (evening[name].user.id for name in names)
    kind = ChannelType.PRIVATE_THREAD
    made = backend.create_thread(evening.channel.id, "Aside", first, type=kind)
    for other in others:
        backend.add_thread_member(made.id, other)
    return next(one for one in evening.channel.threads if one.id == made.id)


def hide_once(evening: Evening, thread: Any) -> None:
    """simcord lets the bot see private threads to which nobody added it; Discord does not."""
    evening.env.inject_error("GET", f"/channels/{thread.id}", status=403, code=50001)


@pytest.mark.parametrize(
    ("lacking", "named"),
    [
        (("attach_files",), "the permission “Attach Files”. Whoever"),
        (("send_messages_in_threads",), "the permission “Send Messages in Threads”."),
        (("create_public_threads", "send_messages"), "the permission “Send Messages”."),
        (
            ("attach_files", "send_messages_in_threads"),
            "the permissions “Send Messages in Threads” and “Attach Files”.",
        ),
    ],
)
async def test_a_missing_permission_is_named_before_a_table_is_opened(tmp_path, lacking, named):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        channel = channel_without(evening, *lacking)
        told = await evening["Ana"].say(channel, "play", game="toy")
        assert told.is_private
        assert named in told.text
        assert evening.messages(channel.id) == []
        assert await evening.bot.store.tables_in(channel.id, ["lobby"]) == ()


@pytest.mark.parametrize("lacking", ["send_messages", "create_public_threads", "embed_links"])
async def test_what_a_game_can_do_without_is_not_asked_for(tmp_path, lacking):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        channel = channel_without(evening, lacking)
        await evening["Ana"].say(channel, "play", game="toy")
        assert "Start" in evening.messages(channel.id)[-1].buttons


async def test_a_rematch_asks_for_what_a_first_game_asks_for(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        sure = await evening["Ana"].say(evening.thread, "end")
        await evening["Ana"].press(sure.message, "End the Table")
        channel = channel_without(evening, "attach_files")
        told = await evening["Ana"].say(channel, "rematch")
        assert told.is_private
        assert "the permission “Attach Files”." in told.text
        assert evening.messages(channel.id) == []
        assert await evening.bot.store.tables_in(channel.id, ["lobby"]) == ()


async def test_a_rematch_in_a_private_thread_without_the_bot_is_refused(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        sure = await evening["Ana"].say(evening.thread, "end")
        await evening["Ana"].press(sure.message, "End the Table")
        aside = private_thread(evening, "Ana")
        hide_once(evening, aside)
        told = await evening["Ana"].say(aside, "rematch")
        assert told.is_private
        assert "I cannot see this private thread." in told.text
        assert await evening.bot.store.tables_in(aside.id, ["lobby"]) == ()


async def test_who_sends_the_bot_out_of_a_private_thread_is_told_so_at_start(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        evening.channel = private_thread(evening, "Ana", "Ben")
        lobby = await evening.seat("Ana", "Ben", game="toy")
        hide_once(evening, evening.channel)
        told = await evening["Ana"].press(lobby, "Start")
        assert told.is_private
        assert "I cannot see this private thread." in told.text
        assert evening.table.row.phase == "lobby"
        await evening["Ana"].press(lobby, "Start")
        assert evening.table.is_playing


async def test_a_permission_that_is_gone_at_the_start_is_named_and_the_lobby_stays(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        evening.channel = channel_without(evening, "attach_files")
        overwrites = evening.env.backend.get_channel(evening.channel.id).overwrites
        lacking = overwrites.copy()
        overwrites.clear()
        lobby = await evening.seat("Ana", "Ben", game="toy")
        overwrites += lacking
        told = await evening["Ana"].press(lobby, "Start")
        assert "the permission “Attach Files”." in told.text
        assert "Start" in evening.lobby.buttons
        overwrites.clear()
        await evening["Ana"].press(lobby, "Start")
        assert evening.board.pictures == ["0-board"]
