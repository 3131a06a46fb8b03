"""A house with a parlour and a bot in it, each a process of its own, the bot to be killed at will."""

import asyncio
import os
import sqlite3
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp

from tests.parlour.script import Script

STARTING = 60.0
"""Seconds that a program may take to come up; a busy machine needs some of them."""


@dataclass
class House:
    folder: Path
    settings: dict[str, str] = field(default_factory=dict)
    """More settings for the bot."""
    program: str = "bot"
    """Which module is the bot."""
    killed_at: list[float] = field(default_factory=list)
    url: str = ""
    is_up: asyncio.Event = field(default_factory=asyncio.Event)
    _parlour: Process | None = None
    _bot: Process | None = None
    _script: Script | None = None

    @property
    def script(self) -> Script:
        if self._script is None:
            raise AssertionError("the house is not open yet.")
        return self._script

    @property
    def database(self) -> Path:
        return self.folder / "bot.sqlite3"

    @property
    def log(self) -> str:
        """What the bot said on standard error, all its lives together."""
        return (self.folder / "bot.log").read_text()

    async def open(self, session: aiohttp.ClientSession) -> None:
        self._parlour = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "parlour", "--port", "0"),
            *("--data", str(self.folder / "parlour.sqlite3")),
            stdout=PIPE,
            stderr=DEVNULL,
        )
        assert self._parlour.stdout is not None
        async with asyncio.timeout(STARTING):
            line = await self._parlour.stdout.readline()
        self.url = line.decode().rpartition(" ")[2].strip()
        self._script = Script(self.url, session)
        await self.start_bot()

    async def start_bot(self) -> None:
        """Start it, and wait until it is connected."""
        with (self.folder / "bot.log").open("a") as log:
            self._bot = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.program),
                env={
                    **os.environ,
                    "DISCORD_TOKEN": "parlour",
                    "DISCORD_API_URL": f"{self.url}/api/v10",
                    "DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
                    "LOG_LEVEL": "WARNING",
                    "AI_PAUSE": "0",
                    **self.settings,
                },
                stderr=log,
            )
        await self._until(connected=True)
        self.is_up.set()

    async def kill_bot(self) -> None:
        """As the kernel does it: no last words."""
        assert self._bot is not None
        self.is_up.clear()
        self._bot.kill()
        await self._bot.wait()
        self.killed_at.append(time.monotonic())
        await self._until(connected=False)

    async def close(self) -> None:
        """End both as a host would; one that does not go when it is asked to fails the test."""
        stayed = []
        for process in (self._bot, self._parlour):
            if process is not None and process.returncode is None:
                process.terminate()
                try:
                    await asyncio.wait_for(process.wait(), STARTING)
                except TimeoutError:
                    process.kill()
                    await process.wait()
                    stayed.append(process.pid)
        assert stayed == [], f"told to stop, and stayed:\n{self.log[-2000:]}"

    def was_killed_since(self, moment: float) -> bool:
        return not self.is_up.is_set() or any(killed >= moment for killed in self.killed_at)

    def rows(self, query: str, *values: Any) -> list[Any]:
        """From the bot's database, which is read while the bot writes."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return connection.execute(query, values).fetchall()

    def resident_bytes(self) -> int:
        """What the bot holds in memory."""
        assert self._bot is not None
        status = Path(f"/proc/{self._bot.pid}/status").read_text()
        return 1024 * int(status.partition("VmRSS:")[2].split()[0])

    async def refusals(self) -> list[str]:
        """What the parlour refused the bot without having been told to."""
        return [
            f"{one['method']} {one['path']}: {one['status']} {one['code']} {one['message']}"
            for one in await self.script.refusals()
            if not one.get("fault")
        ]

    async def _until(self, *, connected: bool) -> None:
        async with asyncio.timeout(STARTING):
            while bool((await self.script.get("/status"))["connected"]) != connected:
                assert self._bot is not None
                if connected and self._bot.returncode is not None:
                    raise AssertionError(f"the bot ended by itself:\n{self.log[-2000:]}")
                await asyncio.sleep(0.05)


@asynccontextmanager
async def a_house(folder: Path, *, program: str = "bot", **settings: str) -> AsyncIterator[House]:
    house = House(folder, settings, program)
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(60)) as session:
        try:
            await house.open(session)
            yield house
        finally:
            await house.close()
