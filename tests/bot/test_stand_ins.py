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


async def let_an_ai_play(evening: Evening, voter: str, absent: str) -> Result:
    whom = await evening[voter].press(evening.board, "Let an AI Play")
    return await evening[voter].press(whom.message, absent)


async def test_of_two_people_the_other_one_decides(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        told = await let_an_ai_play(evening, "Ben", "Ana")
        assert told.is_private
        assert told.text == "An AI plays for Ana now, until they are back."
        assert "✔ Ana ⚙" in evening.board.text
        assert "An AI plays for Ana for now." in evening.board.text


async def test_of_three_people_both_others_must_agree(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
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
        await let_an_ai_play(evening, "Ben", "Ana")
        again = await let_an_ai_play(evening, "Ben", "Ana")
        assert again.text.startswith("You have agreed already.")
        assert "1 of 2 voices" in evening.board.text


async def test_whoever_is_away_is_not_counted_among_the_others(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        for voter in ("Ben", "Carla"):
            await let_an_ai_play(evening, voter, "Ana")
        told = await let_an_ai_play(evening, "Carla", "Ben")
        assert told.text == "An AI plays for Ben now, until they are back."
        assert "An AI plays for" in evening.board.text
        assert "✔ Ben ⚙" in evening.board.text


@pytest.mark.parametrize("sign_of_life", ["My Seat", "Split"])
async def test_a_sign_of_life_cancels_the_proposal(tmp_path, sign_of_life):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
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
        assert await evening.bot.store.votes(table_of(evening)) == {}


async def test_the_one_who_is_away_is_told_once_and_can_come_back_from_there(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
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
        await let_an_ai_play(evening, "Ben", "Ana")
        await split(evening, "Ben")
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


async def test_nobody_is_asked_by_direct_message_while_an_ai_plays_for_them(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await let_an_ai_play(evening, "Ben", "Ana")
        count = len(evening["Ana"].letters())
        await split(evening, "Ben")
        assert len(evening["Ana"].letters()) == count


async def test_an_old_button_brings_its_person_back(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await let_an_ai_play(evening, "Ben", "Ana")
        back = await evening["Ana"].press(evening["Ana"].letters()[-2], "Change")
        assert "Change" in back.message.buttons
        assert "✔ Ana" in evening.board.text
        assert "⚙" not in evening.board.text


async def test_whoever_is_back_is_asked_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", mind=Sleeping()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await let_an_ai_play(evening, "Ben", "Ana")
        assert "⏳ Ana ⚙" in evening.board.text
        back = await evening["Ana"].say(evening.thread, "comeback")
        assert "Split" in back.message.buttons
        await split(evening, "Ana")
        await split(evening, "Ben")
        await take(evening, "Ana")
        await take(evening, "Ben")
        assert "wins." in evening.last.text


async def test_a_whole_game_can_be_played_for_somebody(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await evening["Ben"].press(
            (await evening["Ben"].say(evening.thread, "standin")).message, "Ana"
        )
        await split(evening, "Ben")
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
        await let_an_ai_play(evening, "Ben", "Ana")
        friends = Friends(evening, ("Ben",), by_buttons)
        await friends.play()
        back = await evening["Ana"].say(evening.thread, "comeback")
        numbers = (back.raw._interaction.message_id, *back.raw._interaction.followup_ids)
        told = [evening.message(evening.thread.id, number).text for number in numbers]
        # Six rounds, and in each a split, a choice and a resolution.
        assert "\n".join(told).count("•") >= 18
        assert not re.search(r"Round \d: you have", "\n".join(told)), "each says what it was"


async def test_a_restart_changes_nothing(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await let_an_ai_play(evening, "Ben", "Ana")
        await evening.restart()
        await let_an_ai_play(evening, "Carla", "Ana")
        assert "✔ Ana ⚙" in evening.board.text
        await evening.restart()
        await split(evening, "Ben")
        await split(evening, "Carla")
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
        await let_an_ai_play(evening, "Ben", "Ana")
        (question,) = mind.asked
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
        before = await evening.bot.store.players(table.id)
        seat = table.names.index(whom)
        with pytest.raises(Refused, match=refusal):
            await agree(tables, table.id, evening["Ben"].user.id, seat)
        assert await evening.bot.store.players(table.id) == before
        assert await evening.bot.store.votes(table.id) == {}


async def test_everybody_reads_it_in_their_own_language(tmp_path):
    async with an_evening(tmp_path, TOY) as evening:
        evening.add_person("Ana", locale="es-ES")
        evening.add_person("Carla", locale="de")
        await evening.start("Ana", "Carla", game="toy")
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
        await let_an_ai_play(evening, "Ben", "Ana")
        await split(evening, "Ben")
        await take(evening, "Ben")
        again = await evening.bot.tables.rematch(
            table_of(evening), evening["Ben"].user.id, evening.channel.id
        )
        assert not any(player.is_played_by_ai for player in again.players)


def table_of(evening: Evening) -> str:
    (table,) = list(evening.bot.tables._held)[:1]
    return table
