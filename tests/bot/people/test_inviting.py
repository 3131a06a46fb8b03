"""A friend is missing: asked once and politely, and only who may be asked."""

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
        assert "1" in told.text
        called = evening.messages(evening.channel.id)[-1]
        assert f"<@{evening['Ben'].user.id}>" in called.text
        assert f"<@{evening['Carla'].user.id}>" not in called.text
        again = await evening["Ana"].say(evening.channel, "looking")
        assert again.text.startswith("This table has called already")
