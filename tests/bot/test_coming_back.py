"""Coming back: whoever was away has their seat again, and is told what was decided meanwhile."""

import re

import pytest

from tests.bot.friends import Friends
from tests.bot.great_split.friends import DEALERS, by_buttons
from tests.bot.minds import Pondering
from tests.bot.newer_toy import NewerDealer
from tests.bot.playing import answer_and_wait, let_an_ai_play, split, take, wait
from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}


async def test_whoever_is_back_may_take_as_long_as_everybody_else(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", mind=Pondering()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        await evening["Ana"].say(evening.thread, "comeback")
        again = await evening["Ben"].say(evening.thread, "standin")
        assert "next 15 minutes" in again.text


@pytest.mark.parametrize("sign_of_life", ["My Seat", "Split"])
async def test_a_sign_of_life_cancels_the_proposal(tmp_path, sign_of_life):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla", "Dario") as evening:
        await evening.start("Ana", "Ben", "Carla", "Dario", game="toy")
        await answer_and_wait(evening, "Ben", "Carla")
        await let_an_ai_play(evening, "Ben", "Ana")
        ana = evening["Ana"]
        if sign_of_life == "Split":
            await split(evening, "Ana")
            assert "Ana" not in evening.waiting
        else:
            seat = await ana.press(evening.board, "My Seat")
            assert "Split" in seat.message.buttons
        assert "Should an AI play" not in evening.board.text
        assert (await evening.bot.tables.get(next(iter(evening.bot.tables._held)))).votes == {}


async def test_the_one_who_is_away_is_told_once_and_can_come_back_from_there(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        ana = evening["Ana"]
        notices = [m for m in ana.letters() if m.buttons == ["Come Back"]]
        assert len(notices) == 1
        assert notices[0].text.startswith("The others wait for you, so an AI plays for you")
        await ana.press(notices[0], "Come Back")
        assert not any("Come Back" in letter.buttons for letter in ana.letters())


async def test_whoever_comes_back_is_told_alone_what_was_decided(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        before = [m.text for m in evening.messages(evening.thread.id)]
        back = await evening["Ana"].press(evening.board, "My Seat")
        told = [
            evening.message(evening.thread.id, number)
            for number in (back.raw._interaction.message_id, *back.raw._interaction.followup_ids)
        ]
        assert all(message.stored.flags & 64 for message in told)
        assert told[0].text.split("\n") == [
            "Welcome back! The seat is yours again.",
            "Meanwhile the AI decided for you:",
            "• Your split is sealed.",
            # The AI took a pile, and perhaps settled: one question, one line.
            "• You took a pile.",
        ]
        after = [m.text for m in evening.messages(evening.thread.id)]
        assert not any("Welcome" in text for text in {*before, *after})


async def test_what_was_decided_by_older_rules_is_not_told(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        evening.dealers = {"toy": NewerDealer()}
        await evening.restart()
        back = await evening["Ana"].press(evening.board, "My Seat")
        told = evening.message(evening.thread.id, back.raw._interaction.message_id)
        assert told.text == "Welcome back! The seat is yours again."


async def test_an_old_button_brings_its_person_back(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        back = await evening["Ana"].press(evening["Ana"].letters()[-2], "Change")
        assert "Change" in back.message.buttons
        assert "Ana" not in evening.waiting


async def test_whoever_is_back_is_asked_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", mind=Pondering()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        assert "Ana" in evening.waiting
        back = await evening["Ana"].say(evening.thread, "comeback")
        assert "Split" in back.message.buttons
        await split(evening, "Ana")
        await take(evening, "Ana")
        await take(evening, "Ben")
        assert "wins." in evening.last.text


@pytest.mark.slow
async def test_a_whole_great_split_is_told_to_whom_it_was_played_for(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="great_split")
        friends = Friends(evening, by_buttons)
        await friends.answer(evening["Ben"])
        wait(evening)
        await let_an_ai_play(evening, "Ben", "Ana")
        await friends.play()
        back = await evening["Ana"].say(evening.thread, "comeback")
        numbers = (back.raw._interaction.message_id, *back.raw._interaction.followup_ids)
        told = [evening.message(evening.thread.id, number).text for number in numbers]
        # Six rounds, and in each a split, a choice and a resolution.
        assert "\n".join(told).count("•") >= 18
        assert not re.search(r"Round \d: you have", "\n".join(told)), "each says what it was"
