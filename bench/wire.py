"""Click to acknowledgement and to picture with many tables in play, memory, and the time to be ready.

`python -m bench.wire TABLES STORED PROCESSES`: with one process on an SQLite file, with several on
a PostgreSQL server that is started for it. `--thinking SECONDS` is how long somebody thinks before a
click, on average: what limits a bot is clicks, not tables. `--beside FOLDER` also measures the bot of
another checkout, made with `git worktree add FOLDER COMMIT`, in the same run and with the same clicks.
"""

import argparse
import asyncio
import itertools
import math
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from sqlalchemy import Table as DatabaseTable
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.table import Row, print_table, row
from bot.store import schema
from tests.bot.postgres import Cluster, a_cluster
from tests.wire.friends import Friend, Table
from tests.wire.house import House, a_house
from tests.wire.letters import Letter

TABLES = 200
STORED = 10_000
SECONDS = 60.0
"""How long the clicks are measured."""
THINKING = 20.0
LOOKING = 8
"""Of so many clicks one is followed until its picture is there."""
LONGEST_LOOK = 10.0
"""Seconds after which a click is taken for one that changes no picture."""
OPENING = 4
"""Tables opened at the same time, before anything is measured."""
ON_ONE_SERVER = 5
"""Tables on one server of Discord's, which all have their lobby in one channel."""
COPIED = (schema.tables, schema.players, schema.deals, schema.snapshots, schema.moves, schema.shown)
"""What a stored game consists of."""


def rows(
    tables: int = TABLES,
    stored: int = STORED,
    processes: int = 1,
    beside: Path | None = None,
    thinking: float = THINKING,
) -> Iterator[Row]:
    """All in one run, so that a busy machine is busy for every figure."""
    if processes == 1:
        yield from asyncio.run(_measured(tables, stored, thinking, beside))
    else:
        with a_cluster() as cluster:
            yield from asyncio.run(_measured_with(cluster, tables, stored, thinking, processes))


async def _measured_with(
    cluster: Cluster, tables: int, stored: int, thinking: float, processes: int
) -> list[Row]:
    """Several processes on one PostgreSQL database."""
    with tempfile.TemporaryDirectory() as folder:
        least = await _only_acknowledging(_made(folder, "least"), tables, thinking)
        database = await cluster.new_database()
        async with a_house(_made(folder, "house"), database=database, processes=processes) as house:
            seated = await _open_tables(house, tables)
            await store_copies_on_server(house, seated[0][1].id, stored)
            waits, pictures = await _in_play(seated, thinking)
    about = f"{tables} tables, {stored} stored, {processes} processes on PostgreSQL"
    return [
        row("measure", "figure", "compared with"),
        row("clicks a second", f"{len(waits) / SECONDS:.0f}", f"{thinking:.0f} s of thought each"),
        *_latencies("acknowledgement", about, waits, least),
        *_latencies("picture", about, pictures, least),
    ]


async def _measured(tables: int, stored: int, thinking: float, beside: Path | None) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        least = await _only_acknowledging(_made(folder, "least"), tables, thinking)
        before = None
        if beside is not None:
            before = await _of_checkout(_made(folder, "old"), beside, tables, thinking)
        async with a_house(_made(folder, "house")) as house:
            empty = await _seconds_to_ready(house)
            seated = await _open_tables(house, tables)
            waits, pictures = await _in_play(seated, thinking)
            memory = await _bytes_per_table(house, seated)
            await house.kill_bot()
            store_copies(house.folder / "bot.sqlite3", seated[0][1].id, stored)
            await house.start_bot()
            full = await _seconds_to_ready(house)
    return [
        row("measure", "figure", "compared with"),
        row("clicks a second", f"{len(waits) / SECONDS:.0f}", f"{thinking:.0f} s of thought each"),
        *_latencies("acknowledgement", f"{tables} tables", waits, least),
        *_latencies("picture", f"{tables} tables", pictures, least),
        *_compared(tables, (waits, pictures), before),
        row(
            f"memory per idle table, {tables} held",
            f"{memory / 1000:.0f} kB",
            "a table not held in memory costs nothing",
        ),
        row(
            f"start to connected, {stored} stored tables",
            f"{full:.1f} s",
            f"{full / empty:.1f}× an empty database ({empty:.1f} s)",
        ),
    ]


async def _of_checkout(
    folder: Path, root: Path, tables: int, thinking: float
) -> tuple[list[float], list[float]]:
    """The same with the bot of another checkout; the parlour and the friends are ours."""
    async with a_house(folder, root=root) as house:
        return await _in_play(await _open_tables(house, tables), thinking)


def _compared(
    tables: int,
    ours: tuple[list[float], list[float]],
    before: tuple[list[float], list[float]] | None,
) -> Iterator[Row]:
    """What the other checkout took, and how much of that we take."""
    for what, mine, theirs in zip(("acknowledgement", "picture"), ours, before or (), strict=False):
        for percent in (50, 99):
            old = _percentile(theirs, percent)
            yield row(
                f"click to {what} of the other checkout, {tables} tables, p{percent} of {len(theirs)}",
                f"{1000 * old:.0f} ms",
                f"ours takes {_percentile(mine, percent) / old:.2f}× as long",
            )


def _made(*parts: str) -> Path:
    folder = Path(*parts)
    folder.mkdir()
    return folder


def _latencies(what: str, about: str, ours: list[float], least: list[float]) -> Iterator[Row]:
    for percent in (50, 99):
        mine, theirs = _percentile(ours, percent), _percentile(least, percent)
        yield row(
            f"click to {what}, {about}, p{percent} of {len(ours)}",
            f"{1000 * mine:.0f} ms",
            f"{mine / theirs:.1f}× a bot that only acknowledges ({1000 * theirs:.1f} ms)",
        )


def _percentile(values: list[float], percent: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


async def _only_acknowledging(folder: Path, people: int, thinking: float) -> list[float]:
    """As many people, clicking as often, with a bot that does nothing else."""
    async with a_house(folder, program="bench.acknowledging") as house:
        friends = [await Friend.comes(house, f"Ana {n}", n) for n in range(people)]
        channel = await friends[0].games()

        async def clicks(friend: Friend) -> None:
            result = await friend.player.runs("play", channel)
            offer = Letter(result["message"]).offers()[0]
            await _for_a_while(friend, thinking, lambda: friend.presses(offer))

        await asyncio.gather(*map(clicks, friends))
        return [wait for friend in friends for wait in friend.waits]


async def _for_a_while(
    friend: Friend, thinking: float, click: Callable[[], Awaitable[object]]
) -> None:
    """Think and click, think and click."""
    friend.waits.clear()
    end = time.monotonic() + SECONDS
    while (left := end - time.monotonic()) > 0:
        thought = friend.dice.expovariate(1 / thinking)
        await asyncio.sleep(min(thought, left))
        if thought < left:
            await click()


async def _servers(house: House, tables: int) -> list[str]:
    """Enough for so many tables, the same number for every process, whose shards they belong to."""
    processes = max(1, house.processes)
    each = math.ceil(tables / ON_ONE_SERVER / processes)
    found: list[list[str]] = [[] for _ in range(processes)]
    while any(len(theirs) < each for theirs in found):
        guild = (await house.script.post("/guilds", name="Games"))["id"]
        found[(int(guild) >> 22) % processes].append(guild)
    return [guild for theirs in zip(*found, strict=False) for guild in theirs]


async def _open_tables(house: House, count: int) -> list[tuple[Friend, Table]]:
    """By one person each, on as many servers of Discord's as people would play on."""
    guilds, room = await _servers(house, count), asyncio.Semaphore(OPENING)

    async def come(number: int) -> Friend:
        name = f"Ben {number:04}"
        # Known by the time they come, and no member of the other servers.
        names = {"name": f"ben_{number:04}", "display_name": name}
        await house.script.post("/people", **names, guilds=[guilds[number % len(guilds)]])
        return await Friend.comes(house, name, number)

    async def open_one(friend: Friend) -> tuple[Friend, Table]:
        async with room:
            return friend, await friend.opens_a_table(1, quick=False)

    friends = [await come(number) for number in range(count)]
    if house.root is None:
        await _introduce(house, friends)
    return await asyncio.gather(*map(open_one, friends))


async def _introduce(house: House, friends: Sequence[Friend]) -> None:
    """The bot has written to them before: newcomers would wait, as few are written to each minute."""
    engine = create_async_engine(house.database)
    async with engine.begin() as connection:
        await connection.execute(
            insert(schema.direct_channels),
            [
                {"user": int(one.player.id), "channel": int(await one.player.dm())}
                for one in friends
            ],
        )
    await engine.dispose()


async def _in_play(
    seated: list[tuple[Friend, Table]], thinking: float
) -> tuple[list[float], list[float]]:
    """Everybody plays on, each with a pause for thought before every click.

    How long their clicks waited to be acknowledged, and some of them for their picture.
    """
    pictures: list[float] = []

    async def plays(friend: Friend, table: Table) -> None:
        async def clicks() -> None:
            if friend.dice.randrange(LOOKING):
                await friend.answers_something(table)
            else:
                pictures.extend(await _until_the_picture(friend, table))

        await _for_a_while(friend, thinking, clicks)

    await asyncio.gather(*itertools.starmap(plays, seated))
    return [wait for friend, _ in seated for wait in friend.waits], pictures


async def _until_the_picture(friend: Friend, table: Table) -> list[float]:
    """Seconds from a click until what was clicked has another picture; none where it stays."""
    question = await friend.sees_a_question(table)
    if question is None:
        return []
    began = time.monotonic()
    await friend.answers(table, question)
    while (waited := time.monotonic() - began) < LONGEST_LOOK:
        now = await _as_it_is_now(friend, question)
        if now.pictures != question.pictures:
            return [waited] if now.pictures else []
        await asyncio.sleep(0.05)
    return []


async def _as_it_is_now(friend: Friend, question: Letter) -> Letter:
    """The same message, or the newest one, which has taken its place."""
    letters = await friend.reads_direct(5)
    return next((one for one in letters if one.id == question.id), letters[-1])


async def _bytes_per_table(house: House, seated: list[tuple[Friend, Table]]) -> float:
    """What a fresh bot at rest grows by when tables are looked at; the first tenth warms it up."""
    await house.kill_bot()
    await house.start_bot()
    await _until_all_is_shown(house)
    warm = max(1, len(seated) // 10)
    await _look(seated[:warm])
    before = house.resident_bytes()
    await _look(seated[warm:])
    return (house.resident_bytes() - before) / (len(seated) - warm)


async def _until_all_is_shown(house: House) -> None:
    """A bot that was killed catches up first, and draws while it does."""
    waiting = "SELECT count(*) FROM outbox UNION ALL SELECT count(*) FROM tables WHERE thinking"
    while True:
        if not any(count for (count,) in await house.rows(waiting)):
            return
        await asyncio.sleep(0.2)


async def _look(seated: list[tuple[Friend, Table]]) -> None:
    """The board as text: it needs the whole table and no picture."""
    for friend, table in seated:
        boards = [one for one in await friend.reads_thread(table) if one.offer("Board as Text")]
        await friend.presses_label(boards[-1], "Board as Text")


async def _seconds_to_ready(house: House) -> float:
    """From the start of the program until it is connected; the best of three."""
    best = float("inf")
    for _ in range(3):
        await house.kill_bot()
        began = time.monotonic()
        await house.start_bot()
        best = min(best, time.monotonic() - began)
    return best


def store_copies(database: Path, table: str, count: int) -> None:
    """More games like this one, straight into the database."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for copied in COPIED:
            connection.execute(_copies(copied), {"table": table, "count": count})


async def store_copies_on_server(house: House, table: str, count: int) -> None:
    engine = create_async_engine(house.database)
    async with engine.begin() as connection:
        for copied in COPIED:
            await connection.execute(text(_copies(copied)), {"table": table, "count": count})
    await engine.dispose()


def _copies(copied: DatabaseTable) -> str:
    """The same rows again and again, with another table's name in each."""
    key = "id" if copied is schema.tables else "table_id"
    columns = [f'"{column.name}"' for column in copied.columns]
    values = ["'c' || (1000000 + n)" if one == f'"{key}"' else one for one in columns]
    return (
        f"INSERT INTO {copied.name} ({', '.join(columns)})"
        " WITH RECURSIVE numbers(n) AS"
        " (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < :count - 1)"
        f" SELECT {', '.join(values)} FROM {copied.name}, numbers WHERE {key} = :table"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.wire", description=__doc__)
    parser.add_argument("tables", type=int, nargs="?", default=TABLES)
    parser.add_argument("stored", type=int, nargs="?", default=STORED)
    parser.add_argument("processes", type=int, nargs="?", default=1)
    parser.add_argument("--thinking", type=float, default=THINKING, metavar="SECONDS")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another checkout")
    chosen = parser.parse_args()
    if chosen.beside is not None and chosen.processes != 1:
        parser.error("--beside compares bots of one process: leave PROCESSES at 1.")
    about = (chosen.tables, chosen.stored, chosen.processes, chosen.beside, chosen.thinking)
    print_table("wire", rows(*about))


if __name__ == "__main__":
    main()
