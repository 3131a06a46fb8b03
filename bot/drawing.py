"""Draws pictures in a few processes or threads and keeps the newest, so the event loop never waits."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor

from bot.dealers.dealing import Picture
from bot.painters import Painters
from bot.thinking.fair_turns import Asker, FairTurns
from bot.watching.metrics import Metrics
from engine.core import GalaError

_UNTRIED = 0.1
"""Seconds for a picture, until some were drawn."""
_NEWEST = 0.2
"""How much of the estimate is what the newest picture took."""


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
        self._metrics.drawing_waiting.set_function(lambda: len(self._under_way))
        self._painters = Painters(processes) if processes else None
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="drawing")
        self._at_once = processes or threads
        self._turns = FairTurns(self._at_once)
        self._kept = kept
        self._usual = _UNTRIED
        self._pictures: OrderedDict[Hashable, bytes] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}
        self._wishes: dict[Hashable, list[Callable[[], bool]]] = {}
        """Of all who wait for a picture: whether it shall still be drawn."""

    async def draw(
        self, picture: Picture, asker: Asker, is_wanted: Callable[[], bool] = always
    ) -> bytes:
        """The picture as a PNG; equal keys are drawn once, also when asked for at the same time.

        Whoever asks for one picture does not wait behind somebody's hundred. NobodyLooks where it
        is no longer wanted when its turn comes.
        """
        key = picture.key
        if key in self._pictures:
            self._metrics.pictures.labels("kept").inc()
            self._pictures.move_to_end(key)
            return self._pictures[key]
        under_way = self._under_way.get(key)
        # One that is done, and was not put away yet, may have been given up a moment ago.
        if under_way is None or under_way.done():
            self._wishes[key] = []
            loop = asyncio.get_running_loop()
            under_way = asyncio.create_task(self._draw(picture, asker))
            self._under_way[key] = under_way
            began = loop.time()
            under_way.add_done_callback(lambda done: self._keep(key, done, loop.time() - began))
        self._wishes[key].append(is_wanted)
        return await asyncio.shield(under_way)

    def seconds_for(self, pictures: Sequence[Picture]) -> float:
        """About how long these will take, with all that is under way; nothing where they are there."""
        missing = sum(picture.key not in self._pictures for picture in pictures)
        before = len(self._under_way)
        return self._usual * (before + missing) / self._at_once if missing else 0.0

    async def _draw(self, picture: Picture, asker: Asker) -> bytes:
        loop = asyncio.get_running_loop()
        async with self._turns.turn(asker):
            if not any(is_wanted() for is_wanted in self._wishes[picture.key]):
                self._metrics.pictures.labels("unwanted").inc()
                raise NobodyLooks(f"the picture {picture.name} is out of date.")
            began = loop.time()
            try:
                if self._painters is not None:
                    return await self._painters.draw(picture.draw)
                return await loop.run_in_executor(self._pool, picture.draw)
            finally:
                self._usual += _NEWEST * (loop.time() - began - self._usual)

    def _keep(self, key: Hashable, done: "asyncio.Future[bytes]", seconds: float) -> None:
        if self._under_way.get(key) is done:
            del self._under_way[key], self._wishes[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._metrics.pictures.labels("drawn").inc()
        self._metrics.drawing.observe(seconds)
        self._pictures[key] = done.result()
        while len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)

    async def send_painters_home(self) -> None:
        """Before the end, while somebody can still wait for theirs."""
        if self._painters is not None:
            await self._painters.close()

    def close(self) -> None:
        for under_way in self._under_way.values():
            under_way.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)
