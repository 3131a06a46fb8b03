"""The pool that draws: never on the event loop, never the same picture twice."""

import asyncio
import threading

import pytest

from bot.dealers.dealing import Picture
from bot.drawing import Drawing


class Counted:
    def __init__(self) -> None:
        self.drawn = 0
        self.threads: set[int] = set()

    def picture(self, key: str) -> Picture:
        def draw() -> bytes:
            self.drawn += 1
            self.threads.add(threading.get_ident())
            return key.encode()

        return Picture("board", key, draw, lambda: key)


@pytest.fixture
def drawing():
    pool = Drawing(threads=2, kept=2)
    yield pool
    pool.close()


async def test_a_picture_is_drawn_in_another_thread(drawing):
    counted = Counted()
    assert await drawing.draw(counted.picture("a")) == b"a"
    assert threading.get_ident() not in counted.threads


async def test_equal_keys_are_drawn_once_even_at_the_same_time(drawing):
    counted = Counted()
    await asyncio.gather(*(drawing.draw(counted.picture("a")) for _ in range(5)))
    await drawing.draw(counted.picture("a"))
    assert counted.drawn == 1


async def test_only_the_newest_pictures_are_kept(drawing):
    counted = Counted()
    for key in ("a", "b", "c", "a"):
        await drawing.draw(counted.picture(key))
    assert counted.drawn == 4


async def test_a_picture_that_fails_is_tried_again_the_next_time(drawing):
    broken = Picture("board", "a", lambda: 1 / 0, str)  # type: ignore[arg-type, return-value]  # it fails on purpose
    with pytest.raises(ZeroDivisionError):
        await drawing.draw(broken)
    assert await drawing.draw(Counted().picture("a")) == b"a"
