"""Painters draw in processes of their own, and are replaced when they die."""

import asyncio
import os
import pickle
import signal
import sys
import threading
from asyncio.subprocess import Process
from functools import partial

import pytest

from bot.dealers import all_dealers
from bot.dealers.dealing import Listener, Picture
from bot.drawing import Drawing
from bot.i18n.words import words_for
from bot.painters import NotDrawn, Painters
from bot.thinking.fair_turns import Asker
from engine.core import complete_options
from engine.dice import seeded
from engine.games import GAMES, all_games
from tests.bot.strange_pictures import dies_once, fails, never, process_number, times
from tests.parlour.script import until

NAMES = ("Ana", "Ben", "Carla", "Dora", "Emil", "Fay", "Gus")


@pytest.fixture
async def painters():
    made = Painters(1)
    yield made
    await made.close()


async def test_a_picture_is_drawn_in_another_process_and_the_process_is_kept(painters):
    first, second = await painters.draw(process_number), await painters.draw(process_number)
    assert first == second
    assert int(first) != os.getpid()


async def test_a_painter_steps_aside_for_the_bot_and_hears_nothing_of_its_keyboard(painters):
    number = int(await painters.draw(process_number))
    ours, most = os.getpriority(os.PRIO_PROCESS, 0), 19
    assert os.getpriority(os.PRIO_PROCESS, number) == min(most, ours + 10)
    # Niceness is compared within a session only, where the kernel groups processes by it.
    assert os.getsid(number) == os.getsid(0)
    assert os.getpgid(number) != os.getpgid(0)


async def test_a_large_picture_comes_whole(painters):
    assert await painters.draw(partial(times, 1_000_000, b"pix")) == b"pix" * 1_000_000


async def test_what_fails_there_is_told_without_its_secret_and_the_next_is_drawn(painters):
    with pytest.raises(NotDrawn, match="KeyError") as failed:
        await painters.draw(fails)
    assert "card-77" not in str(failed.value)
    assert await painters.draw(partial(times, 1, b"a")) == b"a"


async def test_a_painter_that_is_killed_is_replaced_and_the_picture_drawn(painters, tmp_path):
    assert await painters.draw(partial(dies_once, tmp_path / "marker")) == b"drawn"


async def test_what_took_too_long_is_not_drawn_a_second_time(monkeypatch):
    deaf = (sys.executable, "-c", "import time; time.sleep(600)")
    painters, started = Painters(1, deaf, slowest=0.01), []
    start = painters._processes.start

    async def counted() -> Process:
        started.append(await start())
        return started[-1]

    monkeypatch.setattr(painters._processes, "start", counted)
    with pytest.raises(TimeoutError):
        await painters.draw(process_number)
    await painters.close()
    assert [process.returncode for process in started] == [-signal.SIGKILL]


async def test_what_cannot_be_sent_is_drawn_in_a_thread(painters):
    threads = []

    def draw() -> bytes:
        threads.append(threading.get_ident())
        return b"here"

    assert await painters.draw(draw) == b"here"
    assert threads != [threading.get_ident()]


async def test_who_stops_waiting_leaves_no_answer_for_the_next(painters):
    waiting = asyncio.create_task(painters.draw(partial(times, 1_000_000, b"old")))
    await asyncio.sleep(0.01)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await painters.draw(partial(times, 1, b"new")) == b"new"


async def test_the_pool_draws_equal_pictures_once_whoever_draws_them():
    drawing = Drawing(processes=1)
    pictures = [Picture("board", "a", process_number, str) for _ in range(3)]
    drawn = await asyncio.gather(*(drawing.draw(one, Asker()) for one in pictures))
    await drawing.send_painters_home()
    drawing.close()
    assert len(set(drawn)) == 1
    assert int(drawn[0]) != os.getpid()


async def test_whoever_ends_gives_up_what_is_being_drawn(tmp_path):
    drawing, marker = Drawing(processes=1), tmp_path / "begun"
    picture = Picture("board", "a", partial(never, marker), str)
    drawn = asyncio.create_task(drawing.draw(picture, Asker()))
    await until(marker.exists)
    await drawing.send_painters_home()
    drawing.close()
    with pytest.raises(asyncio.CancelledError):
        await drawn


async def test_whoever_waits_for_a_painter_that_is_sent_home_hears_so(tmp_path):
    painters, marker = Painters(1), tmp_path / "begun"
    drawn = asyncio.create_task(painters.draw(partial(never, marker)))
    await until(marker.exists)
    await painters.close()
    with pytest.raises(BrokenPipeError):
        await drawn
    assert painters._processes.numbers == ()


@pytest.mark.parametrize("key", GAMES)
def test_boards_and_seats_of_every_game_can_be_drawn_elsewhere(key):
    dealer = all_dealers(all_games(None))[key]
    game, seats = dealer.game, dealer.game.seats[0]
    state = game.setup(seats, seeded("42" * 32), complete_options(game, {})).state
    to = Listener(0, words_for("en"), NAMES[:seats])
    for picture in (dealer.board(game.view(state, None), to), dealer.seat(game.view(state, 0), to)):
        assert callable(pickle.loads(pickle.dumps(picture.draw)))
