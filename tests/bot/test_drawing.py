"""The pool that draws: never on the event loop, never the same picture twice."""

import asyncio
import threading

import pytest

from bot.dealers.dealing import Picture
from bot.drawing import Drawing, NobodyLooks
from bot.thinking.fair_turns import Asker

ANA, BEN = Asker(1), Asker(2, "aaaaaaaa")


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
    assert await drawing.draw(counted.picture("a"), ANA) == b"a"
    assert threading.get_ident() not in counted.threads


async def test_equal_keys_are_drawn_once_even_at_the_same_time(drawing):
    counted = Counted()
    await asyncio.gather(*(drawing.draw(counted.picture("a"), ANA) for _ in range(5)))
    await drawing.draw(counted.picture("a"), ANA)
    assert counted.drawn == 1


async def test_only_the_newest_pictures_are_kept(drawing):
    counted = Counted()
    for key in ("a", "b", "c", "a"):
        await drawing.draw(counted.picture(key), ANA)
    assert counted.drawn == 4


async def test_what_is_out_of_date_when_its_turn_comes_is_not_drawn(drawing):
    counted, is_newest = Counted(), iter([False])
    with pytest.raises(NobodyLooks):
        await drawing.draw(counted.picture("a"), ANA, lambda: next(is_newest))
    assert counted.drawn == 0
    assert await drawing.draw(counted.picture("a"), ANA) == b"a"


async def test_what_one_of_two_still_wants_is_drawn_for_both(drawing):
    counted = Counted()
    wishes = (
        drawing.draw(counted.picture("a"), ANA, is_wanted) for is_wanted in (bool, lambda: True)
    )
    assert await asyncio.gather(*wishes) == [b"a", b"a"]


async def test_who_comes_the_moment_after_it_was_given_up_gets_it_drawn(drawing):
    counted, given_up = Counted(), asyncio.Event()

    def not_any_more() -> bool:
        given_up.set()
        return False

    async def comes_then():
        await given_up.wait()
        return await drawing.draw(counted.picture("a"), BEN)

    coming = asyncio.create_task(comes_then())
    with pytest.raises(NobodyLooks):
        await drawing.draw(counted.picture("a"), ANA, not_any_more)
    assert await coming == b"a"
    assert await drawing.draw(counted.picture("a"), ANA) == b"a"
    assert counted.drawn == 1


async def test_a_picture_that_fails_is_tried_again_the_next_time(drawing):
    broken = Picture("board", "a", lambda: 1 / 0, str)  # type: ignore[arg-type, return-value]  # it fails on purpose
    with pytest.raises(ZeroDivisionError):
        await drawing.draw(broken, ANA)
    assert await drawing.draw(Counted().picture("a"), ANA) == b"a"


async def test_one_picture_does_not_wait_behind_somebodys_hundred():
    drawing, order, go_on = Drawing(threads=1), [], threading.Event()

    def picture(key: str) -> Picture:
        def draw() -> bytes:
            go_on.wait()
            order.append(key)
            return b""

        return Picture("board", key, draw, str)

    many = [asyncio.create_task(drawing.draw(picture(f"ben {n}"), BEN)) for n in range(100)]
    await asyncio.sleep(0)
    one = asyncio.create_task(drawing.draw(picture("ana"), ANA))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(one, *many)
    drawing.close()
    assert order.index("ana") <= 1


async def test_the_estimate_counts_what_is_under_way_and_nothing_for_what_is_there():
    drawing, go_on = Drawing(threads=2), threading.Event()
    counted = Counted()
    await drawing.draw(counted.picture("a"), ANA)
    assert drawing.seconds_for([counted.picture("a")]) == 0
    quiet = drawing.seconds_for([counted.picture("b")])

    def waits() -> bytes:
        go_on.wait()
        return b""

    pictures = [Picture("board", number, waits, str) for number in range(20)]
    held = [asyncio.create_task(drawing.draw(picture, BEN)) for picture in pictures]
    await asyncio.sleep(0)
    assert drawing.seconds_for([counted.picture("b")]) == pytest.approx(21 * quiet)
    go_on.set()
    await asyncio.gather(*held)
    drawing.close()


async def test_who_closes_while_pictures_wait_leaves_nobody_waiting():
    drawing = Drawing(threads=1)
    waiting = [asyncio.create_task(drawing.draw(Counted().picture(str(n)), ANA)) for n in range(5)]
    await asyncio.sleep(0)
    drawing.close()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(one, bytes | asyncio.CancelledError) for one in results)


async def test_pictures_are_packed_tightly_only_while_few_are_wanted(monkeypatch):
    monkeypatch.setattr("bot.drawing.tightly", lambda draw: b"tightly " + draw())
    drawing, counted = Drawing(threads=1), Counted()
    assert await drawing.draw(counted.picture("a"), ANA) == b"tightly a"
    wanted = (counted.picture(str(number)) for number in range(10))
    files = await asyncio.gather(*(drawing.draw(picture, ANA) for picture in wanted))
    assert files[:6] == [str(number).encode() for number in range(6)]
    assert files[-2:] == [b"tightly 8", b"tightly 9"]
    drawing.close()
