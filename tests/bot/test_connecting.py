"""Of what Discord answers before the bot is ready, what is waited for and what is told."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.store import DatabaseAway, parse_url
from bot.store.opening import make_engine
from bot.ui.connecting import CannotConnect, DiscordAway, aim_at, told_what_is_away

_ME = {"id": "1", "username": "gala", "discriminator": "0", "avatar": None}
_LIMITED = {"message": "You are being rate limited.", "retry_after": 90.0, "global": False}
_OF_DISCORD = {"Via": "1.1 google", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "90"}


def _said(what: dict[str, Any], status: int = 200, **headers: str) -> web.Response:
    """With the very type that Discord gives it: discord.py reads no other."""
    body = json.dumps(what).encode()
    return web.Response(body=body, status=status, content_type="application/json", headers=headers)


def _limited() -> web.Response:
    return _said(_LIMITED, 429, **_OF_DISCORD)


def _guarded(**headers: str) -> web.Response:
    return web.Response(text="error code: 1015", status=429, headers=headers)


@asynccontextmanager
async def _discord(login, gateway) -> AsyncIterator[None]:
    """Answers so to who logs in and who asks for the gateway."""

    async def me(_request):
        return login()

    async def bot(_request):
        return gateway()

    app = web.Application()
    app.add_routes([web.get("/users/@me", me), web.get("/gateway/bot", bot)])
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        port = runner.addresses[0][1]
        aim_at(f"http://127.0.0.1:{port}")
        yield
    finally:
        await runner.cleanup()


@pytest.fixture(autouse=True)
def _aimed_back(monkeypatch):
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)


async def _connect() -> None:
    """As a client does: both the number of its shards and how many may start are asked there."""
    nobody = discord.AllowedMentions.none()
    client = discord.Client(
        intents=discord.Intents.none(), allowed_mentions=nobody, max_ratelimit_timeout=30
    )
    try:
        with told_what_is_away():
            await client.http.static_login("a.b.c")
            await client.http.get_bot_gateway()
    finally:
        await client.http.close()


_ANSWERS = {
    "limited": (_limited, 90.0),
    "guarded": (_guarded, 30.0),
    "guarded for a while": (lambda: _guarded(**{"Retry-After": "120"}), 120.0),
    "guarded until a date": (lambda: _guarded(**{"Retry-After": "Fri, 01 Jan 2100"}), 30.0),
    "away": (lambda: web.Response(text="upstream", status=503), 0.0),
}


@pytest.mark.parametrize("answer", _ANSWERS)
@pytest.mark.parametrize("where", ["login", "gateway"])
async def test_a_discord_that_is_away_is_waited_for(where, answer):
    answered, seconds = _ANSWERS[answer]
    answers = {"login": lambda: _said(_ME), where: answered}
    async with _discord(answers["login"], answers.get("gateway")):
        with pytest.raises(DiscordAway) as told:
            await _connect()
    assert told.value.retry_after == seconds


@pytest.mark.parametrize("status", [401, 403])
@pytest.mark.parametrize("where", ["login", "gateway"])
async def test_a_discord_that_refuses_us_is_not_waited_for(where, status):
    answers = {
        "login": lambda: _said(_ME),
        where: lambda: _said({"message": "no", "code": 0}, status),
    }
    async with _discord(answers["login"], answers.get("gateway")):
        with pytest.raises(CannotConnect) as told:
            await _connect()
    assert not isinstance(told.value, DiscordAway)
    assert ("DISCORD_TOKEN" in str(told.value)) == (status == 401)


@pytest.mark.parametrize("error", [TimeoutError(), aiohttp.ServerTimeoutError("too long")])
async def test_a_discord_that_hangs_is_not_taken_for_a_database(error):
    with pytest.raises(DiscordAway), told_what_is_away():
        raise error


async def test_a_database_that_cannot_be_reached_is_not_taken_for_discord():
    engine = make_engine(parse_url("postgresql+asyncpg://x:y@127.0.0.1:9/x"))
    with pytest.raises(DatabaseAway), told_what_is_away():
        await engine.connect()
