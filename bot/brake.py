"""Slows the bot down when Discord refuses much of what it asks, long before Discord bans it."""

import asyncio
import logging
from collections import deque
from types import SimpleNamespace

import aiohttp

from bot.budget import Budget
from bot.clock import Clock
from bot.ui.messages.waiting import raise_for_long_waits
from bot.watching.metrics import Metrics

_log = logging.getLogger(__name__)

_REFUSALS = frozenset({401, 403, 429})
"""What Discord counts: it bans an address after 10,000 of these within ten minutes."""
_WINDOW = 600.0
_TOLERATED, _TOO_MANY = 500, 2_000
"""Refusals within the window: from the first number on the bot is slower, at the second slowest."""
_LONGEST_PAUSE = 5.0
"""Seconds between two requests: then 120 more refusals fit into a window."""


class Brake:
    def __init__(self, clock: Clock, metrics: Metrics | None = None) -> None:
        self._clock = clock
        self._metrics = metrics or Metrics()
        self._metrics.braking.set_function(lambda: self.pause)
        self._refused: deque[float] = deque()
        self._queue = asyncio.Lock()
        self._is_on = False

    def note(self, status: int) -> None:
        """Counts an answer of Discord."""
        self._metrics.note_request(status, is_refused=status in _REFUSALS)
        if status in _REFUSALS:
            self._refused.append(self._clock.now())

    @property
    def pause(self) -> float:
        """Seconds that the next request has to wait."""
        since = self._clock.now() - _WINDOW
        while self._refused and self._refused[0] <= since:
            self._refused.popleft()
        count = len(self._refused)
        if (count >= _TOLERATED) != self._is_on:
            self._is_on = count >= _TOLERATED
            told = "the bot slows down" if self._is_on else "the bot is as fast as before"
            _log.warning("Discord refused %s requests within ten minutes: %s.", count, told)
        share = (count - _TOLERATED) / (_TOO_MANY - _TOLERATED)
        return _LONGEST_PAUSE * min(1.0, max(0.0, share))

    async def wait(self) -> None:
        """One request after the other while the brake is on; at once while it is not."""
        if self.pause > 0:
            async with self._queue:
                await self._clock.sleep(self.pause)

    def trace(self, budget: Budget | None = None) -> aiohttp.TraceConfig:
        """Hooks it, and the budget, into every request that discord.py makes."""
        config = aiohttp.TraceConfig()

        async def before(
            _session: aiohttp.ClientSession,
            _context: SimpleNamespace,
            request: aiohttp.TraceRequestStartParams,
        ) -> None:
            if budget is not None:
                await budget.wait(request.method, request.url.path)
            # Whoever pressed is answered at once: an interaction lives for three seconds.
            if "/interactions/" not in request.url.path:
                await self.wait()

        async def after(
            _session: aiohttp.ClientSession,
            _context: SimpleNamespace,
            request: aiohttp.TraceRequestEndParams,
        ) -> None:
            # A limit that is shared with other bots is not counted against us.
            if request.response.headers.get("X-RateLimit-Scope") != "shared":
                self.note(request.response.status)
            await raise_for_long_waits(request.response)

        config.on_request_start.append(before)
        config.on_request_end.append(after)
        return config
