"""Milliseconds and bytes per picture, as a multiple of merely encoding an image of that size."""

import functools
import gc
import io
import time
from collections.abc import Callable, Iterator

from PIL import Image

from bench.table import Row, row
from render.canvas import COMPRESSION
from render.samples import SAMPLES

ROUNDS = 5


def rows() -> Iterator[Row]:
    """The board for every size of table; the other pictures for four seats."""
    yield row("picture", "cold", "sprites kept", "encoding", "multiple", "bytes")
    for key, game in SAMPLES.items():
        for seats in game.seats:
            for name, draw in game.painters(seats).items():
                if name == "board" or seats == 4:
                    yield _measured(f"{key}: {name}, {seats} seats", draw)


def _measured(name: str, draw: Callable[[], bytes]) -> Row:
    cold, png = _milliseconds(draw, before=_forget_sprites)
    kept, png = _milliseconds(draw)
    image = Image.open(io.BytesIO(png))
    image.load()
    encoding, _ = _milliseconds(lambda: _encoded(image))
    return row(
        name,
        f"{cold:.0f} ms",
        f"{kept:.0f} ms",
        f"{encoding:.0f} ms",
        f"{cold / encoding:.1f}× cold, {kept / encoding:.1f}× kept",
        f"{len(png) / 1000:.0f} kB",
    )


def _milliseconds(
    draw: Callable[[], bytes], before: Callable[[], None] = lambda: None
) -> tuple[float, bytes]:
    """Of processor time, the best of some rounds: the machine has other things to do."""
    best, png = float("inf"), b""
    for _ in range(ROUNDS):
        before()
        start = time.process_time()
        png = draw()
        best = min(best, 1000 * (time.process_time() - start))
    return best, png


def _encoded(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=COMPRESSION)
    return out.getvalue()


def _forget_sprites() -> None:
    """Empties every cache of the painters, so that the next picture starts from nothing."""
    for found in gc.get_objects():
        if isinstance(found, functools._lru_cache_wrapper) and str(  # noqa: SLF001  # the type has no public name
            getattr(found, "__module__", "")
        ).startswith("render"):
            found.cache_clear()
