"""What Discord refuses about routes, channels, threads and permissions."""

from typing import Any

import pytest

from tests.parlour.script import Player, Refused, Script
from tests.parlour.test_refused_messages import form


async def code(script: Script, method: str, path: str, body: Any = None) -> tuple[int, int]:
    status, told = await script.api(method, path, body)
    return status, (told or {}).get("code", 0)


@pytest.fixture
async def thread(script: Script, channel: str) -> str:
    _, made = await script.api("POST", f"/channels/{channel}/threads", {"name": "A", "type": 11})
    return str(made["id"])


async def test_an_unknown_route_is_404_and_loud(script):
    assert await code(script, "GET", "/guilds/1/dragons") == (404, 0)
    assert (await script.refusals())[0]["path"] == "/guilds/1/dragons"


@pytest.mark.parametrize("path", ["/api/v9/users/@me", "/api/users/@me", "/api/v100/users/@me"])
async def test_an_unknown_version_is_404_and_loud(script, path):
    async with script.session.get(script.url + path, headers={"Authorization": "Bot a"}) as got:
        assert (got.status, (await got.json())["code"]) == (404, 0)
    assert [one["path"] for one in await script.refusals()] == [path]


async def test_an_unknown_query_is_refused(script):
    assert await code(script, "GET", "/users/@me?colour=red") == (400, 50035)
    assert await code(
        script, "GET", f"/guilds/{await script.place('guild')}/members?limit=all"
    ) == (
        400,
        50035,
    )


async def test_an_unknown_method_is_405(script):
    assert await code(script, "PUT", "/users/@me") == (405, 0)


async def test_without_a_token_nothing_is_answered(script):
    status, told = await script.api("GET", "/users/@me", token="")
    assert (status, told["code"]) == (401, 0)


async def test_a_body_that_is_no_json_is_50109(script, channel):
    status, told = await script.api(
        "POST",
        f"/channels/{channel}/messages",
        data=b"{",
    )
    assert (status, told["code"]) == (400, 0)
    async with script.session.post(
        f"{script.url}/api/v10/channels/{channel}/messages",
        data=b"{",
        headers={"Authorization": "Bot a", "Content-Type": "application/json"},
    ) as got:
        assert (await got.json())["code"] == 50109


async def test_what_is_not_there_has_its_number(script, channel):
    assert await code(script, "GET", "/channels/5") == (404, 10003)
    assert await code(script, "GET", "/channels/five") == (400, 50035)
    assert await code(script, "GET", "/guilds/5") == (404, 10004)
    assert await code(script, "GET", f"/guilds/{await script.place('guild')}/members/5") == (
        404,
        10007,
    )
    assert await code(script, "GET", f"/channels/{channel}/messages/5") == (404, 10008)
    assert await code(script, "GET", "/users/5") == (404, 10013)
    assert await code(script, "POST", "/users/@me/channels", {"recipient_id": "5"}) == (404, 10013)
    assert await code(script, "PUT", "/applications/5/commands", []) == (404, 10002)


async def test_a_body_or_a_file_where_none_is_taken_is_refused(script, channel, thread):
    guild = await script.place("guild")
    for method, path in (
        ("GET", f"/channels/{channel}"),
        ("POST", f"/channels/{channel}/typing"),
        ("PUT", f"/channels/{thread}/thread-members/@me"),
        ("DELETE", f"/users/@me/guilds/{guild}"),
    ):
        assert await code(script, method, path, {"colour": "red"}) == (400, 50035)
    data = form({"name": "A", "type": 11}, ("a.txt", b"a"))
    status, told = await script.api("POST", f"/channels/{channel}/threads", data=data)
    assert (status, told["code"]) == (400, 50035)


async def test_people_and_servers_are_told_as_discord_tells_them(script, channel, parlour):
    guild = await script.place("guild")
    bot = parlour.hall.world.bot_id
    for path in (
        f"/guilds/{guild}",
        f"/guilds/{guild}/channels",
        f"/guilds/{guild}/roles",
        f"/guilds/{guild}/members?limit=10",
        f"/guilds/{guild}/members/{bot}",
        f"/guilds/{guild}/threads/active",
        f"/users/{bot}",
        f"/channels/{channel}",
        f"/channels/{channel}/threads/archived/public",
        "/gateway",
        "/applications/@me",
    ):
        status, _ = await script.api("GET", path)
        assert status == 200, path


async def test_history_is_newest_first_and_pages(script, channel):
    for number in range(5):
        await script.api("POST", f"/channels/{channel}/messages", {"content": str(number)})
    _, newest = await script.api("GET", f"/channels/{channel}/messages?limit=2")
    assert [one["content"] for one in newest] == ["4", "3"]
    _, older = await script.api(
        "GET", f"/channels/{channel}/messages?limit=2&before={newest[-1]['id']}"
    )
    assert [one["content"] for one in older] == ["2", "1"]
    _, after = await script.api(
        "GET", f"/channels/{channel}/messages?limit=2&after={older[-1]['id']}"
    )
    assert [one["content"] for one in after] == ["3", "2"]
    assert await code(script, "GET", f"/channels/{channel}/messages?limit=101") == (400, 50035)


async def test_somebody_elses_message_is_not_the_bots_to_edit(script, channel):
    witness = Player(script, "witness", "")
    said = await witness.does("messages", channel=channel, content="Mine")
    path = f"/channels/{channel}/messages/{said['id']}"
    assert await code(script, "PATCH", path, {"content": "Yours"}) == (403, 50005)
    assert await code(script, "DELETE", path) == (403, 50013)
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", allow=["manage_messages"])
    assert await code(script, "DELETE", path) == (204, 0)


@pytest.mark.parametrize(("denied", "number"), [("view_channel", 50001), ("send_messages", 50013)])
async def test_a_channel_may_be_closed_to_the_bot(script, channel, denied, number):
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", deny=[denied])
    path = f"/channels/{channel}/messages"
    assert await code(script, "POST", path, {"content": "a"}) == (403, number)


async def test_a_thread_needs_its_permission(script, channel):
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", deny=["create_public_threads"])
    path = f"/channels/{channel}/threads"
    assert await code(script, "POST", path, {"name": "A", "type": 11}) == (403, 50013)


async def test_threads_do_not_start_in_threads_or_dms(script, thread):
    body = {"name": "B", "type": 11}
    assert await code(script, "POST", f"/channels/{thread}/threads", body) == (400, 50024)
    dm = await Player(script, "witness", "").dm()
    assert await code(script, "POST", f"/channels/{dm}/threads", body) == (400, 50024)


async def test_a_thread_has_no_permissions_of_its_own(script, channel, thread):
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", allow=["manage_roles"])
    path = f"/channels/{thread}/permissions/5"
    assert await code(script, "PUT", path, {"type": 1}) == (400, 50024)
    assert await code(script, "DELETE", path) == (400, 50024)


async def test_a_message_has_one_thread(script, channel):
    _, said = await script.api("POST", f"/channels/{channel}/messages", {"content": "a"})
    path = f"/channels/{channel}/messages/{said['id']}/threads"
    _, made = await script.api("POST", path, {"name": "A"})
    assert made["id"] == said["id"]
    assert await code(script, "POST", path, {"name": "B"}) == (400, 160004)


async def test_an_archived_thread_is_50083_until_it_is_revived(script, thread):
    path = f"/channels/{thread}"
    _, said = await script.api("POST", f"{path}/messages", {"content": "a"})
    await script.api("PATCH", path, {"archived": True})
    assert await code(script, "POST", f"{path}/messages", {"content": "b"}) == (400, 50083)
    edit = f"{path}/messages/{said['id']}"
    assert await code(script, "PATCH", edit, {"content": "b"}) == (400, 50083)
    assert await code(script, "PATCH", path, {"name": "B"}) == (400, 50083)
    await script.api("PATCH", path, {"archived": False})
    assert await code(script, "POST", f"{path}/messages", {"content": "b"}) == (200, 0)


async def test_a_locked_thread_is_160005_but_for_moderators(script, channel, thread):
    await script.ask("PATCH", f"/channels/{thread}", locked=True, archived=True)
    path = f"/channels/{thread}"
    assert await code(script, "POST", f"{path}/messages", {"content": "b"}) == (400, 160005)
    assert await code(script, "PATCH", path, {"archived": False}) == (403, 50013)
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", allow=["manage_threads"])
    await script.api("PATCH", path, {"archived": False, "locked": False})
    assert await code(script, "POST", f"{path}/messages", {"content": "b"}) == (200, 0)


async def test_people_join_and_leave_threads(script, thread):
    witness = await script.person("witness")
    members = f"/channels/{thread}/thread-members"
    assert await code(script, "GET", f"{members}/{witness.id}") == (404, 10007)
    assert await code(script, "PUT", f"{members}/{witness.id}") == (204, 0)
    _, held = await script.api("GET", members)
    assert witness.id in [one["user_id"] for one in held]
    assert await code(script, "DELETE", f"{members}/{witness.id}") == (204, 0)
    assert await code(script, "PUT", f"{members}/5") == (404, 10007)


async def test_a_private_thread_is_there_only_for_who_takes_part(script, channel):
    witness = await script.person("witness")
    await script.person("ana")
    _, made = await script.api("POST", f"/channels/{channel}/threads", {"name": "A", "type": 12})
    await script.api("PUT", f"/channels/{made['id']}/thread-members/{witness.id}")
    ana = Player(script, "ana", "")
    with pytest.raises(Refused, match="no channel"):
        await ana.messages(made["id"])
    assert await Player(script, "witness", "").messages(made["id"]) == []


async def test_a_deleted_channel_is_10003_and_its_threads_too(script, channel, thread):
    await script.ask("DELETE", f"/channels/{channel}")
    for place in (channel, thread):
        path = f"/channels/{place}/messages"
        assert await code(script, "POST", path, {"content": "a"}) == (404, 10003)


async def test_a_kicked_bot_has_no_access(script, channel):
    guild = await script.place("guild")
    await script.ask("DELETE", f"/guilds/{guild}/members/bot")
    path = f"/channels/{channel}/messages"
    assert await code(script, "POST", path, {"content": "a"}) == (403, 50001)
    await script.ask("PUT", f"/guilds/{guild}/members/bot")
    assert await code(script, "POST", path, {"content": "a"}) == (200, 0)


async def test_only_who_shares_a_server_gets_a_dm(script):
    loner = await script.person("loner", guilds=[])
    _, dm = await script.api("POST", "/users/@me/channels", {"recipient_id": loner.id})
    path = f"/channels/{dm['id']}/messages"
    assert await code(script, "POST", path, {"content": "a"}) == (403, 50278)
    guild = await script.place("guild")
    await script.ask("PUT", f"/guilds/{guild}/members/loner")
    await script.ask("PATCH", "/people/loner", dms_open=False)
    assert await code(script, "POST", path, {"content": "a"}) == (403, 50007)


async def test_an_answer_needs_the_right_to_read_what_it_answers(script, channel):
    witness = Player(script, "witness", "")
    ana = await script.person("ana")
    said = await witness.does("messages", channel=channel, content="Anybody?")
    denied = ["read_message_history"]
    await script.ask("PUT", f"/channels/{channel}/permissions/everyone", deny=denied)
    path = f"/channels/{channel}/messages"
    body = {"content": "Me", "message_reference": {"message_id": said["id"]}}
    assert await code(script, "POST", path, body) == (403, 160002)
    with pytest.raises(Refused, match="may not read"):
        await ana.does("messages", channel=channel, content="Me", reply_to=said["id"])
    assert await code(script, "POST", path, {"content": "Me"}) == (200, 0)


LONG = "9" * 5000


@pytest.mark.parametrize("number", ["ana", ["5"], {}, True, LONG, "9" * 23, -1], ids=str)
async def test_what_is_no_id_is_50035_wherever_it_stands(script, channel, number):
    messages = f"/channels/{channel}/messages"
    body = {"recipient_id": number}
    assert await code(script, "POST", "/users/@me/channels", body) == (400, 50035)
    body = {"content": "a", "message_reference": {"message_id": number}}
    assert await code(script, "POST", messages, body) == (400, 50035)
    body = {"content": "a", "allowed_mentions": {"users": [number]}}
    assert await code(script, "POST", messages, body) == (400, 50035)
    if isinstance(number, str):
        assert await code(script, "GET", f"/channels/{number}") == (400, 50035)
        assert await code(script, "GET", f"{messages}?before={number}") == (400, 50035)
        path = f"{script.url}/attachments/{channel}/{number}/a.png"
        async with script.session.get(path) as got:
            assert got.status == 404


UTF_16 = '{"content": "\\ud800"}'.encode("utf-16")


@pytest.mark.parametrize(
    "raw",
    [b"[" * 100_000, b'"\\ud800"', b'"\xff"', b'{"content": "\xed\xa0\x80"}', UTF_16],
    ids=["deep", "half", "raw", "half in UTF-8", "half in UTF-16"],
)
async def test_json_that_cannot_be_kept_is_50109(script, channel, raw):
    assert await sent(script, channel, raw, "application/json") == (400, 50109)


async def sent(script: Script, channel: str, raw: bytes, kind: str) -> tuple[int, int]:
    """A message of which every byte is chosen."""
    async with script.session.post(
        f"{script.url}/api/v10/channels/{channel}/messages",
        data=raw,
        headers={"Authorization": "Bot a", "Content-Type": kind},
    ) as got:
        return got.status, (await got.json())["code"]


@pytest.mark.parametrize(
    "header",
    [
        b'Content-Disposition: form-data; name="files[0]"; filename="\xff.png"',
        b'Content-Disposition: form-data; name="files[0]"; filename="a"\r\nContent-Type: \xff',
        b'Content-Disposition: form-data; name="files[0]"\r\nContent-Transfer-Encoding: rot13',
        b"This is no header",
    ],
    ids=["half a name", "half a type", "an unknown encoding", "no header"],
)
async def test_a_file_that_makes_no_sense_is_a_bad_request(script, channel, header):
    payload = b'Content-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "a"}'
    raw = b"--X\r\n" + payload + b"\r\n--X\r\n" + header + b"\r\n\r\nabc\r\n--X--\r\n"
    assert await sent(script, channel, raw, "multipart/form-data; boundary=X") == (400, 0)
    assert await Player(script, "witness", "").messages(channel) == []
