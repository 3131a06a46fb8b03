"""`python -m bench soak --minutes N`: games with AI players while everything is killed, flooded and rained on."""

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import aiohttp
from sqlalchemy import make_url

from bench.table import Row, print_table, row
from engine.games import GAMES
from tests.bot.postgres import Cluster, a_cluster, installed
from tests.patience import PATIENCE
from tests.wire.audit import faults_of, record_is_right
from tests.wire.friends import Friend, Table
from tests.wire.house import SKETCHING, House, a_house
from tests.wire.test_weather import WEATHER

AT_ONCE = 4
"""Games that are played at the same time."""
BOT_LIVES, WORKER_LIVES, SERVER_LIVES = (20.0, 60.0), (10.0, 40.0), (60.0, 150.0)
"""Seconds that the bot, an AI worker and PostgreSQL's connections live, at least and at most."""
WEATHER_LASTS, QUIET_BEFORE_FLOOD = (0.5, 4.0), (10.0, 30.0)
FLOOD = 100
"""Presses of one person, as fast as they go."""
ATTEMPTS = 4
LAST_GAMES = 600.0
"""Seconds after the end in which games that have begun may be finished."""
TROUBLE = (aiohttp.ClientError, AssertionError, ConnectionError, OSError, TimeoutError)
"""What an attacker may meet because of another one."""


Attack: TypeAlias = Callable[[], Awaitable[float]]
"""Something that goes wrong once; how many seconds until it does again."""


@dataclass
class Soak:
    """Attacks that go on while friends play; what they cost is counted."""

    house: House
    dice: random.Random
    database: str
    cluster: Cluster | None
    began: float
    ends: float
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    """Bytes of the bot in its longest life, the middle third of the time, after each game."""
    _numbers: "itertools.count[int]" = field(default_factory=itertools.count)

    async def run(self) -> None:
        over = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for attack in (self._bot, self._worker, self._server, self._weather, self._flood):
                group.create_task(self._again_and_again(attack, over))
            async with asyncio.TaskGroup() as games:
                for _ in range(AT_ONCE):
                    games.create_task(self._play())
            over.set()
        await self.house.script.ask("DELETE", "/faults")

    async def _play(self) -> None:
        while time.monotonic() < self.ends:
            number = next(self._numbers)
            game = list(GAMES)[number % len(GAMES)]
            friend = await Friend.comes(
                self.house, f"Ana {number:04}", number, prefers_my_seat=0.5 * (number % 2)
            )
            friend.lives = 40
            try:
                async with asyncio.timeout(LAST_GAMES):
                    table = await friend.opens_a_table(1 + number % 2, game=game)
                    await friend.plays(table)
                await self._audit(friend, table)
            except TROUBLE as error:
                self.faults.append(f"{friend.name} could not finish {game}: {error!r}")

    async def _audit(self, friend: Friend, table: Table) -> None:
        self.counts["games"] += 1
        self.counts["moves"] += friend.accepted.total()
        self.counts["presses"] += len(friend.waits)
        self.faults += await faults_of(self.house, table, friend)
        if not await self._has_its_record(friend, table):
            self.faults.append(f"the record of {table.id} is not what is stored")
        if self._is_calm:
            self.memory.append(self.house.resident_bytes())

    async def _has_its_record(self, friend: Friend, table: Table) -> bool:
        """Asked for again where the bot was killed while it brought it."""
        for _ in range(ATTEMPTS):
            with contextlib.suppress(*TROUBLE):
                return await record_is_right(friend, table)
        return False

    async def _again_and_again(self, attack: Attack, over: asyncio.Event) -> None:
        while not over.is_set():
            pause = await attack()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), pause)

    @property
    def _is_calm(self) -> bool:
        third = (self.ends - self.began) / 3
        return self.began + third < time.monotonic() < self.ends - third

    async def _bot(self) -> float:
        if not self._is_calm:
            await self.house.kill_bot()
            await self.house.start_bot()
            self.counts["bots killed"] += 1
        return self.dice.uniform(*BOT_LIVES)

    async def _worker(self) -> float:
        workers = _workers()
        if workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.dice.choice(workers), signal.SIGKILL)
                self.counts["AI workers killed"] += 1
        return self.dice.uniform(*WORKER_LIVES)

    async def _server(self) -> float:
        """As when the server is restarted: every connection is gone at once."""
        if self.cluster is not None:
            await self.cluster.hang_up(make_url(self.database).database or "")
            self.counts["databases hung up"] += 1
        return self.dice.uniform(*SERVER_LIVES)

    async def _weather(self) -> float:
        path, order = self.dice.choice(WEATHER)
        with contextlib.suppress(*TROUBLE):
            await self.house.script.post(path, **order)
            self.counts["faults of Discord"] += 1
        return self.dice.uniform(*WEATHER_LASTS)

    async def _flood(self) -> float:
        """One person opens a table and presses one of its buttons without end."""
        with contextlib.suppress(*TROUBLE):
            async with asyncio.timeout(PATIENCE):
                flooder = await Friend.comes(self.house, "Flo", 0)
                lobby = await flooder.opens_lobby(await flooder.games(), next(iter(GAMES)))
                if lobby is not None:
                    offer = lobby.offers()[0]
                    deed = {"message": offer.message, "custom_id": offer.custom_id}
                    presses = (flooder.player.does("press", **deed) for _ in range(FLOOD))
                    await asyncio.gather(*presses, return_exceptions=True)
                    self.counts["presses of floods"] += FLOOD
        return self.dice.uniform(*QUIET_BEFORE_FLOOD)


def _workers() -> list[int]:
    """The AI workers of bots that we started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            grandparent = int(
                Path(f"/proc/{parent}/stat").read_text().rpartition(")")[2].split()[1]
            )
            is_worker = b"bot.thinking.worker" in (folder / "cmdline").read_bytes()
            if is_worker and grandparent == os.getpid():
                found.append(int(folder.name))
    return found


def rows(minutes: float, seed: int) -> list[Row]:
    """On PostgreSQL where it is installed, else on SQLite; the first row says which it was."""
    if installed() is None:
        return asyncio.run(_soaked(minutes, seed, None))
    with a_cluster() as cluster:
        return asyncio.run(_soaked(minutes, seed, cluster))


async def _soaked(minutes: float, seed: int, cluster: Cluster | None) -> list[Row]:
    database = "" if cluster is None else await cluster.new_database()
    with tempfile.TemporaryDirectory() as folder:
        async with a_house(Path(folder), program=SKETCHING, database=database) as house:
            began = time.monotonic()
            ends = began + 60 * minutes
            soak = Soak(house, random.Random(seed), database, cluster, began, ends)
            await soak.run()
            tracebacks = house.log.count("Traceback")
    seen = soak.memory or [0]
    memory = (seen[0], seen[len(seen) // 2], seen[-1])
    return [
        row("measure", "figure"),
        row("database", "SQLite (no PostgreSQL is installed)" if cluster is None else "PostgreSQL"),
        row("minutes", f"{(time.monotonic() - began) / 60:.1f}"),
        *(row(name, str(count)) for name, count in sorted(soak.counts.items())),
        row("moves lost or doubled, games not finished", str(len(soak.faults))),
        *(row("", fault) for fault in soak.faults),
        row("tracebacks in the log", str(tracebacks)),
        row(
            "memory at the start, in the middle and at the end of one life",
            " · ".join(f"{size / 1e6:.0f} MB" for size in memory),
        ),
    ]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    found = rows(chosen.minutes, chosen.seed)
    print_table("soak", found)
    return 0
