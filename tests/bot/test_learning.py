"""/learn: a first game at once, with lessons that are there after a restart and gone for good."""

import copy
from dataclasses import replace

import pytest

from bot.dealers import all_dealers
from bot.people.personal_data import export
from bot.store.people import choices_of
from tests.bot.minds import Guessing
from tests.bot.playing import play_to_the_end, split
from tests.bot.simulation import Evening, Person, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}
LESSON = "**Lesson:** Keep the high cards together."
ROW = ["What Is What", "Skip the Lessons", "Never Again"]


async def learn(evening: Evening, game: str = "toy") -> Person:
    ana = evening["Ana"]
    await ana.say(evening.channel, "learn", game=game)
    await evening.env.settle()
    return ana


async def lessons_of(evening: Evening, person: Person) -> bool | None:
    found = await choices_of(evening.bot.store, (person.user.id,))
    return found[person.user.id].lessons if found else None


async def test_it_is_dealt_at_once_against_easy_ai_players(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        ana = await learn(evening)
        ai_players = [player for player in evening.table.players if player.user is None]
        assert [player.level for player in ai_players] == ["easy", "easy"]
        assert "Split" in ana.question.buttons
        assert "To Your Cards" in evening.lobby.buttons


async def test_a_lesson_stands_above_the_question_where_something_is_new(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        ana = await learn(evening)
        assert ana.question.text.startswith(f"{LESSON}\nSplit your hand.")
        assert [label for label in ana.question.buttons if label in ROW] == ROW
        await split(evening, "Ana")
        assert "Lesson" not in ana.question.text
        assert not set(ROW) & set(ana.question.buttons)


async def test_a_restart_forgets_no_lesson(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        ana = await learn(evening)
        await evening.restart()
        seat = await ana.say(evening.thread, "hand")
        assert seat.text.startswith(LESSON)


async def test_lessons_can_be_skipped_for_this_game(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        ana = await learn(evening)
        shown = await ana.press(ana.question, "Skip the Lessons")
        assert shown.text.startswith("Split your hand.")
        assert not set(ROW) & set(shown.message.buttons)
        assert len(ana.letters()) == 2, "a greeting and a question"
        assert (await lessons_of(evening, ana)) is None
        await split(evening, "Ana")


async def test_who_wants_none_ever_again_gets_none_in_the_next_game_either(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        ana = await learn(evening)
        shown = await ana.press(ana.question, "Never Again")
        assert "Lesson" not in shown.text
        assert (await lessons_of(evening, ana)) is False
        told = await ana.say(evening.channel, "learn", game="toy")
        assert told.is_private
        assert told.text == "Lessons are off for you. /me brings them back."
        await evening.env.settle()
        assert ana.question.text.startswith("Split your hand.")


async def test_they_are_one_of_the_choices_of_me_and_of_ones_own_data(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        ana = await learn(evening)
        page = (await ana.say(evening.channel, "me")).message
        (number,) = [
            number
            for number, one in enumerate(page.menus)
            if one["options"][0]["label"] == "Lessons in a game of /learn: yes"
        ]
        await ana.choose(page, "1", number)
        assert (await lessons_of(evening, ana)) is False
        assert b'"lessons": false' in await export(evening.bot.tables, ana.user.id)
        assert b'"learns": true' in await export(evening.bot.tables, ana.user.id)
        seat = await ana.say(evening.thread, "hand")
        assert "Lesson" not in seat.text


async def test_skipping_after_the_question_is_over_says_so(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        ana = await learn(evening)
        seen = replace(ana.question, stored=copy.deepcopy(ana.question.stored))
        await split(evening, "Ana")
        (told,) = await evening.press_together((ana, seen, "Skip the Lessons"))
        assert told.text == "No more lessons in this game."


async def test_nobody_else_is_taught(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        assert "Lesson" not in evening["Ana"].question.text


async def test_a_game_without_a_guide_says_that_there_is_none(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        ana = await learn(evening)
        refused = await ana.press(ana.question, "What Is What")
        assert refused.is_private
        assert "Split" in ana.question.buttons


@pytest.mark.parametrize("key", all_dealers())
async def test_what_is_what_shows_ones_own_seat_and_then_an_example(tmp_path, key):
    async with an_evening(tmp_path, {key: all_dealers()[key]}, "Ana") as evening:
        ana = await learn(evening, key)
        guide = await ana.press(ana.question, "What Is What")
        assert guide.is_private
        assert guide.message.pictures == ["0-seat"]
        assert "\n1. " in guide.text
        example = await ana.press(guide.message, "Next")
        assert "1. " in example.text
        assert example.message.buttons == ["Previous"]


async def test_the_last_message_of_a_first_game_says_how_to_go_on(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", mind=Guessing()) as evening:
        ana = await learn(evening)
        await play_to_the_end(evening, "Ana")
        assert ana.letters()[-1].text.splitlines()[-1] == (
            "That was your first game. **Where Did I Lose It?**, below the result, shows which choices"
            " cost you most. /play opens your next table."
        )


async def test_whoever_does_not_learn_hears_nothing_of_a_first_game(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        assert "first game" not in evening["Ana"].letters()[-1].text
