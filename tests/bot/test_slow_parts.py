"""What Discord takes its time over, in the thread or with one person, keeps nobody else waiting."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field

import pytest

from bot.ui.messages import discord_calls
from tests.bot.playing import split, take
from tests.bot.simulation import WAYS, Evening, Message, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}
A_MOMENT = 1.0
"""Seconds that a pass may take before the next one begins without what it still shows."""
PICK = ["Take Left", "Take Right", *WAYS]


@dataclass
class Slow:
    """Channels in which nothing is sent or edited before they are released."""

    evening: Evening
    held: Counter[int] = field(default_factory=Counter)
    """Requests that came meanwhile."""
    _channels: dict[int, asyncio.Event] = field(default_factory=dict)

    def hold(self, channel: int) -> None:
        self._channels[channel] = asyncio.Event()

    async def release(self, channel: int) -> None:
        self._channels.pop(channel).set()
        await self.evening.env.settle()

    async def passes(self, channel: int) -> None:
        released = self._channels.get(channel)
        if released is not None:
            self.held[channel] += 1
            await self.evening.env.external_wait(released.wait(), reason="Discord takes its time")


def slow_discord(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow(evening)

    async def send(client, channel, drawn, nonce, *, silent=False):
        await slow.passes(channel)
        return await discord_calls.send(client, channel, drawn, nonce, silent=silent)

    async def edit(client, placed, drawn):
        await slow.passes(placed.channel)
        return await discord_calls.edit(client, placed, drawn)

    monkeypatch.setattr("bot.ui.publishing.showing.send", send)
    monkeypatch.setattr("bot.ui.publishing.showing.edit", edit)
    return slow


async def split_at_my_seat(evening: Evening, name: str) -> None:
    """So that the message with the question is to be closed by a pass."""
    person = evening[name]
    seat = (await person.press(evening.board, "My Seat")).message
    drafted = await person.tick(seat, "Split", ["A"])
    await person.press(drafted.message, "Seal It")


async def all_is_shown(evening: Evening) -> bool:
    publisher, table = evening.bot.publisher, evening.table.id
    # In the simulation nobody waits for the clock by themselves.
    await evening.clock.go_on(A_MOMENT)
    is_idle = not publisher.is_busy(table) and not publisher._parts and not publisher._handed_on
    return is_idle and not await evening.bot.store.outbox(table)


def boards(evening: Evening) -> list[Message]:
    return [one for one in evening.messages(evening.thread.id) if one.pictures]


async def test_a_thread_that_takes_its_time_holds_no_question_back(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        slow, thread = slow_discord(evening, monkeypatch), evening.thread.id
        slow.hold(thread)
        await split(evening, "Ana")
        assert slow.held[thread] == 1
        await split(evening, "Ben")
        await evening.clock.go_on(A_MOMENT)
        for name in ("Ana", "Ben"):
            assert evening[name].question.buttons == PICK
        assert slow.held[thread] == 1, "two passes showed the same board"
        assert await evening.bot.store.outbox(evening.table.id)
        await slow.release(thread)
        assert "Everybody picks." in evening.board.text
        assert [len(evening[name].letters()) for name in ("Ana", "Ben")] == [3, 3]
        assert len(boards(evening)) == 2
        assert await all_is_shown(evening)
        await take(evening, "Ana")
        await take(evening, "Ben")
        assert "wins." in evening.last.text


async def test_one_person_who_is_reached_slowly_holds_nobody_back(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        slow, ben = slow_discord(evening, monkeypatch), evening["Ben"].user.dm_channel.id
        slow.hold(ben)
        await split_at_my_seat(evening, "Ben")
        assert slow.held[ben] == 1
        await split(evening, "Ana")
        await split(evening, "Carla")
        await evening.clock.go_on(A_MOMENT)
        for name in ("Ana", "Carla"):
            assert evening[name].question.buttons == PICK
        assert "Everybody picks." in evening.board.text
        assert slow.held[ben] == 1
        assert len(evening["Ben"].letters()) == 2
        await slow.release(ben)
        assert evening["Ben"].question.buttons == PICK
        assert len(evening["Ben"].letters()) == 3
        assert await all_is_shown(evening)


async def test_what_is_slow_in_two_places_ends_when_both_have(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        slow, thread = slow_discord(evening, monkeypatch), evening.thread.id
        ben = evening["Ben"].user.dm_channel.id
        slow.hold(ben)
        slow.hold(thread)
        await split_at_my_seat(evening, "Ben")
        await split(evening, "Ana")
        await split(evening, "Carla")
        await evening.clock.go_on(A_MOMENT)
        assert evening["Ana"].question.buttons == PICK
        await slow.release(thread)
        assert "Everybody picks." in evening.board.text
        assert len(evening["Ben"].letters()) == 2
        await slow.release(ben)
        assert evening["Ben"].question.buttons == PICK
        assert await all_is_shown(evening)


async def test_what_was_under_way_when_the_bot_ended_is_shown_by_the_next(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        slow, thread = slow_discord(evening, monkeypatch), evening.thread.id
        slow.hold(thread)
        await split(evening, "Ana")
        await split(evening, "Ben")
        await evening.clock.go_on(A_MOMENT)
        publisher, table = evening.bot.publisher, evening.table.id
        await publisher.drain(0)
        assert not publisher.is_busy(table)
        monkeypatch.undo()
        await evening.restart()
        assert "Everybody picks." in evening.board.text
        assert [len(evening[name].letters()) for name in ("Ana", "Ben")] == [3, 3]
        assert len(boards(evening)) == 2
        assert await all_is_shown(evening)


async def test_nothing_is_shown_while_a_table_is_kept_still(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        slow, thread = slow_discord(evening, monkeypatch), evening.thread.id
        publisher, table = evening.bot.publisher, evening.table.id
        slow.hold(thread)
        await split(evening, "Ana")
        began = asyncio.Event()

        async def keep_still() -> None:
            async with publisher.still(table):
                began.set()

        keeping = asyncio.create_task(keep_still())
        await evening.clock.go_on(A_MOMENT)
        assert not began.is_set(), "a part of the table was still under way"
        await slow.release(thread)
        await keeping
        assert began.is_set()
        assert await all_is_shown(evening)
