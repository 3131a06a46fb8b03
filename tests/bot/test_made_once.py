"""What several want at the same time is made once."""

import asyncio

import pytest

from bot.made_once import MadeOnce


async def test_who_stops_waiting_leaves_it_to_the_others():
    made, go_on, number = MadeOnce[str](3), asyncio.Event(), []

    async def make() -> str:
        number.append(1)
        await go_on.wait()
        return "made"

    first, second = (asyncio.create_task(made.get("a", make)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    go_on.set()
    assert await second == "made"
    assert await made.get("a", make) == "made"
    assert len(number) == 1


async def test_what_failed_is_tried_again_and_only_the_newest_is_kept():
    made = MadeOnce[str](1)

    async def fail() -> str:
        raise KeyError("a")

    async def succeed() -> str:
        return "made"

    with pytest.raises(KeyError):
        await made.get("a", fail)
    assert await made.get("a", succeed) == "made"
    await made.get("b", succeed)
    assert "a" not in made
    assert "b" in made


async def test_what_is_stopped_is_over_once_it_was_awaited():
    made: MadeOnce[str] = MadeOnce(1)

    async def make() -> str:
        await asyncio.Event().wait()
        return "never"

    waiting = asyncio.create_task(made.get("a", make))
    await asyncio.sleep(0)
    await asyncio.gather(*made.stop(), return_exceptions=True)
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert made.under_way == 0
