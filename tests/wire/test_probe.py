"""`python -m bot probe` says line by line what Discord takes, and leaves nothing behind."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator

import aiohttp
import pytest

from parlour.app import Parlour
from tests.parlour.script import Script

pytestmark = pytest.mark.slow


@pytest.fixture
async def script(parlour: Parlour) -> AsyncIterator[Script]:
    async with aiohttp.ClientSession() as session:
        made = Script(parlour.url, session)
        await made.person("witness")
        yield made


async def probed(script: Script, *more: str) -> list[str]:
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "probe", "--channel", await script.games(), *more),
        stdout=asyncio.subprocess.PIPE,
        env={
            **os.environ,
            "DISCORD_TOKEN": "parlour",
            "DISCORD_API_URL": f"{script.url}/api/v10",
        },
    )
    said, _ = await program.communicate()
    assert program.returncode == 0
    return said.decode().splitlines()


async def test_the_most_forgiving_discord_takes_all_and_nothing_is_left(parlour, script):
    await script.ask("PUT", "/strictness", preset="most_forgiving")
    ana = await script.person("ana")
    lines = await probed(script, "--person", ana.id)
    assert [line for line in lines if line.startswith(("refused", "failed"))] == [
        line for line in lines if "archived thread" in line
    ]
    assert "accepted  edit there" in lines
    assert list(parlour.hall.world.messages) == []


async def test_what_the_strictest_discord_refuses_is_named_with_its_code(parlour, script):
    await script.ask("PUT", "/strictness", preset="strictest")
    lines = await probed(script)
    for what in ("keep the picture by id alone", "bring a new picture", "a deleted message"):
        (line,) = (one for one in lines if what in one)
        assert line.startswith("refused")
    (kept,) = (line for line in lines if "id and filename" in line)
    assert kept.startswith("accepted")
    assert list(parlour.hall.world.messages) == []
