"""Nobody keeps a button of a question that is over, however fast, late or often anybody presses."""

import random

import pytest

from bot.dealers import all_dealers
from tests.bot.restless import Restless, slow_line
from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.usefixtures("quick_pictures")

DEALERS = all_dealers()
TOY = {"toy": ToyDealer()}
TABLES = ((1, 1), (2, 1), (2, 0), (1, 2))
"""People and AI players."""


async def play(folder, dealers, seed: int, monkeypatch) -> list[str]:
    dice = random.Random(seed)
    slow_line(monkeypatch, dice)
    people, ai_players = dice.choice(TABLES)
    names = ("Ana", "Ben")[:people]
    (game,) = dealers
    async with an_evening(folder, dealers, *names) as evening:
        await evening.seat(*names, game=game)
        for _ in range(ai_players):
            await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        return await Restless(evening, dice).play()


@pytest.mark.parametrize("seed", [3, 5, 7, 12])
async def test_no_button_outlives_its_question(tmp_path, monkeypatch, seed):
    assert await play(tmp_path, TOY, seed, monkeypatch) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20, 60))
@pytest.mark.parametrize("game", [*DEALERS, "toy"])
async def test_no_button_outlives_its_question_in_many_games(tmp_path, monkeypatch, game, seed):
    dealers = {game: {**DEALERS, **TOY}[game]}
    assert await play(tmp_path, dealers, seed, monkeypatch) == []


async def test_a_seat_opened_twice_has_no_buttons_left_in_either_when_it_is_over(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana, ben = evening["Ana"], evening["Ben"]
        first = await ben.press(evening.board, "My Seat")
        second = await ben.press(evening.board, "My Seat")
        assert "Split" in first.message.buttons
        assert "Split" in second.message.buttons
        for person in (ana, ben):
            await person.tick(person.question, "Split", ["A"])
            await person.press(person.question, "Seal It")
        assert "Split" not in first.message.buttons
        assert "Split" not in second.message.buttons


async def test_a_private_message_is_not_forgotten_where_the_database_was_away(
    tmp_path, monkeypatch
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana, ben = evening["Ana"], evening["Ben"]
        with monkeypatch.context() as away:

            async def fails(*_facts, **_more):
                raise OSError("away")

            away.setattr(evening.bot.store, "show", fails)
            seat = await ben.press(evening.board, "My Seat")
        for person in (ana, ben):
            await person.tick(person.question, "Split", ["A"])
            await person.press(person.question, "Seal It")
        await evening.env.advance_time(11)
        assert "Split" not in seat.message.buttons
