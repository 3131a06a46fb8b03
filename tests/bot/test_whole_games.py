"""Whole games of the toy, driven as people would, and what they sent to whom."""

import asyncio
import random
import re
import time

import pytest

from bot.store import Store
from tests.bot.discord_schema import faults_of, require_document
from tests.bot.payloads import Eavesdropper
from tests.bot.playing import play_to_the_end, split, take
from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}
CARD = re.compile(r"card-\d\d")


async def test_two_friends_play_through_buttons_and_forms(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        assert "wins." in evening.last.text
        assert {"Rematch", "Replay", "Record", "Check the Deal", "Why?"} < set(evening.last.buttons)
        assert evening.lobby.text.startswith("**Toy** is over, and **")
        for name in ("Ana", "Ben"):
            told = evening[name].letters()[-1].text
            assert told.startswith("**The game is over.**")
            assert f"<#{evening.thread.id}>" in told
            assert "wins." in told


async def test_two_friends_play_through_commands_only(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening["Ana"].say(evening.channel, "play", game="toy")
        await evening["Ben"].say(evening.channel, "join")
        await evening["Ana"].say(evening.channel, "start")
        for name, channel, letters in (("Ana", evening.thread, "ac"), ("Ben", None, "b")):
            draft = await evening[name].say(channel, "split", answer=letters)
            await evening[name].press(draft.message, "Seal It")
        for name in ("Ana", "Ben"):
            await evening[name].say(evening.thread, "choose", answer="left")
            await evening[name].say(evening.channel, "choose", answer="Settle")
        assert "wins." in evening.last.text


async def test_a_person_plays_with_three_ai_players(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        lobby = await evening.seat("Ana", game="toy")
        for _ in range(3):
            await evening.add_ai("Ana")
        assert "Ada" in evening.lobby.text
        await evening["Ana"].press(lobby, "Start")
        await play_to_the_end(evening, "Ana")
        assert "wins." in evening.last.text


async def test_somebody_with_closed_direct_messages_plays_through_my_seat(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ana = evening["Ana"]
        evening.close_direct_messages(evening["Ben"])
        await evening["Ana"].say(evening.channel, "play", game="toy")
        told = await evening["Ben"].press(evening.lobby, "Join")
        assert told.is_private
        assert "I cannot write to you" in told.text
        assert "**Ben** · plays here" in evening.lobby.text
        await ana.press(evening.lobby, "Start")
        await split(evening, "Ana")
        seat = await evening["Ben"].press(evening.board, "My Seat")
        draft = await evening["Ben"].tick(seat.message, "Split", ["B"])
        sealed = await evening["Ben"].press(draft.message, "Seal It")
        await evening["Ben"].press(sealed.message, "Take Right")
        await evening["Ben"].press(sealed.message, "Settle")
        await take(evening, "Ana")
        assert "wins." in evening.last.text
        assert evening["Ben"].letters() == []
        tries = [
            r
            for r in evening.env.http_requests
            if r.path == f"/channels/{evening['Ben'].user.dm_channel.id}/messages"
        ]
        # When somebody joins, and again when they come themselves and press My Seat.
        assert len(tries) == 2, "a closed door is not knocked at unasked"


@pytest.mark.slow
async def test_a_restart_after_every_single_decision_loses_nothing(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ana, ben = evening["Ana"], evening["Ben"]
        await ana.say(evening.channel, "play", game="toy")
        await evening.restart()
        await ben.press(evening.lobby, "Join")
        await evening.restart()
        await ana.press(evening.lobby, "Start")
        for person in (ana, ben):
            await evening.restart()
            shown = await person.user.click(person.question.discord, label="Split")
            await evening.restart()
            await person.submit(shown, ["A"])
            await evening.restart()
            await person.press(person.question, "Seal It")
        for person in (ana, ben):
            await evening.restart()
            await person.press(person.question, "Take Left")
            await evening.restart()
            await person.press(person.question, "Take Back")
            await evening.restart()
            await person.press(person.question, "Take Right")
            await evening.restart()
            await person.press(person.question, "Settle")
        await evening.restart()
        assert "wins." in evening.last.text
        # A greeting, the split, the pick and the end: nothing was asked or told twice.
        assert [len(ana.letters()), len(ben.letters())] == [4, 4]
        # The announcement of the deal, the start, two boards and the end.
        assert len(evening.messages(evening.thread.id)) == 5


async def test_nobody_is_sent_a_card_that_they_may_not_know(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        listener = Eavesdropper(evening, CARD)
        await evening.start("Ana", "Ben", "Carla", game="toy")
        await listener.listen()
        for name in ("Ana", "Ben", "Carla"):
            await evening[name].press(evening.board, "My Seat")
            await split(evening, name, "B")
            await evening[name].press(evening.board, "Board as Text")
            await listener.listen()
        for name in ("Ana", "Ben", "Carla"):
            await evening[name].press(evening.board, "My Seat")
            await take(evening, name)
            await listener.listen()
        assert listener.sent["Ana"], "the eavesdropper hears what is sent"
        assert listener.sent["everybody"]


async def test_the_eavesdropper_notices_a_leak(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        listener = Eavesdropper(evening, CARD)
        await evening.start("Ana", "Ben", game="toy")
        await listener.listen()
        listener.sent["Ben"] |= listener.known["Ana"]
        with pytest.raises(AssertionError, match="Ben was sent"):
            listener.check()


async def test_every_request_of_a_game_is_as_discord_documents_it(tmp_path):
    require_document()
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        for button in ("My Seat", "Board as Text", "Rules"):
            await evening["Ana"].press(evening.board, button)
        await play_to_the_end(evening, "Ana", "Ben")
        final = evening.last
        for button in ("Record", "Check the Deal", "Rematch"):
            await evening["Ana"].press(final, button)
        faults = {fault for request in evening.env.http_requests for fault in faults_of(request)}
        assert not faults


def slow_down(store: Store, chance: random.Random) -> None:
    """Artificial delays in everything the store does, to expose races."""
    for name in ("table_row", "outbox", "shown", "show", "reshow", "add_move"):
        original = getattr(store, name)

        async def delayed(*args, _original=original, **options):
            await asyncio.to_thread(time.sleep, chance.uniform(0, 0.02))
            result = await _original(*args, **options)
            await asyncio.to_thread(time.sleep, chance.uniform(0, 0.02))
            return result

        setattr(store, name, delayed)


@pytest.mark.parametrize("seed", range(4))
async def test_friends_who_always_press_together_are_asked_nothing_twice(tmp_path, seed):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        people = [evening[name] for name in ("Ana", "Ben", "Carla")]
        await evening.start("Ana", "Ben", "Carla", game="toy")
        slow_down(evening.bot.store, random.Random(seed))
        for person in people:
            await person.tick(person.question, "Split", ["B"])
        for label in ("Seal It", "Take Left", "Take Back", "Take Right", "Settle"):
            await evening.press_together(*((p, p.question, label) for p in people))
        assert "wins." in evening.last.text
        # A greeting, the split, the pick and the end, all without buttons.
        assert [len(person.letters()) for person in people] == [4, 4, 4]
        assert not any(letter.buttons for person in people for letter in person.letters())
        # The announcement of the deal, the start, two boards and the end.
        assert len(evening.messages(evening.thread.id)) == 5
