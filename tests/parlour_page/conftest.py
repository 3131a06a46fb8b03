"""A parlour with the showing bot in it, and browsers of both sizes that look at its page."""

from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import pytest
from playwright.async_api import Browser

from parlour.app import Parlour
from tests.parlour.sample_bot import running
from tests.parlour.script import Player, Script
from tests.parlour_page.show_bot import ShowBot
from tests.parlour_page.visitor import SIZES, Visitor, chromium


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as launched:
        yield launched


@pytest.fixture
async def script(browser: Browser) -> AsyncIterator[Script]:
    assert browser.is_connected()
    parlour = Parlour()
    await parlour.start()
    async with aiohttp.ClientSession() as session:
        made = Script(parlour.url, session)
        await made.person("witness", display_name="Witness")
        yield made
    await parlour.stop()


@pytest.fixture
async def bot(script: Script, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ShowBot]:
    show = ShowBot()
    async with running(script.url, monkeypatch, show):
        yield show


@pytest.fixture
async def ben(script: Script) -> Player:
    return await script.person("ben", display_name="Ben")


@pytest.fixture
async def games(script: Script) -> str:
    return await script.games()


@pytest.fixture(params=list(SIZES))
def size(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
async def visitor(
    script: Script, browser: Browser, size: str
) -> AsyncIterator[Visitor]:
    """At the first page, nobody yet."""
    made = await Visitor.at(browser, script.url, size)
    await made.page.goto(script.url)
    yield made
    await made.leaves()


@pytest.fixture
async def seated(visitor: Visitor, ben: Player, bot: ShowBot) -> Visitor:
    """Ben, in the games channel, with the bot there."""
    assert bot.is_ready()
    await visitor.opens(ben.id)
    return visitor


@pytest.fixture
async def another(
    script: Script, browser: Browser
) -> AsyncIterator[Callable[[str], Awaitable[Visitor]]]:
    """More people at pages of their own, at a desk."""
    come: list[Visitor] = []

    async def arrives(person: str) -> Visitor:
        visitor = await Visitor.at(browser, script.url, "desktop")
        come.append(visitor)
        await visitor.opens(person)
        return visitor

    yield arrives
    for visitor in come:
        await visitor.leaves()
