"""A table that was not shown in full is looked at again, once, however often somebody pressed meanwhile."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.giving_way import FewAtOnce
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


class Passes:
    """Of tables that are being shown until the test says that it is done."""

    def __init__(self) -> None:
        self.woken: list[str] = []
        self.at_work: dict[str, asyncio.Event] = {}

    def wake(self, table: str) -> None:
        self.woken.append(table)
        self.at_work[table] = asyncio.Event()

    async def settled(self, table: str) -> None:
        if table in self.at_work:
            await self.at_work[table].wait()

    async def finish(self, table: str) -> None:
        self.at_work.pop(table).set()
        await settle()


def a_plan() -> tuple[Returning, Sleepers, list[str]]:
    clock, woken = Sleepers(), list[str]()

    async def settled(_table: str) -> None:
        """At once."""

    few = FewAtOnce(clock, lambda: False, 2)
    return Returning(clock, woken.append, settled, few), clock, woken


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
    for _ in range(6):
        returning.failed(TABLE)
        pauses += await clock.pauses()
        await clock.wake()
    longest = [10.0, 25.0, 60.0, 300.0, 900.0, 900.0]
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


def a_storm(
    *, is_pressed: Callable[[], bool] = lambda: False
) -> tuple[Returning, Sleepers, Passes]:
    """Five tables failed together, of which two may be awake at once."""
    clock, passes = Sleepers(), Passes()
    few = FewAtOnce(clock, is_pressed, 2)
    returning = Returning(clock, passes.wake, passes.settled, few)
    for table in "abcde":
        returning.failed(table)
    return returning, clock, passes


async def test_what_failed_together_does_not_come_back_together():
    returning, clock, passes = a_storm()
    await clock.wake()
    assert passes.woken == ["a", "b"]
    await passes.finish("a")
    assert passes.woken == ["a", "b", "c"]
    assert [returning.is_planned(table) for table in "abcde"] == [False, False, False, True, True]


async def test_what_fails_again_at_its_turn_is_planned_again_and_lets_the_next_come():
    returning, clock, passes = a_storm()
    await clock.wake()
    returning.failed("a")
    await passes.finish("a")
    assert returning.is_planned("a")
    assert passes.woken == ["a", "b", "c"]


async def test_a_table_that_a_press_has_shown_gives_its_place_away():
    returning, clock, passes = a_storm()
    await clock.wake()
    returning.succeeded("c")
    await passes.finish("a")
    assert passes.woken == ["a", "b", "d"]


async def test_a_table_that_takes_long_does_not_keep_the_others_for_ever():
    _, clock, passes = a_storm()
    await clock.wake()
    assert await clock.pauses() == [20.0, 20.0]
    await clock.wake()
    assert passes.woken == ["a", "b", "c", "d"]


async def test_what_failed_comes_back_behind_the_presses():
    looks = iter([True, True])
    _, clock, passes = a_storm(is_pressed=lambda: next(looks, False))
    await clock.wake()
    assert passes.woken == []
    await clock.wake()
    assert passes.woken == ["a", "b"]


async def test_nothing_comes_back_once_all_is_cancelled():
    returning, clock, passes = a_storm()
    await clock.wake()
    returning.cancel_all()
    await settle()
    await passes.finish("a")
    await clock.wake()
    assert passes.woken == ["a", "b"]
    assert await clock.pauses() == []
