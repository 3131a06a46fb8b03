"""No table stands still because of what failed at the wrong moment."""

import pytest
from sqlalchemy.exc import OperationalError

from bot.store import Store
from bot.thinking.seats import Pace
from bot.ui.actions.reply import Reply
from tests.bot.playing import split
from tests.bot.simulation import WAYS, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


def lose_the_line_after(monkeypatch: pytest.MonkeyPatch, what: str, time: int = 1) -> list[int]:
    """At this time it is stored, and whoever waits for it never hears so; all times are noted."""
    store, times = getattr(Store, what), list[int]()

    async def stored_unheard(self, *facts, **more):
        await store(self, *facts, **more)
        times.append(len(times) + 1)
        if times[-1] == time:
            raise OperationalError("commit", {}, Exception("the line is lost"))

    monkeypatch.setattr(Store, what, stored_unheard)
    return times


async def test_an_ai_answers_a_move_that_was_stored_while_its_press_failed(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", may_fail=True) as evening:
        lobby = await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana")
        await evening["Ana"].press(lobby, "Start")
        lose_the_line_after(monkeypatch, "add_move")
        await split(evening, "Ana")
        assert "Take Left" in evening["Ana"].question.buttons
        assert evening.waiting == "Waiting for Ana."


async def test_a_move_of_an_ai_that_was_stored_while_its_thinking_failed_is_shown_at_once(
    tmp_path, monkeypatch
):
    slowly = Pace(pause=1.0)
    async with an_evening(tmp_path, TOY, "Ana", may_fail=True, pace=slowly) as evening:
        lobby = await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana")
        times = lose_the_line_after(monkeypatch, "add_move", 2)
        await evening["Ana"].press(lobby, "Start")
        await split(evening, "Ana")
        assert times == [1]
        await evening.clock.go_on(1.0)
        assert times == [1, 2]
        assert "Take Left" in evening["Ana"].question.buttons


async def test_nobody_waits_for_an_answer_that_stays_on_its_way_to_another(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana, ben = evening["Ana"], evening["Ben"]
        await split(evening, "Ben")
        await ana.tick(ana.question, "Split", ["A"])
        change = Reply.change

        async def slowly(reply, post):
            await evening.clock.sleep(60)
            return await change(reply, post)

        monkeypatch.setattr(Reply, "change", slowly)
        await evening.press_together((ana, ana.question, "Seal It"))
        await evening.clock.go_on(2.0)
        assert "Take Left" in ben.letters()[-1].buttons
        assert "Take Left" not in ana.letters()[-1].buttons
        await evening.clock.go_on(60)
        assert "Take Left" in ana.letters()[-1].buttons


async def test_a_game_that_was_started_while_its_press_failed_is_dealt(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        times = lose_the_line_after(monkeypatch, "start")
        await evening["Ana"].press(lobby, "Start")
        assert times == [1]
        assert evening["Ana"].question.buttons == ["Split", *WAYS]


async def test_a_press_on_what_could_not_be_closed_has_it_tried_again_at_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        await split(evening, "Ana")
        path = f"/channels/{ana.user.dm_channel.id}/messages/*"
        evening.bot.publisher.returning.failures[evening.table.id] = 3
        evening.env.inject_error("PATCH", path, status=503)
        await split(evening, "Ben")
        old = ana.letters()[1]
        assert "Change" in old.buttons
        told = await ana.press(old, "Change")
        assert told.is_private
        assert old.buttons == []


async def test_an_old_button_is_no_reason_to_show_a_table_that_is_shown(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        publisher, table = evening.bot.publisher, evening.table.id
        publisher.hurry(table)
        assert not publisher.is_busy(table)
