"""A friend is missing: asked once and politely, and only who may be asked."""

import random
import re

from tests.bot.people.test_me import menu
from tests.bot.simulation import Evening, Message, Person, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


def invitations(person: Person) -> list[Message]:
    return [m for m in person.letters() if "would like to play" in m.text]


async def invite(evening: Evening, inviter: str, name: str):
    return await evening[inviter].say(evening.channel, "invite", person=evening[name].user)


async def test_an_invitation_comes_by_direct_message_and_seats_who_accepts(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", game="toy")
        await invite(evening, "Ana", "Ben")
        (asked,) = invitations(evening["Ben"])
        assert asked.text.startswith("**Ana** would like to play Toy with you")
        await evening["Ben"].press(asked, "Join")
        await evening.env.settle()
        assert "**Ben**" in evening.lobby.text


async def test_nobody_is_asked_twice_for_a_table(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.seat("Ana", game="toy")
        await invite(evening, "Ana", "Ben")
        no = await evening["Ben"].press(invitations(evening["Ben"])[0], "No, Thanks")
        assert no.text.startswith("Maybe another time")
        again = await invite(evening, "Ana", "Ben")
        assert again.text.startswith("This person was asked already")
        assert len(invitations(evening["Ben"])) == 0


async def test_who_wants_no_invitations_gets_none(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await menu(evening["Ben"], evening, "Who may invite me", "nobody")
        await menu(evening["Carla"], evening, "Who may invite me", "people I have played with")
        await evening.seat("Ana", game="toy")
        for name in ("Ben", "Carla"):
            refused = await invite(evening, "Ana", name)
            assert refused.text.startswith("This person does not take invitations")
            assert invitations(evening[name]) == []


async def test_whom_no_direct_message_reaches_is_mentioned_in_the_channel(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        evening.close_direct_messages(evening["Ben"])
        await evening.seat("Ana", game="toy")
        await invite(evening, "Ana", "Ben")
        assert f"<@{evening['Ben'].user.id}>" in evening.lobby.text
        assert "Join" in evening.lobby.buttons


async def test_a_lobby_calls_those_who_want_to_be_called_and_only_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.seat("Ben", "Carla", game="toy")
        await evening["Ben"].say(evening.channel, "leave")
        await evening["Carla"].say(evening.channel, "leave")
        await menu(evening["Ben"], evening, "Call me when players are sought", "yes")
        await evening.start("Ben", "Carla", game="toy")
        await evening.seat("Ana", game="toy")
        told = await evening["Ana"].say(evening.channel, "looking")
        assert "I have called one person" in told.text
        called = evening.messages(evening.channel.id)[-1]
        assert f"<@{evening['Ben'].user.id}>" in called.text
        assert f"<@{evening['Carla'].user.id}>" not in called.text
        again = await evening["Ana"].say(evening.channel, "looking")
        assert again.text.startswith("This table has called already")


STRANGERS = tuple(f"S{number}" for number in range(24))


def mentions_in_the_channel(evening: Evening) -> int:
    return sum("would like to play" in m.text for m in evening.messages(evening.channel.id))


async def test_one_person_invites_only_so_many_within_an_hour(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", *STRANGERS, invitations_per_person=3) as evening:
        await evening.seat("Ana", game="toy")
        told = [await invite(evening, "Ana", name) for name in STRANGERS[:5]]
        assert [one.text.startswith("I have asked") for one in told] == [True] * 3 + [False] * 2
        assert told[-1].text.startswith("You have invited 3 people within an hour")
        assert mentions_in_the_channel(evening) == 0
        evening.clock.seconds += 3601
        again = await invite(evening, "Ana", STRANGERS[4])
        assert again.text.startswith("I have asked")


async def test_who_cannot_be_written_to_yet_is_not_mentioned_and_may_be_invited_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", *STRANGERS) as evening:
        await evening.seat("Ana", game="toy")
        told = [await invite(evening, "Ana", name) for name in STRANGERS[:12]]
        late = [
            name
            for name, one in zip(STRANGERS, told, strict=False)
            if one.text.startswith("I write to only a few new people")
        ]
        assert len(late) == 7
        assert mentions_in_the_channel(evening) == 0
        evening.clock.seconds += 61
        again = await invite(evening, "Ana", late[0])
        assert again.text.startswith("I have asked")
        assert len(invitations(evening[late[0]])) == 1


async def test_whoever_invites_everybody_keeps_no_question_back(tmp_path):
    people = ("Ana", "Vera", "Ann", *STRANGERS)
    async with an_evening(tmp_path, TOY, *people, invitations_per_person=100) as evening:
        await evening.seat("Ana", game="toy")
        for name in STRANGERS:
            await invite(evening, "Ana", name)
        await evening.start("Vera", "Ann", game="toy")
        for name in ("Vera", "Ann"):
            assert "Split" in evening[name].question.buttons


async def call_for_players(evening: Evening, caller: str) -> tuple[str, set[int]]:
    """At a table of their own, which is then ended: what they read, and who was called."""
    await evening.seat(caller, game="toy")
    before = len(evening.messages(evening.channel.id))
    told = await evening[caller].say(evening.channel, "looking")
    said = " ".join(m.text for m in evening.messages(evening.channel.id)[before:])
    asked = await evening[caller].say(evening.channel, "end")
    await evening[caller].press(asked.message, "End the Table")
    return told.text, {int(user) for user in re.findall(r"<@(\d+)>", said)}


async def test_one_person_calls_once_in_ten_minutes_at_whatever_table(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        assert (await call_for_players(evening, "Ana"))[0].startswith("Your table is marked")
        evening.clock.seconds += 61
        again, _ = await call_for_players(evening, "Ana")
        assert again.startswith("You have called already. You can call again in 9 minutes")
        assert (await call_for_players(evening, "Ben"))[0].startswith("Your table is marked")
        evening.clock.seconds += 530
        again, _ = await call_for_players(evening, "Ana")
        assert again.startswith("You have called already. You can call again in one minute")
        evening.clock.seconds += 10
        assert (await call_for_players(evening, "Ana"))[0].startswith("Your table is marked")


async def test_a_call_that_is_refused_does_not_use_up_the_tables_own(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await call_for_players(evening, "Ana")
        await evening.seat("Ana", "Ben", game="toy")
        await evening["Ana"].say(evening.channel, "looking")
        told = await evening["Ben"].say(evening.channel, "looking")
        assert told.text.startswith("Your table is marked")


async def test_of_many_who_want_to_be_called_it_is_not_always_the_same(tmp_path, monkeypatch):
    everybody = tuple(range(1, 41))

    async def all_of_them(*_facts):
        return everybody

    monkeypatch.setattr("bot.ui.actions.inviting.callable_people", all_of_them)
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        evening.bot.desk.invitations.dice = random.Random(7)
        called = []
        for _ in range(12):
            called.append((await call_for_players(evening, "Ana"))[1])
            evening.clock.seconds += 601
    assert {len(people) for people in called} == {20}
    assert set().union(*called) == set(everybody)
