"""How long rankings and statistics take on a server that has played ten thousand games."""

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from bench.table import Row, row
from bot.results.rating_list import ratings_of
from bot.results.ratings import ranking
from bot.results.statistics import statistics_of
from bot.store import Result, SeatResult, Store, open_database, schema
from bot.store.results import insert_result, results

_GAMES, _PEOPLE, _GUILD = 10_000, 200, 1


def rows() -> Iterator[Row]:
    yield row("with ten thousand results of two hundred people", "milliseconds")
    yield from asyncio.run(_measure())


async def _measure() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite3'}"))
        chance = random.Random(1)
        found = [_result(number, chance) for number in range(_GAMES)]
        await _fill(store, found[:-1])

        async def rank() -> Any:
            return ranking(await ratings_of(store, _GUILD, "game"), frozenset())

        async def count() -> Any:
            return statistics_of(7, await results(store, guild=_GUILD, users=(7,)))

        first = await _timed(rank)
        await _fill(store, found[-1:])
        measured = [
            row("everybody rated for the first time", first),
            row("ranked after one more game", await _timed(rank)),
            row("ranked again", await _timed(rank)),
            row("one person's statistics", await _timed(count)),
        ]
        await store.close()
        return measured


async def _timed(work: Callable[[], Awaitable[Any]]) -> str:
    began = time.perf_counter()
    await work()
    return f"{1000 * (time.perf_counter() - began):.0f}"


def _result(number: int, chance: random.Random) -> Result:
    people = chance.sample(range(_PEOPLE), 4)
    seats = tuple(
        SeatResult(f"Person {user}", user, None, 50 - place, place, 9, 9)
        for place, user in enumerate(people, 1)
    )
    return Result(f"{number:08}", "game", {}, _GUILD, float(number), 1800.0, seats)


async def _fill(store: Store, found: list[Result]) -> None:
    tables = [
        {
            "id": one.table,
            "game": one.game,
            "phase": "over",
            "guild": one.guild,
            "channel": 1,
            "opener": 1,
            "locale": "en",
            "options": "{}",
            "ply": 9,
            "thinking": False,
            "opened_at": 0.0,
            "touched_at": 0.0,
        }
        for one in found
    ]
    async with store.transaction() as connection:
        await connection.execute(insert(schema.tables), tables)
        for one in found:
            await insert_result(connection, one)
