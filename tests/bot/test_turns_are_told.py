"""Everybody learns that it is their turn: by direct message, or by a mention in the thread."""

import logging
from dataclasses import replace
from typing import Any

import pytest

from bot.store import Shown
from tests.bot.people.test_me import at_noon, hours_pass, pushes
from tests.bot.playing import all_split, split
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


async def test_one_message_below_the_board_calls_all_whom_no_direct_message_reaches(tmp_path):
    names = ("Ana", "Ben", "Carla", "Dora")
    async with an_evening(tmp_path, TOY, *names) as evening:
        closed = [evening[name] for name in names[1:]]
        for person in closed:
            evening.close_direct_messages(person)
        await evening.start(*names, game="toy")
        (call,) = calls(evening)
        assert all(f"<@{person.user.id}>" in call.text for person in closed)
        called = posted(evening, call)["allowed_mentions"]["users"]
        assert set(called) == {str(person.user.id) for person in closed}
        assert call.id > evening.board.id


async def test_whoever_has_answered_is_called_no_longer_and_the_others_still_are(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        for name in ("Ben", "Carla"):
            evening.close_direct_messages(evening[name])
        await evening.start("Ana", "Ben", "Carla", game="toy")
        (call,) = calls(evening)
        await split_at_the_board(evening, "Ben")
        (later,) = calls(evening)
        assert later.id == call.id
        assert later.text == f"<@{evening['Carla'].user.id}>, it is your turn."
        await split_at_the_board(evening, "Carla")
        assert calls(evening) == []


async def test_a_new_call_names_who_was_called_before_and_rings_only_for_the_new_one(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        at_noon(evening)
        ben, carla = evening["Ben"], evening["Carla"]
        await carla.say(evening.channel, "me", quiet="11:00-15:00", zone="UTC")
        for person in (ben, carla):
            evening.close_direct_messages(person)
        await evening.start("Ana", "Ben", "Carla", game="toy")
        (first,) = calls(evening)
        assert first.text == f"<@{ben.user.id}>, it is your turn."
        await hours_pass(evening, 3.1)
        (second,) = calls(evening)
        assert second.id != first.id
        assert all(f"<@{person.user.id}>" in second.text for person in (ben, carla))
        assert posted(evening, second)["allowed_mentions"]["users"] == [str(carla.user.id)]


async def test_call_after_call_does_not_keep_a_new_board_away(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        at_noon(evening)
        await evening["Carla"].say(evening.channel, "me", quiet="11:00-15:00", zone="UTC")
        for name in ("Ben", "Carla"):
            evening.close_direct_messages(evening[name])
        await evening.start("Ana", "Ben", "Carla", game="toy")
        first, store, table = evening.board, evening.bot.store, evening.table
        before = (await store.shown(table.id))["board", None]
        await store.show(table.id, replace(before, chapter="the one before"))
        await hours_pass(evening, 3.1)
        (call,) = calls(evening)
        assert f"<@{evening['Carla'].user.id}>" in call.text
        assert call.id > evening.board.id > first.id


async def test_whoever_closes_their_direct_messages_at_night_is_called_in_the_morning(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        at_noon(evening)
        ben = evening["Ben"]
        await ben.say(evening.channel, "me", quiet="11:00-15:00", zone="UTC")
        await evening.start("Ana", "Ben", game="toy")
        evening.close_direct_messages(ben)
        await hours_pass(evening, 3.1)
        (call,) = calls(evening)
        assert call.text == f"<@{ben.user.id}>, it is your turn."
        assert not evening.table.players[evening.table.names.index("Ben")].reachable
        await hours_pass(evening, 3)
        assert [one.id for one in calls(evening)] == [call.id]
        assert pushes(ben) == []


async def test_a_question_that_came_at_my_seat_in_quiet_hours_calls_after_them(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        at_noon(evening)
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.start("Ana", "Ben", game="toy")
        await ben.say(evening.channel, "me", quiet="11:00-15:00", zone="UTC")
        await split_at_the_board(evening, "Ben")
        await split(evening, "Ana")
        assert calls(evening) == []
        await hours_pass(evening, 3.1)
        assert len(calls(evening)) == 1


async def test_a_call_of_an_earlier_version_goes_when_its_question_is_answered(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        evening.close_direct_messages(evening["Ben"])
        await evening.start("Ana", "Ben", game="toy")
        (call,) = calls(evening)
        store, table = evening.bot.store, evening.table
        seat = table.names.index("Ben")
        own = (await store.shown(table.id))["call", seat]
        place = evening.thread.id
        was = Shown("call", place, call.id, seat, ticket=own.ticket, pushed_at=own.pushed_at)
        await store.show(table.id, was, Shown("call", place, 0))
        await split_at_the_board(evening, "Ben")
        assert calls(evening) == []
        await all_split(evening, "Ana")
        assert len(calls(evening)) == 1


async def test_a_call_that_is_answered_where_the_thread_is_archived_goes(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        evening.close_direct_messages(evening["Ben"])
        await evening.start("Ana", "Ben", "Carla", game="toy")
        (call,) = calls(evening)
        path = f"/channels/{evening.thread.id}/messages/{call.id}"
        evening.env.inject_error("DELETE", path, status=400, code=50083, times=1)
        await split_at_the_board(evening, "Ben")
        assert calls(evening) == []


async def test_a_call_that_may_not_be_deleted_is_tried_again_when_there_is_more_to_show(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        evening.close_direct_messages(evening["Ben"])
        await evening.start("Ana", "Ben", "Carla", game="toy")
        (call,) = calls(evening)
        path = f"/channels/{evening.thread.id}/messages/{call.id}"
        evening.env.inject_error("DELETE", path, status=403, code=50013, times=1)
        await split_at_the_board(evening, "Ben")
        await evening.clock.go_on(3600)
        assert [one.id for one in calls(evening)] == [call.id]
        assert sum(r.method == "DELETE" for r in evening.env.http_requests) == 1
        await split(evening, "Ana")
        assert calls(evening) == []


async def test_a_call_in_a_thread_that_was_lost_goes_when_it_is_back(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        evening.close_direct_messages(evening["Ben"])
        await evening.start("Ana", "Ben", "Carla", game="toy")
        seat = await evening["Ben"].press(evening.board, "My Seat")
        draft = await evening["Ben"].tick(seat.message, "Split", ["A"])
        thread = f"/channels/{evening.thread.id}/messages*"
        evening.env.inject_error("*", thread, status=403, code=50001, times=None)
        await evening["Ben"].press(draft.message, "Seal It")
        await evening.clock.go_on(60)
        evening.env.backend.faults.clear()
        await evening.clock.go_on(700)
        await split(evening, "Ana")
        assert calls(evening) == []


async def test_a_call_that_may_not_be_deleted_keeps_nobody_from_being_called_and_goes_later(
    tmp_path,
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        at_noon(evening)
        ben, carla = evening["Ben"], evening["Carla"]
        await carla.say(evening.channel, "me", quiet="11:00-15:00", zone="UTC")
        for person in (ben, carla):
            evening.close_direct_messages(person)
        await evening.start("Ana", "Ben", "Carla", game="toy")
        (first,) = calls(evening)
        path = f"/channels/{evening.thread.id}/messages/{first.id}"
        evening.env.inject_error("DELETE", path, status=403, code=50013, times=2)
        await hours_pass(evening, 3.1)
        before, second = calls(evening)
        assert before.id == first.id
        await evening.restart()
        await split(evening, "Ana")
        assert [one.id for one in calls(evening)] == [second.id]


async def test_everybody_is_mentioned_silently_where_the_game_starts(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        start = next(m for m in evening.messages(evening.thread.id) if "sealed" in m.text)
        people = {evening[name].user.id for name in ("Ana", "Ben")}
        body = posted(evening, start)
        assert {int(user) for user in body["allowed_mentions"]["users"]} == people
        assert body["flags"] & SILENT


def added(evening: Evening) -> list[str]:
    """Whom the bot added to which thread, as it asked."""
    asked = [(r.method, r.path) for r in evening.env.http_requests]
    return [path for method, path in asked if method == "PUT" and "/thread-members/" in path]


def member(evening: Evening, name: str) -> str:
    return f"/channels/{evening.thread.id}/thread-members/{evening[name].user.id}"


async def test_everybody_is_added_to_their_thread_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        everybody = {member(evening, "Ana"), member(evening, "Ben")}
        assert set(added(evening)) == everybody
        await evening.restart()
        await all_split(evening, "Ana")
        await all_split(evening, "Ben")
        assert len(added(evening)) == 2


async def test_everybody_is_added_to_the_thread_that_replaces_theirs(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        evening.env.backend.delete_channel(evening.thread.id)
        await split(evening, "Ana")
        assert {member(evening, "Ana"), member(evening, "Ben")} <= set(added(evening))


@pytest.mark.parametrize(("status", "code", "is_final"), [(403, 50001, True), (400, 20028, False)])
async def test_whom_discord_does_not_add_plays_all_the_same(tmp_path, status, code, is_final):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        adding = "/channels/*/thread-members/*"
        evening.env.inject_error("PUT", adding, status=status, code=code, times=None)
        await evening.start("Ana", "Ben", game="toy")
        await all_split(evening, "Ana")
        assert (len(added(evening)) == 2) == is_final
        assert await evening.bot.store.outbox(evening.table.id) == ()


async def test_whoever_opens_their_direct_messages_in_mid_game_is_asked_there_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ben = evening["Ben"]
        evening.close_direct_messages(ben)
        await evening.start("Ana", "Ben", game="toy")
        before = len(ben.letters())
        await ben.press(evening.board, "My Seat")
        assert len(ben.letters()) == before
        evening.env.backend.faults.clear()
        evening.clock.seconds += 300
        await ben.press(evening.board, "My Seat")
        assert "Split" in ben.question.buttons
        assert calls(evening) == []
        assert "Plays here" not in evening.board.text


async def test_in_a_thread_that_replaces_a_deleted_one_all_are_mentioned_and_called_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        carla = evening["Carla"]
        evening.close_direct_messages(carla)
        await evening.start("Ana", "Ben", "Carla", game="toy")
        first = evening.thread.id
        assert len(calls(evening)) == 1
        evening.env.backend.delete_channel(first)
        await split(evening, "Ana")
        assert evening.thread.id != first
        path = f"/channels/{evening.thread.id}/messages"
        posts: Any = [
            r.json for r in evening.env.http_requests if (r.method, r.path) == ("POST", path)
        ]
        (mentioning,) = [
            body
            for body in posts
            if body["flags"] & SILENT and body["allowed_mentions"].get("users")
        ]
        people = {str(evening[name].user.id) for name in ("Ana", "Ben", "Carla")}
        assert set(mentioning["allowed_mentions"]["users"]) == people
        assert all(f"<@{user}>" in str(mentioning) for user in people)
        (call,) = calls(evening)
        assert call.text == f"<@{carla.user.id}>, it is your turn."
        assert not posted(evening, call)["flags"] & SILENT
        await split(evening, "Ben")
        assert [one.id for one in calls(evening)] == [call.id]


async def test_whom_direct_messages_reach_is_not_called_where_a_thread_is_replaced(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        evening.env.backend.delete_channel(evening.thread.id)
        await split(evening, "Ana")
        assert calls(evening) == []
