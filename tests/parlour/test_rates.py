"""Rate limits like Discord's: by route and channel, in all, and the limits that have numbers of their own."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from typing import Any

import aiohttp
import discord
import pytest

from parlour import limits
from tests.parlour.bodies import layout, text
from tests.parlour.script import Player, Refused, Script, post
from tests.patience import PATIENCE


@pytest.fixture
async def limited(script: Script, channel: str) -> Script:
    """A parlour with its limits on, and a clock that stands: no busy machine ends a window."""
    assert channel
    await script.ask("PUT", "/clock", running=False)
    await script.ask("PUT", "/rate_limits", on=True)
    return script


async def headers(script: Script, method: str, path: str, body: Any = None) -> Any:
    async with script.session.request(
        method,
        f"{script.url}/api/v10{path}",
        json=body,
        headers={"Authorization": "Bot a"},
    ) as got:
        await got.read()
        return got.status, got.headers


async def sends(script: Script, channel: str) -> int:
    status, _ = await script.api("POST", f"/channels/{channel}/messages", {"content": "a"})
    return status


async def edits(script: Script, channel: str, message: str) -> int:
    path = f"/channels/{channel}/messages/{message}"
    return (await script.api("PATCH", path, {"content": "b"}))[0]


async def times(deed: Any, count: int) -> list[int]:
    return [await deed() for _ in range(count)]


async def test_the_sixth_post_within_five_seconds_is_one_too_many(limited, channel):
    assert await times(lambda: sends(limited, channel), 6) == [200] * 5 + [429]
    await limited.post("/clock", advance=4.9)
    assert await sends(limited, channel) == 429
    await limited.post("/clock", advance=0.2)
    assert await sends(limited, channel) == 200


async def test_each_channel_and_each_route_is_counted_by_itself(limited, channel):
    guild = await limited.place("guild")
    other = (await limited.post(f"/guilds/{guild}/channels", name="other"))["id"]
    message = await post(limited, channel, content="a")
    await times(lambda: sends(limited, channel), 4)
    assert await sends(limited, channel) == 429
    assert await sends(limited, other) == 200
    assert await times(lambda: edits(limited, channel, message), 6) == [200] * 5 + [429]


async def test_the_headers_say_how_much_is_left_and_when_it_is_again(limited, channel):
    path = f"/channels/{channel}/messages"
    told = [await headers(limited, "POST", path, {"content": "a"}) for _ in range(6)]
    assert [one["X-RateLimit-Remaining"] for _, one in told] == ["4", "3", "2", "1", "0", "0"]
    status, last = told[-1]
    assert (status, last["X-RateLimit-Scope"], last["Via"]) == (429, "user", "1.1 parlour")
    assert last["Retry-After"] == last["X-RateLimit-Reset-After"] == "5.0"
    assert last["X-RateLimit-Limit"] == "5"
    now = (await limited.get("/status"))["now"]
    assert float(last["X-RateLimit-Reset"]) == pytest.approx(now + 5, abs=0.01)
    assert len({one["X-RateLimit-Bucket"] for _, one in told}) == 1


async def test_what_is_refused_counts_too(limited, channel):
    path = f"/channels/{channel}/messages"
    bad = [(await limited.api("POST", path, {"colour": "red"}))[0] for _ in range(6)]
    assert bad == [400] * 5 + [429]


async def test_fifty_requests_a_second_are_the_most_and_answers_are_not_among_them(
    limited, channel, asked
):
    await limited.post("/clock", advance=10)
    path = f"/channels/{channel}"
    statuses = [(await limited.api("GET", path))[0] for _ in range(51)]
    assert statuses == [200] * 50 + [429]
    status, told = await headers(limited, "GET", path)
    assert (status, told["X-RateLimit-Global"], told["X-RateLimit-Scope"]) == (
        429,
        "true",
        "global",
    )
    interaction = await asked()
    status, _ = await limited.api("POST", interaction.callback, {"type": 5})
    assert status == 204
    status, _ = await limited.api("PATCH", interaction.original, {"content": "Here."})
    assert status == 200


async def test_follow_ups_are_limited_for_each_interaction(limited, asked):
    interaction, other = await asked(), await asked()
    for one in (interaction, other):
        await limited.api("POST", one.callback, {"type": 4, "data": {"content": "a"}})

    async def follows_up(one: Any) -> int:
        status, _ = await limited.api("POST", f"{one.webhook}?wait=1", {"content": "a"})
        return int(status)

    assert await times(lambda: follows_up(interaction), 6) == [200] * 5 + [429]
    assert await follows_up(other) == 200


async def test_a_channel_in_which_everybody_writes_is_20028(limited, channel, monkeypatch):
    monkeypatch.setattr(limits, "CHANNEL_WRITES", 4)
    witness = Player(limited, "witness", "")
    for _ in range(3):
        await witness.does("messages", channel=channel, content="Hello")
    assert await sends(limited, channel) == 200
    status, told = await limited.api("POST", f"/channels/{channel}/messages", {"content": "a"})
    assert (status, told["code"], told["global"]) == (429, 20028, False)
    assert told["retry_after"] > 0


async def test_who_opens_dms_too_fast_is_told_40003(limited):
    people = [await limited.person(f"p{n}") for n in range(limits.DM_OPENINGS + 1)]
    told = []
    for person in people:
        body = {"recipient_id": person.id}
        told.append(await limited.api("POST", "/users/@me/channels", body))
    assert [status for status, _ in told] == [200] * limits.DM_OPENINGS + [403]
    assert told[-1][1]["code"] == 40003
    await limited.post("/clock", advance=61)
    status, _ = await limited.api("POST", "/users/@me/channels", {"recipient_id": people[-1].id})
    assert status == 200


async def test_30046_comes_as_a_429_that_discord_py_waits_for_in_vain(
    bot, script, channel, monkeypatch
):
    monkeypatch.setattr(limits, "OLD_EDIT_RETRY_SECONDS", 0)
    monkeypatch.setattr(limits, "OLD_MESSAGE_EDITS", 1)
    message = await bot.get_channel(int(channel)).send("Once")
    await script.post("/clock", advance=3700)
    await message.edit(content="Twice")
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="Thrice")
    assert (refused.value.status, refused.value.code) == (429, 30046)
    assert [one["code"] for one in await script.refusals()] == [30046] * 5


async def test_discord_py_keeps_within_the_limits_by_itself(bot, script, channel):
    """A second takes a fiftieth of one, since discord.py sleeps in real time."""
    await script.ask("PUT", "/rate_limits", on=True, pace=0.02)
    place = bot.get_channel(int(channel))
    for number in range(11):
        await place.send(str(number))
    assert await script.refusals() == []
    assert len(await Player(script, "witness", "").messages(channel)) == 11


async def test_a_parlour_of_a_tests_own_has_no_limits_unless_asked(script, channel):
    assert await script.get("/rate_limits") == {"on": False, "pace": 1.0}
    assert await times(lambda: sends(script, channel), 6) == [200] * 6
    _, told = await headers(script, "POST", f"/channels/{channel}/messages", {"content": "a"})
    assert "X-RateLimit-Limit" not in told
    with pytest.raises(Refused, match='"pace" is more than 0'):
        await script.ask("PUT", "/rate_limits", pace=0)


@pytest.mark.parametrize("flags", [(), ("--no-rate-limits",)])
async def test_a_parlour_that_is_started_by_itself_has_limits_unless_told(tmp_path, flags):
    parlour = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "parlour", "--port", "0"),
        *("--data", str(tmp_path / "parlour.sqlite3"), *flags),
        stdout=PIPE,
    )
    try:
        assert parlour.stdout is not None
        async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
            url = (await parlour.stdout.readline()).decode().rpartition(" ")[2].strip()
            assert (await Script(url, session).get("/rate_limits"))["on"] == (not flags)
    finally:
        parlour.terminate()
        await parlour.wait()


async def test_what_the_bot_asked_for_is_counted_by_channel(limited, channel, asked):
    witness = Player(limited, "witness", "")
    dm = await witness.dm()
    await limited.ask("DELETE", "/traffic")
    message = await post(limited, channel, content="a")
    await times(lambda: sends(limited, channel), 5)
    await edits(limited, channel, message)
    await post(limited, dm, **layout(text()))
    interaction = await asked()
    await limited.api("POST", interaction.callback, {"type": 4, "data": {"content": "a"}})
    told = await limited.get("/traffic")
    here = told["channels"][channel]
    assert (here["posts"], here["edits"], here["answers"]) == (6, 1, 1)
    assert (here["refusals"], here["codes"]) == (1, {"0": 1})
    assert here["busiest"] == {"posts": 6, "edits": 1, "deletes": 0, "writes": 7}
    assert told["channels"][dm]["posts"] == 1
    assert told["posts"] == 7
    await limited.ask("DELETE", "/traffic")
    assert (await limited.get("/traffic"))["channels"] == {}


async def test_the_busiest_moment_is_any_five_seconds(script, channel):
    await script.ask("PUT", "/clock", running=False)
    for pause in (0, 3, 3, 0, 0, 6):
        await script.post("/clock", advance=pause)
        await sends(script, channel)
    told = (await script.get("/traffic"))["channels"][channel]
    assert told["busiest"]["posts"] == 4
    assert [one["posts"] for one in told["windows"]] == [2, 3, 1]
    since = told["windows"][-1]["from"]
    assert (await script.get(f"/traffic?since={since}"))["posts"] == 1
    with pytest.raises(Refused, match='"since" is a moment'):
        await script.get("/traffic?since=noon")
