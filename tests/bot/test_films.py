"""Films are made one after the other, each once, and never in the bot's own process."""

import asyncio
import os
import threading
from functools import partial

import pytest

from bot.dealers.dealing import Picture
from bot.drawing import Drawing
from bot.films import Films
from bot.thinking.fair_turns import Asker
from tests.bot.playing import play_to_the_end
from tests.bot.simulation import an_evening
from tests.bot.strange_pictures import noted, number_and_niceness, times
from tests.bot.toy_dealer import ToyDealer
from tests.patience import PATIENCE

ANA, BEN = Asker(1), Asker(2)


def pictures(*names: str) -> list[Picture]:
    return [Picture("board", name, partial(times, 1, name.encode()), str) for name in names]


@pytest.fixture
def drawing():
    pool = Drawing(threads=1)
    yield pool
    pool.close()


async def test_a_film_is_made_in_a_process_that_steps_aside_for_all_and_ends_with_it(drawing):
    made = await Films(drawing, number_and_niceness).make(pictures("a", "b"), ANA)
    number, niceness, images = map(int, made.split())
    assert images == 2
    assert number != os.getpid()
    assert niceness == min(19, os.nice(0) + 19)
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


async def test_equal_films_are_made_once_whoever_asks_for_them(drawing, tmp_path):
    films = Films(drawing, partial(noted, tmp_path / "films"))
    asking = (films.make(pictures("a", "b"), asker) for asker in (ANA, BEN, ANA))
    assert set(await asyncio.gather(*asking)) == {b"ab"}
    assert await films.make(pictures("a", "b"), BEN) == b"ab"
    assert (tmp_path / "films").read_text().split() == ["ab"]


async def test_one_film_does_not_wait_behind_somebodys_five(drawing, tmp_path):
    films = Films(drawing, partial(noted, tmp_path / "films"))
    asking = [asyncio.create_task(films.make(pictures(f"ana{n}"), ANA)) for n in range(5)]
    await asyncio.sleep(0)
    asking.append(asyncio.create_task(films.make(pictures("ben"), BEN)))
    await asyncio.gather(*asking)
    assert (tmp_path / "films").read_text().split()[:2] == ["ana0", "ben"]


async def test_who_closes_while_films_are_made_leaves_nobody_waiting(drawing):
    begun, closed = threading.Event(), threading.Event()

    def draw() -> bytes:
        begun.set()
        closed.wait(PATIENCE)
        return b""

    films = Films(drawing)
    asked = [Picture("board", "first", draw, str)], pictures("second"), pictures("third")
    waiting = [asyncio.create_task(films.make(one, ANA)) for one in asked]
    await asyncio.to_thread(begun.wait, PATIENCE)
    await films.close()
    closed.set()
    made = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in made)


async def test_who_presses_again_and_again_gets_one_film_and_a_sentence(tmp_path):
    async with an_evening(tmp_path, {"toy": ToyDealer()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        step = await evening["Ana"].press(evening.last, "Replay")
        press = (evening["Ana"], step.message, "Make a Film")
        answers = await evening.press_together(*[press] * 5)
        made = [answer for answer in answers if "the whole game in" in answer.text]
        told = [answer for answer in answers if answer.text.startswith("I am still busy")]
        assert (len(made), len(told)) == (1, 4)
        again = await evening["Ana"].press(step.message, "Make a Film")
        assert "the whole game in" in again.text
