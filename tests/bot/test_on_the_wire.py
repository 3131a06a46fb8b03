"""The program itself on a Discord of our own: real HTTP, a real gateway, real signals."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from parlour.app import Parlour
from tests.parlour.script import Player, Script, shards, until
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


class Program:
    """`python -m bot`, which can be stopped and started again."""

    def __init__(self, parlour: Parlour, folder: Path) -> None:
        self.parlour = parlour
        self.folder = folder

    async def start(self) -> None:
        environment = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": "secret",
            "DISCORD_API_URL": f"{self.parlour.url}/api/v10",
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.folder / 'gala.sqlite3'}",
        }
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", cwd=self.folder, env=environment
        )
        await until(lambda: shards(self.parlour) == [0])

    async def stop(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        code = await asyncio.wait_for(self.process.wait(), PATIENCE)
        await until(lambda: shards(self.parlour) == [])
        return code


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from parts(part.get("components", []))


async def press(person: Player, message: dict[str, Any], label: str) -> dict[str, Any]:
    button = next(p for p in parts(message["components"]) if p.get("label") == label)
    result = await person.presses(message, button["custom_id"])
    assert result["outcome"] != "failed", result
    return result


def opening(message: dict[str, Any]) -> str | None:
    """The first button of the first question, whichever the deal makes it: a form or a card."""
    asking = (
        p for p in parts(message["components"]) if "." in p.get("custom_id", "/").split("/")[1]
    )
    return next((part["label"] for part in asking), None)


async def form_opens(person: Player, asked: dict[str, Any]) -> bool:
    """Not where the bot was busy for two seconds: it then asks to press once more.

    Where one card is too many, the press discards it at once.
    """
    result = await press(person, asked, opening(asked) or "")
    return result["outcome"] in {"modal", "updated"}


async def question(person: Player) -> dict[str, Any]:
    """The direct message that asks something, as soon as it is there."""
    found: list[dict[str, Any]] = []

    async def is_there() -> bool:
        found[:] = [
            message for message in await person.messages(await person.dm()) if opening(message)
        ]
        return bool(found)

    await until(is_there)
    assert len(found) == 1, "asked once"
    return found[0]


@pytest.mark.slow
async def test_a_table_survives_being_stopped_politely_and_being_killed(tmp_path, parlour):
    program = Program(parlour, tmp_path)
    try:
        async with aiohttp.ClientSession() as session:
            script = Script(parlour.url, session)
            ana, ben = await script.person("ana"), await script.person("ben")
            guild = await script.post("/guilds", name="Friends", channels=["games"])
            channel = guild["channels"][0]["id"]
            await program.start()
            lobby = (await ana.runs("play", channel, game="great_split"))["message"]
            await press(ben, lobby, "Join")
            assert await program.stop(signal.SIGTERM) == 0
            await program.start()
            await press(ana, lobby, "Start")
            for person in (ana, ben):
                await question(person)
            assert await program.stop(signal.SIGKILL) == -signal.SIGKILL
            await program.start()
            for person in (ana, ben):
                asked = await question(person)
                await until(partial(form_opens, person, asked))
            assert await program.stop(signal.SIGTERM) == 0
            assert await script.refusals() == []
    finally:
        if program.process.returncode is None:
            program.process.kill()
            await program.process.wait()
