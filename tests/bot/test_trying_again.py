"""What goes wrong in the background comes back, ever more rarely, and fills no log."""

import pytest

from bot import trying_again
from bot.trying_again import Failing, NotYet, one_by_one, until_it_succeeds


class Timeless:
    def __init__(self) -> None:
        self.slept: list[float] = []

    def now(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


def failing(*errors: Exception):
    waiting = list(errors)

    async def work() -> str:
        if waiting:
            raise waiting.pop(0)
        return "done"

    return work


async def test_pauses_grow_to_the_longest_and_never_beyond():
    clock = Timeless()
    work = failing(*(OSError("away") for _ in range(6)))
    assert await until_it_succeeds(clock, work, "it failed", (2.0, 8.0, 60.0)) == "done"
    assert len(clock.slept) == 6
    longest = (2.0, 8.0, 60.0, 60.0, 60.0, 60.0)
    assert all(
        0.75 * most <= pause <= most for pause, most in zip(clock.slept, longest, strict=True)
    )


async def test_each_way_to_fail_is_told_once(caplog):
    errors = (OSError("away"), OSError("away"), KeyError("broken"), OSError("away"))
    await until_it_succeeds(Timeless(), failing(*errors), "it failed")
    assert caplog.text.count("it failed; it is tried again") == 2
    assert caplog.text.count("Traceback") == 2


async def test_of_several_that_fail_together_each_new_way_is_told(caplog):
    errors = (
        ExceptionGroup("two", [OSError("away"), KeyError("broken")]),
        KeyError("broken"),
        ExceptionGroup("two", [OSError("away"), ValueError("wrong")]),
        ExceptionGroup("one", [ValueError("wrong")]),
    )
    await until_it_succeeds(Timeless(), failing(*errors), "it failed")
    assert caplog.text.count("it failed; it is tried again") == 2


def test_a_thing_that_fails_is_put_off_ever_longer_and_each_way_is_told_once_until_it_succeeds():
    things = Failing((10.0, 60.0))
    assert things.next_at("one") == 0
    assert things.failed("one", KeyError("broken"), now=100.0)
    assert 107.5 <= things.next_at("one") <= 110
    assert not things.failed("one", KeyError("broken"), now=200.0)
    assert 245 <= things.next_at("one") <= 260
    assert things.failed("one", ValueError("wrong"), now=300.0)
    assert things.failed("two", KeyError("broken"), now=300.0)
    things.succeeded("one")
    assert things.next_at("one") == 0
    assert things.failed("one", KeyError("broken"), now=400.0)


def test_of_things_that_fail_only_the_latest_are_remembered(monkeypatch):
    monkeypatch.setattr(trying_again, "_REMEMBERED", 2)
    things = Failing()
    for name in ("one", "two", "one", "three"):
        things.failed(name, KeyError("broken"), now=100.0)
    assert len(things) == 2
    assert things.next_at("two") == 0
    assert things.next_at("one") > 100


async def test_what_was_foreseen_is_told_in_one_line(caplog):
    await until_it_succeeds(Timeless(), failing(NotYet("come later")), "it failed")
    (told,) = caplog.records
    assert told.message == "it failed (come later); it is tried again"
    assert (told.levelname, told.exc_info) == ("WARNING", None)


async def test_one_that_goes_wrong_does_not_hold_back_the_next():
    done = []

    async def work(number: int) -> None:
        if number == 1:
            raise KeyError(number)
        if number == 3:
            raise NotYet("come later")
        done.append(number)

    with pytest.raises(ExceptionGroup) as raised:
        await one_by_one(range(5), work)
    assert done == [0, 2, 4]
    assert len(raised.value.exceptions) == 2
    with pytest.raises(NotYet):
        await one_by_one((3, 3), work)
