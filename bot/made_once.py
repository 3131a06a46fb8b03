"""What several want at the same time is made once, and the newest of it is kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Made = TypeVar("Made")


class MadeOnce(Generic[Made]):
    def __init__(self, kept: int) -> None:
        self._most = kept
        self._kept: OrderedDict[Hashable, Made] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Task[Made]] = {}

    @property
    def under_way(self) -> int:
        """How many are being made, or wait for that."""
        return len(self._under_way)

    def __contains__(self, key: Hashable) -> bool:
        """Whether it is there already."""
        return key in self._kept

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, Made]]) -> Made:
        """What fails does so for all who wait, and is tried again for whoever comes then.

        Who stops waiting leaves it to the others.
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        under_way = self._under_way.get(key)
        # One that is done, and was not put away yet, may have failed a moment ago.
        if under_way is None or under_way.done():
            under_way = asyncio.create_task(make())
            self._under_way[key] = under_way
            under_way.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(under_way)

    def _keep(self, key: Hashable, done: "asyncio.Task[Made]") -> None:
        if self._under_way.get(key) is done:
            del self._under_way[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def stop(self) -> tuple["asyncio.Task[Made]", ...]:
        """What was under way, to be awaited by whoever needs to know that it is over."""
        stopped = tuple(self._under_way.values())
        for task in stopped:
            task.cancel()
        return stopped
