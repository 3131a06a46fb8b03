"""Presses while ten thousand tables are resumed, which all have something to show."""

import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bench.table import Row, print_table, row
from bench.wire import store_copies
from tests.wire.friends import Friend, Table
from tests.wire.house import House, a_house

STORED = 10_000
QUIET = 60
"""Presses before, with nothing else to do."""
PAUSE = 0.1
"""Seconds between two presses."""


def rows(stored: int = STORED) -> Iterator[Row]:
    yield from asyncio.run(_measured(stored))


async def _measured(stored: int) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        async with a_house(Path(folder)) as house:
            ana = await Friend.comes(house, "Ana", 1)
            ben = await Friend.comes(house, "Ben", 2)
            table = await ana.opens_a_table(0, ben)
            await _at_rest(house)
            quiet = await _presses(ana, table, QUIET)
            await house.kill_bot()
            database = house.folder / "bot.sqlite3"
            store_copies(database, table.id, stored)
            _leave_unshown(database)
            began = time.monotonic()
            await house.start_bot()
            busy: list[float] = []
            while await _left(house):
                busy += await _presses(ana, table, 10)
            seconds = time.monotonic() - began
    return [
        row("measure", "figure", "compared with"),
        _compared("half of the presses within", busy, quiet, 50),
        _compared("nineteen of twenty within", busy, quiet, 95),
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


async def _presses(friend: Friend, table: Table, count: int) -> list[float]:
    """The board as text: it needs the whole table and no picture."""
    boards = [one for one in await friend.reads_thread(table) if one.offer("Board as Text")]
    friend.waits.clear()
    for _ in range(count):
        await friend.presses_label(boards[-1], "Board as Text")
        await asyncio.sleep(PAUSE)
    return list(friend.waits)


async def _at_rest(house: House) -> None:
    while await _left(house):  # noqa: ASYNC110 -- the bot is another process, which signals nothing.
        await asyncio.sleep(0.2)


async def _left(house: House) -> int:
    ((count,),) = await house.rows("SELECT count(DISTINCT table_id) FROM outbox")
    return int(count)


def _leave_unshown(database: Path) -> None:
    """As if the bot had been killed between storing and showing, at every table at once."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "INSERT INTO outbox (table_id, ply, events) SELECT id, ply, '[]' FROM tables"
        )


if __name__ == "__main__":
    print_table("resume", rows(*map(int, sys.argv[1:])))
