"""Reaching people: DMs refused in every way, threads they are or are not in, and whose telephone buzzes."""

from typing import Any

import pytest

from tests.parlour.bodies import layout, text
from tests.parlour.script import Player, Refused, Script, post

SILENT = 1 << 12


async def opens(script: Script, person: Player) -> tuple[int, int]:
    status, told = await script.api("POST", "/users/@me/channels", {"recipient_id": person.id})
    return status, told.get("code", 0)


async def writes(script: Script, channel: str) -> tuple[int, int]:
    status, told = await script.api("POST", f"/channels/{channel}/messages", {"content": "a"})
    return status, told.get("code", 0)


@pytest.mark.parametrize("code", [50007, 50278, 20026, 40003])
async def test_somebodys_dm_may_be_refused_with_any_of_discords_numbers(script, ana, code):
    dm = await ana.dm()
    await script.ask("PATCH", "/people/ana", dm_post_code=code)
    assert await opens(script, ana) == (200, 0)
    assert await writes(script, dm) == (403, code)
    await script.ask("PATCH", "/people/ana", dm_post_code=0, dm_open_code=code)
    assert await opens(script, ana) == (403, code)
    assert await writes(script, dm) == (200, 0)
    told = await script.ask("PATCH", "/people/ana", dm_open_code=0)
    assert await opens(script, ana) == (200, 0)
    assert (told["dm_open_code"], told["dm_post_code"]) == (0, 0)


async def test_a_number_that_no_dm_is_refused_with_is_explained(script, ana):
    with pytest.raises(Refused, match='"dm_post_code" is one of 50007'):
        await script.ask("PATCH", f"/people/{ana.name}", dm_post_code=7)


async def test_in_a_private_thread_without_the_bot_posts_are_50001_before_and_after_an_answer(
    parlour, script, ana, channel, asked
):
    await asked()
    thread = str((await ana.does("threads", channel=channel, name="Aside", private=True))["id"])
    assert await writes(script, thread) == (403, 50001)
    result = await script.post("/people/ana/command?wait=0", channel=thread, command="go")
    held = parlour.hall.interactions[int(result["interaction"])]
    path = f"/interactions/{held.id}/{held.token}/callback"
    status, _ = await script.api("POST", path, {"type": 4, "data": {"content": "Here."}})
    assert status == 204
    assert await writes(script, thread) == (403, 50001)
    assert [one["content"] for one in await ana.messages(thread)] == ["Here."]


async def test_who_is_mentioned_in_a_thread_takes_part_in_it(script, ana, channel):
    witness = Player(script, "witness", "")
    thread = await witness.does("threads", channel=channel, name="Table")
    assert not _seen(await ana.view(), thread["id"])["joined"]
    await post(script, thread["id"], content=f"<@{ana.id}>", flags=SILENT)
    assert _seen(await ana.view(), thread["id"])["joined"]


async def test_a_mention_that_an_edit_brings_adds_and_calls_nobody(script, ana, channel):
    witness = Player(script, "witness", "")
    thread = (await witness.does("threads", channel=channel, name="Table"))["id"]
    message = await post(script, thread, content="Hello")
    path = f"/channels/{thread}/messages/{message}"
    await script.api("PATCH", path, {"content": f"<@{ana.id}>"})
    seen = _seen(await ana.view(), thread)
    assert (seen["joined"], seen["mentions"]) == (True, 0)
    assert (await script.get("/pushes"))["pushes"] == []


async def test_who_may_not_be_mentioned_is_not_added(script, ana, channel):
    witness = Player(script, "witness", "")
    thread = (await witness.does("threads", channel=channel, name="Table"))["id"]
    await post(script, thread, content=f"<@{ana.id}>", allowed_mentions={"parse": []})
    assert not _seen(await ana.view(), thread)["joined"]


async def test_a_thread_one_takes_no_part_in_has_nothing_unread(script, ana, channel):
    witness = Player(script, "witness", "")
    thread = (await witness.does("threads", channel=channel, name="Table"))["id"]
    await post(script, thread, content="Hello")
    assert _seen(await ana.view(), thread)["unread"] == 0
    assert (await ana.does("join", channel=thread))["unread"] == 1
    assert not (await ana.does("leave", channel=thread))["joined"]
    with pytest.raises(Refused, match="Only a thread"):
        await ana.does("join", channel=channel)


async def test_the_bot_adds_and_removes_people_of_a_thread(script, ana, channel):
    _, told = await script.api("POST", f"/channels/{channel}/threads", {"name": "T", "type": 11})
    path = f"/channels/{told['id']}/thread-members"
    assert (await script.api("PUT", f"{path}/{ana.id}"))[0] == 204
    assert _seen(await ana.view(), told["id"])["joined"]
    _, member = await script.api("GET", f"{path}/{ana.id}")
    assert member["user_id"] == ana.id
    assert (await script.api("DELETE", f"{path}/{ana.id}"))[0] == 204
    status, refused = await script.api("GET", f"{path}/{ana.id}")
    assert (status, refused["code"]) == (404, 10007)


def _seen(view: dict[str, Any], channel: str) -> dict[str, Any]:
    held = [one for guild in view["guilds"] for one in guild["channels"]]
    return next(one for one in held if one["id"] == channel)


async def test_with_commands_alone_the_application_answers_and_cannot_post(bot, script, parlour):
    ana = await script.person("ana")
    made = await script.post(
        "/guilds", name="Elsewhere", members=["ana"], bot=False, commands_only=True
    )
    games = made["channels"][0]["id"]
    assert not made["bot_here"]
    told = await ana.runs("whisper", games)
    assert told["outcome"] == "message"
    assert await writes(script, games) == (403, 50001)
    assert bot.get_guild(int(made["id"])) is None
    assert parlour.hall.world.guilds[int(made["id"])].commands_only


async def test_without_commands_and_bot_there_is_nothing_to_use(script, asked):
    await asked()
    made = await script.post("/guilds", name="Elsewhere", members=["witness"], bot=False)
    games = made["channels"][0]["id"]
    assert (await script.get(f"/people/witness/commands?channel={games}"))["commands"] == []
    with pytest.raises(Refused, match="there is no bot"):
        await script.post("/guilds", name="Both", commands_only=True)


async def test_telephones_buzz_for_dms_and_mentions_that_are_not_silent(script, ana, channel):
    dm = await ana.dm()
    heard = [
        await post(script, dm, **layout(text("Your turn"))),
        await post(script, channel, content=f"<@{ana.id}>, your turn"),
    ]
    await post(script, dm, **layout(text("A board"), flags=SILENT | 1 << 15))
    await post(script, channel, content=f"<@{ana.id}>", flags=SILENT)
    await post(script, channel, content="Anybody?")
    await script.api("PATCH", f"/channels/{dm}/messages/{heard[0]}", layout(text("Still")))
    pushes = (await script.get("/pushes?person=ana"))["pushes"]
    assert [(one["message"], one["why"]) for one in pushes] == [
        (heard[0], "dm"),
        (heard[1], "mention"),
    ]
    assert {one["person"] for one in pushes} == {ana.id}
    assert (await script.get("/pushes?person=witness"))["pushes"] == []
    assert len((await script.get("/pushes?after=1"))["pushes"]) == 1
    await script.ask("DELETE", "/pushes")
    assert (await script.get("/pushes"))["pushes"] == []


async def test_an_answer_that_only_one_sees_buzzes_no_telephone(script, asked):
    interaction = await asked()
    body = {"type": 4, "data": {"content": "For you.", "flags": 64}}
    await script.api("POST", interaction.callback, body)
    assert (await script.get("/pushes"))["pushes"] == []
    with pytest.raises(Refused, match="number of a push"):
        await script.get("/pushes?after=x")
