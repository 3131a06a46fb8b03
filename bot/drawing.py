"""Draws pictures in a few processes or threads and keeps the newest, so the event loop never waits."""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from bot.dealers.dealing import Picture
from bot.made_once import MadeOnce
from bot.painters import Painters
from bot.thinking.fair_turns import Asker, FairTurns
from bot.watching.metrics import Metrics
from engine.core import GalaError
from render.packing import tightly

_UNTRIED = 0.1
"""Seconds for a picture, until some were drawn."""
_NEWEST = 0.2
"""How much of the estimate is what the newest picture took."""
_FEW = 3
"""Pictures that are wanted, for each process or thread, as long as there is time to pack them tightly."""


class NobodyLooks(GalaError):
    """By the time a picture could be drawn, something newer was to be shown in its place."""


def always() -> bool:
    return True


class Drawing:
    def __init__(
        self,
        threads: int = 2,
        kept: int = 200,
        metrics: Metrics | None = None,
        *,
        processes: int = 0,
    ) -> None:
        """`processes`: draw in so many of them, not in threads, which share one processor with us."""
        self._metrics = metrics or Metrics()
        self._metrics.drawing_waiting.set_function(lambda: self._pictures.under_way)
        self._painters = Painters(processes) if processes else None
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="drawing")
        self._at_once = processes or threads
        self._turns = FairTurns(self._at_once)
        self._usual = _UNTRIED
        self._pictures = MadeOnce[bytes](kept)
        self._wishes: dict[Hashable, list[Callable[[], bool]]] = {}
        """Of all who wait for a picture: whether it shall still be drawn."""

    async def draw(
        self, picture: Picture, asker: Asker, is_wanted: Callable[[], bool] = always
    ) -> bytes:
        """The picture as a file; equal keys are drawn once, also when asked for at the same time.

        It is packed tightly while there is little to do. Whoever asks for one picture does not wait
        behind somebody's hundred. NobodyLooks where it is no longer wanted when its turn comes.
        """
        key = picture.key
        if key in self._pictures:
            self._metrics.pictures.labels("kept").inc()
        else:
            self._wishes.setdefault(key, []).append(is_wanted)
        return await self._pictures.get(key, partial(self._draw, picture, asker))

    def seconds_for(self, pictures: Sequence[Picture]) -> float:
        """About how long these will take, with all that is under way; nothing where they are there."""
        missing = sum(picture.key not in self._pictures for picture in pictures)
        before = self._pictures.under_way
        return self._usual * (before + missing) / self._at_once if missing else 0.0

    async def _draw(self, picture: Picture, asker: Asker) -> bytes:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            drawn = await self._draw_in_turn(picture, asker)
        finally:
            del self._wishes[picture.key]
        self._metrics.pictures.labels("drawn").inc()
        self._metrics.drawing.observe(loop.time() - began)
        return drawn

    async def _draw_in_turn(self, picture: Picture, asker: Asker) -> bytes:
        loop = asyncio.get_running_loop()
        async with self._turns.turn(asker):
            if not any(is_wanted() for is_wanted in self._wishes[picture.key]):
                self._metrics.pictures.labels("unwanted").inc()
                raise NobodyLooks(f"the picture {picture.name} is out of date.")
            has_time = self._pictures.under_way <= _FEW * self._at_once
            draw = partial(tightly, picture.draw) if has_time else picture.draw
            began = loop.time()
            try:
                if self._painters is not None:
                    return await self._painters.draw(draw)
                return await loop.run_in_executor(self._pool, draw)
            finally:
                self._usual += _NEWEST * (loop.time() - began - self._usual)

    async def send_painters_home(self) -> None:
        """Before the end, while somebody can still wait for theirs; what they draw is given up."""
        await asyncio.gather(*self._pictures.stop(), return_exceptions=True)
        if self._painters is not None:
            await self._painters.close()

    def close(self) -> None:
        self._pictures.stop()
        self._pool.shutdown(wait=True, cancel_futures=True)
