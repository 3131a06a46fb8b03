"""What the log says of trouble: where it happened and of which kind, and no secret."""

import asyncio
import io
import json
import logging
import re
import subprocess
import sys
import time
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands
from pydantic import TypeAdapter
from sqlalchemy.exc import DBAPIError
from yarl import URL

from bot import logs
from bot.direct_channels import OpeningTooFast
from bot.store import Shown, Store, open_database
from bot.stored_game import BrokenTable
from bot.thinking.question import question_for, write_question
from bot.ui.messages.discord_calls import Fate, attempt
from engine.core import IllegalMove, begin
from engine.dice import seeded
from engine.games import all_games
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
        "future: <Future finished result=['aW50ZXJhY3Rpb24']>",
        "<Task pending coro=<f()> wait_for=<Future pending cb=[f('aW50ZXJhY3Rpb24')()]>>",
        "Exception in callback f.<locals>.g(<Future pending>, 'aW50ZXJhY3Rpb24') at f.py:1",
        "Executing <TimerHandle when=1.5 f(('(', 'aW50ZXJhY3Rpb24')) at f.py:1> took 0.1 seconds",
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


async def validates_a_hand() -> None:
    """Fails as everything does that reads what was stored or sent, in an exception of pydantic."""
    await asyncio.sleep(0)
    TypeAdapter(dict[str, int]).validate_python({"hand": SECRET})


async def test_a_value_that_could_not_be_read_is_not_told_by_asyncio(written):
    task = asyncio.create_task(validates_a_hand())
    await asyncio.wait([task])
    context = {"message": "a task died", "exception": task.exception(), "future": task}
    asyncio.get_running_loop().call_exception_handler(context)
    assert SECRET not in written()
    assert "a task died" in written()
    assert "in validates_a_hand" in written()
    assert written().rstrip().endswith("ValidationError")


async def test_a_callback_that_fails_or_is_slow_is_told_without_what_it_was_called_with(written):
    def fails_slowly(_hand: list[str]) -> None:
        time.sleep(0.02)
        raise IllegalMove(SECRET)

    loop = asyncio.get_running_loop()
    loop.slow_callback_duration = 0.01
    loop.set_debug(True)
    loop.call_soon(fails_slowly, [SECRET])
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    loop.set_debug(False)
    assert SECRET not in written()
    assert "Exception in callback" in written()
    assert re.search(r"Executing <Handle .+fails_slowly\(… took [\d.]+ seconds", written())


def test_an_exception_that_quotes_another_is_told_without_that_ones_secret(written):
    command: Any = SimpleNamespace(name="split")
    for wrong in (
        app_commands.CommandInvokeError(command, IllegalMove(SECRET)),
        commands.CommandInvokeError(IllegalMove(SECRET)),
    ):
        logging.getLogger("discord").error("it failed", exc_info=wrong)
    assert SECRET not in written()
    assert written().count("CommandInvokeError: IllegalMove\n") == 2


@pytest.mark.slow
@pytest.mark.parametrize(
    "start",
    [
        "from bot.discreet import hide_messages; hide_messages()",
        "from bot import logs; logs.configure('INFO')",
    ],
)
@pytest.mark.parametrize(
    "fail",
    [
        "raise ValueError(secret)",
        "threading.Thread(target=json.loads, args=[secret]).start()",
        "class Dying:\n    def __del__(self): raise ValueError(secret)\nDying()",
    ],
)
def test_whatever_ends_a_process_or_a_thread_is_told_without_its_secret(start, fail):
    code = f"import json, sys, threading\nsecret = sys.stdin.read()\n{start}\n{fail}"
    done = subprocess.run(
        [sys.executable, "-c", code], input=SECRET, capture_output=True, text=True, check=False
    )
    assert SECRET not in done.stderr
    assert done.stderr.startswith("Traceback")
    assert re.search(r"^(ValueError|JSONDecodeError)$", done.stderr, re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("module", ["bot.thinking.worker", "bot.thinking.reviewing"])
def test_a_process_that_thinks_dies_without_telling_what_it_read(module):
    """As it would after an update while the bot runs: the rules have changed, and a view is wrong."""
    game = next(iter(all_games(None).values()))
    state = begin(game, 3, seeded("ab" * 32), {}).state
    decision = game.decisions(state)[0]
    view, legal = game.view(state, decision.seat), game.legal_moves(state, decision.seat)
    question = question_for(game, view, decision, legal, "normal", "seed", 0.1)
    line = write_question(replace(question, view=json.dumps(SECRET)))
    asked = line if module.endswith("worker") else f"0 {line}"
    done = subprocess.run(
        [sys.executable, "-m", module],
        input=f"{asked}\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert SECRET not in done.stderr
    assert done.stderr.startswith("Traceback")
    assert "question.view" in done.stderr
    assert "\nValidationError\n" in done.stderr
    assert done.stderr.endswith("\nBadJson\n")


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


async def cannot_reach_discord() -> None:
    raise ConnectionResetError("Discord is away")


async def test_a_discord_that_is_away_is_told_once_whatever_needs_it(written):
    for _ in range(6):
        assert await attempt(cannot_reach_discord()) is Fate.LATER
    assert written().count("could not be reached") == 1


async def test_a_channel_that_waits_for_its_turn_is_no_outage(written):
    async def opens() -> None:
        raise OpeningTooFast("20 channels were opened within a minute.")

    assert await attempt(opens()) is Fate.LATER
    assert "could not be reached" not in written()
    assert "WARNING" not in written()


async def test_a_database_that_is_away_is_not_taken_for_discord(written):
    async def reads() -> None:
        raise fails_on_the_way_to_postgresql()

    with pytest.raises(ConnectionRefusedError):
        await attempt(reads())
    assert "Discord" not in written()


def refused(method: str, path: str, **told: Any) -> discord.HTTPException:
    url = URL(f"https://discord.com/api/v10{path}")
    response: Any = SimpleNamespace(status=400, reason="Bad Request", method=method, url=url)
    return discord.HTTPException(response, {"code": 50035, "message": SECRET, **told})


@pytest.mark.parametrize(
    ("method", "path", "told"),
    [
        ("PATCH", "/channels/1234/messages/5678", "PATCH /channels/…/messages/…"),
        ("POST", "/users/@me/channels", "POST /users/@me/channels"),
        ("POST", f"/interactions/1234/{SECRET}/callback", "POST /interactions/…/…/callback"),
        ("POST", "/webhooks/1234/aninnocentword", "POST /webhooks/…/…"),
        (
            "PATCH",
            "/webhooks/1234/aW50ZXJhY3Rpb24/messages/@original",
            "PATCH /webhooks/…/…/messages/@original",
        ),
    ],
)
async def test_what_discord_refused_is_told_by_its_route_and_its_codes(written, method, path, told):
    why = {
        "components": {
            "0": {
                "_errors": [
                    {"code": "BASE_TYPE_REQUIRED", "message": SECRET},
                    {"code": f"{SECRET} or so", "message": SECRET},
                ]
            }
        }
    }

    async def asks() -> None:
        raise refused(method, path, errors=why)

    assert await attempt(asks()) is Fate.REJECTED
    assert f"Discord said 400 50035 to {told}: " in written()
    assert "(components.0 BASE_TYPE_REQUIRED)" in written()
    assert SECRET not in written()


async def test_a_refusal_that_gives_no_reason_is_told_without_one(written):

    async def asks() -> None:
        raise refused("GET", "/channels/1234")

    assert await attempt(asks()) is Fate.REJECTED
    assert written().endswith(
        "Discord said 400 50035 to GET /channels/…: the content was rejected\n"
    )
