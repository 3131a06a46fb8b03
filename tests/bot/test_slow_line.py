"""On a home line that uploads a megabit a second no press fails, and every picture arrives."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bot.dealers.dealing import Picture
from bot.thinking.fair_turns import Asker
from bot.ui.actions.reply import Reply
from bot.ui.messages.pictures import EditedPictures
from bot.ui.messages.posts import Post
from bot.ui.messages.ways import Ways
from tests.bot.simulated_line import ANSWERED_WITHIN, Line, Pressed, run
from tests.bot.simulation import MovableClock

A_MEGABIT = 1_000_000
PATIENCE = 0.8
"""Seconds that an answer waits for its picture to be drawn."""


class Easel:
    """Draws at once; the pictures have their real size."""

    async def draw(
        self, picture: Picture, _asker: Asker, _is_wanted: Callable[[], bool] = bool
    ) -> bytes:
        return picture.draw()

    def seconds_for(self, _pictures: Sequence[Picture]) -> float:
        return 0.0


def post(size: int) -> Post:
    return Post("My seat.", (Picture("seat", size, lambda: bytes(size), lambda: "A seat."),))


async def pressed_at_once(people: int, kilobytes: int) -> list[Pressed]:
    easel: Any = Easel()
    edited, line = EditedPictures(easel, Ways(MovableClock())), Line(A_MEGABIT)

    async def press(number: int) -> Pressed:
        made = Pressed(line, number)
        interaction: Any = made
        await Reply(interaction, edited, PATIENCE).show(post(kilobytes * 1000))
        return made

    return list(await asyncio.gather(*map(press, range(people))))


@pytest.mark.parametrize("kilobytes", [60, 100, 170, 400])
@pytest.mark.parametrize("people", [1, 3, 7])
def test_no_press_fails_where_uploads_are_slow(people, kilobytes):
    async def evening() -> None:
        for made in (*await pressed_at_once(people, kilobytes), *await pressed_at_once(2, 60)):
            assert made.answered_after is not None
            assert made.answered_after < ANSWERED_WITHIN
            assert len(made.shown) == 1

    run(evening())


def test_a_picture_on_a_fast_line_is_the_first_answer_itself():
    async def evening() -> None:
        (made,) = await pressed_at_once(1, 60)
        assert len(made.shown) == 1
        assert made.answered_after is not None
        assert made.answered_after > 0.4

    run(evening())
