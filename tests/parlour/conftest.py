"""A running parlour for a test, its every answer held against Discord's own description."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from parlour.app import Parlour
from parlour.rest.door import API, Door
from tests.parlour.bodies import command, option
from tests.parlour.discord_document import document
from tests.parlour.sample_bot import SampleBot, running
from tests.parlour.script import Player, Script


@pytest.fixture
def held_against_the_document(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What in any answer, or in any request that was accepted, is not as Discord describes it."""
    problems: list[str] = []
    discord = document()
    serve = Door.serve

    async def checked(self: Door, request: web.Request) -> web.StreamResponse:
        response = await serve(self, request)
        if discord and isinstance(response, web.Response):
            path = request.path.removeprefix(API)
            told = json.loads(response.body) if response.body else None  # type: ignore[arg-type] # bytes, as the door makes it
            found = discord.response_problems(request.method, path, response.status, told)
            if response.status < 300:
                found += discord.request_problems(request.method, path, await _body(request))
            problems.extend(f"{request.method} {path}: {problem}" for problem in found)
        return response

    monkeypatch.setattr(Door, "serve", checked)
    return problems


async def _body(request: web.Request) -> Any:
    if request.content_type == "multipart/form-data":
        payload: Any = (await request.post())["payload_json"]
        return json.loads(payload)
    text = await request.text()
    return json.loads(text) if text else None


@pytest.fixture
async def parlour(held_against_the_document: list[str]) -> AsyncIterator[Parlour]:
    running = Parlour()
    await running.start()
    yield running
    await running.stop()
    assert held_against_the_document == []


@pytest.fixture
async def script(parlour: Parlour) -> AsyncIterator[Script]:
    async with aiohttp.ClientSession() as session:
        made = Script(parlour.url, session)
        await made.person("witness")
        yield made


class Asked:
    """An interaction on its way, and the paths by which it is answered."""

    def __init__(self, parlour: Parlour, number: str) -> None:
        self.held = parlour.hall.interactions[int(number)]
        self.callback = f"/interactions/{number}/{self.held.token}/callback"
        self.webhook = f"/webhooks/{parlour.hall.world.bot_id}/{self.held.token}"
        self.original = f"{self.webhook}/messages/@original"


@pytest.fixture
async def asked(parlour: Parlour, script: Script) -> Callable[..., Awaitable[Asked]]:
    """Makes an interaction: the witness uses /go, or presses the button they are given."""
    bot = parlour.hall.world.bot_id
    autocompleted = option(autocomplete=True)
    await script.api("PUT", f"/applications/{bot}/commands", [command(options=[autocompleted])])

    async def make(deed: str = "command", **body: Any) -> Asked:
        if deed in {"command", "autocomplete"}:
            body = {"channel": await script.games(), "command": "go"} | body
        result = await script.post(f"/people/witness/{deed}?wait=0", **body)
        return Asked(parlour, result["interaction"])

    return make


@pytest.fixture
async def channel(script: Script) -> str:
    return await script.games()


@pytest.fixture
async def ana(script: Script) -> Player:
    return await script.person("ana", display_name="Ana")


@pytest.fixture
async def sample() -> SampleBot:
    """The bot that will log in; a file may bring another."""
    return SampleBot()


@pytest.fixture
async def bot(
    parlour: Parlour, script: Script, sample: SampleBot, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[SampleBot]:
    """Unmodified discord.py, ready, where a witness has been before it."""
    assert script.url == parlour.url
    async with running(parlour.url, monkeypatch, sample) as ready:
        yield ready
