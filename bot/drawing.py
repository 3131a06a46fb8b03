"""Draws pictures in a few processes or threads and keeps the newest, so the event loop never waits."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor

from bot.dealers.dealing import Picture
from bot.painters import Painters
from bot.watching.metrics import Metrics


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
        self._kept = kept
        self._pictures: OrderedDict[Hashable, bytes] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Future[bytes]] = {}

    async def draw(self, picture: Picture) -> bytes:
        """The picture as a WebP; equal keys are drawn once, also when asked for at the same time."""
        key = picture.key
        if key in self._pictures:
            self._metrics.pictures.labels("kept").inc()
            self._pictures.move_to_end(key)
            return self._pictures[key]
        under_way = self._under_way.get(key)
        if under_way is None:
            loop = asyncio.get_running_loop()
            under_way = self._start(picture)
            self._under_way[key] = under_way
            began = loop.time()
            under_way.add_done_callback(lambda done: self._keep(key, done, loop.time() - began))
        return await asyncio.shield(under_way)

    def _start(self, picture: Picture) -> "asyncio.Future[bytes]":
        if self._painters is not None:
            return asyncio.ensure_future(self._painters.draw(picture.draw))
        return asyncio.get_running_loop().run_in_executor(self._pool, picture.draw)

    def _keep(self, key: Hashable, done: "asyncio.Future[bytes]", seconds: float) -> None:
        self._under_way.pop(key, None)
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
        self._pool.shutdown(wait=True, cancel_futures=True)
