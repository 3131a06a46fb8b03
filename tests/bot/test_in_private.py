"""Direct messages that cannot be opened, changed or found any more."""

from dataclasses import replace

import pytest

from tests.bot.minds import Pondering
from tests.bot.playing import all_split, answer_and_wait, are_told_the_end, let_an_ai_play
from tests.bot.simulation import WAYS, Evening, Person, an_evening
from tests.bot.test_publishing import requests, show_again
from tests.bot.toy_dealer import ToyDealer, picture

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}


class Illustrated(ToyDealer):
    """Answers with a picture."""

    def answered(self, *asked):
        return replace(super().answered(*asked), picture=picture("piles", "Left and right."))


def messages_of(person: Person) -> str:
    return f"/channels/{person.user.dm_channel.id}/messages/"


async def split_at_the_board(evening: Evening, person: Person) -> None:
    seat = await person.press(evening.board, "My Seat")
    draft = await person.tick(seat.message, "Split", ["A"])
    await person.press(draft.message, "Seal It")


def unreachable_once(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next time that a channel of direct messages is opened, Discord is away."""

    async def away(_user, **_):
        monkeypatch.undo()
        raise TimeoutError

    monkeypatch.setattr(evening.bot.direct_channels, "of", away)


async def test_an_answer_whose_picture_is_refused_is_told_in_words(tmp_path):
    async with an_evening(tmp_path, {"toy": Illustrated()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        evening.env.inject_error("PATCH", messages_of(ana) + "*", status=400, code=50035)
        await split_at_the_board(evening, ana)
        told = ana.letters()[-1]
        assert told.text.startswith("Your split is sealed.")
        assert "Left and right." in told.text
        assert told.buttons == ["Change", *WAYS]


async def test_an_answer_that_cannot_be_shown_is_not_tried_in_every_pass(tmp_path):
    async with an_evening(tmp_path, {"toy": Illustrated()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        path = messages_of(evening["Ana"])
        evening.env.inject_error("PATCH", path + "*", status=400, code=50035, times=None)
        await split_at_the_board(evening, evening["Ana"])
        since = len(evening.env.http_requests)
        await show_again(evening)
        assert requests(evening, path, since) == []


async def test_a_stand_in_is_announced_once_the_way_to_its_person_is_open(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", mind=Pondering()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        whom = await evening["Ben"].say(evening.thread, "standin")
        unreachable_once(evening, monkeypatch)
        await evening["Ben"].press(whom.message, "Ana")
        assert evening["Ana"].letters()[-1].buttons != ["Come Back"]
        await evening.env.advance_time(11)
        assert evening["Ana"].letters()[-1].buttons == ["Come Back"]


async def test_a_deleted_notice_of_a_stand_in_is_not_changed_in_every_pass(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        notice = ana.letters()[-1]
        assert notice.buttons == ["Come Back"]
        evening.env.backend.delete_message(ana.user.dm_channel.id, notice.id)
        await ana.press(evening.board, "My Seat")
        since = len(evening.env.http_requests)
        await show_again(evening)
        assert requests(evening, messages_of(ana) + str(notice.id), since) == []


async def test_the_end_is_told_once_the_way_to_a_player_is_open(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        evening.env.backend.delete_channel(evening.thread.id)
        evening.env.backend.delete_channel(evening.channel.id)
        await all_split(evening, "Ana", "Ben")
        for name in ("Ana", "Ben"):
            await evening[name].press(evening[name].question, "Take Left")
        await evening["Ana"].press(evening["Ana"].question, "Settle")
        unreachable_once(evening, monkeypatch)
        await evening["Ben"].press(evening["Ben"].question, "Settle")
        await evening.env.advance_time(11)
        assert are_told_the_end(evening, "Ana", "Ben")
