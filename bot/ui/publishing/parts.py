"""The parts in which a table is shown: one that takes long keeps no other waiting."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

from bot.clock import Clock
from engine.core import Seat

_MOMENT = 1.0
"""Seconds that a pass takes without anybody minding: then it does not keep the next one waiting."""

Part: TypeAlias = Seat | None
"""What a pass shows by itself: the messages of one seat, or what everybody sees."""
PUBLIC: Part = None
Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


@dataclass(slots=True)
class Parts:
    """Of one table. Each is shown by one pass at a time: two would edit the same messages."""

    clock: Clock
    is_news: Callable[[], bool]
    """Whether something is stored that no pass has looked at."""
    _under_way: dict[Part, asyncio.Task[None]] = field(default_factory=dict)
    _owed: set[Part] = field(default_factory=set)
    """Those that were under way when there was news: they are shown once more."""
    _wait: asyncio.Task[Any] | None = None

    @property
    def are_under_way(self) -> bool:
        return bool(self._under_way)

    @property
    def are_due(self) -> bool:
        """Whether a pass can show what no pass has shown yet."""
        return self.is_news() or not self._owed <= self._under_way.keys()

    def due(self, everything: AbstractSet[Part], *, is_news: bool) -> frozenset[Part]:
        """What a pass shows that begins now, and is not under way meanwhile.

        Without news, all else but what is owed is shown by those that are under way.
        """
        due = everything - self._under_way.keys()
        if is_news:
            self._owed |= self._under_way.keys()
        elif self._under_way:
            due &= self._owed
        self._owed -= due
        return frozenset(due)

    async def show(self, works: Mapping[Part, Work]) -> bool:
        """All at once. False where others are due before all have ended: they go on by themselves."""
        for part, work in works.items():
            task = asyncio.create_task(work(), name=f"show-{part}")
            self._under_way[part] = task
            task.add_done_callback(partial(self._ended, part))
        await self._for_a_moment([self._under_way[part] for part in works])
        while self._under_way.keys() & works.keys():
            if self.are_due:
                return False
            await self.change()
        return True

    async def change(self) -> None:
        """Returns when one of them has ended, or at `interrupt`."""
        under_way = tuple(self._under_way.values())
        ended = asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
        self._wait = asyncio.create_task(ended)
        await asyncio.wait((self._wait,))

    def interrupt(self) -> None:
        """Whoever waits for a change sees to the news."""
        if self._wait is not None:
            self._wait.cancel()

    async def cancel(self) -> None:
        for task in self._under_way.values():
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)

    async def _for_a_moment(self, tasks: list[asyncio.Task[None]]) -> None:
        """Most have ended by then, and a pass for each of them would be a waste."""
        if not tasks:
            return
        limit = asyncio.create_task(self.clock.sleep(_MOMENT))
        all_ended = asyncio.create_task(asyncio.wait(tasks))
        try:
            await asyncio.wait((limit, all_ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            limit.cancel()
            all_ended.cancel()

    def _ended(self, part: Part, _task: asyncio.Task[None]) -> None:
        del self._under_way[part]
