"""A table that was not shown in full is looked at again, once, however often somebody pressed meanwhile."""

import asyncio
from dataclasses import dataclass, field

from bot.ui.publishing.returning import Returning

TABLE = "abcdefgh"


@dataclass
class Sleepers:
    """A clock on which nobody wakes up by himself."""

    asleep: list[tuple[float, "asyncio.Future[None]"]] = field(default_factory=list)

    def now(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asleep.append((seconds, waking))
        await waking

    async def pauses(self) -> list[float]:
        await settle()
        return [seconds for seconds, waking in self.asleep if not waking.done()]

    async def wake(self) -> None:
        await settle()
        for _, waking in self.asleep:
            if not waking.done():
                waking.set_result(None)
        await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def a_plan() -> tuple[Returning, Sleepers, list[str]]:
    clock, woken = Sleepers(), list[str]()
    return Returning(clock, woken.append), clock, woken


async def test_three_passes_that_want_another_get_one():
    returning, clock, woken = a_plan()
    for seconds in (2.0, 1.5, 0.7):
        returning.look_again(TABLE, seconds)
    assert await clock.pauses() == [0.7]
    await clock.wake()
    assert woken == [TABLE]
    assert not returning.is_planned(TABLE)


async def test_a_pass_that_showed_everything_needs_no_other():
    returning, clock, _ = a_plan()
    returning.look_again(TABLE, 2.0)
    returning.look_again(TABLE, None)
    assert await clock.pauses() == []
    assert not returning.is_planned(TABLE)


async def test_presses_do_not_put_off_what_failed_before_them():
    returning, clock, woken = a_plan()
    for _ in range(4):
        returning.failed(TABLE)
    (pause,) = await clock.pauses()
    assert 7.5 <= pause <= 10.0
    await clock.wake()
    assert woken == [TABLE]


async def test_what_fails_again_when_it_was_tried_again_waits_longer():
    returning, clock, _ = a_plan()
    pauses = []
    for _ in range(5):
        returning.failed(TABLE)
        pauses += await clock.pauses()
        await clock.wake()
    longest = [10.0, 60.0, 300.0, 900.0, 900.0]
    assert all(0.75 * most <= pause <= most for pause, most in zip(pauses, longest, strict=True))


async def test_what_failed_and_what_waits_are_planned_side_by_side():
    returning, clock, _ = a_plan()
    returning.failed(TABLE)
    returning.look_again(TABLE, 1.0)
    assert len(await clock.pauses()) == 2
    returning.look_again(TABLE, None)
    assert returning.is_planned(TABLE)
    returning.succeeded(TABLE)
    assert not returning.is_planned(TABLE)
    assert await clock.pauses() == []
