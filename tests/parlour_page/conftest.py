"""One parlour with the showing bot in it, one browser, and for every test a server and people of its own."""

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser

from parlour.app import Parlour
from tests.parlour.sample_bot import running
from tests.parlour.script import Player, Script
from tests.parlour_page.show_bot import ShowBot
from tests.parlour_page.visitor import SIZES, Visitor, chromium

# Starting a browser and a bot takes seconds; a server of one's own is as good as a parlour of one's own.
together = pytest_asyncio.fixture(scope="package", loop_scope="package")
own = pytest_asyncio.fixture(loop_scope="package")

numbers = itertools.count(1)


@together
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as launched:
        yield launched


@together
async def parlour(browser: Browser) -> AsyncIterator[Parlour]:
    assert browser.is_connected()
    held = Parlour()
    await held.start()
    yield held
    await held.stop()


@together
async def show_bot(parlour: Parlour) -> AsyncIterator[ShowBot]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        bot = ShowBot()
        async with running(parlour.url, monkeypatch, bot):
            yield bot


@together
async def script(parlour: Parlour, show_bot: ShowBot) -> AsyncIterator[Script]:
    assert show_bot.is_ready()
    async with aiohttp.ClientSession() as session:
        yield Script(parlour.url, session)


class Server:
    """A server with a games channel, where only this test's people are."""

    def __init__(self, script: Script, guild: str, games: str) -> None:
        self.script = script
        self.guild = guild
        self.games = games

    async def person(self, display_name: str) -> Player:
        name = f"{display_name.lower()}_{next(numbers)}"
        return await self.script.person(name, display_name=display_name, guilds=[self.guild])


@own
async def server(script: Script) -> Server:
    made = await script.post("/guilds", name="Friday", channels=["hall", "games"], members=[])
    games = next(one["id"] for one in made["channels"] if one["name"] == "games")
    return Server(script, made["id"], games)


@own
async def ben(server: Server) -> Player:
    return await server.person("Ben")


@own
async def ana(server: Server) -> Player:
    return await server.person("Ana")


@own
async def games(server: Server) -> str:
    return server.games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """At a desk, and what is about layout on a phone as well; with `soak` everything at every size."""
    if "size" in metafunc.fixturenames:
        is_layout = metafunc.definition.get_closest_marker("layout") is not None
        usual = list(SIZES) if is_layout else ["desktop"]
        sizes = [
            name if name in usual else pytest.param(name, marks=pytest.mark.soak) for name in SIZES
        ]
        metafunc.parametrize("size", sizes)


@own
async def outside(script: Script, browser: Browser, size: str) -> AsyncIterator[Visitor]:
    """Before an empty page."""
    made = await Visitor.at(browser, script.url, size)
    yield made
    await made.leaves()


@own
async def visitor(outside: Visitor) -> Visitor:
    """At the first page, nobody yet."""
    await outside.page.goto(outside.url)
    return outside


@own
async def seated(outside: Visitor, ben: Player) -> Visitor:
    """Ben, in the games channel, with the bot there."""
    await outside.opens(ben.id)
    return outside


@own
async def another(
    script: Script, browser: Browser
) -> AsyncIterator[Callable[[Player], Awaitable[Visitor]]]:
    """More people at pages of their own, at a desk."""
    come: list[Visitor] = []

    async def arrives(person: Player) -> Visitor:
        visitor = await Visitor.at(browser, script.url, "desktop")
        come.append(visitor)
        await visitor.opens(person.id)
        return visitor

    yield arrives
    for visitor in come:
        await visitor.leaves()
