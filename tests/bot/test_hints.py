"""Hints: what an AI would do in one's place, where the table allows it, and told at the end."""

from bot.dealers import all_dealers
from bot.store.people import choose
from tests.bot.friends import Friends
from tests.bot.minds import Watching
from tests.bot.playing import play_to_the_end, split, take
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer
from tests.games import found

TOY = {"toy": ToyDealer()}
GAME = next(key for key, dealer in all_dealers().items() if dealer.takes_turns)


async def alone(evening: Evening, game: str = "toy") -> None:
    """Ana against an AI."""
    await evening.seat("Ana", game=game)
    await evening.add_ai("Ana")
    await evening["Ana"].press(evening.lobby, "Start")


async def test_whoever_plays_against_ai_players_gets_a_hint_and_it_is_told_at_the_end(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await alone(evening)
        ana = evening["Ana"]
        told = await ana.press(ana.question, "Hint")
        assert told.is_private
        assert told.text.startswith("An AI player would do this: Left pile: ")
        assert "Split" in ana.question.buttons, "the question stays"
        await split(evening, "Ana")
        hint = await ana.press(ana.question, "Hint")
        assert "Take Left" in hint.text or "Take Right" in hint.text
        await take(evening, "Ana")
        assert "-# Hints asked for: Ana 2." in evening.last.text


async def test_among_friends_nobody_is_offered_hints_unless_the_table_allows_them(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        assert "Hint" not in evening["Ana"].question.buttons
        refused = await evening["Ana"].say(evening.thread, "hint")
        assert refused.text.startswith("Hints are off at this table.")
        await play_to_the_end(evening, "Ana", "Ben")
        assert "Hints" not in evening.last.text


async def test_a_table_may_allow_them(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        panel = await evening["Ana"].press(evening.lobby, "Options")
        assert "Hints: not allowed" in panel.text
        await evening["Ana"].choose(panel.message, "yes", menu=2)
        assert "Hints: allowed" in evening.lobby.text
        await evening["Ana"].press(evening.lobby, "Start")
        assert "Hint" in evening["Ben"].question.buttons


async def test_a_hint_is_given_once_something_is_asked(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        panel = await evening["Ana"].press(evening.lobby, "Options")
        await evening["Ana"].choose(panel.message, "yes", menu=2)
        await evening["Ana"].press(evening.lobby, "Start")
        await split(evening, "Ana")
        refused = await evening["Ana"].say(evening.thread, "hint")
        assert refused.text.startswith("You are not asked this now.")


async def test_a_hint_names_what_one_would_press_in_a_game_of_turns(tmp_path):
    habits = found(GAME, "habits")
    async with an_evening(tmp_path, {GAME: all_dealers()[GAME]}, "Ana") as evening:
        await alone(evening, GAME)
        ana = Friends(evening, habits.by_buttons).waited_for()[0]
        told = await ana.press(ana.question, "Hint")
        first = told.text.removeprefix("An AI player would do this: ").split(" · ")[0]
        assert any(label.startswith(first.split(".")[0]) for label in ana.question.buttons)


async def test_whoever_wants_no_hints_is_offered_none_and_given_none(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await alone(evening)
        ana = evening["Ana"]
        assert "Hint" in ana.question.buttons
        await choose(evening.bot.store, ana.user.id, hints=False)
        seat = await ana.say(evening.thread, "hand")
        assert "Hint" not in seat.message.buttons
        refused = await ana.say(evening.thread, "hint")
        assert refused.text.startswith("You have switched hints off for yourself.")
        await split(evening, "Ana")
        assert "Hint" not in ana.question.buttons


async def test_who_presses_again_and_again_gets_one_hint_and_a_sentence(tmp_path):
    mind = Watching()
    async with an_evening(tmp_path, TOY, "Ana", mind=mind) as evening:
        await alone(evening)
        ana, before = evening["Ana"], len(mind.asked)
        press = (ana, ana.question, "Hint")
        told = [answer.text for answer in await evening.press_together(*[press] * 5)]
        assert sum(text.startswith("An AI player would do this") for text in told) == 1
        assert sum(text.startswith("I am still busy") for text in told) == 4
        again = await ana.press(ana.question, "Hint")
        assert again.text in told
        assert len(mind.asked) == before + 1
