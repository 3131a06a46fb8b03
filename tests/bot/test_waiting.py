"""What discord.py would sit out is told at once, and what it should sit out is left to it."""

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.brake import Brake
from bot.clock import WallClock
from bot.ui.messages.discord_calls import Fate, attempt
from bot.ui.messages.waiting import LongWait, WornMessage
from tests.bot.databases import migrated_file
from tests.bot.simulation import MovableClock, new_bot

EDIT = "/api/v10/channels/1/messages/2"


async def asked(path: str, body: object) -> int:
    """The status, with the bot's own hooks around a request that meets a 429."""

    async def refuse(_request: web.Request) -> web.Response:
        return web.json_response(body, status=429, headers={"Via": "1.1 here"})

    app = web.Application()
    app.router.add_route("*", "/{any:.*}", refuse)
    trace = Brake(WallClock()).trace()
    trace.freeze()
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(trace_configs=[trace]) as session,
        session.patch(server.make_url(path)) as answer,
    ):
        assert await answer.json() == body
        return answer.status


async def test_a_worn_message_is_known_at_once():
    with pytest.raises(WornMessage):
        await asked(EDIT, {"code": 30046, "retry_after": 1.0})


async def test_a_long_wait_for_what_is_shown_is_known_at_once():
    with pytest.raises(LongWait):
        await asked(EDIT, {"code": 0, "retry_after": 25.0, "global": False})


async def test_a_short_wait_is_left_to_discord_py():
    assert await asked(EDIT, {"code": 0, "retry_after": 0.4, "global": False}) == 429


async def test_the_writing_of_commands_waits_as_long_as_it_must():
    assert await asked("/api/v10/applications/1/commands", {"retry_after": 200.0}) == 429


async def test_discord_py_sits_out_half_a_minute_at_most(tmp_path):
    database = await migrated_file(tmp_path / "evening.sqlite3")
    bot = await new_bot(database, {}, MovableClock(), {})
    await bot.store.close()
    bot.drawing.close()
    assert bot.http.max_ratelimit_timeout == 30


async def test_a_wait_that_discord_py_does_not_sit_out_is_for_later():
    async def known_to_be_used_up() -> None:
        raise discord.RateLimited(31.0)

    assert await attempt(known_to_be_used_up()) is Fate.LATER
