"""Once more: whoever wants it sits, the others are asked once and silently, and may refuse it."""

import pytest

from bot.store.people import choose
from bot.ui.messages.discord_calls import Fate
from tests.bot.playing import answer_and_wait, let_an_ai_play, play_to_the_end, take
from tests.bot.simulation import Evening, Message, Person, an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}
SILENT = 1 << 12
ASKED = "**Ana** would like to play Toy with you again, in "


def invitations(person: Person) -> list[Message]:
    return [letter for letter in person.letters() if "Don’t Ask Me Again" in letter.buttons]


async def end(evening: Evening, name: str) -> None:
    """The newest table, by whoever opened it."""
    sure = await evening[name].say(evening.thread, "end")
    await evening[name].press(sure.message, "End the Table")


async def ended_game(evening: Evening, *names: str) -> None:
    await evening.start(*names, game="toy")
    await end(evening, names[0])


async def test_a_rematch_seats_only_whoever_asked_for_it(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await ended_game(evening, "Ana", "Ben")
        await evening["Ana"].press(evening.last, "Rematch")
        assert "**Ana**" in evening.last.text
        assert "**Ben**" not in evening.last.text


async def test_the_others_are_asked_by_a_silent_direct_message(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await ended_game(evening, "Ana", "Ben")
        await evening["Ana"].press(evening.last, "Rematch")
        (asked,) = invitations(evening["Ben"])
        assert asked.text == f"{ASKED}<#{evening.thread.id}>."
        assert asked.buttons == ["Join", "Don’t Ask Me Again"]
        assert asked.stored.flags & SILENT
        assert not invitations(evening["Ana"])


async def test_whoever_presses_join_on_the_invitation_sits(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await ended_game(evening, "Ana", "Ben")
        await evening["Ana"].press(evening.last, "Rematch")
        (asked,) = invitations(evening["Ben"])
        told = await evening["Ben"].press(asked, "Join")
        assert told.text == f"You have a seat in <#{evening.thread.id}>. See you at the table!"
        assert asked.buttons == []
        assert "**Ben** · plays by direct message" in evening.last.text
        await evening["Ben"].press(evening.last, "Start")
        await play_to_the_end(evening, "Ana", "Ben")
        assert "wins." in evening.last.text


async def test_an_invitation_to_a_table_that_has_ended_is_refused_in_a_sentence(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await ended_game(evening, "Ana", "Ben")
        await evening["Ana"].press(evening.last, "Rematch")
        await end(evening, "Ana")
        told = await evening["Ben"].press(invitations(evening["Ben"])[0], "Join")
        assert told.text.startswith("This table has ended.")


async def test_ai_players_sit_down_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        await evening.add_ai("Ana", "Hard")
        await evening["Ana"].press(evening.lobby, "Start")
        await end(evening, "Ana")
        await evening["Ana"].press(evening.last, "Rematch")
        assert "**Ada** · AI, hard" in evening.last.text
        assert "**Ben**" not in evening.last.text


async def test_whoever_an_ai_played_for_sits_there_themselves(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await answer_and_wait(evening, "Ben")
        await let_an_ai_play(evening, "Ben", "Ana")
        await take(evening, "Ben")
        await evening["Ana"].press(evening.last, "Rematch")
        again = await evening.bot.tables.get(list(evening.bot.tables._held)[-1])
        assert [player.name for player in again.players] == ["Ana"]
        assert not again.players[0].is_played_by_ai


async def test_end_rematch_start_in_a_loop_forces_nobody_and_asks_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        before = len(evening["Ben"].letters())
        for _ in range(4):
            await end(evening, "Ana")
            await evening["Ana"].press(evening.last, "Rematch")
            await evening["Ana"].press(evening.last, "Start")
        assert len(invitations(evening["Ben"])) == 1
        assert len(evening["Ben"].letters()) == before + 1


async def test_a_rematch_opened_and_closed_in_a_loop_asks_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await ended_game(evening, "Ana", "Ben")
        final = evening.last
        for _ in range(4):
            await evening["Ana"].press(final, "Rematch")
            await end(evening, "Ana")
        assert len(invitations(evening["Ben"])) == 1


async def test_who_does_not_want_to_be_asked_again_is_not_until_they_say_so(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        ana, ben = evening["Ana"], evening["Ben"]
        await ended_game(evening, "Ana", "Ben")
        await ana.press(evening.last, "Rematch")
        (asked,) = invitations(ben)
        told = await ben.press(asked, "Don’t Ask Me Again")
        assert told.text == "Ana will not ask you again. If you change your mind, use /unblock."
        assert asked.buttons == []
        await end(evening, "Ana")
        await ended_game(evening, "Ana", "Ben")
        await ana.press(evening.last, "Rematch")
        assert invitations(ben) == []
        await end(evening, "Ana")
        await ben.say(None, "unblock", person=ana.user)
        await ended_game(evening, "Ana", "Ben")
        await ana.press(evening.last, "Rematch")
        assert len(invitations(ben)) == 1


async def test_whom_somebody_blocks_cannot_invite_them_and_others_can(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        told = await evening["Ben"].say(evening.channel, "block", person=evening["Ana"].user)
        assert told.is_private
        assert told.text == "You get no more invitations from Ana. /unblock allows them again."
        await ended_game(evening, "Ana", "Ben", "Carla")
        await evening["Ana"].press(evening.last, "Rematch")
        assert invitations(evening["Ben"]) == []
        assert len(invitations(evening["Carla"])) == 1
        await end(evening, "Ana")
        await ended_game(evening, "Carla", "Ben")
        await evening["Carla"].press(evening.last, "Rematch")
        assert len(invitations(evening["Ben"])) == 1


async def test_who_takes_no_invitations_is_not_asked_and_may_join_all_the_same(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await choose(evening.bot.store, evening["Ben"].user.id, invitations="nobody")
        await choose(evening.bot.store, evening["Carla"].user.id, invitations="played")
        await ended_game(evening, "Ana", "Ben", "Carla")
        await evening["Ana"].press(evening.last, "Rematch")
        assert invitations(evening["Ben"]) == []
        assert len(invitations(evening["Carla"])) == 1
        await evening["Ben"].press(evening.last, "Join")
        assert "**Ben** · plays by direct message" in evening.last.text


async def test_nobody_blocks_themselves(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        told = await evening["Ana"].say(evening.channel, "block", person=evening["Ana"].user)
        assert told.text == "You cannot block yourself. Name somebody else."


async def test_whoever_cannot_be_written_to_is_left_in_peace(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        evening.close_direct_messages(evening["Ben"])
        await ended_game(evening, "Ana", "Ben")
        await evening["Ana"].press(evening.last, "Rematch")
        assert evening["Ben"].letters() == []
        await evening["Ben"].press(evening.last, "Join")
        assert "**Ben** · plays here" in evening.last.text


async def test_those_who_only_sat_in_a_lobby_are_not_asked(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game="toy")
        sure = await evening["Ana"].say(evening.channel, "end")
        await evening["Ana"].press(sure.message, "End the Table")
        before = len(evening["Ben"].letters())
        await evening["Ana"].say(evening.channel, "rematch")
        assert "**Ana**" in evening.lobby.text
        assert len(evening["Ben"].letters()) == before


async def test_an_invitation_that_a_crash_kept_back_is_sent_once_at_the_next_start(
    tmp_path, monkeypatch
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await ended_game(evening, "Ana", "Ben")
        with monkeypatch.context() as dying:

            async def dies(*_facts, **_more):
                return Fate.LATER

            dying.setattr("bot.ui.publishing.sending.send", dies)
            await evening["Ana"].press(evening.last, "Rematch")
        assert invitations(evening["Ben"]) == []
        await evening.restart()
        assert len(invitations(evening["Ben"])) == 1
        await evening.restart()
        assert len(invitations(evening["Ben"])) == 1


async def test_an_invitation_that_discord_has_no_time_for_at_the_next_start_is_sent_later(
    tmp_path, monkeypatch
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await ended_game(evening, "Ana", "Ben")

        async def is_busy(*_facts, **_more):
            return Fate.LATER

        with monkeypatch.context() as busy:
            busy.setattr("bot.ui.publishing.sending.send", is_busy)
            await evening["Ana"].press(evening.last, "Rematch")
            await evening.restart()
            await evening.env.advance_time(60)
            assert invitations(evening["Ben"]) == []
        await evening.env.advance_time(60)
        assert len(invitations(evening["Ben"])) == 1
