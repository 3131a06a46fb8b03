"""Unmodified discord.py plays on the parlour: every kind of interaction, over real sockets."""

from base64 import b64encode
from collections.abc import AsyncIterator

import discord
import pytest

from tests.parlour.discord_document import DOCUMENT, document
from tests.parlour.script import Player, Script, until

pytestmark = pytest.mark.usefixtures("bot")


@pytest.fixture(autouse=True)
async def _nothing_else_is_refused(script: Script) -> AsyncIterator[None]:
    """What a test provokes it names itself; everything else the bot does must be right."""
    yield
    provoked = {40060, 50007, 10062}
    assert [one for one in await script.refusals() if one["code"] not in provoked] == []


@pytest.fixture
async def ana(script: Script) -> Player:
    return await script.person("ana", display_name="Ana", locale="es-ES")


async def test_every_answer_in_these_tests_is_held_against_discords_description(minutes):
    discord_says = document()
    if discord_says is None:
        pytest.skip(
            f"No answer is held against Discord's description: {DOCUMENT.name} is not beside the project"
        )
    wrong = discord_says.response_problems("GET", "/users/@me", 200, {"id": 5})
    assert wrong, "a wrong answer is found"
    assert len(minutes.exchanges) > 1
    assert minutes.problems() == []


async def test_a_slash_command_shows_a_layout_with_a_picture(ana, script):
    result = await ana.runs("hello", await script.games())
    container = result["message"]["components"][0]
    media = container["components"][1]["items"][0]["media"]
    async with script.session.get(media["url"]) as got:
        assert got.content_type == "image/png"
        assert len(await got.read()) > 50
    assert (media["width"], media["height"]) == (120, 80)
    assert container["components"][1]["items"][0]["description"] == "A board of teal."
    assert result["message"]["attachments"] == []


async def test_a_dynamic_button_edits_the_message_it_is_on(ana, script):
    message = (await ana.runs("hello", await script.games()))["message"]
    result = await ana.presses(message, "count/1")
    assert result["outcome"] == "updated"
    again = await ana.presses(message, "count/2")
    assert again["message"]["components"][0]["components"][0]["content"] == "Counted to 3."
    assert again["message"]["parlour"]["edited"]


async def test_a_select_tells_what_was_chosen_to_one_person(ana, script):
    message = (await ana.runs("hello", await script.games()))["message"]
    result = await ana.does(
        "choose", message=message["id"], custom_id="choose", values=["right", "left"]
    )
    assert result["message"]["content"] == "You chose ['left', 'right']."
    assert result["message"]["parlour"]["ephemeral"]
    witness = Player(script, "witness", "")
    assert len(await ana.messages(message["channel_id"])) == 2
    assert len(await witness.messages(message["channel_id"])) == 1


async def test_a_select_of_people_gets_the_people(ana, script):
    message = (await ana.runs("hello", await script.games()))["message"]
    result = await ana.does("choose", message=message["id"], custom_id="people", values=[ana.id])
    assert result["message"]["content"] == "Hello, ['Ana']."


async def test_a_form_carries_every_kind_of_field(ana, script):
    message = (await ana.runs("hello", await script.games()))["message"]
    opened = await ana.presses(message, "form")
    assert opened["outcome"] == "modal"
    result = await ana.does(
        "submit",
        modal=opened["modal"]["id"],
        values={"name": "Ana", "pile": ["C", "A"], "side": "left", "sure": True},
    )
    assert result["message"]["content"] == "Ana ['A', 'C'] left True"
    assert (await script.get("/people/ana/modals"))["modals"] == []


async def test_a_form_carries_files(ana, script):
    message = (await ana.runs("hello", await script.games()))["message"]
    opened = await ana.presses(message, "form")
    files = [{"name": f"{one}.txt", "base64": b64encode(one.encode()).decode()} for one in "ab"]
    values = {"name": "Ana", "pile": ["C"], "side": "left", "files": files}
    result = await ana.does("submit", modal=opened["modal"]["id"], values=values)
    assert result["message"]["content"] == "Ana ['C'] left False a.txt: a b.txt: b"


async def test_a_form_carries_people_roles_and_channels(ana, script, channel):
    guild = await script.place("guild")
    role = await script.post(f"/guilds/{guild}/roles", name="Players")
    opened = await ana.runs("invite", channel)
    values = {
        "friend": [ana.id],
        "club": [role["id"]],
        "others": [ana.id, role["id"]],
        "place": [channel],
    }
    result = await ana.does("submit", modal=opened["modal"]["id"], values=values)
    club, friend = f"<@&{role['id']}>", f"<@{ana.id}>"
    assert result["message"]["content"] == f"{friend} {club} {friend} {club} <#{channel}>"


async def test_a_command_takes_a_file(ana, script):
    file = {"name": "rules.txt", "base64": b64encode(b"Be kind.").decode()}
    result = await ana.runs("read", await script.games(), file=file)
    assert result["message"]["content"] == "rules.txt: Be kind."


async def test_a_deferred_answer_thinks_and_then_says(ana, script):
    result = await ana.runs("think", await script.games())
    assert result["outcome"] == "deferred"
    assert result["message"]["parlour"]["thinking"]

    async def said():
        return (await ana.sees(result["message"]["id"]))["content"] == "Thought."

    await until(said)
    assert not (await ana.sees(result["message"]["id"]))["parlour"]["thinking"]


async def test_a_follow_up_may_be_for_one_person_only(ana, script):
    channel = (await ana.runs("whisper", await script.games()))["message"]["channel_id"]

    async def whispered():
        return [one["content"] for one in await ana.messages(channel)] == [
            "Aloud.",
            "Only for you.",
        ]

    await until(whispered)
    witness = Player(script, "witness", "")
    assert [one["content"] for one in await witness.messages(channel)] == ["Aloud."]


async def test_a_dm_arrives_with_its_picture_and_is_unread(ana, script):
    await ana.runs("letter", await script.games())

    async def arrived():
        return any(dm["unread"] for dm in (await ana.view())["dms"])

    await until(arrived)
    dm = (await ana.view())["dms"][0]
    assert (dm["unread"], dm["mentions"]) == (1, 1)
    letter = (await ana.messages(dm["id"]))[0]
    assert letter["attachments"][0]["filename"] == "board.png"
    assert (await ana.does("read", channel=dm["id"]))["unread"] == 0


async def test_closed_dms_are_refused_with_50007(ana, script):
    await script.ask("PATCH", "/people/ana", dms_open=False)
    result = await ana.runs("letter", await script.games())

    async def told():
        return (await ana.sees(result["message"]["id"]))["content"] == "Refused: 50007"

    await until(told)


async def test_a_thread_is_a_channel_of_its_own_where_commands_work(ana, script):
    result = await ana.runs("thread", await script.games())

    async def mentioned():
        return "See" in (await ana.sees(result["message"]["id"]))["content"]

    await until(mentioned)
    channels = (await ana.view())["guilds"][0]["channels"]
    thread = next(one for one in channels if one["kind"] == "thread")
    assert thread["name"] == "A table"
    assert [one["content"] for one in await ana.messages(thread["id"])] == ["Welcome."]
    said = await ana.runs("whisper", thread["id"])
    assert said["message"]["channel_id"] == thread["id"]


async def test_autocompletion_offers_what_fits(ana, script):
    result = await ana.does(
        "autocomplete",
        channel=await script.games(),
        command="pick",
        focused="game",
        options={"game": "sp"},
    )
    assert [one["value"] for one in result["choices"]] == ["spades", "split"]


async def test_options_reach_the_bot_with_their_types(ana, script):
    result = await ana.runs("pick", await script.games(), game="split", seats=4, friend=ana.id)
    assert result["message"]["content"] == "split for 4 with Ana"


async def test_a_subcommand_is_named_with_its_group(ana, script):
    result = await ana.runs("table close", await script.games(), why="late")
    assert result["message"]["content"] == "Closed: late."


async def test_commands_work_in_a_dm(ana):
    result = await ana.runs("whisper", await ana.dm())
    assert result["message"]["content"] == "Aloud."


async def test_the_command_list_speaks_the_persons_language(ana, script):
    assert ana.name == "ana"
    channel = await script.games()
    told = (await script.get(f"/people/ana/commands?channel={channel}"))["commands"]
    hello = next(one for one in told if one["name"] == "hello")
    assert (hello["name_localized"], hello["description_localized"]) == ("hola", "Saluda.")
    english = (await script.get(f"/people/witness/commands?channel={channel}"))["commands"]
    assert next(one for one in english if one["name"] == "hello")["name_localized"] == "hello"


async def test_the_second_answer_to_one_interaction_is_40060(bot, ana, script):
    await ana.runs("twice", await script.games())
    await until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.HTTPException)
    assert bot.errors[0].code == 40060


async def test_no_answer_in_three_seconds_is_told_to_the_person_alone(ana, script, parlour):
    channel = await script.games()
    async with ana.feed() as feed:
        pending = await script.post("/people/ana/command?wait=0", channel=channel, command="silent")
        assert pending["outcome"] == "pending"
        await script.post("/clock", advance=4)
        failed = await feed.next("interaction")
    assert failed["interaction"] == pending["interaction"]
    assert (failed["outcome"], failed["error"]) == ("failed", "The application did not respond")
    interaction = parlour.hall.interactions[int(pending["interaction"])]
    status, body = await script.api(
        "POST", f"/interactions/{interaction.id}/{interaction.token}/callback", {"type": 5}
    )
    assert (status, body["code"]) == (404, 10062)


async def test_the_bot_hears_what_people_say(bot, ana, script):
    await ana.does("messages", channel=await script.games(), content="Good evening")
    await until(lambda: bot.heard)
    assert bot.heard[0].content == "Good evening"
    assert bot.heard[0].author.display_name == "Ana"
