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
from typing import TypeAlias, TypeVar

import aiohttp
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from bench.table import Row, print_table, row
from engine.core import GalaError
from engine.games import GAMES
from tests.bot.postgres import Cluster, a_cluster, installed
from tests.parlour.script import Refused
from tests.patience import PATIENCE
from tests.wire.audit import faults_of, record_is_right
from tests.wire.friends import Friend, Table
from tests.wire.house import SKETCHING, House, a_house
from tests.wire.letters import Letter
from tests.wire.test_weather import WEATHER

AT_ONCE = 8
"""Games that are played at the same time."""
BOT_LIVES, WORKER_LIVES, SERVER_LIVES = (90.0, 180.0), (20.0, 60.0), (90.0, 180.0)
"""Seconds that the bot, an AI worker and PostgreSQL or its connections live, at least and at most."""
FIRST_TROUBLE = (5.0, 20.0)
"""Seconds until each of these troubles comes for the first time."""
SERVER_AWAY = (0.0, 12.0)
"""Seconds until PostgreSQL comes back."""
WEATHER_LASTS, QUIET_BEFORE_FLOOD = (0.5, 4.0), (10.0, 30.0)
FLOOD = 100
"""Presses of one person, as fast as they go."""
ATTEMPTS = 4
LAST_GAMES = 600.0
"""Seconds after the end in which games that have begun may be finished."""
TROUBLE = (
    aiohttp.ClientError,
    AssertionError,
    OSError,
    Refused,
    SQLAlchemyError,
    TimeoutError,
)
"""What an attacker may meet because of another one."""


_Answer = TypeVar("_Answer")
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
    _flooded: Letter | None = None
    """The newest lobby of who floods."""
    _numbers: "itertools.count[int]" = field(default_factory=itertools.count)

    async def run(self) -> None:
        over = asyncio.Event()
        attacks = (self._bot, self._worker, self._server, self._weather, self._flood)
        async with asyncio.TaskGroup() as group:
            for attack in (*attacks, self._report):
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
            friend.lives, friend.expects_trouble, friend.glances_every = 40, True, 0.8
            friend.ai_level = "Normal" if number % 3 == 0 else "Easy"
            table = None
            try:
                async with asyncio.timeout(LAST_GAMES):
                    table = await friend.opens_a_table(1 + number % 2, game=game)
                    await friend.plays(table)
                await self._audit(friend, table)
            except TROUBLE as error:
                self._complain(
                    f"{friend.name} could not finish {game}: {error!r}, after {friend.refusals[-2:]}"
                    f"{await self._standing(table)}"
                )

    async def _standing(self, table: Table | None) -> str:
        """Where a game stands that was not finished: whom it waits for, and what is not shown yet."""
        if table is None:
            return ""
        query = (
            "SELECT ply, thinking, (SELECT count(*) FROM outbox WHERE table_id = tables.id)"
            " FROM tables WHERE id = :table"
        )
        with contextlib.suppress(*TROUBLE):
            ((ply, is_thinking, unshown),) = await self.house.rows(query, table=table.id)
            awaited = "an AI" if is_thinking else "nobody but people"
            return (
                f"; table {table.id} at ply {ply} awaits {awaited}, {unshown} moves are not shown"
            )
        return f"; table {table.id}"

    def _complain(self, fault: str) -> None:
        self.faults.append(fault)
        print(f"{self._minutes:5.1f} min: {fault}", flush=True)

    @property
    def _minutes(self) -> float:
        return (time.monotonic() - self.began) / 60

    async def _report(self) -> float:
        """So that a run that is stopped has told something as well."""
        with contextlib.suppress(OSError):
            print(
                f"{self._minutes:5.1f} min: {self.counts['games']} games, {len(self.faults)} faults,"
                f" {self.house.resident_bytes() / 1e6:.0f} MB, {dict(sorted(self.counts.items()))}",
                flush=True,
            )
        return 60.0

    async def _audit(self, friend: Friend, table: Table) -> None:
        self.counts["games"] += 1
        self.counts["moves"] += friend.accepted.total()
        self.counts["presses"] += len(friend.waits)
        for fault in await _insist(lambda: faults_of(self.house, table, friend)):
            self._complain(fault)
        try:
            is_right = await _insist(lambda: record_is_right(friend, table))
        except GalaError as error:
            self._complain(f"the record of {table.id} cannot be played again: {error}")
        else:
            if not is_right:
                self._complain(f"the record of {table.id} is not what is stored")
        if self._is_calm:
            self.memory.append(self.house.resident_bytes())

    async def _again_and_again(self, attack: Attack, over: asyncio.Event) -> None:
        pause = self.dice.uniform(*FIRST_TROUBLE)
        while not over.is_set():
            try:
                await asyncio.wait_for(over.wait(), pause)
            except TimeoutError:
                pause = await attack()

    @property
    def _is_calm(self) -> bool:
        third = (self.ends - self.began) / 3
        return self.began + third < time.monotonic() < self.ends - third

    async def _bot(self) -> float:
        if not self._is_calm:
            self.counts["bots killed"] += 1
            await self._restart_bot()
        return self.dice.uniform(*BOT_LIVES)

    async def _restart_bot(self) -> None:
        is_back = False
        while not is_back:
            try:
                await self.house.kill_bot()
                await self.house.start_bot()
                is_back = True
            except TROUBLE as error:
                self._complain(f"the bot did not come back: {error!r}")

    async def _worker(self) -> float:
        workers = _workers()
        if workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.dice.choice(workers), signal.SIGKILL)
                self.counts["AI workers killed"] += 1
        return self.dice.uniform(*WORKER_LIVES)

    async def _server(self) -> float:
        """Its connections are cut, or the server is killed and away for some time."""
        if self.cluster is not None and self.dice.random() < 0.5:
            await self.cluster.hang_up(make_url(self.database).database or "")
            self.counts["databases hung up"] += 1
        elif self.cluster is not None:
            await asyncio.to_thread(self.cluster.kill)
            await asyncio.sleep(self.dice.uniform(*SERVER_AWAY))
            await asyncio.to_thread(self.cluster.start)
            self.counts["databases killed"] += 1
        return self.dice.uniform(*SERVER_LIVES)

    async def _weather(self) -> float:
        path, order = self.dice.choice(WEATHER)
        with contextlib.suppress(*TROUBLE):
            await self.house.script.post(path, **order)
            self.counts["faults of Discord"] += 1
        return self.dice.uniform(*WEATHER_LASTS)

    async def _flood(self) -> float:
        """One person opens tables, as many as they may, and presses a button without end."""
        with contextlib.suppress(*TROUBLE):
            async with asyncio.timeout(PATIENCE):
                flooder = await Friend.comes(self.house, "Flo", 0)
                lobby = await flooder.opens_lobby(await flooder.games(), next(iter(GAMES)))
                if lobby is not None and lobby.offers():
                    self._flooded = lobby
                if self._flooded is not None:
                    offer = self._flooded.offers()[0]
                    deed = {"message": offer.message, "custom_id": offer.custom_id}
                    presses = (flooder.player.does("press", **deed) for _ in range(FLOOD))
                    await asyncio.gather(*presses, return_exceptions=True)
                    self.counts["presses of floods"] += FLOOD
        return self.dice.uniform(*QUIET_BEFORE_FLOOD)


async def _insist(ask: Callable[[], Awaitable[_Answer]]) -> _Answer:
    """Asked again where the bot or the database was killed meanwhile."""
    for _ in range(ATTEMPTS - 1):
        with contextlib.suppress(*TROUBLE):
            return await ask()
        await asyncio.sleep(SERVER_AWAY[1])
    return await ask()


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


def _last_lines_of_tracebacks(log: str) -> Counter[str]:
    """What was raised, and how often."""
    lines, found = iter(log.splitlines()), Counter[str]()
    for line in lines:
        if line.startswith("Traceback"):
            raised = next((one for one in lines if not one.startswith((" ", "\t"))), "")
            found[raised[:160]] += 1
    return found


def rows(minutes: float, seed: int, folder: Path | None) -> list[Row]:
    """On PostgreSQL where it is installed, else on SQLite; the first row says which it was."""
    with contextlib.ExitStack() as stack:
        cluster = None
        if installed() is not None:
            cluster = stack.enter_context(a_cluster(is_lasting=True))
        if folder is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        return asyncio.run(_soaked(minutes, seed, cluster, folder))


async def _soaked(minutes: float, seed: int, cluster: Cluster | None, folder: Path) -> list[Row]:
    database = "" if cluster is None else await cluster.new_database()
    async with a_house(folder, program=SKETCHING, database=database) as house:
        began = time.monotonic()
        ends = began + 60 * minutes
        soak = Soak(house, random.Random(seed), database, cluster, began, ends)
        await soak.run()
    tracebacks = _last_lines_of_tracebacks(house.log)
    seen = soak.memory or [0]
    memory = (seen[0], seen[len(seen) // 2], seen[-1])
    return [
        row("measure", "figure"),
        row("database", "SQLite (no PostgreSQL is installed)" if cluster is None else "PostgreSQL"),
        row("minutes", f"{(time.monotonic() - began) / 60:.1f}"),
        *(row(name, str(count)) for name, count in sorted(soak.counts.items())),
        row("moves lost or doubled, games not finished", str(len(soak.faults))),
        *(row("", fault) for fault in soak.faults),
        row("tracebacks in the log", str(tracebacks.total())),
        *(row("", f"{count}× {raised}") for raised, count in tracebacks.most_common()),
        row(
            "memory at the start, in the middle and at the end of one life",
            " · ".join(f"{size / 1e6:.0f} MB" for size in memory),
        ),
    ]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where the bot's log is left to be read")
    chosen = parser.parse_args(arguments)
    if chosen.folder is not None:
        chosen.folder.mkdir(parents=True)
    found = rows(chosen.minutes, chosen.seed, chosen.folder)
    print_table("soak", found)
    return 0
