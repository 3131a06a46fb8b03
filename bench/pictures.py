"""Milliseconds and bytes per picture, as a multiple of merely encoding an image of that size."""

import functools
import gc
import io
import statistics
import time
from collections.abc import Callable, Iterator

from PIL import Image

from bench.table import Row, row
from render.canvas import Canvas
from render.packing import tightly
from render.samples import SAMPLES

ROUNDS = 5
FOUR = 4
SMALL = 100
"""kB: a second on a line that uploads a megabit a second."""


def rows() -> Iterator[Row]:
    """The board for every size of table; the other pictures for four seats at most."""
    yield row("picture", "cold", "sprites kept", "encoding", "multiple", "kB", "tightly", "kB then")
    sizes: list[float] = []
    for key, game in SAMPLES.items():
        usual = max(seats for seats in game.seats if seats <= FOUR)
        for seats in game.seats:
            for name, draw in game.painters(seats).items():
                if name == "board" or seats == usual:
                    measured, size = _measured(f"{key}: {name}, {seats} seats", draw)
                    sizes.append(size)
                    yield measured
    small = sum(size < SMALL for size in sizes)
    median = statistics.median(sizes)
    told = (
        f"{small} of {len(sizes)} under {SMALL} kB",
        "",
        "",
        "",
        "",
        "",
        "",
        f"{median:.0f} in the middle",
    )
    yield told


def _measured(name: str, draw: Callable[[], bytes]) -> tuple[Row, float]:
    cold, file = _milliseconds(draw, before=_forget_sprites)
    kept, file = _milliseconds(draw)
    with Image.open(io.BytesIO(file)) as opened:
        canvas = Canvas(opened.convert("RGB"))
    encoding, _ = _milliseconds(canvas.file)
    packing, packed = _milliseconds(lambda: tightly(lambda: file))
    size = len(packed) / 1000
    told = row(
        name,
        f"{cold:.0f} ms",
        f"{kept:.0f} ms",
        f"{encoding:.0f} ms",
        f"{cold / encoding:.1f}× cold, {kept / encoding:.1f}× kept",
        f"{len(file) / 1000:.0f}",
        f"+ {packing:.0f} ms",
        f"{size:.0f}",
    )
    return told, size


def _milliseconds(
    draw: Callable[[], bytes], before: Callable[[], None] = lambda: None
) -> tuple[float, bytes]:
    """Of processor time, the best of some rounds: the machine has other things to do."""
    best, file = float("inf"), b""
    for _ in range(ROUNDS):
        before()
        start = time.process_time()
        file = draw()
        best = min(best, 1000 * (time.process_time() - start))
    return best, file


def _forget_sprites() -> None:
    """Empties every cache of the painters, so that the next picture starts from nothing."""
    for found in gc.get_objects():
        if isinstance(found, functools._lru_cache_wrapper) and str(  # noqa: SLF001  # the type has no public name
            getattr(found, "__module__", "")
        ).startswith("render"):
            found.cache_clear()
