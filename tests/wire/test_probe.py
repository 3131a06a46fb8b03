"""`python -m bot probe` says line by line what Discord takes, and leaves nothing behind."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import pytest

from parlour.app import Parlour
from tests.parlour.script import Player, Script

pytestmark = pytest.mark.slow

TAKEN = (
    "edit: keep the picture by id and filename",
    "edit there: keep the picture",
    "find that person in the thread",
    "write commands",
    "take an emoji away",
    "answer: keep the picture of the pressed message",
    "acknowledge, then bring a new picture to it",
    "follow up with a picture",
    "announce, then fill in a picture",
    "answer a form: words only",
)


@pytest.fixture
async def script(parlour: Parlour) -> AsyncIterator[Script]:
    async with aiohttp.ClientSession() as session:
        made = Script(parlour.url, session)
        await made.person("witness")
        yield made


async def probed(
    script: Script, *more: str, presses: Callable[[], Awaitable[bool]] | None = None
) -> list[str]:
    """What it says, while somebody presses what there is to press."""
    wait = () if presses else ("--wait", "0")
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "probe", "--channel", await script.games(), *wait, *more),
        stdout=asyncio.subprocess.PIPE,
        env={
            **os.environ,
            "DISCORD_TOKEN": "parlour",
            "DISCORD_API_URL": f"{script.url}/api/v10",
        },
    )
    telling = asyncio.ensure_future(program.communicate())
    while presses is not None and not telling.done():
        await presses()
        await asyncio.wait({telling}, timeout=0.05)
    said, _ = await telling
    assert program.returncode == 0
    return said.decode().splitlines()


def presser(person: Player, channel: str) -> Callable[[], Awaitable[bool]]:
    """Presses the button of the probe each time that it has another, and sends its form."""
    pressed: set[str] = set()

    async def press() -> bool:
        for message in await person.messages(channel):
            for custom_id in re.findall(r"-/probe/\d", str(message)):
                if custom_id not in pressed:
                    pressed.add(custom_id)
                    told = await person.presses(message, custom_id)
                    if told.get("modal"):
                        values = {"ticks": ["b"]}
                        await person.does("submit", modal=told["modal"]["id"], values=values)
        return True

    return press


async def test_the_most_forgiving_discord_takes_all_and_nothing_is_left(parlour, script):
    await script.ask("PUT", "/strictness", preset="most_forgiving")
    ana = await script.person("ana")
    pressing = presser(ana, await script.games())
    lines = await probed(script, "--person", ana.id, presses=pressing)
    refused = [line for line in lines if line.startswith(("refused", "failed", "not tried"))]
    assert refused == [line for line in lines if "archived thread" in line]
    assert set(lines) >= {f"accepted  {what}" for what in TAKEN}
    assert list(parlour.hall.world.messages) == []


async def test_what_the_strictest_discord_refuses_is_named_with_its_code(parlour, script):
    await script.ask("PUT", "/strictness", preset="strictest")
    ana = await script.person("ana")
    pressing = presser(ana, await script.games())
    lines = await probed(script, presses=pressing)
    for what in (
        "edit: keep the picture by id alone",
        "edit: keep the picture by id and filename",
        "edit: bring a new picture",
        "post with the nonce of a deleted message",
        "answer: keep the picture of the pressed message",
        "answer: bring a new picture to it",
        "acknowledge, then bring a new picture to it",
        "announce, then fill in a picture",
    ):
        assert any(line.startswith(f"refused   {what}: ") for line in lines), what
    assert list(parlour.hall.world.messages) == []


async def test_where_nobody_presses_it_is_said_what_was_not_tried(parlour, script):
    lines = await probed(script, "--wait", "0.1")
    assert sum(line.startswith("not tried") for line in lines) == 6
    assert list(parlour.hall.world.messages) == []
