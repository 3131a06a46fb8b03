"""Threads against processes: pictures a second, and how late the event loop is meanwhile."""

import asyncio
import statistics
import time
from collections.abc import Iterator
from functools import partial
from itertools import count

from bench.table import Row, row
from bot.dealers.dealing import Picture
from bot.drawing import Drawing
from bot.thinking.fair_turns import Asker
from render.samples import SAMPLES

PICTURES = 60
AT_ONCE = 4
TICK = 0.005


def paint(game: str, seats: int) -> bytes:
    return SAMPLES[game].painters(seats)["board"]()


def rows() -> Iterator[Row]:
    """The same boards both times, after a first round that fills the caches."""
    yield row("who draws", "pictures a second", "event loop late, p50", "p99")
    for name, processes in (("2 threads", 0), ("2 processes", 2)):
        yield asyncio.run(_measured(name, processes))


async def _measured(name: str, processes: int) -> Row:
    drawing, numbers = Drawing(2, 1, processes=processes), count()
    room = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        number = next(numbers)
        game = sorted(SAMPLES)[number % len(SAMPLES)]
        async with room:
            await drawing.draw(Picture("board", number, partial(paint, game, 2), str), Asker())

    await asyncio.gather(*(one() for _ in range(4 * len(SAMPLES))))
    late: list[float] = []
    ticking = asyncio.create_task(_tick(late))
    began = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(PICTURES)))
    seconds = time.perf_counter() - began
    ticking.cancel()
    await drawing.send_painters_home()
    drawing.close()
    parts = statistics.quantiles(late, n=100, method="inclusive")
    return row(
        name,
        f"{PICTURES / seconds:.1f}",
        f"{1000 * parts[49]:.1f} ms",
        f"{1000 * parts[98]:.1f} ms",
    )


async def _tick(late: list[float]) -> None:
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - due)
