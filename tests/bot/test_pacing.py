"""Nothing is written in a channel faster than Discord takes it, and questions find room."""

import asyncio
from contextlib import AsyncExitStack

from bot.ui.publishing.pacing import Pacing

THREAD, OTHER, BOARD = 1, 2, 3


class HandClock:
    """Moves on by as much as somebody sleeps."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def now(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        self.seconds += seconds
        await asyncio.sleep(0)


async def write(pacing: Pacing, times: int, channel: int = THREAD, message: int = 0) -> None:
    for _ in range(times):
        async with pacing.write(channel, message):
            pass


async def test_a_board_is_edited_two_seconds_after_its_last_edit():
    clock = HandClock()
    pacing = Pacing(clock, 2.0)
    assert pacing.pause(THREAD, BOARD) == 0
    await write(pacing, 1, message=BOARD)
    assert pacing.pause(THREAD, BOARD) == 2.0
    clock.seconds += 2.0
    assert pacing.pause(THREAD, BOARD) == 0


async def test_five_writes_fit_into_five_seconds_and_the_sixth_waits():
    clock = HandClock()
    pacing, began = Pacing(clock, 2.0), clock.now()
    await write(pacing, 5)
    assert clock.now() == began
    await write(pacing, 1)
    assert clock.now() - began >= 5.0


async def test_a_write_on_its_way_counts_however_long_it_takes():
    clock = HandClock()
    pacing = Pacing(clock, 2.0)
    async with AsyncExitStack() as under_way:
        for _ in range(5):
            await under_way.enter_async_context(pacing.write(THREAD))
        clock.seconds += 60
        assert pacing.pause_before(1, THREAD) > 0
    assert pacing.pause_before(1, THREAD) == 5.0


async def test_edits_that_can_wait_leave_room_for_two_questions():
    clock = HandClock()
    pacing = Pacing(clock, 2.0)
    await write(pacing, 3)
    assert pacing.pause(THREAD, BOARD) == 5.0
    assert pacing.pause_before(2, THREAD) == 0
    assert pacing.pause_before(3, THREAD) > 0


async def test_every_channel_has_its_own_room():
    pacing = Pacing(HandClock(), 2.0)
    await write(pacing, 5)
    assert pacing.pause_before(1, OTHER) == 0
    assert pacing.pause(OTHER, BOARD) == 0


async def test_channels_where_nothing_is_written_any_more_are_forgotten():
    clock = HandClock()
    pacing = Pacing(clock, 2.0)
    for channel in range(1, 100):
        await write(pacing, 1, channel)
    clock.seconds += 60
    await write(pacing, 1, 100)
    assert set(pacing._writes) == {100}
