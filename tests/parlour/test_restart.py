"""The parlour as a program: it keeps its world over restarts and says clearly why it cannot start."""

import asyncio
import contextlib
import re
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from parlour.app import Parlour
from parlour.saving import CannotOpen
from tests.parlour.bodies import button, command, row
from tests.parlour.sample_bot import SampleBot, picture, running
from tests.parlour.script import Player, Script, post, until
from tests.parlour.test_refused_messages import form
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
A_MOMENT = 3.0
"""Seconds after which whatever was said has been saved, also on a busy machine."""


class Program:
    """`python -m parlour` in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        self.arguments = arguments

    async def start(self) -> "Program":
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "parlour",
            *self.arguments,
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        return self

    async def url(self) -> str:
        assert self.process.stdout
        line = (await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)).decode()
        found = re.search(r"http://\S+", line)
        assert found, line
        return found[0]

    async def ended(self) -> tuple[int, str]:
        _, errors = await asyncio.wait_for(self.process.communicate(), PATIENCE)
        return self.process.returncode or 0, errors.decode()

    async def end(self, number: int) -> int:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(number)
        return (await self.ended())[0]


@contextlib.asynccontextmanager
async def program(data: Path, number: int = signal.SIGTERM) -> AsyncIterator[Script]:
    """A parlour on this file, ended by that signal."""
    started = await Program("--port", "0", "--data", str(data)).start()
    try:
        async with aiohttp.ClientSession() as session:
            script = Script(await started.url(), session)
            await script.person("witness")
            yield script
    finally:
        code = await started.end(number)
    assert code == (0 if number == signal.SIGTERM else -number)


async def leave_something(script: Script) -> tuple[str, str]:
    """Commands, a message with a button and a picture, an unread DM."""
    channel = await script.games()
    bot = (await script.get("/status"))["bot"]["id"]
    await script.api("PUT", f"/applications/{bot}/commands", [command()])
    body = {"content": "Kept", "components": [row(button())]}
    data = form(body, ("board.png", picture().fp.read()))
    _, message = await script.api("POST", f"/channels/{channel}/messages", data=data)
    witness = Player(script, "witness", "")
    await script.api("POST", f"/channels/{await witness.dm()}/messages", {"content": "Unread"})
    return channel, str(message["id"])


async def check_everything(script: Script, channel: str, message: str) -> None:
    witness = Player(script, "witness", "")
    kept = await witness.sees(message)
    assert kept["content"] == "Kept"
    async with script.session.get(kept["attachments"][0]["url"]) as got:
        assert (got.status, got.content_type) == (200, "image/png")
    assert (await witness.view())["dms"][0]["unread"] == 1
    told = (await script.get(f"/people/witness/commands?channel={channel}"))["commands"]
    assert [one["name"] for one in told] == ["go"]
    _, newer = await script.api("POST", f"/channels/{channel}/messages", {"content": "Newer"})
    assert int(newer["id"]) > int(message)


@pytest.mark.slow
async def test_a_parlour_that_was_stopped_finds_everything_again(tmp_path):
    data = tmp_path / "world.db"
    async with program(data) as script:
        left = await leave_something(script)
    async with program(data) as script:
        await check_everything(script, *left)


@pytest.mark.slow
async def test_a_parlour_that_was_killed_loses_a_moment_at_most(tmp_path):
    data = tmp_path / "world.db"
    async with program(data, signal.SIGKILL) as script:
        left = await leave_something(script)
        await asyncio.sleep(A_MOMENT)
    async with program(data) as script:
        await check_everything(script, *left)


@pytest.mark.slow
async def test_the_bot_plays_on_when_the_parlour_comes_back(tmp_path, monkeypatch):
    data = tmp_path / "world.db"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    arguments = ("--port", port, "--data", str(data))
    first = await Program(*arguments).start()
    url = await first.url()
    async with aiohttp.ClientSession() as session:
        script = Script(url, session)
        ana = await script.person("ana")
        await script.person("witness")
        async with running(url, monkeypatch, SampleBot()):
            message = (await ana.runs("hello", await script.games()))["message"]
            await asyncio.sleep(A_MOMENT)
            await first.end(signal.SIGKILL)
            second = await Program(*arguments).start()
            await second.url()

            async def back() -> bool:
                return bool((await script.get("/status"))["connected"])

            await until(back)
            result = await ana.presses(message, "count/1")
            assert result["outcome"] == "updated"
            await second.end(signal.SIGTERM)


@contextlib.asynccontextmanager
async def opened(data: Path) -> AsyncIterator[tuple[Parlour, Script]]:
    """A parlour on this file, in this process."""
    parlour = Parlour(data)
    await parlour.start()
    async with aiohttp.ClientSession() as session:
        script = Script(parlour.url, session)
        await script.person("witness")
        yield parlour, script
    await parlour.stop()


async def test_a_restarted_parlour_keeps_no_pictures_of_ephemerals(tmp_path):
    data = tmp_path / "world.db"
    async with opened(data) as (parlour, script):
        channel, _ = await leave_something(script)
        asked = await script.post(
            "/people/witness/command?wait=0", channel=channel, command="go", options={}
        )
        interaction = parlour.hall.interactions[int(asked["interaction"])]
        body = {"type": 4, "data": {"flags": 64}}
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        status, _ = await script.api("POST", path, data=form(body, ("secret.png", b"Secret")))
        assert status == 204
    async with opened(data):
        pass
    with contextlib.closing(sqlite3.connect(data)) as connection:
        kept = connection.execute("SELECT content FROM files").fetchall()
    assert len(kept) == 1
    assert kept != [(b"Secret",)]


async def test_what_cannot_be_written_down_takes_nothing_else_with_it(tmp_path, caplog):
    data = tmp_path / "world.db"
    async with opened(data) as (parlour, script):
        channel, message = await leave_something(script)
        half = parlour.hall.world.messages[int(await post(script, channel, content="Half"))]
        half.content = "\ud800"
        parlour.hall.world.put(half)
        late = await post(script, channel, content="Late")
    assert f"cannot write down the message {half.id}" in caplog.text
    async with opened(data) as (_, script):
        await check_everything(script, channel, message)
        assert (await Player(script, "witness", "").sees(late))["content"] == "Late"


async def test_no_id_is_given_twice_though_the_clock_was_ahead_before(tmp_path):
    data = tmp_path / "world.db"
    async with opened(data) as (parlour, script):
        await script.post("/clock", advance=3600)
        path = f"/applications/{parlour.hall.world.bot_id}/commands"
        _, [made] = await script.api("PUT", path, [command()])
    async with opened(data) as (parlour, _):
        assert parlour.hall.snowflakes.mint() > int(made["version"])


async def test_a_busy_port_gets_one_sentence_and_exit_code_two(tmp_path):
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        started = await Program("--port", port, "--data", str(tmp_path / "world.db")).start()
        code, errors = await started.ended()
    assert code == 2
    assert errors.count("\n") == 1
    assert f"port {port}" in errors
    assert "--port" in errors


async def test_a_broken_file_gets_one_sentence_and_exit_code_two(tmp_path):
    data = tmp_path / "world.db"
    data.write_bytes(b"This is no world. " * 100)
    code, errors = await (await Program("--port", "0", "--data", str(data)).start()).ended()
    assert code == 2
    assert errors.count("\n") == 1
    assert "--data" in errors
    assert data.read_bytes().startswith(b"This is no world.")


async def test_a_folder_that_is_not_there_gets_one_sentence(tmp_path):
    data = tmp_path / "nowhere" / "world.db"
    code, errors = await (await Program("--port", "0", "--data", str(data)).start()).ended()
    assert (code, errors.count("\n")) == (2, 1)


NOWHERE = '{"id": 5, "channel_id": 6, "author_id": 7, "created": 0}'


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("INSERT INTO things VALUES ('person', 5, '{\"id\": 5}')", "damaged"),
        ("INSERT INTO things VALUES ('dragon', 5, '{}')", "damaged"),
        ("ALTER TABLE files RENAME COLUMN id TO number", "damaged"),
        ("DELETE FROM things WHERE kind = 'person'", "damaged .there is no bot"),
        ("DELETE FROM things WHERE kind = 'guild'", "damaged .the channel [0-9]+ is in no server"),
        (f"INSERT INTO things VALUES ('message', 5, '{NOWHERE}')", "5 is in no channel"),
        ("PRAGMA user_version = 99", "another version"),
    ],
)
async def test_a_damaged_world_is_named_and_left_as_it_is(tmp_path, damage, words):
    data = tmp_path / "world.db"
    first = Parlour(data)
    await first.start()
    await first.stop()
    with contextlib.closing(sqlite3.connect(data)) as connection, connection:
        connection.execute(damage)
    with pytest.raises(CannotOpen, match=words):
        await Parlour(data).start()


@pytest.mark.parametrize("version", [0, 1])
async def test_a_file_of_another_program_is_not_taken_over(tmp_path, version):
    data = tmp_path / "evenings.sqlite3"
    with contextlib.closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("CREATE TABLE games (id INTEGER PRIMARY KEY)")
        connection.execute(f"PRAGMA user_version = {version}")
    before = data.read_bytes()
    code, errors = await (await Program("--port", "0", "--data", str(data)).start()).ended()
    assert (code, errors.count("\n")) == (2, 1)
    assert "belongs to another program" in errors
    assert data.read_bytes() == before


@pytest.mark.parametrize("port", ["99999", "-1", "many"])
async def test_a_port_that_cannot_be_is_explained(port):
    code, errors = await (await Program(f"--port={port}").start()).ended()
    assert code == 2
    assert "give a number from 0 to 65535" in errors


@pytest.mark.slow
async def test_two_parlours_do_not_share_a_file(tmp_path):
    data = tmp_path / "world.db"
    async with program(data):
        code, errors = await (await Program("--port", "0", "--data", str(data)).start()).ended()
    assert code == 2
    assert "another parlour" in errors


async def test_the_parlour_listens_on_loopback_only(parlour):
    assert [address[0] for address in parlour._runner.addresses] == ["127.0.0.1"]
