"""Stand-ins: an AI plays for somebody who is away, if the others agree, until they are back."""

import re

import pytest

from bot.refusals import Refused
from bot.standing_in import agree
from tests.bot.minds import Watching
from tests.bot.playing import answer_and_wait, let_an_ai_play, split, take, wait
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}
CARD = re.compile(r"card-\d\d")


async def test_of_two_people_the_other_one_decides(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        told = await let_an_ai_play(evening, "Ben", "Ana")
        assert told.is_private
        assert told.text == "An AI plays for Ana now, until they are back."
        assert "Ana" not in evening.waiting
        assert "An AI plays for Ana for now." in evening.board.text


async def test_nobody_is_played_for_before_the_table_has_waited_long_enough(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", stand_in_seconds=300) as evening:
        await evening.start("Ana", "Ben", game="toy")
        wait(evening, 10)
        await split(evening, "Ben")
        wait(evening, 3.5)
        early = await evening["Ben"].say(evening.thread, "standin")
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
        told = await evening["Ben"].say(evening.thread, "standin")
        assert told.text.startswith("The table waits for you too, so answer first")


async def test_one_who_is_left_alone_by_two_others_decides(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Carla")
        for absent in ("Ana", "Ben"):
            told = await let_an_ai_play(evening, "Carla", absent)
            assert told.text.startswith(f"An AI plays for {absent} now")
        assert "Ana" not in evening.waiting
        assert "Ben" not in evening.waiting


async def test_a_voice_that_stays_alone_for_as_long_again_is_enough(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Ben", "Carla")
        told = await let_an_ai_play(evening, "Ben", "Ana")
        assert told.text.startswith("Your vote counts: 1 of the 2")
        wait(evening)
        told = await let_an_ai_play(evening, "Ben", "Ana")
        assert told.text.startswith("An AI plays for Ana now")


async def test_of_three_people_both_others_must_agree(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Ben", "Carla")
        told = await let_an_ai_play(evening, "Ben", "Ana")
        assert told.text.startswith("Your vote counts: 1 of the 2")
        assert "Should an AI play for Ana? 1 of 2 votes needed." in evening.board.text
        assert "Ana" in evening.waiting
        await let_an_ai_play(evening, "Carla", "Ana")
        assert "Ana" not in evening.waiting
        assert "Should an AI play" not in evening.board.text


async def test_one_voice_counts_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Ben", "Carla")
        await let_an_ai_play(evening, "Ben", "Ana")
        again = await let_an_ai_play(evening, "Ben", "Ana")
        assert again.text.startswith("You have agreed already.")
        assert "1 of 2 votes" in evening.board.text


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


async def test_nobody_is_asked_by_direct_message_while_an_ai_plays_for_them(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        count = len(evening["Ana"].letters())
        await let_an_ai_play(evening, "Ben", "Ana")
        assert "Everybody picks." in evening.board.text
        (notice,) = evening["Ana"].letters()[count:]
        assert notice.buttons == ["Come Back"]


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


async def test_a_restart_changes_nothing(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await answer_and_wait(evening, "Ben", "Carla")
        await let_an_ai_play(evening, "Ben", "Ana")
        await evening.restart()
        await let_an_ai_play(evening, "Carla", "Ana")
        assert "Ana" not in evening.waiting
        await evening.restart()
        await take(evening, "Ben")
        assert "Ana" not in evening.waiting
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
        told = await evening["Eva"].say(evening.thread, "standin")
        assert told.text.startswith("You do not sit at a table")
        await split(evening, "Ana")
        told = await evening["Ben"].say(evening.thread, "standin")
        assert told.text.startswith("Nobody else is keeping you waiting right now.")


async def test_a_table_of_one_person_has_nobody_to_vote(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        assert evening.board.buttons == ["My Seat", "Board as Text", "Rules"]


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
        before = await evening.bot.store.table(table.id)
        seat = table.names.index(whom)
        with pytest.raises(Refused, match=refusal):
            await agree(tables, table.id, evening["Ben"].user.id, seat)
        assert table.votes == {}
        assert await evening.bot.store.table(table.id) == before


async def test_everybody_reads_it_in_their_own_language(tmp_path):
    async with an_evening(tmp_path, TOY) as evening:
        evening.add_person("Ana", locale="es-ES")
        carla = evening.add_person("Carla")
        await evening.start("Carla", "Ana", game="toy")
        evening.locales[carla.user.id] = "de"
        await split(evening, "Carla")
        early = await evening["Carla"].say(evening.thread, "standin")
        assert early.text.startswith("Habt noch ein wenig Geduld.")
        wait(evening)
        whom = await evening["Carla"].say(evening.thread, "standin")
        assert whom.text.startswith("Für wen soll eine KI spielen")
        told = await evening["Carla"].press(whom.message, "Ana")
        assert told.text == "Jetzt spielt eine KI für Ana, bis zur Rückkehr."
        notice = next(m for m in evening["Ana"].letters() if m.buttons == ["Volver"])
        assert notice.text.startswith("Los demás te esperan")
        assert "An AI plays for Ana for now." in evening.board.text


def table_of(evening: Evening) -> str:
    (table,) = list(evening.bot.tables._held)[:1]
    return table
