"""A script that acts in the parlour through its control interface, over real HTTP."""

import asyncio
import json
from typing import Any, Self

import aiohttp

from parlour.app import Parlour
from tests.patience import PATIENCE


class Refused(Exception):
    def __init__(self, status: int, sentence: str) -> None:
        self.status = status
        super().__init__(sentence)


class Script:
    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.session = session

    async def ask(self, method: str, path: str, /, **body: Any) -> dict[str, Any]:
        async with self.session.request(
            method, f"{self.url}/parlour{path}", json=body or None
        ) as got:
            answer: dict[str, Any] = await got.json()
            if got.status != 200:
                raise Refused(got.status, answer["error"])
            return answer

    async def get(self, path: str) -> dict[str, Any]:
        return await self.ask("GET", path)

    async def post(self, path: str, /, **body: Any) -> dict[str, Any]:
        return await self.ask("POST", path, **body)

    async def person(self, name: str, **more: Any) -> "Player":
        told = await self.post("/people", name=name, **more)
        return Player(self, name, told["id"])

    async def api(
        self, method: str, path: str, body: Any = None, *, token: str = "secret", **more: Any
    ) -> tuple[int, Any]:
        """A request as a bot sends it, by hand."""
        async with self.session.request(
            method,
            f"{self.url}/api/v10{path}",
            json=body,
            headers={"Authorization": f"Bot {token}"} if token else {},
            **more,
        ) as got:
            text = await got.text()
            return got.status, json.loads(text) if text else None

    async def refusals(self) -> list[dict[str, Any]]:
        told = await self.get("/refusals")
        found: list[dict[str, Any]] = told["refusals"]
        return found

    async def games(self) -> str:
        """The id of the first channel there is."""
        return await self.place("channel")

    async def place(self, what: str) -> str:
        view = await self.get("/people/witness/view")
        guild = view["guilds"][0]
        return str(guild["id"] if what == "guild" else guild["channels"][0]["id"])


class Player:
    """One person, and what they do."""

    def __init__(self, script: Script, name: str, number: str) -> None:
        self.script = script
        self.name = name
        self.id = number

    async def does(self, deed: str, /, **body: Any) -> dict[str, Any]:
        return await self.script.post(f"/people/{self.name}/{deed}", **body)

    async def view(self) -> dict[str, Any]:
        return await self.script.get(f"/people/{self.name}/view")

    async def messages(self, channel: str) -> list[dict[str, Any]]:
        told = await self.script.get(f"/people/{self.name}/channels/{channel}/messages")
        found: list[dict[str, Any]] = told["messages"]
        return found

    async def sees(self, message: str) -> dict[str, Any]:
        return await self.script.get(f"/people/{self.name}/messages/{message}")

    async def dm(self) -> str:
        return str((await self.does("dms"))["id"])

    async def runs(self, command: str, channel: str, **options: Any) -> dict[str, Any]:
        return await self.does("command", channel=channel, command=command, options=options)

    async def presses(self, message: dict[str, Any], custom_id: str) -> dict[str, Any]:
        return await self.does("press", message=message["id"], custom_id=custom_id)

    def feed(self) -> "Feed":
        return Feed(self)


class Feed:
    """A person's live feed, as their page has it open."""

    def __init__(self, player: Player) -> None:
        self._player = player

    async def __aenter__(self) -> Self:
        script = self._player.script
        url = f"{script.url}/parlour/people/{self._player.name}/feed"
        self._socket = await script.session.ws_connect(url)
        self.hello = await self._socket.receive_json(timeout=PATIENCE)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()

    async def next(self, event: str) -> dict[str, Any]:
        """The next event of that name; others are passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                told: dict[str, Any] = await self._socket.receive_json()
                if told["event"] == event:
                    return told

    async def everything_until(self, event: str) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = []
        async with asyncio.timeout(PATIENCE):
            while not told or told[-1]["event"] != event:
                told.append(await self._socket.receive_json())
        return told


async def until(condition: Any) -> None:
    """Waits for something that comes about in its own time."""
    async with asyncio.timeout(PATIENCE):
        while True:
            value = condition()
            if asyncio.iscoroutine(value):
                value = await value
            if value:
                return
            await asyncio.sleep(0.01)


def shards(parlour: Parlour) -> list[int]:
    return parlour.hall.gateway.connected()


async def post(script: Script, channel: str, **body: object) -> str:
    status, told = await script.api("POST", f"/channels/{channel}/messages", body)
    assert status == 200
    return str(told["id"])
