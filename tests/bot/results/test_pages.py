"""/stats, /ranking and /history as people see them, and what they do not see of who hides."""

import pytest

from tests.bot.playing import play_to_the_end
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}
pytestmark = pytest.mark.usefixtures("quick_pictures")


async def a_finished_game(evening: Evening) -> None:
    await evening.start("Ana", "Ben", game="toy")
    await play_to_the_end(evening, "Ana", "Ben")


async def test_one_sees_ones_own_statistics_with_a_picture(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        nothing = await evening["Ana"].say(evening.channel, "stats")
        assert nothing.text.startswith("You have not finished a game here yet.")
        await a_finished_game(evening)
        shown = await evening["Ana"].say(evening.channel, "stats")
        assert shown.is_private
        assert shown.text.startswith("**Ana** has played one game and won")
        assert "Toy: 1 played" in shown.text
        assert shown.message.pictures == ["0-statistics"]
        assert "Against Ben" in shown.message.alt


async def test_somebody_elses_statistics_say_how_it_stands_between_us(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await a_finished_game(evening)
        shown = await evening["Ana"].say(evening.channel, "stats", person=evening["Ben"].user)
        assert "You and Ben met once" in shown.text
        assert "Hide My Statistics" not in shown.message.buttons


async def test_in_direct_messages_only_ones_own_are_shown(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await a_finished_game(evening)
        own = await evening["Ana"].say(None, "stats")
        assert own.text.startswith("**Ana** has played")
        other = await evening["Ana"].say(None, "stats", person=evening["Ben"].user)
        assert other.text.startswith("I show other people’s statistics only on a server")


async def test_the_ranking_shows_everybody_and_ones_own_place(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        nobody = await evening["Ana"].say(evening.channel, "ranking")
        assert nobody.text.startswith("Nobody has finished this game here yet.")
        await a_finished_game(evening)
        shown = await evening["Ana"].say(evening.channel, "ranking")
        assert "**Toy** on this server: 2 players" in shown.text
        assert "of 2." in shown.text
        assert "Ana" in shown.message.alt
        assert "Ben" in shown.message.alt
        elsewhere = await evening["Ana"].say(None, "ranking")
        assert elsewhere.text.startswith("A ranking belongs to a server.")


async def test_who_hides_is_gone_everywhere_at_once_and_may_come_back(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await a_finished_game(evening)
        ana, ben = evening["Ana"], evening["Ben"]
        own = await ben.say(evening.channel, "stats")
        hidden = await ben.press(own.message, "Hide My Statistics")
        assert hidden.text.startswith("Your statistics are hidden")
        ranking = await ana.say(evening.channel, "ranking")
        assert "Ben" not in ranking.message.alt
        refused = await ana.say(evening.channel, "stats", person=ben.user)
        assert refused.text == "This person does not want to be seen in statistics."
        mine = await ana.say(evening.channel, "stats")
        assert "Ben" not in mine.text + mine.message.alt
        history = await ana.say(evening.channel, "history")
        assert "Ben" not in history.text + str(history.message.menus)
        past = await ana.choose(history.message, history.message.menus[0]["options"][0]["value"])
        assert "Ben" not in past.text + past.message.alt
        again = await ben.say(evening.channel, "stats")
        await ben.press(again.message, "Show My Statistics")
        assert "Ben" in (await ana.say(evening.channel, "ranking")).message.alt


async def test_the_history_shows_the_end_again_with_its_record(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await a_finished_game(evening)
        history = await evening["Ana"].say(None, "history")
        assert "**Toy**" in history.text
        value = history.message.menus[0]["options"][0]["value"]
        past = await evening["Ana"].choose(history.message, value)
        assert "wins." in past.text
        assert past.message.pictures == ["0-end"]
        assert "Record" in past.message.buttons
        stranger = await evening["Carla"].say(evening.channel, "history")
        assert stranger.text.startswith("You have not finished a game here yet.")
