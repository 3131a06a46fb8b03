"""The control interface: people, what they see and do, and what is refused with a sentence."""

import re

import pytest

from parlour import control, seen
from tests.parlour.script import Player, Refused, post


def test_every_route_is_in_the_description():
    described = re.sub(r"\s+", " ", control.__doc__ or "")
    for spec in control.ROUTES:
        method, path = spec.split()
        deed = re.fullmatch(r"/people/\{person\}/(\w+)", path)
        if method == "POST" and deed:
            assert f" {deed[1]} {{" in described, spec
        else:
            assert f"{method} /parlour{path}" in described, spec


async def test_a_name_picked_twice_is_the_same_person(script):
    first = await script.post("/people", name="Ana")
    again = await script.post("/people", name="ana", locale="de")
    assert first == again
    assert (first["name"], first["display_name"], first["locale"]) == ("ana", "Ana", "en-US")


@pytest.mark.parametrize("name", ["", "bot", "a b", "7up", "x" * 33, "<b>"])
async def test_a_name_that_cannot_be_is_explained(script, name):
    with pytest.raises(Refused, match="cannot be a name"):
        await script.post("/people", name=name)


@pytest.mark.parametrize(
    ("method", "path", "body", "words"),
    [
        ("GET", "/dragons", {}, "has no GET"),
        ("POST", "/people", {}, '"name" is missing'),
        ("POST", "/people", {"name": 7}, '"name" must be text'),
        ("POST", "/people", {"name": "eve", "age": 7}, '"age" is not known'),
        ("POST", "/people", {"name": "eve", "locale": "xx"}, "no locale"),
        ("POST", "/people", {"name": "eve", "guilds": ["5"]}, "no server"),
        ("GET", "/people/nobody/view", {}, "no person"),
        ("GET", "/people/bot/view", {}, "acts for itself"),
        ("PATCH", "/people/witness", {"dms_open": "no"}, "true or false"),
        ("POST", "/people/witness/messages", {"channel": "5", "content": "a"}, "no channel"),
        ("POST", "/people/witness/press", {"message": "5", "custom_id": "a"}, "no message"),
        ("POST", "/people/witness/submit", {"modal": "5"}, "no form"),
        ("POST", "/clock", {"advance": -1}, "ahead only"),
        ("POST", "/gateway", {"do": "explode"}, '"do" is one of'),
        ("DELETE", "/messages/5", {}, "no message"),
        ("POST", "/people", {"name": "eve", "guilds": [1]}, '"guilds" must be a list'),
        ("POST", "/people/witness/command", {"channel": "GAMES", "command": " "}, "no command"),
        ("POST", "/people/witness/threads", {"channel": "GAMES", "name": " "}, "from 1 to 100"),
        (
            "POST",
            "/people/witness/threads",
            {"channel": "GAMES", "name": "a" * 101},
            "from 1 to 100",
        ),
        ("POST", "/faults", {"fault": "lose", "on": "send", "channel": 5}, "no channel"),
        ("POST", "/faults", {"fault": "lose", "on": "send", "person": [5]}, '"person" is'),
        ("POST", "/faults", {"fault": ["lose"], "on": "send"}, "A fault is one of"),
        (
            "POST",
            "/faults",
            {"fault": "rate_limit", "on": "any", "retry_after": 1, "scope": [1]},
            '"scope"',
        ),
        ("PUT", "/channels/GAMES/permissions/bot", {"allow": [[1]]}, '"allow" must be a list'),
        ("GET", f"/channels/{'9' * 5000}", {}, "has no GET"),
        ("GET", f"/people/{'9' * 5000}/view", {}, "no person"),
        (
            "GET",
            f"/people/witness/channels/GAMES/messages?before={'9' * 5000}",
            {},
            "must be a number",
        ),
        ("GET", f"/refusals?after={'9' * 5000}", {}, "number of a refusal"),
        ("POST", "/clock", {"advance": True}, "number of seconds"),
        ("POST", "/clock", {"advance": float("nan")}, "ahead only"),
        ("POST", "/clock", {"advance": 1e300}, "ten years"),
        ("POST", "/guilds", {"name": ""}, "cannot be a server's name"),
        ("PATCH", "/people/witness", {"display_name": " "}, "at least one letter"),
        ("POST", "/people", {"name": "eve", "display_name": " "}, "at least one letter"),
        ("POST", "/people", {"name": "eve", "display_name": ""}, "at least one letter"),
    ],
)
async def test_what_cannot_be_done_is_told_in_a_sentence(script, method, path, body, words):
    before = await script.get("/status")
    games = await script.games()
    if "channel" in body and body["channel"] == "GAMES":
        body = body | {"channel": games}
    with pytest.raises(Refused, match=words) as refused:
        await script.ask(method, path.replace("GAMES", games), **body)
    assert 400 <= refused.value.status < 500
    assert (await script.get("/status"))["people"] == before["people"]


async def test_a_body_that_is_no_object_is_refused(script):
    for data in (b"[1]", b"{"):
        async with script.session.post(f"{script.url}/parlour/people", data=data) as got:
            assert got.status == 400
            assert "JSON" in (await got.json())["error"]


async def test_a_failure_of_the_parlour_itself_is_told_in_a_sentence(script, monkeypatch):
    monkeypatch.setattr(seen, "view", None)
    with pytest.raises(Refused, match="The parlour itself failed") as refused:
        await script.get("/people/witness/view")
    assert refused.value.status == 500


async def test_the_clock_goes_ahead_by_parts_of_a_second(script):
    before = (await script.get("/status"))["now"]
    assert (await script.post("/clock", advance=1.5))["now"] >= before + 1.5


async def test_who_may_not_start_a_thread_is_told_so(script, ana, channel):
    denied = ["create_public_threads"]
    await script.ask("PUT", f"/channels/{channel}/permissions/ana", deny=denied)
    with pytest.raises(Refused, match="may not start threads"):
        await ana.does("threads", channel=channel, name="Aside")


async def test_a_new_server_has_its_channels_and_its_people(script, ana):
    made = await script.post("/guilds", name="Club", channels=["one", "two"], members=["ana"])
    assert [one["name"] for one in made["channels"]] == ["one", "two"]
    assert [one["name"] for one in made["members"]] == ["ana", "Gala"]
    assert len((await ana.view())["guilds"]) == 2
    assert len((await Player(script, "witness", "").view())["guilds"]) == 1


async def test_a_hidden_channel_is_not_there(script, ana, channel):
    await script.ask("PUT", f"/channels/{channel}/permissions/ana", deny=["view_channel"])
    assert (await ana.view())["guilds"][0]["channels"] == []
    with pytest.raises(Refused, match="no channel"):
        await ana.messages(channel)
    message = await post(script, channel, content="Hidden")
    with pytest.raises(Refused, match="no channel"):
        await ana.sees(message)


async def test_who_may_not_write_is_told_so(script, ana, channel):
    await script.ask("PUT", f"/channels/{channel}/permissions/everyone", deny=["send_messages"])
    assert not (await ana.view())["guilds"][0]["channels"][0]["may_send"]
    with pytest.raises(Refused, match="may not write"):
        await ana.does("messages", channel=channel, content="Hello")


async def test_a_role_opens_what_is_closed_to_everyone(script, ana, channel):
    guild = await script.place("guild")
    role = await script.post(f"/guilds/{guild}/roles", name="Players", members=["ana"])
    await script.ask("PUT", f"/channels/{channel}/permissions/everyone", deny=["send_messages"])
    await script.ask(
        "PUT", f"/channels/{channel}/permissions/{role['id']}", allow=["send_messages"]
    )
    said = await ana.does("messages", channel=channel, content="Hello")
    assert said["parlour"]["mine"]


async def test_unread_counts_what_others_said_and_mentions_what_pings(script, ana, channel):
    await post(script, channel, content="Hello")
    await post(script, channel, content=f"Hello <@{ana.id}>")
    await post(script, channel, content=f"Hush <@{ana.id}>", allowed_mentions={"parse": []})
    seen = (await ana.view())["guilds"][0]["channels"][0]
    assert (seen["unread"], seen["mentions"]) == (3, 1)
    await ana.does("messages", channel=channel, content="Hello yourselves")
    seen = (await ana.view())["guilds"][0]["channels"][0]
    assert (seen["unread"], seen["mentions"]) == (0, 0)


async def test_everyone_is_pinged_only_by_who_may(script, ana, channel):
    message = await post(script, channel, content="@everyone")
    assert not (await ana.sees(message))["mention_everyone"]
    seen = (await ana.view())["guilds"][0]["channels"][0]
    assert (seen["unread"], seen["mentions"]) == (1, 0)
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", allow=["mention_everyone"])
    message = await post(script, channel, content="@everyone")
    assert (await ana.sees(message))["mention_everyone"]
    assert (await ana.view())["guilds"][0]["channels"][0]["mentions"] == 1


async def test_a_silent_message_pings_nobody(script, ana, channel):
    silent = 1 << 12
    await post(script, channel, content=f"<@{ana.id}>", flags=silent)
    await post(script, await ana.dm(), content="Hush", flags=silent)
    view = await ana.view()
    for place in (view["guilds"][0]["channels"][0], view["dms"][0]):
        assert (place["unread"], place["mentions"]) == (1, 0)


async def test_an_edit_pings_nobody(script, ana, channel):
    message = await post(script, channel, content="Hello")
    await ana.does("read", channel=channel)
    await script.api(
        "PATCH", f"/channels/{channel}/messages/{message}", {"content": f"<@{ana.id}>"}
    )
    seen = (await ana.view())["guilds"][0]["channels"][0]
    assert (seen["unread"], seen["mentions"]) == (0, 0)
    assert (await ana.sees(message))["parlour"]["edited"]


async def test_what_was_said_elsewhere_is_answered_there_only(script, ana, channel):
    said = await post(script, await ana.dm(), content="In private")
    with pytest.raises(Refused, match="answer it where it was said"):
        await ana.does("messages", channel=channel, content="Aloud", reply_to=said)


async def test_history_pages_backwards_and_forwards(script, ana, channel):
    for number in range(5):
        await post(script, channel, content=str(number))
    base = f"/people/{ana.name}/channels/{channel}/messages"
    newest = await script.get(f"{base}?limit=2")
    assert [one["content"] for one in newest["messages"]] == ["3", "4"]
    assert newest["more"]
    older = await script.get(f"{base}?limit=3&before={newest['messages'][0]['id']}")
    assert [one["content"] for one in older["messages"]] == ["0", "1", "2"]
    assert not older["more"]
    after = await script.get(f"{base}?limit=1&after={older['messages'][0]['id']}")
    assert [one["content"] for one in after["messages"]] == ["1"]


async def test_a_person_starts_a_thread_and_revives_it_by_writing(script, ana, channel):
    thread = await ana.does("threads", channel=channel, name="Aside")
    assert thread["joined"]
    await script.ask("PATCH", f"/channels/{thread['id']}", archived=True)
    await ana.does("messages", channel=thread["id"], content="Still here")
    view = await ana.view()
    found = next(one for one in view["guilds"][0]["channels"] if one["id"] == thread["id"])
    assert not found["archived"]
    await script.ask("PATCH", f"/channels/{thread['id']}", locked=True)
    with pytest.raises(Refused, match="locked"):
        await ana.does("messages", channel=thread["id"], content="Hello?")


async def test_another_sites_page_cannot_act_here(script):
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "http://[bad"},
        {"Origin": "null"},
        {"Host": "evil.example"},
        {"Host": "[::1"},
    ):
        async with script.session.post(
            f"{script.url}/parlour/people", json={"name": "eve"}, headers=headers
        ) as got:
            assert got.status == 403
    async with script.session.post(
        f"{script.url}/parlour/people", json={"name": "eve"}, headers={"Origin": script.url}
    ) as got:
        assert got.status == 200
