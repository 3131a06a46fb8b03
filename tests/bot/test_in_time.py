"""Every press is answered in time, whatever is slow, and in words where pictures are refused."""

import asyncio
import gc
import warnings
from types import SimpleNamespace
from typing import Any

import pytest

from bot.drawing import Drawing
from bot.ui.actions.reply import Reply
from bot.ui.messages.pictures import EditedPictures
from bot.ui.messages.ways import Request, Ways
from tests.bot.playing import split
from tests.bot.simulation import WAYS, Evening, MovableClock, an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}
MESSAGE, THINKING, ACKNOWLEDGED = 4, 5, 6


def callbacks(evening: Evening, since: int) -> list[int]:
    """The kinds of first answers that were given since then."""
    requests = evening.env.http_requests[since:]
    return [r.json["type"] for r in requests if r.path.startswith("/interactions/") and r.json]


@pytest.fixture
def slow(monkeypatch):
    """Makes the tables of an evening slow to find, far slower than an answer may be."""

    def make_slow(evening: Evening) -> None:
        monkeypatch.setattr("bot.ui.actions.reply._AT_THE_LATEST", 0.1, raising=False)
        get = evening.bot.tables.get

        async def later(table):
            await asyncio.sleep(0.4)
            return await get(table)

        monkeypatch.setattr(evening.bot.tables, "get", later)

    return make_slow


async def test_a_slow_database_and_a_slow_picture_have_one_patience_together(tmp_path, slow):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", drawing_patience=0.3) as evening:
        await evening.start("Ana", "Ben", game="toy")
        slow(evening)
        since = len(evening.env.http_requests)
        seat = await evening["Ana"].say(evening.thread, "hand")
        assert callbacks(evening, since) == [THINKING]
        assert seat.is_private
        assert seat.message.pictures == ["0-hand"]


async def test_a_press_without_an_answer_is_acknowledged_and_answered_later(tmp_path, slow):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        slow(evening)
        since = len(evening.env.http_requests)
        seat = await evening["Ana"].press(evening.board, "My Seat")
        assert callbacks(evening, since) == [ACKNOWLEDGED]
        assert seat.is_private
        assert "Your hand: card-" in seat.message.alt


async def test_a_form_that_comes_back_without_an_answer_is_acknowledged_too(tmp_path, slow):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        shown = await ana.user.click(ana.question.discord, label="Split")
        slow(evening)
        since = len(evening.env.http_requests)
        await ana.submit(shown, ["A"])
        assert callbacks(evening, since) == [ACKNOWLEDGED]
        assert ana.question.buttons == ["Seal It", "Change"]


async def test_a_form_that_can_no_longer_be_opened_asks_for_one_more_press(tmp_path, slow):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        slow(evening)
        told = await ana.press(ana.question, "Split")
        assert told.text == "That took me too long, sorry. Please press once more."


async def test_a_quick_answer_is_the_only_one(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", drawing_patience=2.5) as evening:
        await evening.start("Ana", "Ben", game="toy")
        since = len(evening.env.http_requests)
        await evening["Ana"].press(evening.board, "My Seat")
        await evening.env.advance_time(3)
        assert callbacks(evening, since) == [MESSAGE]


@pytest.mark.parametrize(
    ("is_known", "answers"), [(True, [THINKING]), (False, [MESSAGE])], ids=["known", "unknown"]
)
async def test_a_press_is_acknowledged_before_a_picture_that_takes_long_and_may_follow(
    tmp_path, monkeypatch, is_known, answers
):
    """Where an edit of the answer may bring no picture, it comes with the answer or not at all."""
    monkeypatch.setattr("bot.ui.actions.reply._WHERE_THEY_MAY_FOLLOW", 0.0)
    async with an_evening(tmp_path, TOY, "Ana", "Ben", drawing_patience=2.5) as evening:
        await evening.start("Ana", "Ben", game="toy")
        ways = evening.bot.publisher.edited.ways
        ways.refused((Request.COMPLETION, True))
        if is_known:
            ways.taken((Request.COMPLETION, True))
        since = len(evening.env.http_requests)
        seat = await evening["Ana"].press(evening.board, "My Seat")
        assert callbacks(evening, since) == answers
        assert seat.message.pictures == ["0-hand"]


async def test_a_change_that_is_refused_altogether_is_answered_in_a_sentence(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        ben = evening["Ben"]
        await ben.tick(ben.question, "Split", ["A"])
        evening.env.inject_error("POST", "/interactions/*", status=400, code=50035)
        told = await ben.press(ben.question, "Seal It")
        assert told.text.startswith("Something went wrong on my side. Nothing is lost")
        assert ben.question.buttons == ["Take Left", "Take Right", *WAYS]


async def test_a_guard_that_is_called_off_while_it_waits_has_begun_nothing():
    begun = []

    async def acknowledge():
        begun.append("acknowledged")

    interaction: Any = SimpleNamespace(
        locale=SimpleNamespace(value="en-GB"), response=SimpleNamespace(defer=acknowledge)
    )
    clock = MovableClock()
    reply = Reply(interaction, EditedPictures(Drawing(), Ways(clock)), patience=0)
    async with reply._answering:
        guard = asyncio.create_task(reply.wait())
        await asyncio.sleep(0)
        guard.cancel()
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        await asyncio.wait([guard])
        gc.collect()
    assert (begun, said) == ([], [])


async def test_a_command_without_an_answer_is_acknowledged_and_answered_later(tmp_path, slow):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        slow(evening)
        since = len(evening.env.http_requests)
        told = await evening["Ana"].say(evening.thread, "text")
        assert callbacks(evening, since) == [THINKING]
        assert told.is_private
        assert told.text == "2 players, phase split."


async def test_a_lobby_that_takes_long_to_open_is_announced_to_everybody(tmp_path, slow):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        slow(evening)
        since = len(evening.env.http_requests)
        opened = await evening["Ana"].say(evening.channel, "play", game="toy")
        assert callbacks(evening, since) == [THINKING]
        assert not opened.is_private
        assert "**Ana**" in evening.lobby.text
        await evening["Ana"].press(evening.lobby, "Leave")
        assert evening.lobby.text.startswith("**Toy**: everybody got up")


async def test_a_refusal_is_private_also_where_an_answer_to_all_was_announced(tmp_path, slow):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        sure = await evening["Ana"].say(evening.thread, "end")
        await evening["Ana"].press(sure.message, "End the Table")
        await evening["Ana"].press(evening.last, "Rematch")
        before = [message.id for message in evening.messages(evening.thread.id)]
        slow(evening)
        since = len(evening.env.http_requests)
        told = await evening["Ben"].say(evening.thread, "rematch")
        assert callbacks(evening, since) == [THINKING]
        assert told.text.startswith("The rematch is open already")
        assert told.is_private
        assert [message.id for message in evening.messages(evening.thread.id)] == before
