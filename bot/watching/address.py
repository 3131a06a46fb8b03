"""The local HTTP address that tells whether the bot lives, is ready, and how it does."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Protocol

from aiohttp import web

from bot.clock import Clock
from bot.store import Store
from bot.watching.metrics import Metrics
from engine.core import GalaError

_PATIENCE = 2.0
"""Seconds that the database may take before it is called away."""
_FRESH = 10.0
"""Seconds for which what was counted in the database is told again, however often one asks."""
_CONTENT = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}


class AddressTaken(GalaError):
    """The address cannot be listened on; the message says why."""


class Watched(Protocol):
    """What is known of the bot without asking anybody."""

    def is_ready(self) -> bool: ...

    is_stopping: bool

    def shards_now(self) -> tuple[dict[int, float], dict[int, bool]]:
        """The latency of each, and whether it is connected."""


class Watching:
    def __init__(
        self,
        bot: Watched,
        store: Store,
        metrics: Metrics,
        clock: Clock,
    ) -> None:
        self._bot = bot
        self._store = store
        self._metrics = metrics
        self._clock = clock
        self._counted_at = float("-inf")
        self._counting = asyncio.Lock()

    @asynccontextmanager
    async def at(self, host: str, port: int) -> AsyncIterator[int]:
        """Listens as long as this lasts; the port is told, since 0 takes a free one."""
        app = web.Application()
        app.add_routes([
            web.get("/live", self.live),
            web.get("/ready", self.ready),
            web.get("/metrics", self.metrics),
        ])  # fmt: skip
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            await runner.cleanup()
            raise AddressTaken(
                f"WATCH_ADDRESS cannot be used: nobody can listen on {host}:{port}"
                f" ({error.strerror})."
            ) from error
        try:
            yield int(runner.addresses[0][1])
        finally:
            await runner.cleanup()

    async def live(self, _request: web.Request) -> web.Response:
        """That it is said at all is the answer: the program runs and does not hang."""
        return web.Response(text="alive\n")

    async def ready(self, _request: web.Request) -> web.Response:
        """Whether a press would be answered and stored now."""
        lacking = []
        if self._bot.is_stopping:
            lacking.append("the bot is stopping")
        elif not self._bot.is_ready():
            lacking.append("Discord is not connected yet")
        if not await self._database_answers():
            lacking.append("the database does not answer")
        if lacking:
            return web.Response(status=503, text="; ".join(lacking) + "\n")
        return web.Response(text="ready\n")

    async def metrics(self, _request: web.Request) -> web.Response:
        self._metrics.note_shards(*self._bot.shards_now())
        # What the database does not tell in time stays as it was told last.
        await self._in_time(self._count())
        return web.Response(body=self._metrics.text(), headers=_CONTENT)

    async def _database_answers(self) -> bool:
        return await self._in_time(self._store.meta("commands"))

    async def _in_time(self, asked: Awaitable[object]) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                await asked
        except Exception:  # noqa: BLE001 -- a database that is away must not silence the rest.
            return False
        return True

    async def _count(self) -> None:
        """Not for every reader anew: with many stored tables it takes a moment."""
        async with self._counting:
            now = self._clock.now()
            if now - self._counted_at < _FRESH:
                return
            for phase, count in (await self._store.count_tables()).items():
                self._metrics.tables.labels(phase).set(count)
            entries, oldest = await self._store.outbox_backlog()
            self._metrics.outbox.set(entries)
            self._metrics.outbox_age.set(0 if oldest is None else max(0.0, now - oldest))
            self._counted_at = now
