"""Starts the bot, or does what else a host needs: `python -m bot --help` lists it."""

import argparse
import asyncio
import gc
import logging
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from bot import logs
from bot.app import Gala
from bot.checking import Finding, look_at_settings, look_at_this_machine
from bot.clock import WallClock
from bot.coming_up import when_it_is_there
from bot.dealers import all_dealers
from bot.memory import give_back_again_and_again
from bot.settings import DISCORD, ENV_FILE, BadSettings, Settings, read_database_url, read_settings
from bot.store import BadDatabase, DatabaseAway, Store, open_database, parse_url
from bot.store.backup import BadBackup, back_up, restore
from bot.store.moving import BadMove, move
from bot.store.private_files import advice_about, sqlite_path, with_side_files
from bot.store.single_bot import only_bot_on
from bot.table_limits import TableLimits
from bot.thinking.mind import Workers, worker_command
from bot.thinking.reviewing import ReviewProcess
from bot.thinking.seats import Pace
from bot.ui.checking import look_at_discord
from bot.ui.connecting import CannotConnect, DiscordAway, aim_at
from bot.watching.address import AddressTaken, Watching
from bot.watching.metrics import Metrics
from engine.core import GalaError
from engine.games import all_games

_log = logging.getLogger(__name__)


_SWITCHING = 0.0005
"""Seconds that a thread which draws may keep the event loop waiting: a press goes through several
threads, and would wait ten times as long at each with Python's own 0.005."""

COMMANDS = {
    "run": "run the bot, with the settings from the environment or the file .env",
    "check": "list what is right and wrong with settings, token, permissions, database and fonts",
    "backup": "copy the database to FILE, also while the bot runs, and check the copy",
    "restore": "put the copy FILE in the place of the database, while the bot is stopped",
    "move": "copy everything from the SQLite file to the PostgreSQL database URL",
    "probe": "try in a channel of a test server what Discord takes of the bot, and clean up again",
    "version": "say which Gala this is",
}


def main(arguments: Sequence[str] | None = None, program: str = "python -m bot") -> int:
    """The exit code: 0 after a clean stop, 1 where a check found faults, 2 where what was asked for
    cannot be done.
    """
    asked = _arguments(program).parse_args(arguments)
    match asked.command:
        case "version":
            _say(version("gala-bot"))
            return 0
        case "check":
            return asyncio.run(_check())
        case "backup" | "restore":
            return _copy(asked.command, asked)
        case "move":
            return _move(asked.url)
    try:
        settings = read_settings()
    except BadSettings as error:
        return _sorry(str(error))
    if asked.command == "probe":
        return asyncio.run(_probe(settings, asked))
    logs.configure(settings.log_level, settings.log_format)
    return asyncio.run(serve(settings))


def _arguments(program: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        program, description="Without a command it runs the bot.", allow_abbrev=False
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    known = {
        name: commands.add_parser(name, help=about, description=about)
        for name, about in COMMANDS.items()
    }
    for name in ("backup", "restore"):
        known[name].add_argument("file", metavar="FILE", type=Path)
        known[name].add_argument("--overwrite", action="store_true", help="what is there already")
    known["move"].add_argument("url", metavar="URL", help="postgresql+asyncpg://user:password@…")
    known["probe"].add_argument("--channel", metavar="ID", type=int, required=True)
    known["probe"].add_argument("--person", metavar="ID", type=int, help="who gets a message")
    about = "how long each press is waited for: 60 where nothing is said, 0: none is asked for"
    known["probe"].add_argument("--wait", metavar="SECONDS", type=float, default=60.0, help=about)
    return parser


async def _check() -> int:
    """Looks at everything, also where the first thing is wrong."""
    settings, findings = look_at_settings()
    if settings is None:
        findings.append(Finding("Discord", None, "not asked while the settings are wrong"))
    else:
        if settings.discord_api_url != DISCORD:
            aim_at(settings.discord_api_url)
        token = settings.discord_token.get_secret_value()
        findings += await look_at_discord(token, settings.shard_count)
    findings += await look_at_this_machine()
    for finding in findings:
        _say(str(finding))
    return 1 if any(finding.is_right is False for finding in findings) else 0


def _copy(command: str, asked: argparse.Namespace) -> int:
    work = back_up if command == "backup" else restore
    try:
        said = work(read_database_url(), asked.file, overwrite=asked.overwrite)
    except (BadBackup, BadDatabase, BadSettings) as error:
        return _sorry(f"The {command} is not made: {error}")
    _say(said)
    return 0


def _move(url: str) -> int:
    try:
        said = asyncio.run(move(read_database_url(), url))
    except (BadMove, BadDatabase, BadSettings) as error:
        return _sorry(f"Nothing is moved: {error}")
    _say(said)
    return 0


async def _probe(settings: Settings, asked: argparse.Namespace) -> int:
    # It brings the sample pictures of every game, which no bot that plays needs.
    from bot.ui.probe import probe

    if settings.discord_api_url != DISCORD:
        aim_at(settings.discord_api_url)
    try:
        token = settings.discord_token.get_secret_value()
        await probe(token, asked.channel, asked.person, asked.wait, _say)
    except CannotConnect as error:
        return _sorry(str(error))
    return 0


async def serve(settings: Settings) -> int:
    """Until it is told to stop, which it may also be while something is away."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    try:
        path = sqlite_path(parse_url(settings.database_url))
        with only_bot_on(path):
            code = await when_it_is_there(
                lambda: _serve(settings, path, stop),
                (DatabaseAway, DiscordAway),
                settings.start_seconds,
                WallClock(),
                stop,
            )
            return code or 0
    except BadDatabase as error:
        return _sorry(f"DATABASE_URL cannot be used: {error}")
    except CannotConnect as error:
        return _sorry(str(error))


async def _serve(settings: Settings, path: Path | None, stop: asyncio.Event) -> int:
    try:
        dealers = all_dealers(all_games(settings.editions_folder))
    except GalaError as error:
        return _sorry(f"EDITIONS_FOLDER cannot be used: {error}")
    engine = await open_database(settings.database_url)
    advice = advice_about((ENV_FILE, *(() if path is None else with_side_files(path))))
    if advice is not None:
        _log.warning(advice)
    if settings.discord_api_url != DISCORD:
        aim_at(settings.discord_api_url)
    metrics, store = Metrics(), Store(engine)
    metrics.watch(engine)
    client = Gala(
        store,
        dealers,
        mind=Workers(worker_command(settings.editions_folder), settings.ai_workers),
        reviewer=ReviewProcess(settings.editions_folder),
        thinking_at_once=settings.ai_workers,
        pace=Pace(settings.ai_seconds_normal, settings.ai_seconds_hard, settings.ai_pause),
        table_limits=TableLimits(settings.tables_per_person, settings.tables_per_server),
        invitations_per_person=settings.invitations_per_person,
        lobby_seconds=settings.lobby_minutes * 60,
        stand_in_seconds=settings.stand_in_minutes * 60,
        reminder_seconds=settings.reminder_hours * 3600,
        kept_days=settings.kept_days,
        abandoned_days=settings.abandoned_days,
        drawing_threads=settings.drawing_threads,
        drawing_processes=settings.drawing_processes,
        drawing_patience=settings.drawing_patience,
        shard_count=settings.shard_count,
        shard_ids=settings.shard_ids,
        metrics=metrics,
    )
    # What is loaded now stays; to look through it for garbage again and again would hold us up.
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(_SWITCHING)
    tidying = asyncio.create_task(give_back_again_and_again())
    try:
        async with _watched(settings, client):
            await client.serve_until(stop, settings.discord_token.get_secret_value())
    except AddressTaken as error:
        await client.close()
        return _sorry(str(error))
    finally:
        tidying.cancel()
    return 0


@asynccontextmanager
async def _watched(settings: Settings, client: Gala) -> AsyncIterator[None]:
    """Where somebody wants to know how the bot does, they can ask from before it connects."""
    address = settings.watch_host_and_port
    if address is None:
        yield
        return
    watching = Watching(client, client.store, client.metrics, client.clock)
    async with watching.at(*address) as port:
        _log.info("listening on %s:%s for /live, /ready and /metrics", address[0], port)
        yield


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 -- a program speaks on standard output.


def _sorry(sentence: str) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 -- a program speaks on standard error.
    return 2


if __name__ == "__main__":
    sys.exit(main())
