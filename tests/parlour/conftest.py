"""A running parlour for a test, its every answer held against Discord's own description."""

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from parlour.app import Parlour
from parlour.rest.door import API, Door
from tests.parlour.discord_document import document
from tests.parlour.script import Script


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
        return json.loads(str((await request.post())["payload_json"]))
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
