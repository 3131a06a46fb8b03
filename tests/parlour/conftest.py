"""A script and a bot in a running parlour, for a test."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from parlour.app import Parlour
from tests.parlour.bodies import command, option
from tests.parlour.sample_bot import SampleBot, running
from tests.parlour.script import Player, Script


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
