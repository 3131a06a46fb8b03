"""A table that was not shown in full is looked at again, once, however often somebody pressed meanwhile."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from typing import Any, cast

from bot.ui.publishing.publisher import Publisher

TABLE = "abcdefgh"


@dataclass
class Sleepers:
    """A clock on which nobody wakes up by himself."""

    asleep: list[tuple[float, "asyncio.Future[None]"]] = field(default_factory=list)
    seconds: float = 0.0

    def now(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asleep.append((seconds, waking))
        await waking

    @property
    def pauses(self) -> list[float]:
        return [seconds for seconds, waking in self.asleep if not waking.done()]

    async def wake(self) -> None:
        for _, waking in self.asleep:
            if not waking.done():
                waking.set_result(None)
        await settle()


class Counting(Publisher):
    """Its passes show nothing and want what they are told to want."""

    def wants(self, pauses: Iterable[float]) -> None:
        self.passes = 0
        self.pauses = iter(pauses)

    async def _pass(self, table_id: str) -> float:
        assert table_id == TABLE
        self.passes += 1
        return next(self.pauses)


def a_publisher(*pauses: float) -> tuple[Counting, Sleepers]:
    clock, nothing = Sleepers(), cast(Any, None)
    publisher = Counting(nothing, nothing, {}, nothing, clock)
    publisher.wants(pauses)
    return publisher, clock


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def pressed(publisher: Publisher) -> None:
    publisher.wake(TABLE)
    await settle()


async def test_three_passes_that_want_another_get_one():
    publisher, clock = a_publisher(2.0, 1.5, 0.7, inf)
    for _ in range(3):
        await pressed(publisher)
    assert clock.pauses == [0.7]
    await clock.wake()
    assert publisher.passes == 4
    assert not publisher.is_busy(TABLE)


async def test_a_pass_that_showed_everything_needs_no_other():
    publisher, clock = a_publisher(2.0, inf)
    await pressed(publisher)
    await pressed(publisher)
    assert clock.pauses == []
    assert not publisher.is_busy(TABLE)


async def test_a_long_pause_gives_way_to_a_short_one():
    publisher, clock = a_publisher(900.0, 1.0)
    await pressed(publisher)
    await pressed(publisher)
    assert clock.pauses == [1.0]


async def test_presses_do_not_put_off_what_failed_before_them():
    publisher, clock = a_publisher()
    first = publisher._pause_after_failure(TABLE)
    assert 7.5 <= first <= 10.0
    for _ in range(3):
        assert publisher._pause_after_failure(TABLE) == first
    clock.seconds = first
    assert publisher._pause_after_failure(TABLE) >= 45.0
