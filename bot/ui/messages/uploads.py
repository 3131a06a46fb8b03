"""Knows how fast files go out, so that whoever pressed is answered before a slow one has arrived."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.ui.messages.posts import Drawn

_UNTRIED = 250_000.0
"""Bytes a second, until an upload has shown how fast this line is: two megabits."""
_TELLING = 20_000
"""Bytes from which on an upload says something about the line."""
_MEMORY = 0.5
"""How much of the estimate is what was known before."""


@dataclass(slots=True)
class Uploads:
    speed: float = _UNTRIED
    _under_way: int = 0

    def seconds_for(self, ready: Drawn) -> float:
        """How long its pictures will take, with all that is under way already."""
        size = _size(ready)
        return (self._under_way + size) / self.speed if size else 0.0

    @contextmanager
    def under_way(self, ready: Drawn) -> Iterator[None]:
        """Around a request that brings pictures: everything that goes out shares the line."""
        size, loop = _size(ready), asyncio.get_running_loop()
        self._under_way += size
        together, began = self._under_way, loop.time()
        try:
            yield
        finally:
            self._under_way -= size
            took = loop.time() - began
            if size >= _TELLING and took > 0:
                self.speed = _MEMORY * self.speed + (1 - _MEMORY) * together / took


def _size(ready: Drawn) -> int:
    return sum(map(len, ready.images))
