"""A start that finds the database or Discord away goes on when they are there."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from bot.coming_up import when_it_is_there
from bot.store import DatabaseAway, open_database
from tests.bot.databases import migrated_file
from tests.bot.simulation import MovableClock, new_bot
from tests.bot.toy_dealer import ToyDealer
from tests.patience import PATIENCE


class Away(Exception):
    """Is not there yet."""


class Fast:
    """A clock that only pauses move on."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        self.seconds += seconds


class Start:
    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.attempts = 0

    async def __call__(self) -> str:
        self.attempts += 1
        if self.attempts <= self.failures:
            raise Away("It is away.")
        return "started"


async def test_a_start_is_tried_again_until_what_was_away_is_there():
    start = Start(failures=5)
    assert await when_it_is_there(start, (Away,), 600, Fast(), asyncio.Event()) == "started"
    assert start.attempts == 6


async def test_whoever_watches_over_the_bot_learns_of_it_in_the_end():
    clock, start = Fast(), Start(failures=10_000)
    with pytest.raises(Away):
        await when_it_is_there(start, (Away,), 600, clock, asyncio.Event())
    assert 500 < clock.seconds <= 600
    assert start.attempts < 60


async def test_what_no_waiting_mends_is_told_at_once():
    clock, start = Fast(), Start(failures=1)
    with pytest.raises(Away):
        await when_it_is_there(start, (DatabaseAway,), 600, clock, asyncio.Event())
    assert clock.seconds == 0


async def test_what_goes_away_after_days_is_waited_for_as_long_as_at_the_first_start():
    clock, days = Fast(), 3 * 86_400.0

    class Evening(Start):
        async def __call__(self) -> str:
            if self.attempts == 2:
                clock.seconds += days
            return await super().__call__()

    start = Evening(failures=5)
    assert await when_it_is_there(start, (Away,), 600, clock, asyncio.Event()) == "started"


class Limited(Exception):
    """Wants to hear nothing of us for an hour."""

    retry_after = 3600.0


async def test_who_asks_to_be_left_alone_is_left_alone_however_long_that_is():
    clock, attempts = Fast(), []

    async def start() -> str:
        attempts.append(clock.seconds)
        if len(attempts) < 3:
            raise Limited
        return "started"

    assert await when_it_is_there(start, (Limited,), 600, clock, asyncio.Event()) == "started"
    first, second, third = attempts
    assert second - first >= Limited.retry_after
    assert third - second >= Limited.retry_after


class Patient(Fast):
    """A clock on which every pause lasts until somebody ends it."""

    async def sleep(self, _seconds: float) -> None:
        await asyncio.Event().wait()


async def test_whoever_is_told_to_stop_while_waiting_waits_no_longer():
    stop, start = asyncio.Event(), Start(failures=10_000)
    waiting = asyncio.create_task(when_it_is_there(start, (Away,), 600, Patient(), stop))
    await asyncio.sleep(0)
    stop.set()
    async with asyncio.timeout(PATIENCE):
        assert await waiting is None
    assert start.attempts == 1


@pytest.mark.slow
async def test_a_program_that_waits_for_discord_ends_when_it_is_told_to(tmp_path: Path):
    """A signal is heard in the pause between two attempts, and not only by the first."""
    free = socket.create_server(("127.0.0.1", 0))
    port = free.getsockname()[1]
    free.close()
    env = os.environ | {
        "DISCORD_TOKEN": "a.b.c",
        "DISCORD_API_URL": f"http://127.0.0.1:{port}/api/v10",
        "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=env, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    try:
        async with asyncio.timeout(PATIENCE):
            told = 0
            while told < 2:
                line = await process.stderr.readline()
                assert line, "it has ended by itself"
                told += b"It is tried again" in line
            process.send_signal(signal.SIGTERM)
            _, rest = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode == 0
    assert b"Traceback" not in rest


async def test_a_bot_that_is_told_to_stop_does_not_wait_for_a_gateway_that_is_away(
    tmp_path, monkeypatch
):
    """discord.py tries to connect for ever, also once it is closed."""
    database, stop = await migrated_file(tmp_path / "gala.sqlite3"), asyncio.Event()
    bot = await new_bot(database, {"toy": ToyDealer()}, MovableClock(), {})

    async def start(_token: str) -> None:
        stop.set()
        await asyncio.Event().wait()

    async def close() -> None:
        """Of Discord it knows nothing yet."""

    monkeypatch.setattr(bot, "start", start)
    monkeypatch.setattr(bot, "close", close)
    async with asyncio.timeout(PATIENCE):
        await bot.serve_until(stop, "a.b.c")
    await bot.store.close()
    bot.drawing.close()


async def test_a_server_that_is_not_there_is_away_and_not_wrong():
    with pytest.raises(DatabaseAway):
        await open_database("postgresql+asyncpg://x:y@127.0.0.1:9/x")
