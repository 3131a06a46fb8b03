"""Faults ordered from outside: they meet the request they are meant for, as often as ordered."""

import time

import aiohttp
import discord
import pytest

from tests.parlour.script import Player, Refused, Script, until


async def send(script: Script, channel: str) -> tuple[int, int]:
    status, told = await script.api("POST", f"/channels/{channel}/messages", {"content": "a"})
    return status, told.get("code", 0)


async def test_a_refusal_comes_as_often_as_ordered_and_does_nothing(script, channel):
    await script.post("/faults", fault="refuse", on="send", status=500, times=2)
    assert [await send(script, channel) for _ in range(3)] == [(500, 0), (500, 0), (200, 0)]
    witness = Player(script, "witness", "")
    assert len(await witness.messages(channel)) == 1
    assert [one["fault"] for one in await script.refusals()] == [True, True]


async def test_the_next_dm_to_one_person_is_refused_and_no_other(script):
    ana, ben = await script.person("ana"), await script.person("ben")
    await script.post("/faults", fault="refuse", on="dm", person="ana", status=403, code=50007)
    assert await send(script, await ben.dm()) == (200, 0)
    assert await send(script, await ana.dm()) == (403, 50007)
    assert await send(script, await ana.dm()) == (200, 0)


async def test_opening_a_dm_can_be_refused(script):
    ana = await script.person("ana")
    await script.post("/faults", fault="refuse", on="open_dm", person="ana", status=403, code=40003)
    status, told = await script.api("POST", "/users/@me/channels", {"recipient_id": ana.id})
    assert (status, told["code"]) == (403, 40003)


async def test_a_fault_may_be_meant_for_one_channel(script, channel):
    guild = await script.place("guild")
    other = (await script.post(f"/guilds/{guild}/channels", name="other"))["id"]
    await script.post("/faults", fault="refuse", on="send", channel=other, status=403, code=50013)
    assert await send(script, channel) == (200, 0)
    assert await send(script, other) == (403, 50013)


async def test_a_rate_limit_has_discords_headers(script, channel):
    await script.post("/faults", fault="rate_limit", on="send", retry_after=0.25)
    async with script.session.post(
        f"{script.url}/api/v10/channels/{channel}/messages",
        json={"content": "a"},
        headers={"Authorization": "Bot a"},
    ) as got:
        assert got.status == 429
        assert got.headers["Retry-After"] == "0.25"
        assert got.headers["X-RateLimit-Remaining"] == "0"
        assert got.headers["X-RateLimit-Scope"] == "user"
        body = await got.json()
    assert (body["retry_after"], body["global"]) == (0.25, False)


async def test_a_global_rate_limit_says_so(script, channel):
    await script.post(
        "/faults", **{"fault": "rate_limit", "on": "any", "retry_after": 1, "global": True}
    )
    status, told = await script.api("GET", f"/channels/{channel}")
    assert (status, told["global"]) == (429, True)


async def test_a_delay_holds_the_request_back(script, channel):
    await script.post("/faults", fault="delay", on="send", seconds=0.2)
    began = time.monotonic()
    assert await send(script, channel) == (200, 0)
    assert time.monotonic() - began >= 0.2


async def test_a_mistake_of_the_bot_is_its_own_though_a_fault_met_it(script, channel):
    await script.post("/faults", on="send", fault="delay", seconds=0)
    status, _ = await script.api("POST", f"/channels/{channel}/messages", {"colour": "red"})
    assert status == 400
    assert [one["fault"] for one in await script.refusals()] == [False]


async def test_a_refusal_is_lost_like_any_answer_and_noted_as_the_bots_own(script, channel):
    await script.post("/faults", on="send", fault="lose")
    with pytest.raises(aiohttp.ClientError):
        await script.api("POST", f"/channels/{channel}/messages", {"colour": "red"})
    assert [one["fault"] for one in await script.refusals()] == [False]


async def test_a_lost_answer_was_done_all_the_same(script, channel):
    await script.post("/faults", fault="lose", on="send")
    with pytest.raises(aiohttp.ClientError):
        await send(script, channel)
    assert len(await Player(script, "witness", "").messages(channel)) == 1


async def test_what_was_done_may_be_answered_with_an_error(script, channel):
    await script.post("/faults", fault="lose", on="send", status=502)
    assert await send(script, channel) == (502, 0)
    assert len(await Player(script, "witness", "").messages(channel)) == 1
    assert [one["fault"] for one in await script.refusals()] == [True]


async def test_pending_faults_can_be_read_and_forgotten(script, channel):
    await script.post("/faults", fault="refuse", on="send", status=500, times=3)
    assert (await script.get("/faults"))["faults"][0]["times"] == 3
    await script.ask("DELETE", "/faults")
    assert await send(script, channel) == (200, 0)


@pytest.mark.parametrize(
    ("order", "words"),
    [
        ({"fault": "explode", "on": "send"}, "A fault is one of"),
        ({"fault": "refuse", "on": "everything", "status": 500}, '"on" is one of'),
        ({"fault": "refuse", "on": "send"}, '"status"'),
        ({"fault": "refuse", "on": "send", "status": 200}, "400 to 599"),
        ({"fault": "lose", "on": "send", "status": 200}, "400 to 599"),
        ({"fault": "delay", "on": "send", "status": 500}, "has no status"),
        ({"fault": "delay", "on": "send"}, '"seconds"'),
        ({"fault": "delay", "on": "send", "seconds": True}, '"seconds"'),
        ({"fault": "rate_limit", "on": "send", "retry_after": True}, '"retry_after"'),
        ({"fault": "rate_limit", "on": "send", "retry_after": 1, "global": 1}, '"global"'),
        ({"fault": "refuse", "on": "send", "status": 500, "code": True}, '"code"'),
        ({"fault": "lose", "on": "send", "times": 0}, '"times"'),
        ({"fault": "lose", "on": "send", "times": True}, '"times"'),
        ({"fault": "lose", "on": "send", "person": "nobody"}, "no person"),
        ({"fault": "lose", "on": "send", "channel": "5"}, "no channel"),
    ],
)
async def test_an_order_that_makes_no_sense_is_explained(script, order, words):
    with pytest.raises(Refused, match=words):
        await script.post("/faults", **order)
    assert (await script.get("/faults"))["faults"] == []


async def test_discord_py_waits_out_a_rate_limit_by_itself(bot, script, channel):
    await script.post("/faults", fault="rate_limit", on="send", retry_after=0.1, times=2)
    sent = await bot.get_channel(int(channel)).send("Patience")
    assert (await script.get(f"/people/witness/messages/{sent.id}"))["content"] == "Patience"
    assert len(await script.refusals()) == 2


@pytest.mark.slow
async def test_discord_py_tries_again_after_a_server_error(bot, script, channel):
    await script.post("/faults", fault="refuse", on="send", status=500, times=1)
    sent = await bot.get_channel(int(channel)).send("Again")
    assert sent.content == "Again"


@pytest.mark.usefixtures("bot")
async def test_a_late_answer_of_discord_py_is_10062(script, channel):
    witness = Player(script, "witness", "")
    await script.post("/faults", fault="delay", on="callback", person="witness", seconds=2)
    asked = await script.post("/people/witness/command?wait=0", channel=channel, command="whisper")
    await script.post("/clock", advance=3)

    async def refused():
        return [one["code"] for one in await script.refusals()] == [10062]

    await until(refused)
    assert asked["outcome"] == "pending"
    assert await witness.messages(channel) == []


async def test_a_refused_dm_reaches_discord_py_as_forbidden(bot, script):
    ana = await script.person("ana")
    await script.post("/faults", fault="refuse", on="dm", person="ana", status=403, code=50278)
    user = await bot.fetch_user(int(ana.id))
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("Hello")
    assert refused.value.code == 50278
