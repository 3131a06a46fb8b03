"""Whoever answers last reads as much as everybody else, and nobody's secrets."""

from typing import Any

import pytest

from bot.dealers.dealing import Answer, Listener
from engine.core import Decision, Seat, TakeBack
from tests.bot.playing import all_split, play_to_the_end, split, take
from tests.bot.simulation import WAYS, Evening, an_evening
from tests.bot.toy_dealer import ToyDealer
from tests.toy import Offered, Toy, View

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}


class Listening(ToyDealer):
    """A dealer that remembers what it was told of an answer, and for whom."""

    def __init__(self) -> None:
        self.heard: list[tuple[Seat | None, Any]] = []

    def answered(
        self, view: View, decision: Decision, events: tuple[Any, ...], to: Listener
    ) -> Answer:
        self.heard += [(to.seat, event) for event in events]
        return super().answered(view, decision, events, to)


async def answer_unseen(evening: Evening, name: str) -> None:
    """This person's question is answered and stored, and nobody is told of it."""
    table, user = evening.table, evening[name].user.id
    seat = table.seat_of(user)
    assert seat is not None
    decision = table.decision(seat)
    assert decision is not None
    kind = decision.kind
    while decision and decision.kind == kind and decision.awaited:
        moves = [move for move in table.legal_moves(seat) if not isinstance(move, TakeBack)]
        await table.submit(user, decision.ticket, moves[0])
        decision = table.decision(seat)


async def test_what_happened_comes_back_with_the_answer(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        table, user = evening.table, evening["Ben"].user.id
        seat = table.seat_of(user)
        assert seat is not None
        decision = table.decision(seat)
        assert decision is not None
        happened = await table.submit(user, decision.ticket, table.legal_moves(seat)[0])
        assert [type(event) for event in happened] == [Offered, Offered]


async def test_the_last_to_answer_reads_what_came_of_it(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        assert evening["Ben"].letters()[-2].text.startswith("You kept card-")


async def test_after_a_crash_the_last_to_answer_reads_the_same(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await all_split(evening, "Ana", "Ben")
        await take(evening, "Ana")
        await answer_unseen(evening, "Ben")
        await evening.restart()
        kept = evening.table.view(None).kept
        ben = evening.table.names.index("Ben")
        letter = evening["Ben"].letters()[-2]
        assert letter.text.startswith(f"You kept {' '.join(kept[ben])}.")
        assert letter.buttons == []


async def test_an_answer_that_could_not_be_shown_for_a_while_reads_the_same(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await all_split(evening, "Ana", "Ben")
        await take(evening, "Ana")
        ben = evening["Ben"]
        seat = await ben.press(evening.board, "My Seat")
        path = f"/channels/{ben.user.dm_channel.id}/messages/*"
        evening.env.inject_error("PATCH", path, status=502, times=2)
        await ben.press(seat.message, "Take Left")
        await ben.press(seat.message, "Settle")
        assert "Which pile?" in ben.letters()[-2].text
        await evening.env.advance_time(11)
        await evening.env.advance_time(61)
        assert ben.letters()[-2].text.startswith("You kept card-")


async def test_through_my_seat_the_answer_is_read_before_the_next_question(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        evening.close_direct_messages(evening["Ben"])
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        ben = evening["Ben"]
        seat = await ben.press(evening.board, "My Seat")
        draft = await ben.tick(seat.message, "Split", ["A"])
        sealed = await ben.press(draft.message, "Seal It")
        first = evening.message(evening.thread.id, draft.message.id)
        assert first.text.startswith("Your split is sealed.")
        assert first.buttons == []
        assert sealed.is_private
        assert sealed.message.id != first.id
        assert sealed.message.buttons == ["Take Left", "Take Right", *WAYS]


async def test_a_typed_answer_is_read_before_the_next_question(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        draft = await evening["Ben"].say(evening.thread, "split", answer="A")
        assert draft.message.buttons == ["Seal It", "Change"]
        sealed = await evening["Ben"].press(draft.message, "Seal It")
        first = evening.message(evening.thread.id, draft.message.id)
        assert first.text.startswith("Your split is sealed.")
        assert "Take Left" in sealed.message.buttons
        assert sealed.is_private


@pytest.mark.parametrize("told_later", [False, True])
async def test_a_dealer_hears_of_an_answer_only_what_its_seat_may_hear(tmp_path, *, told_later):
    dealer, names = Listening(), ("Ana", "Ben", "Carla")
    async with an_evening(tmp_path, {"toy": dealer}, *names) as evening:
        await evening.start(*names, game="toy")
        for name in names:
            await (answer_unseen if told_later else split)(evening, name)
        if told_later:
            await evening.restart()
        assert any(isinstance(event, Offered) for _, event in dealer.heard)
        assert all(Toy().redact(event, seat) == event for seat, event in dealer.heard)
