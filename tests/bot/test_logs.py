"""What the log says of trouble: where it happened and of which kind, and no secret."""

import asyncio
import io
import json
import logging

import pytest
from sqlalchemy.exc import DBAPIError

from bot import logs
from bot.store import Shown, Store, open_database
from bot.stored_game import BrokenTable
from engine.core import IllegalMove
from tests.bot.postgres import a_cluster

SECRET = "card-77"


def test_a_move_in_an_exception_is_not_told_but_its_place_is(written):
    def replays() -> None:
        raise IllegalMove(f"SplitHand({SECRET!r}) is not legal.")

    def reads() -> None:
        try:
            replays()
        except IllegalMove as error:
            raise BrokenTable("table aaaaaaaa breaks at ply 3.") from error

    try:
        reads()
    except BrokenTable:
        logging.getLogger("bot").exception("table aaaaaaaa could not be shown")
    assert SECRET not in written()
    assert "IllegalMove\nand then:" in written()
    assert "BrokenTable: table aaaaaaaa breaks at ply 3." in written()
    assert "test_logs.py" in written()


def test_each_of_several_exceptions_is_told_without_its_secret(written):
    group = ExceptionGroup("two", [KeyError(SECRET), OSError("disk is full")])
    logging.getLogger("bot").error("nobody could think", exc_info=group)
    assert SECRET not in written()
    assert "KeyError" in written()
    assert "OSError: disk is full" in written()


async def test_a_statement_that_fails_is_told_without_its_parameters(tmp_path, written):
    store = Store(await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}"))
    with pytest.raises(DBAPIError) as failed:
        await store.show("no-table", Shown("board", 1, 2, story=SECRET))
    assert SECRET not in str(failed.value)
    logging.getLogger("bot").error("it failed", exc_info=failed.value)
    await store.set_meta("key", SECRET)
    assert await store.meta("key") == SECRET
    await store.close()
    assert SECRET not in written()
    assert "IntegrityError: IntegrityError FOREIGN KEY constraint failed" in written()


@pytest.mark.parametrize(
    "line",
    [
        "POST https://discord.com/api/v10/interactions/1234/aW50ZXJhY3Rpb24/callback gave 429",
        "https://discord.com/api/v10/webhooks/1234/aW50ZXJhY3Rpb24/messages/@original",
        "Ignoring exception in aaaaaaaa/split.1.1/!aW50ZXJhY3Rpb24 for this item",
        "custom_id='form:aaaaaaaa/split.1.1/aW50ZXJhY3Rpb24'",
        "<Task finished exception=IllegalMove('aW50ZXJhY3Rpb24 (is) wrong')>",
    ],
)
def test_tokens_and_what_somebody_chose_are_hidden_in_whatever_is_said(written, line):
    logging.getLogger("discord.http").warning(line)
    assert "aW50ZXJhY3Rpb24" not in written()
    assert "…" in written()


async def test_a_task_that_nobody_awaited_keeps_its_secret(written):
    async def fails() -> None:
        raise IllegalMove(SECRET)

    task = asyncio.create_task(fails())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    logging.getLogger("asyncio").error("Task exception was never retrieved: %r", task)
    assert task.exception() is not None
    assert SECRET not in written()


def test_libraries_are_never_louder_than_the_bot():
    before = {name: logging.getLogger(name).level for name in logs._QUIET}
    logs.quiet_libraries(logging.ERROR)
    levels = {logging.getLogger(name).level for name in logs._QUIET}
    for name, old in before.items():
        logging.getLogger(name).setLevel(old)
    assert levels == {logging.ERROR}


def test_json_lines_hold_the_same_and_no_secret():
    stream, log = io.StringIO(), logging.getLogger("tests.json")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonFormatter())
    log.addHandler(handler)
    log.propagate = False
    secret = IllegalMove(f"SplitHand({SECRET!r}) is not legal.")
    log.error("/webhooks/1/%s failed\nbadly", SECRET, exc_info=secret)
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert told["level"] == "ERROR"
    assert told["logger"] == "tests.json"
    assert told["message"] == "/webhooks/1/… failed\nbadly"
    assert told["exception"].endswith("IllegalMove")
    assert SECRET not in line


def fails_on_the_way_to_postgresql() -> OSError:
    """As asyncpg's own code fails, which is where this pretends to stand."""
    try:
        exec("raise ConnectionRefusedError(111, 'nobody listens')", {"__name__": "asyncpg.connect"})
    except OSError as error:
        return error
    raise AssertionError


def away(seconds: float) -> logging.LogRecord:
    error = fails_on_the_way_to_postgresql()
    record = logging.makeLogRecord({"msg": "a press failed", "exc_info": (OSError, error, None)})
    record.created = seconds
    return record


def test_an_outage_is_told_again_after_some_peace_only():
    outages = logs.OneLineAnOutage()
    told = [seconds for seconds in (0, 30, 80, 200, 210) if outages.filter(away(seconds))]
    assert told == [0, 200]


def test_another_line_that_broke_is_no_outage_of_the_database(written):
    try:
        raise ConnectionResetError("Discord is away")
    except OSError:
        for _ in range(2):
            logging.getLogger("bot").exception("a message was not sent")
    assert written().count("test_logs.py") == 2


@pytest.mark.slow
async def test_a_server_that_is_away_is_told_once_in_a_line_whatever_needs_it(written):
    with a_cluster(is_lasting=True) as cluster:
        store = Store(await open_database(await cluster.new_database()))
        assert await store.table_row("aaaaaaaa") is None
        cluster.kill()
        for number in range(6):
            with pytest.raises((DBAPIError, OSError)) as failed:
                await (store.set_meta("a", "b") if number % 2 else store.table_row("aaaaaaaa"))
            logging.getLogger("bot").error("aaaaaaaa/seat failed", exc_info=failed.value)
        cluster.start()
        assert await store.table_row("aaaaaaaa") is None
        await store.close()
    assert "Traceback" not in written()
    assert "logs.py" not in written()
    (line,) = [line for line in written().splitlines() if line.startswith("ERROR")]
    assert line.startswith("ERROR the database is away, and what needs it fails until it is back: ")
