"""A real browser plays whole games by clicking: every game on a phone, one of them at a desk too."""

import asyncio
import random
from statistics import mean

import pytest

from bot.dealers import all_dealers
from bot.i18n.words import words_for
from tests.bot.friends import QuickTurns
from tests.games import found
from tests.parlour_page.visitor import SIZES, Visitor, chromium
from tests.wire.clicking import Clicker
from tests.wire.house import SKETCHING, a_house

pytestmark = [pytest.mark.slow, pytest.mark.long]


GAMES = {key: dealer.title(words_for("en")) for key, dealer in all_dealers().items()}
DESK, PHONE = SIZES
CHARACTERS = 700
"""Of a question on average, with its buttons."""
SCREENS = {DESK: 1.6, PHONE: 1.6}
"""How high a question is on average: one is seen without scrolling, the rest with one swipe."""


def presses_of_turns(ana: Clicker, kinds: tuple[str, ...]) -> list[int]:
    turns: list[int] = []
    for (kind, _), presses in ana.presses.items():
        if kind == kinds[0]:
            turns.append(0)
        if kind in kinds:
            turns[-1] += presses
    return turns


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "size"),
    [*((game, PHONE) for game in GAMES), (next(iter(GAMES)), DESK)],
)
async def test_somebody_plays_a_whole_game_against_ai_players_by_clicking(tmp_path, game, size):
    async with chromium() as browser, a_house(tmp_path, unhurried=True) as house:
        visitor = await Visitor.at(browser, house.url, size)
        ana = Clicker(visitor, "Ana", random.Random(4), GAMES[game])
        await ana.comes_in()
        await ana.opens_a_table()
        await ana.presses_in_lobby("Add an AI", "How well should the AI play?")
        await ana.presses_in_lobby("Normal", "Ada sits down")
        await ana.presses_in_lobby("Normal", "Blaise sits down")
        await ana.starts()
        await ana.plays()
        await visitor.leaves()
        assert await house.rows("SELECT phase FROM tables") == [("over",)]
        assert house.complaints == []
    read = [prompt.characters for prompt in ana.prompts]
    screens = [prompt.screens for prompt in ana.prompts]
    print(  # noqa: T201  figures for whoever runs it with -s
        f"{game} {size}: {ana.presses.total()} presses, {mean(read):.0f} characters and"
        f" {mean(screens):.2f} screens a question, at most {max(read)} and {max(screens):.2f}"
    )
    assert mean(read) <= CHARACTERS, read
    assert mean(screens) <= SCREENS[size], screens
    quick: QuickTurns | None = found(game, "habits").quick_turns
    if quick is not None:
        turns = presses_of_turns(ana, quick.kinds)
        assert len(turns) > 10, "or this proves nothing"
        assert max(turns) <= quick.presses, turns


async def test_two_browsers_and_an_ai_play_each_other(tmp_path):
    """One at a desk, one on a phone: together they click on all that somebody alone does.

    Pictures are looked at in `test_phone.py`; here they are specks.
    """
    async with chromium() as browser, a_house(tmp_path, program=SKETCHING, unhurried=True) as house:
        desk = await Visitor.at(browser, house.url, "desktop")
        phone = await Visitor.at(browser, house.url, "phone")
        ben, carla = (
            Clicker(desk, "Ben", random.Random(5)),
            Clicker(phone, "Carla", random.Random(6)),
        )
        await ben.comes_in()
        await ben.opens_a_table()
        await carla.comes_in()
        await carla.presses_in_lobby("Join", "Carla")
        await ben.presses_in_lobby("Add an AI", "How well should the AI play?")
        await ben.presses_in_lobby("Normal", "Ada sits down")
        await ben.starts()
        await asyncio.gather(ben.plays(), carla.plays())
        await desk.leaves()
        await phone.leaves()
        assert await house.rows("SELECT phase FROM tables") == [("over",)]
        assert house.complaints == []
