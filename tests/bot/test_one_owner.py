"""A seat's messages have one owner: nothing is asked twice, and nothing stale looks alive."""

import logging

import pytest

from tests.bot.playing import all_split, split, take
from tests.bot.simulation import WAYS, Evening, Message, Person, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


@pytest.fixture(autouse=True)
def _hear_what_discord_says(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bot.ui")


def everything_seen_by(person: Person) -> list[Message]:
    """Also what only they see."""
    stored = person.evening.env.backend.messages.get(person.user.dm_channel.id, {})
    return [Message(person.evening, message) for message in stored.values()]


def asking(person: Person) -> list[Message]:
    return [
        m for m in everything_seen_by(person) if {"Split", "Take Left", "Seal It"} & {*m.buttons}
    ]


async def in_my_seat(evening: Evening, name: str) -> Message:
    """Behind the button in their direct messages."""
    person = evening[name]
    return (await person.press(person.letters()[-1], "My Seat")).message


async def test_an_answer_behind_my_seat_in_direct_messages_brings_the_next_question_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        ben = evening["Ben"]
        draft = await ben.tick(await in_my_seat(evening, "Ben"), "Split", ["A"])
        await ben.press(draft.message, "Seal It")
        assert [message.buttons for message in asking(ben)] == [["Take Left", "Take Right", *WAYS]]
        assert asking(ben)[0].id == ben.letters()[-1].id


async def test_an_answer_by_command_in_direct_messages_brings_the_next_question_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        ben = evening["Ben"]
        draft = await ben.say(None, "split", answer="a")
        await ben.press(draft.message, "Seal It")
        assert len(asking(ben)) == 1


async def test_a_copy_behind_my_seat_is_closed_when_the_question_is_answered_elsewhere(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        copy = await in_my_seat(evening, "Ben")
        assert "Split" in copy.buttons
        await split(evening, "Ben")
        assert "Split" not in Message(evening, copy.stored).buttons
        await split(evening, "Ana")
        ben = evening["Ben"]
        assert [m.id for m in asking(ben)] == [ben.letters()[-1].id]


async def test_a_question_answered_behind_my_seat_is_closed_with_its_picture(tmp_path, caplog):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ben = evening["Ben"]
        question = ben.question
        await ben.tick(question, "Split", ["A"])
        draft = await ben.say(None, "split", answer="ab")
        await ben.press(draft.message, "Seal It")
        assert "Discord said 4" not in caplog.text
        closed = evening.message(ben.user.dm_channel.id, question.id)
        assert closed.text.count("Your split is sealed.") == 1
        assert closed.buttons == ["Change", *WAYS]


async def test_with_closed_direct_messages_the_private_prompt_follows_the_game(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.start("Ana", "Ben", game="toy")
        seat = await ben.press(evening.board, "My Seat")
        draft = await ben.tick(seat.message, "Split", ["B"])
        sealed = await ben.press(draft.message, "Seal It")
        assert sealed.message.buttons[0] == "Change"
        await split(evening, "Ana")
        now = evening.message(evening.thread.id, sealed.message.id)
        assert now.buttons[:2] == ["Take Left", "Take Right"]
        assert now.text.startswith("Your split is sealed.")
        await ben.press(now, "Take Left")


async def test_a_private_prompt_is_left_alone_once_discord_has_forgotten_it(tmp_path, caplog):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.start("Ana", "Ben", game="toy")
        seat = await ben.press(evening.board, "My Seat")
        draft = await ben.tick(seat.message, "Split", ["B"])
        await ben.press(draft.message, "Seal It")
        await evening.env.advance_time(16 * 60)
        evening.clock.seconds += 16 * 60
        caplog.clear()
        await split(evening, "Ana")
        assert "Discord said 4" not in caplog.text


async def test_a_private_prompt_follows_the_game_also_after_a_restart(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.start("Ana", "Ben", game="toy")
        seat = await ben.press(evening.board, "My Seat")
        draft = await ben.tick(seat.message, "Split", ["B"])
        sealed = await ben.press(draft.message, "Seal It")
        await evening.restart()
        await split(evening, "Ana")
        now = evening.message(evening.thread.id, sealed.message.id)
        assert now.buttons[:2] == ["Take Left", "Take Right"]


def reported(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What the publisher has logged as an error."""
    ours = (r for r in caplog.records if r.name == "bot.ui.publishing.publisher")
    return [record for record in ours if record.levelno == logging.ERROR]


async def test_a_board_that_fails_holds_back_no_question(tmp_path):
    class Boardless(ToyDealer):
        def status(self, _view, _to):
            raise RuntimeError("no board today")

    dealers = {"toy": Boardless()}
    async with an_evening(tmp_path, dealers, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        for name in ("Ana", "Ben"):
            assert evening[name].question.buttons == ["Split", *WAYS]


async def test_a_board_that_fails_is_reported_once_and_tried_again_ever_more_rarely(
    tmp_path, caplog
):
    tries = []

    class Boardless(ToyDealer):
        def status(self, _view, _to):
            tries.append("tried")
            raise RuntimeError("no board today")

    dealers = {"toy": Boardless()}
    async with an_evening(tmp_path, dealers, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        counts = []
        for wait in (10, 25, 30, 30, 200, 100):
            before = len(tries)
            await evening.env.advance_time(wait)
            counts.append(len(tries) - before)
        assert counts == [1, 1, 0, 1, 0, 1]
        assert len(reported(caplog)) == 1


async def test_an_answer_that_cannot_be_told_is_stored_and_the_game_goes_on(tmp_path):
    class Tongueless(ToyDealer):
        def answered(self, view, decision, events, to):
            if decision.kind == "split":
                raise RuntimeError("no words")
            return super().answered(view, decision, events, to)

    dealers = {"toy": Tongueless()}
    async with an_evening(tmp_path, dealers, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        await ana.tick(ana.question, "Split", ["A"])
        told = await ana.press(ana.question, "Seal It")
        assert told.text.startswith("Something went wrong on my side. Nothing is lost")
        assert "Ana" not in evening.waiting


async def test_a_seat_that_fails_holds_back_no_other_and_is_reported_once(tmp_path, caplog):
    class Choosy(ToyDealer):
        def ask(self, view, decision, moves, to):
            if to.seat == 0:
                raise RuntimeError("nothing to ask")
            return super().ask(view, decision, moves, to)

    dealers = {"toy": Choosy()}
    names = ("Ana", "Ben")
    async with an_evening(tmp_path, dealers, *names, may_fail=True) as evening:
        await evening.start(*names, game="toy")
        asked = [name for name in names if asking(evening[name])]
        assert len(asked) == 1
        assert "My Seat" in evening.board.buttons
        for _ in range(3):
            await evening.env.advance_time(1000)
        assert len(reported(caplog)) == 1


async def test_a_game_in_direct_messages_asks_every_question_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await all_split(evening, "Ana", "Ben")
        await take(evening, "Ana")
        for name in ("Ana", "Ben"):
            assert len(asking(evening[name])) == (name == "Ben")
