"""A start that finds the database or Discord away goes on when they are there."""

import pytest

from bot.coming_up import when_it_is_there
from bot.store import DatabaseAway, open_database


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
    assert await when_it_is_there(start, (Away,), 600, Fast()) == "started"
    assert start.attempts == 6


async def test_whoever_watches_over_the_bot_learns_of_it_in_the_end():
    clock, start = Fast(), Start(failures=10_000)
    with pytest.raises(Away):
        await when_it_is_there(start, (Away,), 600, clock)
    assert 500 < clock.seconds <= 600
    assert start.attempts < 60


async def test_what_no_waiting_mends_is_told_at_once():
    clock, start = Fast(), Start(failures=1)
    with pytest.raises(Away):
        await when_it_is_there(start, (DatabaseAway,), 600, clock)
    assert clock.seconds == 0


async def test_a_server_that_is_not_there_is_away_and_not_wrong():
    with pytest.raises(DatabaseAway):
        await open_database("postgresql+asyncpg://x:y@127.0.0.1:9/x")
