"""`make run`: parlour and bot started together, ended together, and one sentence where they cannot start."""

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import aiohttp
import pytest

import parlour.evening
from parlour.app import Parlour
from tests.parlour.script import Script, until
from tests.patience import PATIENCE
from tests.wire.house import free_port

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).parents[2]


async def evening(folder: Path, port: int, **settings: str) -> Process:
    """Started in an empty folder, where no .env of ours can be found."""
    (folder / "here").mkdir(exist_ok=True)
    settings = {"PYTHONPATH": str(PROJECT), **settings}
    left_out = {"DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL"}
    inherited = {key: value for key, value in os.environ.items() if key not in left_out}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "parlour.evening", "--port", str(port), "--folder", str(folder)),
        cwd=folder / "here",
        env={**inherited, **settings},
        stdout=PIPE,
        stderr=PIPE,
    )


async def the_link(started: Process) -> str:
    assert started.stdout is not None
    async with asyncio.timeout(PATIENCE):
        while line := (await started.stdout.readline()).decode():
            if "Gala is ready:" in line:
                return line.split()[-1]
    assert started.stderr is not None
    raise AssertionError(f"no link was printed: {(await started.stderr.read()).decode()}")


async def ended(started: Process) -> tuple[int | None, str, str]:
    async with asyncio.timeout(PATIENCE):
        out, err = await started.communicate()
    return started.returncode, out.decode(), err.decode()


async def test_ctrl_c_ends_both_cleanly_and_the_games_are_there_the_next_time(tmp_path):
    port = free_port()
    first = await evening(tmp_path, port)
    url = await the_link(first)
    assert url == f"http://127.0.0.1:{port}"
    async with aiohttp.ClientSession() as session:
        script = Script(url, session)
        ana = await script.person("ana")
        channel = (await ana.view())["guilds"][0]["channels"][0]["id"]
        lobby = (await ana.runs("play", channel, game="great_split"))["message"]
        first.send_signal(signal.SIGINT)
        code, out, err = await ended(first)
        assert (code, err) == (0, "")
        assert "Your games are kept." in out

        second = await evening(tmp_path, port)
        script.url = await the_link(second)
        assert (await ana.messages(channel))[-1]["id"] == lobby["id"]
        table = lobby["components"][0]["components"][-1]["components"][0]["custom_id"][:8]
        asked = await ana.presses(lobby, f"{table}/ai/")
        seated = await ana.presses(asked["message"], f"{table}/ai/normal")
        assert seated["outcome"] == "updated"
        second.send_signal(signal.SIGINT)
        assert (await ended(second))[0] == 0


async def test_a_busy_port_gets_one_sentence(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, _, err = await ended(await evening(tmp_path, port))
    assert code == 2
    assert err.count("\n") == 1
    assert f"cannot listen on port {port}" in err


@pytest.mark.parametrize("file", ["parlour.sqlite3", "evenings.sqlite3"])
async def test_a_broken_database_gets_one_sentence(tmp_path, file):
    (tmp_path / file).write_bytes(b"This is no database at all." * 400)
    code, out, err = await ended(await evening(tmp_path, free_port()))
    assert code == 2
    assert err.count("\n") == 1
    assert file in err
    assert "Traceback" not in err + out


async def logged(started: Process, what: str) -> None:
    """Returns when the log has a line with this in it."""
    assert started.stderr is not None
    async with asyncio.timeout(PATIENCE):
        while line := (await started.stderr.readline()).decode():
            if what in line:
                return
    raise AssertionError(f"the log has no {what!r}")


async def test_a_token_in_the_file_env_starts_the_bot_on_discord_and_tells_how_to_let_it_in(
    tmp_path,
):
    discord = Parlour()
    await discord.start()
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / ".env").write_text(
        "DISCORD_TOKEN=a-token\n"
        f"DISCORD_API_URL={discord.url}/api/v10\n"
        f"DATABASE_URL=sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}\n"
    )
    started = await evening(tmp_path, free_port())
    await logged(started, "permissions=309237763072")
    await until(lambda: discord.hall.gateway.connected() == [0])
    assert not (tmp_path / "parlour.sqlite3").exists(), "no parlour of its own was opened"
    started.send_signal(signal.SIGINT)
    code, out, _ = await ended(started)
    await discord.stop()
    assert code == 0
    assert "Gala is ready" not in out


def a_bot_that_never_comes(folder: Path) -> None:
    """Found before the real one, because the evening starts in this folder."""
    (folder / "here" / "bot").mkdir(parents=True)
    (folder / "here" / "bot" / "__init__.py").touch()
    (folder / "here" / "bot" / "__main__.py").write_text(
        "import os, pathlib, time\n"
        "def main():\n"
        "    pathlib.Path('came').write_text(os.environ['LOG_LEVEL'])\n"
        "    time.sleep(600)\n"
    )


def children(process: int) -> dict[str, int]:
    """The programs that a process started, by their second word."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return {Path(f"/proc/{one}/cmdline").read_text().split("\0")[2]: int(one) for one in found}


async def test_a_closed_terminal_leaves_nothing_running(tmp_path):
    started = await evening(tmp_path, free_port())
    await the_link(started)
    both = children(started.pid).values()
    assert len(both) == 2
    started.send_signal(signal.SIGHUP)
    assert (await ended(started))[0] == 0
    for program in both:
        with pytest.raises(ProcessLookupError):
            os.kill(program, 0)


async def test_no_link_is_printed_when_the_parlour_dies_before_the_bot_is_there(tmp_path):
    a_bot_that_never_comes(tmp_path)
    started = await evening(tmp_path, free_port())
    await until((tmp_path / "here" / "came").exists)
    os.kill(children(started.pid)["parlour"], signal.SIGKILL)
    code, out, _ = await ended(started)
    assert code == 2
    assert "Gala is ready" not in out
    assert "The parlour was killed from outside (Killed)." in out
    assert "Your games are kept" in out


async def test_a_bot_that_never_comes_is_not_waited_for_all_night(tmp_path, monkeypatch, capsys):
    a_bot_that_never_comes(tmp_path)
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("PYTHONPATH", str(PROJECT))
    monkeypatch.setattr(parlour.evening, "STARTING", 5)
    assert await parlour.evening._evening(free_port(), tmp_path, "ERROR") == 2
    assert "did not come to the parlour within 5 seconds" in capsys.readouterr().out


async def test_who_wants_to_read_everything_may(tmp_path):
    a_bot_that_never_comes(tmp_path)
    started = await evening(tmp_path, free_port(), LOG_LEVEL="DEBUG")
    told = tmp_path / "here" / "came"
    await until(lambda: told.exists() and told.read_text())
    assert told.read_text() == "DEBUG"
    started.send_signal(signal.SIGINT)
    assert (await ended(started))[0] == 0
