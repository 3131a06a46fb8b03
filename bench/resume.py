"""Presses while ten thousand tables are resumed, which all have something to show."""

import asyncio
import itertools
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from prometheus_client.parser import text_string_to_metric_families

from bench.table import Row, print_table, row
from bench.wire import store_copies
from tests.wire.friends import Friend, Table
from tests.wire.house import SKETCHING, House, a_house, free_port
from tests.wire.letters import Letter

STORED = 10_000
QUIET = 60
"""Presses before, with nothing else to do."""
PAUSE = 0.1
"""Seconds between two presses."""
BOUNDS = (0.01, 0.025, 0.1)
"""Seconds within which the bot itself says that it has answered: the rest is the way there and back."""
PEOPLE = 200
"""Who play at those tables; with few of them the limits of a channel would set the pace."""


class Place(NamedTuple):
    """Where a copy is played: by whom, and in which thread."""

    user: int
    direct: int
    thread: int


def rows(stored: int = STORED) -> Iterator[Row]:
    yield from asyncio.run(_measured(stored))


async def _measured(stored: int) -> list[Row]:
    watched = f"127.0.0.1:{free_port()}"
    with tempfile.TemporaryDirectory() as folder:
        async with a_house(Path(folder), program=SKETCHING, WATCH_ADDRESS=watched) as house:
            ana = await Friend.comes(house, "Ana", 1)
            table = await ana.opens_a_table(1)
            places = [await _new_place(ana, table, number) for number in range(PEOPLE)]
            await _at_rest(house)
            board = await _board(ana, table)
            quiet = await _presses(ana, board, QUIET)
            at_rest = await _answered(house, watched)
            await house.kill_bot()
            database = house.folder / "bot.sqlite3"
            store_copies(database, table.id, stored)
            leave_unshown(database, table.id, places)
            await house.script.ask("DELETE", "/traffic")
            began = time.monotonic()
            await house.start_bot()
            busy: list[float] = []
            while await _left(house):
                busy += await _presses(ana, board, 10)
            seconds = time.monotonic() - began
            meanwhile = await _answered(house, watched)
            posts = (await house.script.get("/traffic"))["posts"]
    assert posts >= 2 * stored, f"{posts} posts: not every table had a board and a question to show"
    return [
        row("measure", "figure", "compared with"),
        row("boards and questions posted", str(posts), f"{stored} tables without either"),
        _compared("half of the presses within", busy, quiet, 50),
        _compared("nineteen of twenty within", busy, quiet, 95),
        *(
            row(
                f"answered by the bot within {1000 * bound:.0f} ms of hearing of it",
                f"{meanwhile[bound]:.1%}",
                f"{at_rest[bound]:.1%} at rest",
            )
            for bound in BOUNDS
        ),
        row(f"until {stored} tables were shown", f"{seconds:.0f} s", f"{len(busy)} presses"),
    ]


def _compared(name: str, busy: list[float], quiet: list[float], percent: int) -> Row:
    ours, usual = (
        statistics.quantiles(waits, n=100, method="inclusive")[percent - 1]
        for waits in (busy, quiet)
    )
    return row(
        name, f"{1000 * ours:.0f} ms", f"{ours / usual:.1f}× at rest ({1000 * usual:.0f} ms)"
    )


async def _answered(house: House, watched: str) -> dict[float, float]:
    """What part of all presses the bot has answered within each of the bounds, as it counts itself."""
    async with house.script.session.get(f"http://{watched}/metrics") as answer:
        families = {one.name: one for one in text_string_to_metric_families(await answer.text())}
    within = {
        float(sample.labels["le"]): sample.value
        for sample in families["gala_answer_seconds"].samples
        if sample.name.endswith("_bucket") and sample.labels["kind"] == "press"
    }
    return {bound: within[bound] / within[float("inf")] for bound in BOUNDS}


async def _new_place(host: Friend, table: Table, number: int) -> Place:
    name = f"thread {number}"
    thread = await host.player.does("threads", channel=table.channel, name=name)
    guest = await host.house.script.person(f"guest_{number}")
    return Place(int(guest.id), int(await guest.dm()), int(thread["id"]))


async def _board(friend: Friend, table: Table) -> Letter:
    letters = await friend.reads_thread(table)
    return next(one for one in reversed(letters) if one.offer("Board as Text"))


async def _presses(friend: Friend, board: Letter, count: int) -> list[float]:
    """The board as text: it needs the whole table and no picture."""
    friend.waits.clear()
    for _ in range(count):
        await friend.presses_label(board, "Board as Text")
        await asyncio.sleep(PAUSE)
    return list(friend.waits)


async def _at_rest(house: House) -> None:
    while await _left(house):  # noqa: ASYNC110 -- the bot is another process, which signals nothing.
        await asyncio.sleep(0.2)


async def _left(house: House) -> int:
    ((count,),) = await house.rows("SELECT count(DISTINCT table_id) FROM outbox")
    return int(count)


def leave_unshown(database: Path, original: str, places: list[Place]) -> None:
    """As if the bot had been killed between storing and showing, at every table at once: each has a
    board and a question to post.
    """
    with closing(sqlite3.connect(database)) as connection, connection:
        copies = connection.execute("SELECT id FROM tables WHERE id != ?", (original,)).fetchall()
        homes = [(place, copy) for place, (copy,) in zip(itertools.cycle(places), copies)]
        connection.executemany(
            "UPDATE tables SET place = ?, opener = ? WHERE id = ?",
            [(place.thread, place.user, copy) for place, copy in homes],
        )
        connection.executemany(
            "UPDATE players SET user = ? WHERE table_id = ? AND user IS NOT NULL",
            [(place.user, copy) for place, copy in homes],
        )
        # Without an application: then whichever bot asks believes that the channel is its own.
        connection.executemany(
            "INSERT OR REPLACE INTO direct_channels (user, channel) VALUES (?, ?)",
            [(place.user, place.direct) for place in places],
        )
        connection.execute("DELETE FROM shown WHERE table_id != ?", (original,))
        connection.execute(
            "INSERT INTO outbox (table_id, ply, events) SELECT id, ply, '[]' FROM tables"
        )


if __name__ == "__main__":
    print_table("resume", rows(*map(int, sys.argv[1:])))
