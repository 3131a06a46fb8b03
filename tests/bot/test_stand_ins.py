"""Stand-ins: an AI plays for somebody who is away, if the others agree, until they are back."""

import asyncio
import re

import pytest

from bot.refusals import Refused
from bot.standing_in import agree
from bot.thinking.question import Question, guess
from tests.bot.great_split.friends import DEALERS, Friends, by_buttons
from tests.bot.playing import split, take
from tests.bot.simulation import Evening, Guessing, Result, an_evening
from tests.bot.toy_dealer import ToyDealer
from tests.toy import Toy

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}
CARD = re.compile(r"card-\d\d")


class Watching(Guessing):
    """A mind that remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> int:
        self.asked.append(question)
        return guess(question)


class Sleeping(Guessing):
    """A mind that is not done before the test is."""

    async def choose(self, question: Question) -> int:
        await asyncio.sleep(3600)
        return guess(question)


def wait(evening: Evening, minutes: float = 15) -> None:
    evening.clock.seconds += minutes * 60


async def answer_and_wait(evening: Evening, *names: str) -> None:
    """These split their cards, and then keep waiting for the others."""
    for name in names:
        await split(evening, name)
    wait(evening)


async def let_an_ai_play(evening: Evening, voter: str, absent: str) -> Result:
    whom = await evening[voter].press(evening.board, "Let an AI Play")
    return await evening[voter].press(whom.message, absent)


async def test_of_two_people_the_other_one_decides(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        told = await let_an_ai_play(evening, "Ben", "Ana")
        assert told.is_private
        assert told.text == "An AI plays for Ana now, until they are back."
        assert "✔ Ana ⚙" in evening.board.text
        assert "An AI plays for Ana for now." in evening.board.text


async def test_nobody_is_played_for_before_the_table_has_waited_long_enough(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", stand_in_seconds=300) as evening:
        await evening.start("Ana", "Ben", game="toy")
        wait(evening, 10)
        await split(evening, "Ben")
        wait(evening, 3.5)
        early = await evening["Ben"].press(evening.board, "Let an AI Play")
        assert early.text.startswith("Give them a little more time. If nobody moves within the")
        assert "next 2 minutes" in early.text
        table = await evening.bot.tables.get(table_of(evening))
        with pytest.raises(Refused, match="refused-too-early"):
            await agree(
                evening.bot.tables, table.id, evening["Ben"].user.id, table.names.index("Ana")
            )
        wait(evening, 1.5)
        told = await let_an_ai_play(evening, "Ben", "Ana")
        assert told.text.startswith("An AI plays for Ana now")


async def test_whoever_is_waited_for_too_answers_first(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        wait(evening)
        told = await evening["Ben"].press(evening.board, "Let an AI Play")
        assert told.text.startswith("The table waits for you too, so answer first")


async def test_one_who_is_left_alone_by_two_others_decides(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Carla")
        for absent in ("Ana", "Ben"):
            told = await let_an_ai_play(evening, "Carla", absent)
            assert told.text.startswith(f"An AI plays for {absent} now")
        assert "✔ Ana ⚙" in evening.board.text
        assert "✔ Ben ⚙" in evening.board.text


async def test_a_voice_that_stays_alone_for_as_long_again_is_enough(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Ben", "Carla")
        told = await let_an_ai_play(evening, "Ben", "Ana")
        assert told.text.startswith("Your voice counts: 1 of the 2")
        wait(evening)
        told = await let_an_ai_play(evening, "Ben", "Ana")
        assert told.text.startswith("An AI plays for Ana now")


async def test_whoever_is_back_may_take_as_long_as_everybody_else(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", mind=Sleeping()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        await evening["Ana"].say(evening.thread, "comeback")
        again = await evening["Ben"].press(evening.board, "Let an AI Play")
        assert "next 15 minutes" in again.text


async def test_of_three_people_both_others_must_agree(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Ben", "Carla")
        told = await let_an_ai_play(evening, "Ben", "Ana")
        assert told.text.startswith("Your voice counts: 1 of the 2")
        assert "Shall an AI play for Ana? 1 of 2 voices needed." in evening.board.text
        assert "⏳ Ana" in evening.board.text
        assert "⚙" not in evening.board.text
        await let_an_ai_play(evening, "Carla", "Ana")
        assert "✔ Ana ⚙" in evening.board.text
        assert "Shall an AI play" not in evening.board.text


async def test_one_voice_counts_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Ben", "Carla")
        await let_an_ai_play(evening, "Ben", "Ana")
        again = await let_an_ai_play(evening, "Ben", "Ana")
        assert again.text.startswith("You have agreed already.")
        assert "1 of 2 voices" in evening.board.text


async def test_whoever_is_away_is_not_counted_among_the_others(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Ben", "Carla")
        for voter in ("Ben", "Carla"):
            await let_an_ai_play(evening, voter, "Ana")
        await take(evening, "Carla")
        wait(evening)
        told = await let_an_ai_play(evening, "Carla", "Ben")
        assert told.text == "An AI plays for Ben now, until they are back."
        assert "wins." in evening.last.text


@pytest.mark.parametrize("sign_of_life", ["My Seat", "Split"])
async def test_a_sign_of_life_cancels_the_proposal(tmp_path, sign_of_life):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla", "Dario") as evening:
        await evening.start("Ana", "Ben", "Carla", "Dario", game="toy")
        await answer_and_wait(evening, "Ben", "Carla")
        await let_an_ai_play(evening, "Ben", "Ana")
        ana = evening["Ana"]
        if sign_of_life == "Split":
            await split(evening, "Ana")
            assert "✔ Ana" in evening.board.text
        else:
            seat = await ana.press(evening.board, "My Seat")
            assert "Split" in seat.message.buttons
        assert "Shall an AI play" not in evening.board.text
        assert "⚙" not in evening.board.text
        assert (await evening.bot.tables.get(table_of(evening))).votes == {}


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
        assert "Ana ⚙" not in evening.board.text
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
    class NewerToy(Toy):
        version = 2
        deck = tuple(f"card-{number}" for number in range(51, 66))

    class NewerDealer(ToyDealer):
        game = NewerToy()

    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        evening.dealers = {"toy": NewerDealer()}
        await evening.restart()
        back = await evening["Ana"].press(evening.board, "My Seat")
        told = evening.message(evening.thread.id, back.raw._interaction.message_id)
        assert told.text == "Welcome back! The seat is yours again."


async def test_nobody_is_asked_by_direct_message_while_an_ai_plays_for_them(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        count = len(evening["Ana"].letters())
        await let_an_ai_play(evening, "Ben", "Ana")
        assert "Everybody picks." in evening.board.text
        (notice,) = evening["Ana"].letters()[count:]
        assert notice.buttons == ["Come Back"]


async def test_an_old_button_brings_its_person_back(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        back = await evening["Ana"].press(evening["Ana"].letters()[-2], "Change")
        assert "Change" in back.message.buttons
        assert "✔ Ana" in evening.board.text
        assert "⚙" not in evening.board.text


async def test_whoever_is_back_is_asked_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", mind=Sleeping()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        assert "⏳ Ana ⚙" in evening.board.text
        back = await evening["Ana"].say(evening.thread, "comeback")
        assert "Split" in back.message.buttons
        await split(evening, "Ana")
        await take(evening, "Ana")
        await take(evening, "Ben")
        assert "wins." in evening.last.text


async def test_a_whole_game_can_be_played_for_somebody(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await evening["Ben"].press(
            (await evening["Ben"].say(evening.thread, "standin")).message, "Ana"
        )
        await take(evening, "Ben")
        assert "wins." in evening.last.text
        back = await evening["Ana"].say(evening.thread, "comeback")
        assert back.is_private
        again = await evening["Ana"].say(evening.thread, "comeback")
        assert again.text.startswith("Your seat is yours already.")


@pytest.mark.slow
async def test_a_whole_great_split_is_told_to_whom_it_was_played_for(tmp_path):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="great_split")
        friends = Friends(evening, ("Ben",), by_buttons)
        await by_buttons(friends, evening["Ben"])
        wait(evening)
        await let_an_ai_play(evening, "Ben", "Ana")
        await friends.play()
        back = await evening["Ana"].say(evening.thread, "comeback")
        numbers = (back.raw._interaction.message_id, *back.raw._interaction.followup_ids)
        told = [evening.message(evening.thread.id, number).text for number in numbers]
        # Six rounds, and in each a split, a choice and a resolution.
        assert "\n".join(told).count("•") >= 18


async def test_a_restart_changes_nothing(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Ben", "Carla")
        await let_an_ai_play(evening, "Ben", "Ana")
        await evening.restart()
        await let_an_ai_play(evening, "Carla", "Ana")
        assert "✔ Ana ⚙" in evening.board.text
        await evening.restart()
        await take(evening, "Ben")
        assert "✔ Ana ⚙" in evening.board.text
        notices = [m for m in evening["Ana"].letters() if m.buttons == ["Come Back"]]
        assert len(notices) == 1


async def test_the_stand_in_sees_only_what_its_seat_may_see(tmp_path):
    mind = Watching()
    async with an_evening(tmp_path, TOY, "Ana", "Ben", mind=mind) as evening:
        await evening.start("Ana", "Ben", game="toy")
        cards = {
            name: set(CARD.findall(evening[name].letters()[-1].alt)) for name in ("Ana", "Ben")
        }
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        question = mind.asked[0]
        assert question.level == "normal"
        assert set(CARD.findall(question.view)) == cards["Ana"]
        public = "\n".join(m.text + m.alt for m in evening.messages(evening.thread.id))
        assert not CARD.findall(public)


async def test_strangers_and_lonely_players_are_refused_kindly(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Eva") as evening:
        await evening.start("Ana", "Ben", game="toy")
        told = await evening["Eva"].press(evening.board, "Let an AI Play")
        assert told.text.startswith("You are not at this table.")
        await split(evening, "Ana")
        told = await evening["Ben"].press(evening.board, "Let an AI Play")
        assert told.text.startswith("Nobody else is waited for now.")


async def test_a_table_of_one_person_has_nobody_to_vote(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        assert evening.board.buttons == ["My Seat", "Board as Text", "Rules", "Why?"]


@pytest.mark.parametrize(
    ("whom", "refusal"),
    [
        ("Ben", "refused-own-stand-in"),
        ("Ada", "refused-ai-stand-in"),
        ("Carla", "refused-not-waited-for"),
    ],
)
async def test_only_somebody_who_is_waited_for_can_be_played_for(tmp_path, whom, refusal):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.seat("Ana", "Ben", "Carla", game="toy")
        await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        await split(evening, "Carla")
        tables = evening.bot.tables
        table = await tables.get(table_of(evening))
        before = await evening.bot.store.standing(table.id)
        seat = table.names.index(whom)
        with pytest.raises(Refused, match=refusal):
            await agree(tables, table.id, evening["Ben"].user.id, seat)
        assert table.votes == {}
        assert await evening.bot.store.standing(table.id) == before


async def test_everybody_reads_it_in_their_own_language(tmp_path):
    async with an_evening(tmp_path, TOY) as evening:
        evening.add_person("Ana", locale="es-ES")
        evening.add_person("Carla", locale="de")
        await evening.start("Ana", "Carla", game="toy")
        await split(evening, "Carla")
        early = await evening["Carla"].press(evening.board, "Let an AI Play")
        assert early.text.startswith("Habt noch ein wenig Geduld.")
        wait(evening)
        whom = await evening["Carla"].press(evening.board, "Let an AI Play")
        assert whom.text.startswith("Für wen soll eine KI spielen")
        told = await evening["Carla"].press(whom.message, "Ana")
        assert told.text == "Jetzt spielt eine KI für Ana, bis zur Rückkehr."
        notice = next(m for m in evening["Ana"].letters() if m.buttons == ["Volver"])
        assert notice.text.startswith("Los demás te esperan")
        assert "An AI plays for Ana for now." in evening.board.text


async def test_a_rematch_seats_the_people_themselves(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        await take(evening, "Ben")
        again = await evening.bot.tables.rematch(
            table_of(evening), evening["Ben"].user.id, evening.channel.id
        )
        assert not any(player.is_played_by_ai for player in again.players)


def table_of(evening: Evening) -> str:
    (table,) = list(evening.bot.tables._held)[:1]
    return table
