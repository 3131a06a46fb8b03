"""A game that waits for a long time says so in its thread, once, and to those it waits for."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot import lobby
from bot.i18n.words import words_for
from bot.store.queries import Queries
from bot.ui.messages.discord_calls import Fate
from tests.bot.minds import Pondering
from tests.bot.people.test_me import at_noon, pushes
from tests.bot.playing import split, take
from tests.bot.simulation import Evening, Message, MovableClock, an_evening, new_bot
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}
HOUR = 3600.0
DAY = 24 * HOUR
UNTIL_A_LOOK = 121.0
"""Seconds after which the bot has looked at the clock again."""


def on_a_monday_evening(evening: Evening) -> None:
    """By the clock of this machine, wherever it stands."""
    evening.clock.seconds = datetime(2026, 11, 16, 21, tzinfo=UTC).astimezone().timestamp()
    local = datetime.fromtimestamp(evening.clock.seconds, UTC).astimezone()
    evening.clock.seconds += (21 - local.hour) * HOUR


async def hours_pass(evening: Evening, hours: float) -> None:
    """The clock is moved first; then the bot wakes, however long it meant to sleep."""
    evening.clock.seconds += hours * HOUR
    await evening.env.advance_time(UNTIL_A_LOOK)
    await evening.env.settle()


def reminders(evening: Evening) -> list[Message]:
    start = words_for("en")("waiting-since", names="", when="today", time="", date="")[:11]
    return [m for m in evening.messages(evening.thread.id) if m.text.startswith(start)]


def sent_reminders(evening: Evening) -> list[Any]:
    """The requests, also those refused; a board waits for names and mentions nobody."""
    return [r for r in evening.env.http_requests if "Waiting for <@" in str(r.json)]


def mention(evening: Evening, name: str) -> str:
    return f"<@{evening[name].user.id}>"


async def test_the_next_morning_the_thread_says_for_whom_it_waits(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        on_a_monday_evening(evening)
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ben")
        await hours_pass(evening, 11.9)
        assert reminders(evening) == []
        await hours_pass(evening, 0.2)
        (said,) = reminders(evening)
        assert said.text == f"Waiting for {mention(evening, 'Ana')} since yesterday."
        assert evening.last.id == said.id


async def test_only_those_who_are_awaited_are_pinged(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await split(evening, "Ben")
        await hours_pass(evening, 12.1)
        (request,) = sent_reminders(evening)
        allowed = request.json["allowed_mentions"]
        awaited = {evening[name].user.id for name in ("Ana", "Carla")}
        assert {int(user) for user in allowed["users"]} == awaited
        assert not allowed.get("parse")


async def test_it_is_said_once_and_not_again_after_a_restart(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await hours_pass(evening, 13)
        await hours_pass(evening, 30)
        await evening.restart()
        await hours_pass(evening, 30)
        assert len(reminders(evening)) == 1


async def test_a_wait_that_became_long_while_the_bot_was_away_is_spoken_of_at_the_start(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        evening.clock.seconds += 20 * HOUR
        await evening.restart()
        await evening.env.settle()
        assert len(reminders(evening)) == 1


async def test_whoever_was_reminded_of_a_question_is_not_reminded_of_it_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await hours_pass(evening, 13)
        await split(evening, "Ben")
        await hours_pass(evening, 13)
        assert len(reminders(evening)) == 1


async def test_another_question_is_another_wait(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await hours_pass(evening, 13)
        await split(evening, "Ana")
        await split(evening, "Ben")
        await take(evening, "Ben")
        await hours_pass(evening, 13)
        first, second = reminders(evening)
        assert mention(evening, "Ben") in first.text
        assert mention(evening, "Ben") not in second.text


async def test_nobody_is_reminded_for_an_ai(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", mind=Pondering()) as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        await split(evening, "Ana")
        evening.clock.seconds += 13 * HOUR
        await evening.bot.reminders.remind()
        assert reminders(evening) == []


async def test_it_can_be_turned_off(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", reminder_seconds=0) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await hours_pass(evening, 100)
        assert reminders(evening) == []


async def test_a_game_that_has_ended_waits_for_nobody(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        asked = await evening["Ana"].say(evening.thread, "end")
        await evening["Ana"].press(asked.message, "End the Table")
        await hours_pass(evening, 13)
        assert reminders(evening) == []


async def test_in_a_lost_thread_nothing_is_said_and_not_tried_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        path = f"/channels/{evening.thread.id}/messages"
        evening.env.inject_error("POST", path, status=403, code=50001, times=None)
        await hours_pass(evening, 13)
        await hours_pass(evening, 13)
        assert len(sent_reminders(evening)) == 1
        assert reminders(evening) == []


async def test_where_discord_is_away_it_is_said_a_minute_later(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        path = f"/channels/{evening.thread.id}/messages"
        evening.env.inject_error("POST", path, status=400, code=20028, times=1)
        evening.clock.seconds += 13 * HOUR
        assert await evening.bot.reminders.remind() == 60
        assert reminders(evening) == []
        await evening.bot.reminders.remind()
        assert len(reminders(evening)) == 1


async def test_a_table_that_cannot_be_read_does_not_silence_the_others(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        store = evening.bot.store
        (row,) = await store.quiet_tables(9, evening.clock.seconds)
        await store.open_table(replace(row, id="aaaaaaaa", game="gone", touched_at=1.0), ())
        evening.clock.seconds += 13 * HOUR
        await evening.bot.reminders.remind()
        assert len(reminders(evening)) == 1
        assert await store.quiet_tables(9, evening.clock.seconds) == ()
        assert (await store.shown("aaaaaaaa"))["reminder", None].looked_at == 0


async def test_a_look_at_the_clock_that_fails_is_not_the_last_one(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        with monkeypatch.context() as broken:
            broken.delattr(Queries, "quiet_tables")
            await hours_pass(evening, 13)
        assert reminders(evening) == []
        await hours_pass(evening, 0)
        assert len(reminders(evening)) == 1


async def test_a_bot_that_stops_waits_until_its_clock_has_let_go(tmp_path):
    """Else the database is closed under a look at it, and waits for that connection for ever."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}"
    bot = await new_bot(database, TOY, MovableClock(), {})
    looks, has_let_go = asyncio.Event(), asyncio.Event()

    async def looking() -> None:
        looks.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.05)
            has_let_go.set()

    async with bot:
        bot._background.start("clock", looking)
        await looks.wait()
    assert has_let_go.is_set()


async def test_a_table_is_first_looked_at_two_minutes_after_it_was_touched(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        assert await evening.bot.reminders.remind() == 120
        await evening.start("Ana", "Ben", game="toy")
        evening.clock.seconds += 20
        assert await evening.bot.reminders.remind() == 100


async def test_a_table_that_was_looked_at_is_left_alone_until_somebody_is_due(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        evening.clock.seconds += 5 * HOUR
        await evening.bot.reminders.remind()
        shown = (await evening.bot.store.shown(evening.table.id))["reminder", None]
        assert shown.due_at == evening.clock.seconds + 7 * HOUR
        assert await evening.bot.store.quiet_tables(9, evening.clock.seconds) == ()


@pytest.mark.parametrize(
    ("locale", "hours", "sentence"),
    [
        ("en-US", 12.5, "Waiting for {0} since yesterday."),
        ("en-US", 60, "Waiting for {0} since Monday."),
        ("en-US", 24 * 8, "Waiting for {0} since <t:{1}:D>."),
        ("de", 12.5, "Wir warten seit gestern auf {0}."),
        ("de", 60, "Wir warten seit Montag auf {0}."),
        ("es-ES", 12.5, "Esperamos a {0} desde ayer."),
        ("es-ES", 60, "Esperamos a {0} desde el lunes."),
    ],
)
async def test_it_is_said_in_the_language_of_the_thread(tmp_path, locale, hours, sentence):
    async with an_evening(tmp_path, TOY) as evening:
        evening.add_person("Ana", locale)
        on_a_monday_evening(evening)
        began = int(evening.clock.seconds)
        await evening.seat("Ana", game="toy")
        await evening["Ana"].say(evening.channel, "ai")
        table = (await evening.bot.store.tables_in(evening.channel.id, ("lobby",)))[0]
        await lobby.add_ai(evening.bot.tables, table.id, evening["Ana"].user.id)
        await evening["Ana"].say(evening.channel, "start")
        await evening.env.settle()
        evening.clock.seconds += hours * HOUR
        await evening.bot.reminders.remind()
        assert evening.last.text == sentence.format(mention(evening, "Ana"), began)


async def test_a_wait_of_the_same_day_names_the_hour(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", reminder_seconds=HOUR) as evening:
        on_a_monday_evening(evening)
        began = int(evening.clock.seconds)
        await evening.start("Ana", "Ben", game="toy")
        await hours_pass(evening, 1.1)
        (said,) = reminders(evening)
        assert said.text.endswith(f"since <t:{began}:t>.")


async def never_sends(*_facts: Any, **_more: Any) -> Fate:
    return Fate.LATER


async def test_a_table_whose_turn_in_a_resume_is_to_come_is_not_woken_before(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        monkeypatch.setattr("bot.ui.publishing.showing.send", never_sends)
        await split(evening, "Ana")
        await split(evening, "Ben")
        woken: list[str] = []
        evening.clock.seconds += UNTIL_A_LOOK
        during = replace(evening.bot.reminders, wake=woken.append, is_resuming=lambda: True)
        await during.remind()
        assert woken == []
        await replace(during, is_resuming=lambda: False).remind()
        assert set(woken) == {evening.table.id}


async def test_what_was_held_back_at_many_tables_comes_as_fast_as_a_channel_takes_it(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", edit_pause=2.0) as evening:
        at_noon(evening)
        ana = evening["Ana"]
        await ana.say(evening.channel, "me", quiet="11:00-15:00", zone="UTC")
        for _ in range(5):
            await evening.start("Ben", "Ana", game="toy")
            await evening.clock.go_on(20)
        evening.clock.seconds += 4 * HOUR
        heard = []
        while len(pushes(ana)) < 5:
            pause = await evening.bot.reminders.remind()
            heard.append((len(pushes(ana)), pause))
            evening.clock.seconds += pause
        # Two more would find room, and belong to questions.
        (first, pause), *_ = heard
        assert first == 3
        assert 0 < pause <= 5
        assert evening.bot.publisher.pacing.pause_before(2, ana.user.dm_channel.id) == 0


async def test_a_reminder_waits_for_its_turn_in_the_thread(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", edit_pause=2.0) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await evening.clock.go_on(20)
        evening.clock.seconds += 13 * HOUR
        pacing = evening.bot.publisher.pacing
        for _ in range(4):
            async with pacing.write(evening.thread.id):
                pass
        pause = await evening.bot.reminders.remind()
        assert (reminders(evening), pause) == ([], 5.0)
        evening.clock.seconds += pause
        await evening.bot.reminders.remind()
        assert len(reminders(evening)) == 1
