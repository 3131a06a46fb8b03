"""A house with a parlour and a bot in it, as processes of their own, the bot to be killed at will."""

import asyncio
import itertools
import os
import re
import socket
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.parlour.script import Script, until
from tests.patience import PATIENCE


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@dataclass
class House:
    folder: Path
    settings: dict[str, str] = field(default_factory=dict)
    """More settings for the bot."""
    program: str = "bot"
    """Which module is the bot."""
    database: str = ""
    """Where the bot keeps its games; a file in the house where nothing else is said."""
    is_shared: bool = False
    """One process hears the direct messages, and another what is said on the server."""
    processes: int = 0
    """So many, with a shard each."""
    url: str = ""
    """Where the parlour is; one of the house's own is started where nothing else is said."""
    rate_limits: bool = False
    """Whether its own parlour limits the bot as Discord does: a test that is about something else need not wait."""
    unhurried: bool = False
    """Whether its own parlour waits longer for an answer than Discord does: a whole game on a busy
    machine that is about something else."""
    root: Path | None = None
    """The folder of the project whose bot it is, where it is not this one."""
    killed_at: list[float] = field(default_factory=list)
    is_up: asyncio.Event = field(default_factory=asyncio.Event)
    _parlour: Process | None = None
    _bots: list[Process] = field(default_factory=list)
    _shards: list[tuple[int, ...]] = field(default_factory=lambda: [(0,)])
    """Those of each process of the bot."""
    _script: Script | None = None

    def __post_init__(self) -> None:
        self.database = self.database or f"sqlite+aiosqlite:///{self.folder / 'bot.sqlite3'}"

    @property
    def script(self) -> Script:
        if self._script is None:
            raise AssertionError("the house is not open yet.")
        return self._script

    @property
    def log(self) -> str:
        """What the bot said on standard error, all its lives together."""
        return (self.folder / "bot.log").read_text()

    @property
    def complaints(self) -> list[str]:
        """What it said, but that a busy machine kept an AI from thinking in time."""
        return [line for line in self.log.splitlines() if "the worker took too long" not in line]

    async def open(self, session: aiohttp.ClientSession) -> None:
        if not self.url:
            await self._open_parlour()
        self._script = Script(self.url, session)
        if self.is_shared:
            self._shards = await self._two_shifts()
        if self.processes:
            self._shards = [(number,) for number in range(self.processes)]
        await self.start_bot()

    def visit(self, script: Script) -> None:
        """Instead of `open`: somebody else has started parlour and bot."""
        self._script = script
        self.is_up.set()

    async def _open_parlour(self) -> None:
        self._parlour = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "parlour", "--port", "0"),
            *("--data", str(self.folder / "parlour.sqlite3")),
            *(() if self.rate_limits else ("--no-rate-limits",)),
            *(("--answer-seconds", str(round(PATIENCE))) if self.unhurried else ()),
            stdout=PIPE,
            stderr=DEVNULL,
        )
        assert self._parlour.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self._parlour.stdout.readline()
        self.url = line.decode().rpartition(" ")[2].strip()

    async def _two_shifts(self) -> list[tuple[int, ...]]:
        """Direct messages are on shard 0, so there are as many shards as take the server elsewhere."""
        await self.script.person("witness")
        guild = int(await self.script.place("guild")) >> 22
        count = next(number for number in itertools.count(2) if guild % number)
        return [(0,), tuple(range(1, count))]

    async def start_bot(self) -> None:
        """Start it, and wait until it is connected."""
        self._bots = [await self._start(shards) for shards in self._shards]
        await self._until(connected={shard for shards in self._shards for shard in shards})
        self.is_up.set()

    async def _start(self, shards: tuple[int, ...]) -> Process:
        with (self.folder / "bot.log").open("a") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.program),
                env={
                    **os.environ,
                    "DISCORD_TOKEN": "parlour",
                    "DISCORD_API_URL": f"{self.url}/api/v10",
                    "DATABASE_URL": self.database,
                    "SHARD_COUNT": str(sum(map(len, self._shards))),
                    "SHARD_IDS": ",".join(map(str, shards)),
                    "LOG_LEVEL": "WARNING",
                    "AI_PAUSE": "0",
                    **self.settings,
                },
                stderr=log,
                cwd=self.root,
            )

    async def kill_bot(self) -> None:
        """As the kernel does it: no last words."""
        self.is_up.clear()
        for bot in self._bots:
            # It may have ended by itself.
            if bot.returncode is None:
                bot.kill()
            await bot.wait()
        self.killed_at.append(time.monotonic())
        await self._until(connected=set())

    async def process_of_the_server(self) -> int:
        """Which of several hears what is said on the server."""
        await self.script.person("witness")
        return (int(await self.script.place("guild")) >> 22) % self.processes

    async def kill_process(self, number: int) -> float:
        """Kill one of several; how many seconds until the others serve its shard."""
        told = f"nobody serves shard {number}: it is taken over"
        before = self.log.count(told)
        self.is_up.clear()
        self._bots[number].kill()
        await self._bots[number].wait()
        began = time.monotonic()
        self.killed_at.append(began)
        # That it was missing for a moment may be over before anybody looks.
        await until(lambda: self.log.count(told) > before)
        await self._until(connected=set(range(self.processes)), but_for=number)
        self.is_up.set()
        return time.monotonic() - began

    async def start_process(self, number: int) -> None:
        """Start one of several again."""
        self._bots[number] = await self._start(self._shards[number])

    async def restart_process(self, number: int) -> None:
        """As a host does it who updates one process after the other."""
        told = f"the process of shard {number} is back"
        before = self.log.count(told)
        self._bots[number].terminate()
        await asyncio.wait_for(self._bots[number].wait(), PATIENCE)
        await self.start_process(number)
        await until(lambda: self.log.count(told) > before)

    async def close(self) -> None:
        """End both as a host would; one that does not go when it is asked to fails the test."""
        stayed = []
        for process in (*self._bots, self._parlour):
            if process is not None and process.returncode is None:
                process.terminate()
                try:
                    await asyncio.wait_for(process.wait(), PATIENCE)
                except TimeoutError:
                    process.kill()
                    await process.wait()
                    stayed.append(process.pid)
        assert stayed == [], f"told to stop, and stayed:\n{self.log[-2000:]}"

    def was_killed_since(self, moment: float) -> bool:
        return not self.is_up.is_set() or any(killed >= moment for killed in self.killed_at)

    async def rows(self, query: str, **values: Any) -> list[Any]:
        """From the bot's database, which is read while the bot writes."""
        engine = create_async_engine(self.database)
        async with engine.connect() as connection:
            found = (await connection.execute(text(query), values)).all()
        await engine.dispose()
        return [tuple(row) for row in found]

    def resident_bytes(self) -> int:
        """What the bot holds in memory; one that was killed, nothing."""
        alive = [bot for bot in self._bots if bot.returncode is None]
        statuses = (Path(f"/proc/{bot.pid}/status").read_text() for bot in alive)
        sizes = (re.search(r"VmRSS:\s+(\d+) kB", status) for status in statuses)
        return sum(1024 * int(size[1]) for size in sizes if size is not None)

    async def _until(self, *, connected: set[int], but_for: int | None = None) -> None:
        """These shards are there, and no others; one process may have ended."""
        alive = [bot for number, bot in enumerate(self._bots) if number != but_for]
        async with asyncio.timeout(PATIENCE):
            while set((await self.script.get("/status"))["connected"]) != connected:
                if connected and any(bot.returncode is not None for bot in alive):
                    raise AssertionError(f"the bot ended by itself:\n{self.log[-2000:]}")
                await asyncio.sleep(0.05)


SKETCHING = "tests.wire.sketching"
"""The bot whose pictures are specks, but in `make soak`."""


@asynccontextmanager
async def a_house(
    folder: Path,
    *,
    program: str = "bot",
    database: str = "",
    is_shared: bool = False,
    processes: int = 0,
    url: str = "",
    unhurried: bool = False,
    root: Path | None = None,
    **settings: str,
) -> AsyncIterator[House]:
    house = House(
        folder,
        settings,
        program,
        database,
        is_shared=is_shared,
        processes=processes,
        url=url,
        unhurried=unhurried,
        root=root,
    )
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session:
        try:
            await house.open(session)
            yield house
        finally:
            await house.close()
