"""The live feed: a person hears of everything they may see, at once, and of nothing else."""

from typing import Any

import aiohttp
import pytest
from aiohttp import web

from parlour import posting
from tests.parlour.bodies import command, label, modal, text_input
from tests.parlour.script import Player, Script


@pytest.fixture
async def ana(script: Script) -> Player:
    return await script.person("ana")


async def test_the_feed_opens_with_the_whole_view(ana):
    async with ana.feed() as feed:
        assert feed.hello == {"event": "hello", "view": await ana.view()}


async def test_nothing_happens_unheard_between_the_view_and_the_feed(
    script, ana, channel, parlour, monkeypatch
):
    prepare = web.WebSocketResponse.prepare

    async def and_meanwhile(self: web.WebSocketResponse, request: web.BaseRequest) -> Any:
        done = await prepare(self, request)
        hall = parlour.hall
        posting.post(hall, hall.world.channels[int(channel)], hall.world.bot_id, {"content": "Now"})
        return done

    monkeypatch.setattr(web.WebSocketResponse, "prepare", and_meanwhile)
    async with ana.feed() as feed:
        assert feed.hello["view"]["guilds"][0]["channels"][0]["unread"] == 1
    assert script.url == parlour.url


async def test_messages_come_go_and_change(script, ana, channel):
    path = f"/channels/{channel}/messages"
    async with ana.feed() as feed:
        _, told = await script.api("POST", path, {"content": "Hello"})
        assert (await feed.next("message_create"))["message"]["content"] == "Hello"
        assert (await feed.next("channel_update"))["channel"]["unread"] == 1
        await script.api("PATCH", f"{path}/{told['id']}", {"content": "Bye"})
        changed = (await feed.next("message_update"))["message"]
        assert (changed["content"], changed["parlour"]["edited"]) == ("Bye", True)
        await script.api("DELETE", f"{path}/{told['id']}")
        assert await feed.next("message_delete") == {
            "event": "message_delete",
            "id": told["id"],
            "channel_id": channel,
        }


async def test_reading_in_one_tab_is_known_in_the_other(script, ana, channel):
    await script.api("POST", f"/channels/{channel}/messages", {"content": "Hello"})
    async with ana.feed() as first, ana.feed() as second:
        await ana.does("read", channel=channel)
        for feed in (first, second):
            assert (await feed.next("channel_update"))["channel"]["unread"] == 0


async def test_threads_appear_change_and_vanish(script, ana, channel):
    async with ana.feed() as feed:
        _, made = await script.api(
            "POST", f"/channels/{channel}/threads", {"name": "A", "type": 11}
        )
        created = (await feed.next("channel_create"))["channel"]
        assert (created["kind"], created["parent_id"]) == ("thread", channel)
        await script.api("PATCH", f"/channels/{made['id']}", {"archived": True})
        told = await feed.next("channel_update")
        while told["channel"]["id"] != made["id"]:
            told = await feed.next("channel_update")
        assert told["channel"]["archived"]
        await script.ask("DELETE", f"/channels/{made['id']}")
        assert (await feed.next("channel_delete"))["id"] == made["id"]


async def test_a_private_thread_vanishes_for_who_is_put_out_but_not_for_the_owner(
    script, ana, channel
):
    owner = await script.person("witness")
    body = {"name": "A", "type": 12}
    thread = (await script.api("POST", f"/channels/{channel}/threads", body))[1]["id"]
    members = f"/channels/{thread}/thread-members"
    async with ana.feed() as feed, owner.feed() as others:
        for person in (ana, owner):
            await script.api("PUT", f"{members}/{person.id}")
        assert (await feed.next("channel_update"))["channel"]["id"] == thread
        for person in (ana, owner):
            await script.api("DELETE", f"{members}/{person.id}")
        assert (await feed.next("channel_delete"))["id"] == thread
        await ana.does("typing", channel=channel)
        heard = await others.everything_until("typing")
    assert {one["event"] for one in heard} == {"channel_update", "typing"}


async def test_a_channel_vanishes_and_comes_back_as_the_bot_closes_and_opens_it(
    script, ana, channel
):
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", allow=["manage_roles"])
    path = f"/channels/{channel}/permissions/{ana.id}"
    async with ana.feed() as feed:
        await script.api("PUT", path, {"type": 1, "deny": 1 << 10})
        assert (await feed.next("guild_update"))["guild"]["channels"] == []
        await script.api("DELETE", path)
        shown = (await feed.next("guild_update"))["guild"]["channels"]
        assert [one["id"] for one in shown] == [channel]


async def test_a_dm_appears_to_its_person_only(script, ana):
    witness = await script.person("witness")
    async with ana.feed() as feed, witness.feed() as others:
        _, dm = await script.api("POST", "/users/@me/channels", {"recipient_id": ana.id})
        await script.api("POST", f"/channels/{dm['id']}/messages", {"content": "Secret"})
        assert (await feed.next("channel_create"))["channel"]["kind"] == "dm"
        assert (await feed.next("message_create"))["message"]["content"] == "Secret"
        await witness.does("read", channel=await script.games())
        heard = await others.everything_until("channel_update")
    assert "Secret" not in str(heard)


async def test_ephemerals_forms_and_failures_are_told_to_one_person(script, asked, ana, channel):
    witness = await script.person("witness")
    async with witness.feed() as own, ana.feed() as others:
        whispered = await asked()
        body = {"content": "Secret", "flags": 64}
        await script.api("POST", whispered.callback, {"type": 4, "data": body})
        assert (await own.next("message_create"))["message"]["parlour"]["ephemeral"]
        assert (await own.next("interaction"))["outcome"] == "message"
        opened = await asked()
        await script.api("POST", opened.callback, modal(label(text_input())))
        form = (await own.next("modal"))["modal"]
        assert form["title"] == "A form"
        await witness.does("close", modal=form["id"])
        assert (await own.next("modal_close"))["id"] == form["id"]
        await asked()
        await script.post("/clock", advance=4)
        failed = await own.next("interaction")
        assert failed["error"] == "The application did not respond"
        await ana.does("messages", channel=channel, content="Aloud")
        heard = await others.everything_until("message_create")
    assert [one["event"] for one in heard] == ["message_create"]


async def test_typing_new_commands_and_the_bots_presence_are_told(script, parlour, ana, channel):
    witness = await script.person("witness")
    async with ana.feed() as feed:
        await witness.does("typing", channel=channel)
        assert (await feed.next("typing"))["user"]["name"] == "witness"
        await script.api("POST", f"/channels/{channel}/typing")
        assert (await feed.next("typing"))["user"]["name"] == "Gala"
        await script.api("PUT", f"/applications/{parlour.hall.world.bot_id}/commands", [command()])
        await feed.next("commands")
        gateway = await script.session.ws_connect(script.url.replace("http", "ws") + "/gateway")
        await gateway.send_json({"op": 2, "d": {"token": "any", "intents": 0}})
        assert (await feed.next("bot"))["connected"]
        await gateway.close()
        assert not (await feed.next("bot"))["connected"]


async def test_a_person_hears_of_servers_they_join_and_leave(script, ana):
    witness = await script.person("witness")
    async with ana.feed() as feed:
        made = await script.post("/guilds", name="Club", members=["witness"])
        await script.ask("PUT", f"/guilds/{made['id']}/members/ana")
        assert (await feed.next("guild_create"))["guild"]["name"] == "Club"
        await script.ask("DELETE", f"/guilds/{made['id']}/members/ana")
        assert (await feed.next("guild_delete"))["id"] == made["id"]
    assert witness.name == "witness"


async def test_a_changed_language_is_told(script, ana):
    async with ana.feed() as feed:
        await script.ask("PATCH", "/people/ana", locale="de")
        assert (await feed.next("person"))["person"]["locale"] == "de"


async def test_nobody_has_no_feed(script):
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await script.session.ws_connect(f"{script.url}/parlour/people/nobody/feed")
