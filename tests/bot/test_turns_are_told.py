"""Everybody learns that it is their turn: by direct message, or by a mention in the thread."""

import logging
from typing import Any

import pytest

from tests.bot.playing import all_split
from tests.bot.simulation import Evening, Message, an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}
SILENT = 1 << 12


def calls(evening: Evening) -> list[Message]:
    """What only calls somebody to the board."""
    return [m for m in evening.messages(evening.thread.id) if m.buttons == ["My Seat"]]


def posted(evening: Evening, message: Message) -> dict[str, Any]:
    """What the bot sent to post it."""
    path = f"/channels/{message.stored.channel_id}/messages"
    bodies: Any = (
        r.json for r in evening.env.http_requests if (r.method, r.path) == ("POST", path)
    )
    return next(body for body in bodies if message.text.splitlines()[-1] in str(body))


async def split_at_the_board(evening: Evening, name: str) -> None:
    person = evening[name]
    seat = await person.press(evening.board, "My Seat")
    draft = await person.tick(seat.message, "Split", ["A"])
    await person.press(draft.message, "Seal It")


@pytest.mark.parametrize("code", [50007, 50278, 50001, 20026, 50013])
async def test_whoever_cannot_be_written_to_for_any_reason_is_called_in_the_thread(tmp_path, code):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=code == 20026) as evening:
        evening.close_direct_messages(evening["Ben"], code)
        await evening.start("Ana", "Ben", game="toy")
        (call,) = calls(evening)
        assert call.text == f"<@{evening['Ben'].user.id}>, it is your turn."
        body = posted(evening, call)
        assert body["allowed_mentions"]["users"] == [str(evening["Ben"].user.id)]
        assert not body["flags"] & SILENT


@pytest.mark.parametrize("code", [20026, 50007, 50001])
async def test_whoever_has_no_channel_for_direct_messages_is_called_in_the_thread(tmp_path, code):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=code == 20026) as evening:
        await evening["Ana"].say(evening.channel, "play", game="toy")
        evening.env.inject_error("POST", "/users/@me/channels", status=403, code=code, times=None)
        await evening["Ben"].press(evening.lobby, "Join")
        await evening["Ana"].press(evening.lobby, "Start")
        (call,) = calls(evening)
        assert call.text == f"<@{evening['Ben'].user.id}>, it is your turn."


async def test_a_quarantined_bot_says_so_loudly(tmp_path, caplog):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        evening.close_direct_messages(evening["Ben"], 20026)
        await evening.start("Ana", "Ben", game="toy")
        loud = [one for one in caplog.records if one.levelno >= logging.ERROR]
        assert any("quarantined" in one.getMessage() for one in loud)


async def test_a_call_goes_when_its_question_is_answered_and_the_next_question_calls_again(
    tmp_path,
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        evening.close_direct_messages(evening["Ben"])
        await evening.start("Ana", "Ben", game="toy")
        (first,) = calls(evening)
        await split_at_the_board(evening, "Ben")
        assert calls(evening) == []
        await all_split(evening, "Ana")
        (second,) = calls(evening)
        assert second.id != first.id


async def test_one_question_calls_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        evening.close_direct_messages(evening["Ben"])
        await evening.start("Ana", "Ben", "Carla", game="toy")
        (call,) = calls(evening)
        await all_split(evening, "Ana")
        await all_split(evening, "Carla")
        assert [one.id for one in calls(evening)] == [call.id]


async def test_everybody_is_mentioned_silently_where_the_game_starts(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        start = next(m for m in evening.messages(evening.thread.id) if "sealed" in m.text)
        people = {evening[name].user.id for name in ("Ana", "Ben")}
        body = posted(evening, start)
        assert {int(user) for user in body["allowed_mentions"]["users"]} == people
        assert body["flags"] & SILENT


async def test_whoever_opens_their_direct_messages_in_mid_game_is_asked_there_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.start("Ana", "Ben", game="toy")
        before = len(ben.letters())
        await ben.press(evening.board, "My Seat")
        assert len(ben.letters()) == before
        evening.env.backend.faults.clear()
        await ben.press(evening.board, "My Seat")
        assert "Split" in ben.question.buttons
        assert calls(evening) == []
        assert "Plays here" not in evening.board.text
