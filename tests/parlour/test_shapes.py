"""What the parlour shows of messages, pictures, threads and pins, to the bot and to people."""

import asyncio
import struct
import zlib
from typing import Any

import discord
import pytest

from parlour import posting
from tests.parlour.bodies import button, command, gallery, layout, row, text
from tests.parlour.sample_bot import picture
from tests.parlour.script import Player, Refused, Script, until
from tests.parlour.test_refused_messages import form
from tests.parlour.test_refused_places import code


async def post(script: Script, channel: str, body: dict[str, Any], *files: Any) -> Any:
    data = {"data": form(body, *files)} if files else {"body": body}
    status, told = await script.api("POST", f"/channels/{channel}/messages", **data)
    assert status == 200, told
    return told


async def test_a_layout_shows_its_pictures_where_it_names_them(script, channel):
    png = picture().fp.read()
    thumbnail = {"type": 11, "media": {"url": "attachment://board.png"}, "description": "Small."}
    told = await post(
        script,
        channel,
        layout(
            {"type": 9, "components": [text("A section")], "accessory": thumbnail},
            {"type": 14},
            {"type": 13, "file": {"url": "attachment://rules.txt"}},
            gallery("https://example.org/elsewhere.png"),
            {"type": 17, "components": [row(button())], "accent_color": None},
        ),
        ("board.png", png),
        ("rules.txt", b"Rules."),
    )
    section, separator, file, elsewhere, container = told["components"]
    assert section["accessory"]["media"]["width"] == 120
    assert (separator["divider"], separator["spacing"]) == (True, 1)
    assert (file["name"], file["size"]) == ("rules.txt", 6)
    assert elsewhere["items"][0]["media"]["url"] == "https://example.org/elsewhere.png"
    assert container["accent_color"] is None
    ids = [one["id"] for one in told["components"]]
    assert len(set(ids)) == 5


async def test_an_embed_shows_its_picture(script, channel):
    body = {
        "embeds": [
            {
                "title": "A board",
                "image": {"url": "attachment://board.png"},
                "fields": [{"name": "a", "value": "b", "inline": True}],
                "footer": {"text": "The end"},
            }
        ]
    }
    told = await post(script, channel, body, ("board.png", picture().fp.read()))
    image = told["embeds"][0]["image"]
    assert image["url"] == told["attachments"][0]["url"]
    assert (image["width"], image["height"]) == (120, 80)


async def test_an_answer_shows_what_it_answers_and_pings_its_author(script, channel):
    ana = await script.person("ana")
    said = await ana.does("messages", channel=channel, content="Anybody?")
    await ana.does("read", channel=channel)
    told = await post(
        script, channel, {"content": "Me", "message_reference": {"message_id": said["id"]}}
    )
    assert told["referenced_message"]["content"] == "Anybody?"
    assert (await ana.view())["guilds"][0]["channels"][0]["mentions"] == 1
    reply = await ana.does("messages", channel=channel, content="Fine", reply_to=told["id"])
    assert reply["message_reference"]["message_id"] == told["id"]
    await script.ask("DELETE", f"/messages/{told['id']}")
    assert (await ana.sees(reply["id"]))["referenced_message"] is None


async def test_an_answer_to_a_message_that_is_gone_may_stand_alone(script, channel):
    reference = {"message_id": "5", "fail_if_not_exists": False}
    told = await post(script, channel, {"content": "Me", "message_reference": reference})
    assert "message_reference" not in told


async def test_a_page_uploaded_as_a_file_is_downloaded_not_shown(script, channel):
    told = await post(script, channel, {}, ("evil.html", b"<script>alert(1)</script>"))
    async with script.session.get(told["attachments"][0]["url"]) as got:
        assert got.content_type == "application/octet-stream"
        assert got.headers["Content-Disposition"] == "attachment"
        assert got.headers["X-Content-Type-Options"] == "nosniff"


async def test_the_page_is_told_to_ask_nobody_else_and_to_stand_in_no_frame(script):
    for path in ("/", "/main.js", "/attachments/1/2/a.png", "/parlour/status"):
        async with script.session.get(script.url + path) as got:
            policy = got.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy, path
        assert "frame-ancestors 'none'" in policy, path


async def test_a_page_is_asked_for_anew_and_a_file_never(script, channel):
    told = await post(script, channel, {}, ("a.txt", b"Words"))
    file = told["attachments"][0]["url"]
    for url, kept in ((f"{script.url}/main.js", "no-cache"), (file, "immutable")):
        async with script.session.get(url) as got:
            assert kept in got.headers["Cache-Control"]


async def test_a_link_may_lead_into_discord(script, channel):
    link = button(None, style=5, url="discord://-/channels/@me")
    told = await post(script, channel, {"components": [row(link)]})
    assert told["components"][0]["components"][0]["url"] == "discord://-/channels/@me"


@pytest.mark.parametrize("name", ["a/b.txt", "../c.txt", "50% & more?#.txt", "ñ.txt"])
async def test_a_file_is_found_whatever_its_name(script, channel, name):
    attachments = [{"id": 0, "filename": name}]
    told = await post(script, channel, {"attachments": attachments}, ("plain.txt", b"Rules."))
    async with script.session.get(told["attachments"][0]["url"]) as got:
        assert (got.status, await got.read()) == (200, b"Rules.")


async def test_a_file_that_is_not_there_is_not_found(script):
    async with script.session.get(f"{script.url}/attachments/1/2/a.png") as got:
        assert got.status == 404


def huge_png() -> bytes:
    chunk = b"IHDR" + struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    header = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + chunk
    return header + struct.pack(">I", zlib.crc32(chunk)) + b"\0\0\0\0IDAT\x35\xaf\x06\x1e"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("board.png", b"not a picture"),
        ("board.png", b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"),
        ("board.jpg", b"\xff\xd8\xff\xe0\0\x10"),
        ("board.webp", b"RIFF\x10\0\0\0WEBPVP8 "),
        ("board.jp2", b"\0\0\0\x0cjP  \r\n\x87\n"),
        ("board.png", huge_png()),
    ],
    ids=["none", "png", "jpeg", "webp", "jp2", "huge"],
)
async def test_a_picture_that_cannot_be_one_has_no_size(script, channel, name, content):
    told = await post(script, channel, {}, (name, content))
    assert "width" not in told["attachments"][0]


async def test_an_edit_that_fails_changes_nothing(script, parlour, channel, monkeypatch):
    told = await post(script, channel, {"content": "Old"}, ("a.txt", b"Old"))
    path = f"/channels/{channel}/messages/{told['id']}"
    monkeypatch.setattr(posting, "attachment_of", None)
    changed = form({"content": "New"}, ("b.txt", b"New"))
    assert (await script.api("PATCH", path, data=changed))[0] == 500
    assert (await script.api("GET", path))[1] == told
    assert parlour.hall.world.lost_files == []


async def test_a_message_is_pinned_by_who_may(script, channel):
    told = await post(script, channel, {"content": "a"})
    path = f"/channels/{channel}/messages/pins/{told['id']}"
    assert await code(script, "PUT", path) == (403, 50013)
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", allow=["pin_messages"])
    assert await code(script, "PUT", path) == (204, 0)
    witness = Player(script, "witness", "")
    assert (await witness.sees(told["id"]))["pinned"]
    assert await code(script, "DELETE", path) == (204, 0)
    assert not (await witness.sees(told["id"]))["pinned"]


async def test_many_messages_are_deleted_at_once(script, channel):
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", allow=["manage_messages"])
    ids = [(await post(script, channel, {"content": str(n)}))["id"] for n in range(3)]
    path = f"/channels/{channel}/messages/bulk-delete"
    assert await code(script, "POST", path, {"messages": ids[:1]}) == (400, 50035)
    assert await code(script, "POST", path, {"messages": ids[:2]}) == (204, 0)
    assert [one["content"] for one in await Player(script, "witness", "").messages(channel)] == [
        "2"
    ]


async def test_a_dm_is_no_place_for_moderators(script):
    witness = Player(script, "witness", "")
    dm = await witness.dm()
    said = await witness.does("messages", channel=dm, content="Mine")
    assert await code(script, "DELETE", f"/channels/{dm}/messages/{said['id']}") == (403, 50003)
    assert await code(script, "PATCH", f"/channels/{dm}", {"name": "Ours"}) == (403, 50003)
    assert (await script.api("DELETE", f"/channels/{dm}"))[0] == 200


async def test_a_channel_is_changed_and_deleted_by_who_may(script, channel):
    path = f"/channels/{channel}"
    assert await code(script, "PATCH", path, {"topic": "Games"}) == (403, 50013)
    allowed = ["manage_channels", "manage_roles"]
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", allow=allowed)
    _, changed = await script.api("PATCH", path, {"topic": "Games", "rate_limit_per_user": 5})
    assert (changed["topic"], changed["rate_limit_per_user"]) == ("Games", 5)
    witness = await script.person("witness")
    overwrite = {"type": 1, "deny": 1 << 10, "allow": 0}
    assert await code(script, "PUT", f"{path}/permissions/{witness.id}", overwrite) == (204, 0)
    assert await code(script, "DELETE", f"{path}/permissions/{witness.id}") == (204, 0)
    assert (await script.api("DELETE", path))[0] == 200
    assert await code(script, "GET", path) == (404, 10003)


async def test_who_is_named_in_a_thread_joins_it(script, channel):
    ana = await script.person("ana")
    _, thread = await script.api("POST", f"/channels/{channel}/threads", {"name": "A", "type": 11})
    await post(script, thread["id"], {"content": f"Your turn, <@{ana.id}>"})
    _, members = await script.api("GET", f"/channels/{thread['id']}/thread-members")
    assert ana.id in [one["user_id"] for one in members]
    assert await code(script, "DELETE", f"/channels/{thread['id']}/thread-members/@me") == (204, 0)
    assert await code(script, "PUT", f"/channels/{thread['id']}/thread-members/@me") == (204, 0)


async def test_a_quiet_thread_is_archived_after_its_hours(script, channel):
    body = {"name": "A", "type": 11, "auto_archive_duration": 60}
    _, thread = await script.api("POST", f"/channels/{channel}/threads", body)
    path = f"/channels/{thread['id']}"
    await script.post("/clock", advance=3000)
    await post(script, thread["id"], {"content": "Still here"})
    await script.post("/clock", advance=3000)
    assert not (await script.api("GET", path))[1]["thread_metadata"]["archived"]
    await script.post("/clock", advance=3000)
    assert (await script.api("GET", path))[1]["thread_metadata"]["archived"]
    _, told = await script.api("GET", f"/channels/{channel}/threads/archived/public")
    assert [one["id"] for one in told["threads"]] == [thread["id"]]


async def test_a_command_for_people_and_one_for_messages_take_a_target(script, parlour, channel):
    known = [{"name": "Invite Them", "type": 2}, {"name": "Quote", "type": 3}]
    await script.api("PUT", f"/applications/{parlour.hall.world.bot_id}/commands", known)
    witness = await script.person("witness")
    message = await post(script, channel, {"content": "Wise words"})
    for name, target, kind in (
        ("Invite Them", witness.id, "users"),
        ("Quote", message["id"], "messages"),
    ):
        told = await script.post(
            "/people/witness/command?wait=0", channel=channel, command=name, target=target
        )
        data = parlour.hall.interactions[int(told["interaction"])].data
        assert data["target_id"] == target
        assert list(data["resolved"][kind]) == [target]


async def test_a_message_elsewhere_is_no_target(script, parlour, channel, ana):
    known = [{"name": "Quote", "type": 3}]
    await script.api("PUT", f"/applications/{parlour.hall.world.bot_id}/commands", known)
    _, dm = await script.api("POST", "/users/@me/channels", {"recipient_id": ana.id})
    secret = await post(script, dm["id"], {"content": "For Ana alone"})
    with pytest.raises(Refused, match="no message"):
        await script.post(
            "/people/witness/command?wait=0", channel=channel, command="Quote", target=secret["id"]
        )


async def test_a_command_may_be_for_servers_only_or_for_some_people_only(script, parlour, channel):
    known = [
        command("servers", contexts=[0]),
        command("dms", contexts=[1]),
        command("old", dm_permission=False),
        command("owners", default_member_permissions=1 << 5),
    ]
    await script.api("PUT", f"/applications/{parlour.hall.world.bot_id}/commands", known)
    ana = await script.person("ana")

    async def names(who: str, where: str) -> list[str]:
        told = await script.get(f"/people/{who}/commands?channel={where}")
        return [one["name"] for one in told["commands"]]

    assert await names("witness", channel) == ["old", "owners", "servers"]
    assert await names("ana", channel) == ["old", "servers"]
    assert await names("ana", await ana.dm()) == ["dms", "owners"]


async def test_a_proxy_in_between_stays_in_between(script):
    port = script.url.rsplit(":", 1)[1]
    async with script.session.get(
        f"{script.url}/api/v10/gateway/bot",
        headers={"Authorization": "Bot a", "Host": "localhost:1234"},
    ) as got:
        assert (await got.json())["url"] == "ws://localhost:1234/gateway"
    _, told = await script.api("GET", "/gateway")
    assert told["url"] == f"ws://127.0.0.1:{port}/gateway"


async def test_discord_py_hears_of_servers_roles_threads_and_channels(bot, script, channel):
    heard: list[str] = []
    for event in ("guild_join", "guild_remove", "guild_role_create", "thread_update"):

        async def note(*_: Any, event: str = event) -> None:
            heard.append(event)
            await asyncio.sleep(0)

        setattr(bot, f"on_{event}", note)
    club = await script.post("/guilds", name="Club")
    await until(lambda: bot.get_guild(int(club["id"])))
    await script.post(f"/guilds/{club['id']}/roles", name="Players", members=["bot"])
    await script.ask("DELETE", f"/guilds/{club['id']}/members/bot")
    thread = await bot.get_channel(int(channel)).create_thread(name="A")
    await thread.edit(archived=True)
    await until(lambda: len(heard) == 4)
    assert heard == ["guild_join", "guild_role_create", "guild_remove", "thread_update"]


async def test_discord_py_reads_edits_and_deletes_messages(bot, script, channel):
    place = bot.get_channel(int(channel))
    sent = await place.send("One", file=picture())
    assert await (await place.fetch_message(sent.id)).attachments[0].read()
    await sent.edit(content="Two", attachments=[picture()])
    assert [one.content async for one in place.history()] == ["Two"]
    thread = await sent.create_thread(name="About two")
    await thread.send("Three")
    await sent.reply("Four")
    await sent.delete()
    witness = Player(script, "witness", "")
    assert [one["content"] for one in await witness.messages(channel)] == ["Four"]


async def test_a_spoiler_is_marked(script, channel):
    told = await post(script, channel, {}, ("SPOILER_end.txt", b"The butler."))
    assert discord.AttachmentFlags._from_value(told["attachments"][0]["flags"]).spoiler
