"""A table that moves on while something about it is on its way to Discord."""

from contextlib import asynccontextmanager
from dataclasses import replace

from bot.drawing import Drawing, NobodyLooks, always
from bot.ui.messages.discord_calls import Fate, edit, open_direct, send
from bot.ui.publishing.handed_on import HandedOn
from bot.ui.publishing.pacing import Pacing
from engine.core import TakeBack
from tests.bot.minds import Pondering
from tests.bot.playing import all_split, split
from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


async def test_a_question_that_was_answered_on_its_way_is_not_asked_any_more(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]

        async def answered_meanwhile(client, user):
            """As through My Seat, just when her next question is about to be sent."""
            table = evening.table
            seat = table.seat_of(user)
            assert seat is not None
            while user == ana.user.id and (decision := table.decision(seat)):
                moves = table.legal_moves(seat)
                move = next(move for move in moves if not isinstance(move, TakeBack))
                await table.submit(user, decision.ticket, move)
            return await open_direct(client, user)

        monkeypatch.setattr("bot.ui.publishing.showing.open_direct", answered_meanwhile)
        await split(evening, "Ana")
        await split(evening, "Ben")
        # A greeting and the split; what she took in the meantime needs no question.
        assert len(ana.letters()) == 2
        assert len(evening["Ben"].letters()) == 3


async def test_a_press_that_overtakes_an_edit_of_its_message_is_not_undone_by_it(
    tmp_path, monkeypatch
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        seat = evening.table.seat_of(evening["Ana"].user.id)
        assert seat is not None
        question, seen = evening["Ana"].question, []

        async def noted(client, placed, drawn):
            if placed.message == question.id:
                seen.append("edit")
            return await edit(client, placed, drawn)

        @asynccontextmanager
        async def overtaken(_pacing, _channel, message=0):
            """She presses once more while her message waits for its turn to be closed."""
            if message == question.id and not seen:
                async with evening.table.answering.by(seat):
                    seen.append("press")
            yield

        monkeypatch.setattr("bot.ui.publishing.showing.edit", noted)
        monkeypatch.setattr(Pacing, "write", overtaken)
        await split(evening, "Ben")
        assert seen == ["press"]
        evening.bot.publisher.wake(evening.table.id)
        await evening.bot.publisher.settled(evening.table.id)
        assert seen == ["press", "edit"]


async def test_an_edit_that_crosses_a_press_on_its_way_is_made_once_more(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        seat = evening.table.seat_of(evening["Ana"].user.id)
        assert seat is not None
        question, edits = evening["Ana"].question, 0

        async def crossing(client, placed, drawn):
            """She presses while the first edit of her message is on the wire."""
            nonlocal edits
            if placed.message != question.id:
                return await edit(client, placed, drawn)
            edits += 1
            if edits == 1:
                async with evening.table.answering.by(seat):
                    return await edit(client, placed, drawn)
            return await edit(client, placed, drawn)

        monkeypatch.setattr("bot.ui.publishing.showing.edit", crossing)
        await split(evening, "Ben")
        assert edits == 1
        await evening.clock.go_on(1.0)
        assert edits == 2
        evening.bot.publisher.wake(evening.table.id)
        await evening.bot.publisher.settled(evening.table.id)
        assert edits == 2


async def test_a_question_that_is_still_asked_is_also_edited_once_more(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        question, edited = evening["Ana"].question, []
        handed_on = evening.bot.publisher._handed_on
        handed_on[evening.table.id] = HandedOn(sitting(evening), crossed={question.id})

        async def noted(client, placed, drawn):
            edited.append(placed.message)
            return await edit(client, placed, drawn)

        monkeypatch.setattr("bot.ui.publishing.showing.edit", noted)
        for _ in range(2):
            evening.bot.publisher.wake(evening.table.id)
            await evening.bot.publisher.settled(evening.table.id)
        assert edited == [question.id]
        assert not handed_on


async def test_a_lobby_that_an_edit_and_a_press_have_reached_together_still_seats_the_next(
    tmp_path,
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        lobby = await evening.seat("Ana", "Ben", game="toy")
        handed_on = evening.bot.publisher._handed_on
        handed_on[evening.table.id] = HandedOn(sitting(evening), crossed={lobby.id})
        await evening["Carla"].press(lobby, "Join")
        await evening.env.settle()
        assert "Carla" in evening.lobby.text
        assert not handed_on


def sitting(evening) -> tuple[int | None, ...]:
    return tuple(player.user for player in evening.table.players)


async def never_sends(*_facts, **_more) -> Fate:
    return Fate.LATER


async def asked_unheard(evening, monkeypatch) -> int:
    """Ana is asked for a pile by this message, and Discord's answer to it is lost."""
    ana, unheard = evening["Ana"], list[int]()

    async def loses_the_answer(client, channel, drawn, nonce, *, silent=False):
        placed = await send(client, channel, drawn, nonce, silent=silent)
        if channel != ana.user.dm_channel.id or unheard:
            return placed
        assert not isinstance(placed, Fate)
        unheard.append(placed.message)
        return Fate.LATER

    await split(evening, "Ana")
    monkeypatch.setattr("bot.ui.publishing.showing.send", loses_the_answer)
    await split(evening, "Ben")
    (message,) = unheard
    assert ana.question.id == message
    return message


async def test_a_question_that_arrived_unheard_is_closed_when_it_is_over(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        unheard = await asked_unheard(evening, monkeypatch)
        with monkeypatch.context() as away:
            # Ana is faster than what would send it again.
            away.setattr("bot.ui.publishing.showing.send", never_sends)
            seat = await ana.press(evening.board, "My Seat")
            seat = await ana.press(seat.message, "Take Left")
            await ana.press(seat.message, "Settle")
        assert ana.letters()[-1].id == unheard
        assert ana.letters()[-1].buttons == []
        assert not evening.bot.publisher._handed_on


async def test_who_was_asked_unheard_and_lost_the_seat_learns_nothing_of_the_answer(
    tmp_path, monkeypatch
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla", mind=Pondering()) as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana, ben, carla = (evening[name] for name in ("Ana", "Ben", "Carla"))
        unheard = await asked_unheard(evening, monkeypatch)
        monkeypatch.setattr("bot.ui.publishing.showing.send", never_sends)
        leaving = await ana.say(evening.thread, "leave")
        await ana.press(leaving.message, "Leave the Game")
        # Carla is faster than what would open her direct messages.
        monkeypatch.setattr("bot.ui.publishing.showing.open_direct", never_sends)
        await carla.say(evening.thread, "takeover")
        await ben.press(evening.last, "Fine")
        assert carla.user.id in evening.table.people
        before = next(letter.text for letter in ana.letters() if letter.id == unheard)
        seat = await carla.press(evening.board, "My Seat")
        seat = await carla.press(seat.message, "Take Left")
        await carla.press(seat.message, "Settle")
        await evening.env.settle()
        assert next(letter.text for letter in ana.letters() if letter.id == unheard) == before
        assert not evening.bot.publisher._handed_on


async def test_a_question_that_arrived_unheard_and_is_answered_there_is_kept_up_to_date(
    tmp_path, monkeypatch
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        unheard = await asked_unheard(evening, monkeypatch)
        await ana.press(ana.question, "Take Left")
        assert "Settle" in ana.question.buttons
        seat = await ana.press(evening.board, "My Seat")
        await ana.press(seat.message, "Settle")
        assert ana.letters()[-1].id == unheard
        assert ana.letters()[-1].buttons == []


async def test_a_board_that_is_out_of_date_before_it_is_drawn_is_left_to_the_next_pass(
    tmp_path, monkeypatch
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        before, draw = evening.board.id, Drawing.draw
        dropped: list[bool] = []

        async def crowded(self, picture, asker, is_wanted=always):
            """The first board waits for its turn until the table has moved on."""
            if picture.name != "board" or dropped:
                return await draw(self, picture, asker, is_wanted)
            table, row = evening.table, evening.table.row
            table.row = replace(row, ply=row.ply + 1)
            dropped.append(is_wanted())
            table.row = row
            raise NobodyLooks("too late")

        monkeypatch.setattr(Drawing, "draw", crowded)
        await all_split(evening, "Ana", "Ben")
        assert dropped == [False]
        await evening.clock.go_on(1.0)
        assert evening.board.id != before
