"""An evening at home: the parlour and the bot started together, on Discord where there is a token."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import aiohttp
from dotenv import dotenv_values

WELCOME = """
  Gala is ready:  {url}

  Open it, pick a name and type /play. Press Add an AI and a level for every seat you want filled;
  open the link again in another tab to be somebody else. Ctrl-C ends the evening,
  and your games will be here the next time.

  To play on Discord itself, write DISCORD_TOKEN=… into a file named .env and run this again.
"""

STARTING = 60.0
"""Seconds that the bot may take to come up."""
GRACE = 20.0
"""Seconds that bot and parlour may take to finish what they are doing."""

BOT = """
import os, sys
import bot.__main__
url = sys.stdin.readline().strip()
os.environ["DISCORD_API_URL"] = f"{url}/api/v10"
sys.exit(bot.__main__.main() if url else 0)
"""
"""The bot, which takes longest to load, loads while the parlour opens, and is then told where it is."""


def main(
    arguments: Sequence[str] | None = None,
    program: str = "python -m parlour.evening",
    *,
    needs_parlour: bool = False,
) -> int:
    """The exit code: 0 after a clean end, 2 where it could not begin.

    `needs_parlour`: also where there is a token.
    """
    parser = argparse.ArgumentParser(program, description=__doc__)
    parser.add_argument("--port", type=int, default=8420, help="of the page (8420)")
    parser.add_argument(
        "--folder", type=Path, default=Path(), help="where the games are kept (this folder)"
    )
    asked = parser.parse_args(arguments)
    environment = {**dotenv_values(".env"), **os.environ}
    if environment.get("DISCORD_TOKEN") and not needs_parlour:
        os.execv(sys.executable, [sys.executable, "-m", "bot"])  # noqa: S606  this very program
    log_level = environment.get("LOG_LEVEL") or "WARNING"
    return asyncio.run(_evening(asked.port, asked.folder, log_level))


async def _evening(port: int, folder: Path, log_level: str) -> int:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    # SIGHUP comes when the terminal is closed; bot and parlour, being sessions of their own, miss it.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, stop.set)
    async with contextlib.AsyncExitStack() as stack:
        parlour = await _start(
            stack,
            ("-m", "parlour", "--port", str(port), "--data", str(folder / "parlour.sqlite3")),
            stdout=PIPE,
        )
        bot = await _start(
            stack,
            ("-c", BOT),
            {
                "DISCORD_TOKEN": "parlour",
                "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'evenings.sqlite3'}",
                "LOG_LEVEL": log_level,
            },
            stdin=PIPE,
        )
        url = await _address(parlour)
        if url is None:
            # Its end is awaited, not hurried: it has said why, and nothing else shall be said.
            await parlour.wait()
            return 2
        await _tell(bot, url)
        coming = (stop.wait(), _bot_is_there(url), bot.wait(), parlour.wait())
        match await _first(*coming, asyncio.sleep(STARTING)):
            case 1:
                _say(WELCOME.format(url=url))
            case 4:
                _say(f"The bot did not come to the parlour within {STARTING:g} seconds.")
                return 2
        if await _first(stop.wait(), bot.wait(), parlour.wait()) > 0:
            _say(_farewell(bot.returncode, parlour.returncode))
            return 2
    _say("Good night. Your games are kept.")
    return 0


def _farewell(bot: int | None, parlour: int | None) -> str:
    """A program that was killed has said nothing, so it is named here."""
    for name, code in (("bot", bot), ("parlour", parlour)):
        if code is not None and code < 0:
            killed = f"The {name} was killed from outside ({signal.strsignal(-code)})."
            return f"{killed} Your games are kept: start again to go on."
    return "The evening ended by itself; what went wrong is said above. Your games are kept."


async def _start(
    stack: contextlib.AsyncExitStack,
    command: tuple[str, ...],
    settings: Mapping[str, str] = MappingProxyType({}),
    *,
    stdin: int | None = None,
    stdout: int | None = None,
) -> Process:
    """In a session of its own, so that Ctrl-C reaches us first and the bot ends before its Discord."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        env={**os.environ, **settings},
        stdin=stdin,
        stdout=stdout,
        start_new_session=True,
    )
    stack.push_async_callback(_end, process)
    return process


async def _end(process: Process) -> None:
    if process.returncode is not None:
        return
    process.terminate()
    try:
        await asyncio.wait_for(process.wait(), GRACE)
    except TimeoutError:
        process.kill()
        await process.wait()


async def _address(parlour: Process) -> str | None:
    """From the one line the parlour says when it is open; None where it could not open."""
    if parlour.stdout is None:
        raise AssertionError("the parlour was started without a pipe.")
    line = (await parlour.stdout.readline()).decode().strip()
    return line.rpartition(" ")[2] if line else None


async def _tell(bot: Process, url: str) -> None:
    if bot.stdin is None:
        raise AssertionError("the bot was started without a pipe.")
    # A bot that is gone already has said why, and its end is noticed below.
    with contextlib.suppress(ConnectionError):
        bot.stdin.write(f"{url}\n".encode())
        await bot.stdin.drain()


async def _bot_is_there(url: str) -> None:
    async with aiohttp.ClientSession() as session:
        while True:
            # A parlour that does not answer is not waited for here: its end is noticed elsewhere.
            with contextlib.suppress(aiohttp.ClientError):
                async with session.get(f"{url}/parlour/status") as answer:
                    if (await answer.json())["connected"]:
                        return
            await asyncio.sleep(0.05)


async def _first(*awaited: Coroutine[Any, Any, Any]) -> int:
    """Wait until one of them is done, and say which; the others are let go."""
    tasks = [asyncio.ensure_future(each) for each in awaited]
    done, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    return min(tasks.index(task) for task in done)


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
