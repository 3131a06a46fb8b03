"""The gateway: sessions, compression, shards, what intents hide, and how a cut line is taken up again."""

import asyncio
import json
import zlib
from typing import Any, Self

import aiohttp
import pytest

from parlour import limits
from tests.parlour.bodies import command
from tests.parlour.sample_bot import SampleBot
from tests.parlour.script import Player, Script, shards, until
from tests.patience import PATIENCE

ALL_INTENTS = (1 << 26) - 1
GUILDS, MESSAGES = 1, 1 << 9


class Line:
    """A gateway connection by hand."""

    def __init__(self, script: Script, query: str = "") -> None:
        self._script = script
        self._url = script.url.replace("http", "ws") + "/gateway" + query

    async def __aenter__(self) -> Self:
        self.socket = await self._script.session.ws_connect(self._url)
        self._stream = zlib.decompressobj()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def hears(self) -> dict[str, Any]:
        message = await self.socket.receive(timeout=PATIENCE)
        if message.type == aiohttp.WSMsgType.BINARY:
            told: dict[str, Any] = json.loads(self._stream.decompress(message.data))
            return told
        assert message.type == aiohttp.WSMsgType.TEXT, message
        text: dict[str, Any] = json.loads(message.data)
        return text

    async def hears_of(self, event: str) -> dict[str, Any]:
        while True:
            told = await self.hears()
            if told.get("t") == event:
                return told

    async def says(self, op: int, data: Any = None) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identifies(self, intents: int = ALL_INTENTS, **more: Any) -> dict[str, Any]:
        await self.says(2, {"token": "any", "intents": intents, "properties": {}} | more)
        return (await self.hears_of("READY"))["d"]  # type: ignore[no-any-return] # an object of the wire

    async def resumes(self, session: str, seq: int = 1) -> None:
        await self.says(6, {"token": "any", "session_id": session, "seq": seq})

    async def close_code(self) -> int | None:
        while not self.socket.closed:
            await self.socket.receive(timeout=PATIENCE)
        return self.socket.close_code


async def test_the_first_word_is_hello(script):
    async with Line(script) as line:
        told = await line.hears()
    assert (told["op"], told["d"]["heartbeat_interval"]) == (10, 41250)


async def test_a_heartbeat_is_acknowledged(script):
    async with Line(script) as line:
        await line.hears()
        await line.says(1, None)
        assert (await line.hears())["op"] == 11


async def test_ready_is_followed_by_the_servers(script):
    async with Line(script) as line:
        ready = await line.identifies()
        guild = (await line.hears_of("GUILD_CREATE"))["d"]
    assert ready["guilds"] == [{"id": guild["id"], "unavailable": True}]
    assert guild["channels"][0]["name"] == "games"


async def test_the_members_are_told_only_to_who_asks_for_them(script, parlour):
    async with Line(script) as line:
        await line.identifies(GUILDS)
        guild = (await line.hears_of("GUILD_CREATE"))["d"]
    assert [one["user"]["id"] for one in guild["members"]] == [str(parlour.hall.world.bot_id)]


async def test_members_are_sent_on_request(script):
    async with Line(script) as line:
        ready = await line.identifies()
        guild = ready["guilds"][0]["id"]
        await line.says(8, {"guild_id": guild, "query": "", "limit": 0, "nonce": "n"})
        chunk = (await line.hears_of("GUILD_MEMBERS_CHUNK"))["d"]
    assert sorted(one["user"]["username"] for one in chunk["members"]) == ["Gala", "witness"]
    assert chunk["nonce"] == "n"


async def test_frames_are_one_zlib_stream_when_asked(script):
    async with Line(script, "?v=10&encoding=json&compress=zlib-stream") as line:
        assert (await line.hears())["op"] == 10
        assert (await line.identifies())["v"] == 10


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('{"op": 2', 4002),
        ('{"op": 99}', 4001),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": {"intents": 1}}', 4004),
        ('{"op": 2, "d": {"token": "a"}}', 4013),
        ('{"op": 2, "d": {"token": "a", "intents": true}}', 4013),
        ('{"op": 2, "d": {"token": "a", "intents": 1, "shard": [2, 2]}}', 4010),
        ('{"op": 2, "d": {"token": "a", "intents": 1, "shard": "ab"}}', 4010),
        ('{"op": 2, "d": {"token": "a", "intents": 1, "shard": 7}}', 4010),
        ('{"op": 2, "d": {"token": "a", "intents": 1, "shard": ["0", "1"]}}', 4010),
        ("[" * 50_000, 4002),
    ],
)
async def test_what_is_wrong_on_the_gateway_closes_it(script, said, code):
    async with Line(script) as line:
        await line.socket.send_str(said)
        assert await line.close_code() == code


@pytest.mark.parametrize(
    "wanted",
    [{"guild_id": "the club"}, {"guild_id": ["5"]}, {"user_ids": ["ana"]}, {"query": 7}],
    ids=str,
)
async def test_a_request_for_members_that_makes_no_sense_closes_it(script, wanted):
    guild = await script.place("guild")
    async with Line(script) as line:
        await line.identifies()
        await line.says(8, {"guild_id": guild, "query": "", "limit": 0} | wanted)
        assert await line.close_code() == 4002


async def test_a_line_without_heartbeats_is_closed_and_its_session_over(script, monkeypatch):
    monkeypatch.setattr(limits, "HEARTBEAT_MILLISECONDS", 2000)
    async with Line(script) as line, Line(script) as beating:
        ready = await line.identifies()
        closing = asyncio.create_task(line.close_code())
        for _ in range(8):
            await asyncio.sleep(0.5)
            await beating.says(1)
        assert await closing == 4009
        assert not beating.socket.closed
        await beating.resumes(ready["session_id"])
        while (told := await beating.hears())["op"] in {10, 11}:
            pass
        assert told == {"op": 9, "d": False}


async def test_identifying_twice_closes_it(script):
    async with Line(script) as line:
        await line.identifies()
        await line.says(2, {"token": "any", "intents": 1})
        assert await line.close_code() == 4005


async def test_who_lost_their_session_identifies_again_on_the_same_line(script, parlour):
    async with Line(script) as line:
        ready = await line.identifies(0)
        await script.post("/gateway", do="invalidate", resumable=False)
        assert await line.hears() == {"op": 9, "d": False}
        assert shards(parlour) == []
        assert (await line.identifies(0))["session_id"] != ready["session_id"]
        assert shards(parlour) == [0]


async def test_an_invalid_session_may_be_resumed_on_the_same_line_with_what_it_missed(
    script, channel
):
    async with Line(script) as line:
        ready = await line.identifies()
        last = (await line.hears_of("GUILD_CREATE"))["s"]
        await script.post("/gateway", do="invalidate", resumable=True)
        await Player(script, "witness", "").does("messages", channel=channel, content="Missed")
        assert await line.hears() == {"op": 9, "d": True}
        await line.resumes(ready["session_id"], last)
        assert (await line.hears_of("MESSAGE_CREATE"))["d"]["content"] == "Missed"
        await line.hears_of("RESUMED")


async def test_a_cut_session_is_resumed_with_what_it_missed(script, channel):
    witness = Player(script, "witness", "")
    async with Line(script) as line:
        ready = await line.identifies()
        last = (await line.hears_of("GUILD_CREATE"))["s"]
        assert await script.post("/gateway", do="drop") == {"sessions": 1}
    await witness.does("messages", channel=channel, content="Missed")
    async with Line(script) as line:
        await line.resumes(ready["session_id"], last)
        missed = await line.hears_of("MESSAGE_CREATE")
        assert missed["d"]["content"] == "Missed"
        assert missed["s"] == last + 1
        assert (await line.hears_of("RESUMED"))["s"] == last + 2


async def test_a_session_nobody_knows_is_invalid(script):
    async with Line(script) as line:
        await line.hears()
        await line.resumes("nobody's")
        assert await line.hears() == {"op": 9, "d": False}


@pytest.mark.parametrize("sequence", [99, -1, "one", None])
async def test_a_session_is_not_taken_up_after_what_was_never_said(script, sequence):
    async with Line(script) as line:
        ready = await line.identifies()
        await script.post("/gateway", do="drop")
    async with Line(script) as line:
        await line.resumes(ready["session_id"], sequence)
        assert await line.close_code() == 4007


async def test_a_session_cut_too_long_ago_is_invalid(script):
    async with Line(script) as line:
        ready = await line.identifies()
        await script.post("/gateway", do="drop")
    await script.post("/clock", advance=3600)
    async with Line(script) as line:
        await line.hears()
        await line.resumes(ready["session_id"])
        assert await line.hears() == {"op": 9, "d": False}


async def test_a_session_that_said_goodbye_is_given_up(script):
    async with Line(script) as line:
        ready = await line.identifies()
        await line.socket.close(code=1000)
    async with Line(script) as line:
        await line.hears()
        await line.resumes(ready["session_id"])
        assert await line.hears() == {"op": 9, "d": False}


async def test_a_presence_is_taken_and_the_line_stays_open(script):
    async with Line(script) as line:
        await line.identifies()
        await line.says(3, {"status": "online", "activities": [], "since": 0, "afk": False})
        await line.says(1)
        while (await line.hears())["op"] != 11:
            pass


async def test_a_session_taken_up_elsewhere_leaves_the_old_line(script):
    async with Line(script) as old, Line(script) as new:
        ready = await old.identifies()
        await new.resumes(ready["session_id"])
        await new.hears_of("RESUMED")
        assert await old.close_code() == 4000
        assert (await script.get("/status"))["connected"] == [0]


async def a_server_of_shard(script: Script, home: int) -> dict[str, Any]:
    """Which shard a server belongs to is in its id, which is nobody's to choose."""
    while True:
        made = await script.post("/guilds", name="Club")
        if (int(made["id"]) >> 22) % 2 == home:
            return made
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("home", [0, 1])
async def test_dms_arrive_on_shard_nought_and_servers_on_their_own(script, home):
    club = await a_server_of_shard(script, home)
    channel = club["channels"][0]["id"]
    witness = Player(script, "witness", "")
    async with Line(script) as first, Line(script) as second:
        lines = [first, second]
        for number, line in enumerate(lines):
            ready = await line.identifies(shard=[number, 2])
            told = [one["id"] for one in ready["guilds"]]
            assert (club["id"] in told) == (number == home)
        await witness.does("messages", channel=channel, content="On the server")
        await witness.does("messages", channel=await witness.dm(), content="In private")
        heard = [
            [await line.hears_of("MESSAGE_CREATE") for _ in range((number == home) + (number == 0))]
            for number, line in enumerate(lines)
        ]
        said = [[one["d"]["content"] for one in told] for told in heard]
        assert said[home][0] == "On the server"
        assert said[0][-1] == "In private"


async def test_without_the_content_intent_a_message_is_hollow_but_not_in_a_dm(script, channel):
    witness = Player(script, "witness", "")
    dm = await witness.dm()
    async with Line(script) as line:
        await line.identifies(GUILDS | MESSAGES | 1 << 12)
        await witness.does("messages", channel=channel, content="Secret")
        assert (await line.hears_of("MESSAGE_CREATE"))["d"]["content"] == ""
        await witness.does("messages", channel=dm, content="For you")
        assert (await line.hears_of("MESSAGE_CREATE"))["d"]["content"] == "For you"


async def test_an_interaction_comes_whatever_the_intents_and_in_the_persons_language(
    script, parlour, channel
):
    await script.api("PUT", f"/applications/{parlour.hall.world.bot_id}/commands", [command()])
    await script.ask("PATCH", "/people/witness", locale="de")
    async with Line(script) as line:
        await line.identifies(0)
        await script.post("/people/witness/command?wait=0", channel=channel, command="go")
        told = (await line.hears_of("INTERACTION_CREATE"))["d"]
    assert told["locale"] == "de"
    assert told["data"]["name"] == "go"
    assert told["member"]["user"]["username"] == "witness"


async def test_an_interaction_comes_from_a_channel_the_bot_cannot_see(script, parlour, channel):
    await script.api("PUT", f"/applications/{parlour.hall.world.bot_id}/commands", [command()])
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", deny=["view_channel"])
    async with Line(script) as line:
        await line.identifies()
        await script.post("/people/witness/command?wait=0", channel=channel, command="go")
        told = (await line.hears_of("INTERACTION_CREATE"))["d"]
    assert told["channel_id"] == channel
    assert told["app_permissions"] == "0"


async def test_an_ephemeral_is_not_told_on_the_gateway(script, asked, channel):
    one = await asked()
    async with Line(script) as line:
        await line.identifies()
        await script.api(
            "POST", one.callback, {"type": 4, "data": {"content": "Secret", "flags": 64}}
        )
        await Player(script, "witness", "").does("messages", channel=channel, content="Aloud")
        assert (await line.hears_of("MESSAGE_CREATE"))["d"]["content"] == "Aloud"


@pytest.fixture
async def sample() -> SampleBot:
    return SampleBot(shard_count=2)


@pytest.mark.parametrize(
    "order",
    [{"do": "drop"}, {"do": "reconnect"}, {"do": "invalidate", "resumable": True}],
    ids=["drop", "reconnect", "invalidate"],
)
async def test_discord_py_resumes_and_misses_nothing(bot, script, parlour, channel, order):
    witness = Player(script, "witness", "")
    await until(lambda: shards(parlour) == [0, 1])
    assert (await script.post("/gateway", **order))["sessions"] == 2
    for number in range(5):
        await witness.does("messages", channel=channel, content=str(number))
        await asyncio.sleep(0.02)
    await until(lambda: len(bot.heard) == 5)
    assert [one.content for one in bot.heard] == list("01234")
    await until(lambda: bot.resumes == 2)
    result = await witness.runs("whisper", channel)
    assert result["message"]["content"] == "Aloud."


@pytest.mark.slow
async def test_discord_py_starts_anew_after_an_invalid_session(bot, script, parlour, channel):
    witness = Player(script, "witness", "")
    await until(lambda: shards(parlour) == [0, 1])
    await script.post("/gateway", do="invalidate", resumable=False)
    await until(lambda: shards(parlour) == [])
    await until(lambda: shards(parlour) == [0, 1])
    assert bot.resumes == 0
    assert (await witness.runs("whisper", channel))["outcome"] == "message"
