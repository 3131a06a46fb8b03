"""/replay: a finished game step by step and as a film."""

from tests.bot.playing import play_to_the_end
from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


async def test_one_steps_through_a_finished_game_with_words_for_every_position(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        ana = evening["Ana"]
        first = await ana.press(evening.last, "Replay")
        assert first.is_private
        assert "Moment 1 of 3" in first.text
        assert first.message.alt == "2 players, phase split."
        assert "Previous" not in first.message.buttons
        second = await ana.press(first.message, "Next")
        assert "Moment 2 of 3" in second.text
        assert second.message.alt == "2 players, phase take."
        last = await ana.press(second.message, "Last")
        assert "kept" in last.text
        assert "Next" not in last.message.buttons
        words = await ana.press(last.message, "Board as Text")
        assert words.text == "2 players, phase over."


async def test_a_game_that_is_on_is_not_replayed(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        refused = await evening["Ana"].say(evening.thread, "replay")
        assert refused.text.startswith("There is no table here")


async def test_the_film_is_drawn_and_sent_as_an_animated_picture(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        step = await evening["Ben"].say(evening.thread, "replay")
        made = await evening["Ben"].press(step.message, "Make a Film")
        assert "the whole game in" in made.text
        (attached,) = made.message.stored.attachments
        assert attached["filename"].endswith(".webp")
        assert made.message.alt
