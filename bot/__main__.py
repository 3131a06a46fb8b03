"""Starts the bot, or backs up its database: `python -m bot --help` says how."""

import argparse
import asyncio
import gc
import logging
import signal
import sys
from pathlib import Path

from bot import logs
from bot.app import CannotConnect, Gala, aim_at
from bot.dealers import all_dealers
from bot.settings import DISCORD, ENV_FILE, BadSettings, Settings, read_database_url, read_settings
from bot.store import BadDatabase, Store, open_database, parse_url
from bot.store.backup import BadBackup, back_up, restore
from bot.store.private_files import advice_about, sqlite_path, with_side_files
from bot.store.single_bot import only_bot_on
from bot.table_limits import TableLimits
from bot.thinking.mind import Workers, worker_command
from bot.thinking.seats import Pace
from bot.ui.probe import probe
from engine.core import GalaError
from engine.games import all_games

_log = logging.getLogger(__name__)


def main() -> int:
    """The exit code: 0 after a clean stop, 2 where what was asked for cannot be done."""
    asked = _arguments().parse_args()
    if asked.command in {"backup", "restore"}:
        return _copy(asked.command, asked)
    try:
        settings = read_settings()
    except BadSettings as error:
        return _sorry(str(error))
    if asked.command == "probe":
        return asyncio.run(_probe(settings, asked))
    logs.configure(settings.log_level)
    return asyncio.run(serve(settings))


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m bot",
        description="Without a command the bot runs, with the settings from the environment or"
        " the file .env.",
    )
    commands = parser.add_subparsers(dest="command", metavar="backup | restore | probe")
    for name, about in (
        ("backup", "copy the database to FILE, also while the bot runs, and check the copy"),
        ("restore", "put the copy FILE in the place of the database, while the bot is stopped"),
    ):
        command = commands.add_parser(name, help=about, description=about)
        command.add_argument("file", metavar="FILE", type=Path)
        command.add_argument("--overwrite", action="store_true", help="what is there already")
    about = "try in a channel of a test server what Discord takes of the bot, and clean up again"
    command = commands.add_parser("probe", help=about, description=about)
    command.add_argument("--channel", metavar="ID", type=int, required=True)
    command.add_argument("--person", metavar="ID", type=int, help="who gets a direct message")
    about = (
        "how long each press of a button is waited for: 60 where nothing is said, 0 for no presses"
    )
    command.add_argument("--wait", metavar="SECONDS", type=float, default=60.0, help=about)
    return parser


def _copy(command: str, asked: argparse.Namespace) -> int:
    work = back_up if command == "backup" else restore
    try:
        said = work(read_database_url(), asked.file, overwrite=asked.overwrite)
    except (BadBackup, BadDatabase, BadSettings) as error:
        return _sorry(f"The {command} is not made: {error}")
    print(said)  # noqa: T201 -- a program speaks on standard output.
    return 0


async def _probe(settings: Settings, asked: argparse.Namespace) -> int:
    if settings.discord_api_url != DISCORD:
        aim_at(settings.discord_api_url)
    try:
        token = settings.discord_token.get_secret_value()
        await probe(token, asked.channel, asked.person, asked.wait, _say)
    except CannotConnect as error:
        return _sorry(str(error))
    return 0


async def serve(settings: Settings) -> int:
    try:
        path = sqlite_path(parse_url(settings.database_url))
        with only_bot_on(path):
            return await _serve(settings, path)
    except BadDatabase as error:
        return _sorry(f"DATABASE_URL cannot be used: {error}")


async def _serve(settings: Settings, path: Path | None) -> int:
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
    client = Gala(
        Store(engine),
        dealers,
        mind=Workers(worker_command(settings.editions_folder), settings.ai_workers),
        thinking_at_once=settings.ai_workers,
        pace=Pace(settings.ai_seconds_normal, settings.ai_seconds_hard, settings.ai_pause),
        table_limits=TableLimits(settings.tables_per_person, settings.tables_per_server),
        lobby_seconds=settings.lobby_minutes * 60,
        stand_in_seconds=settings.stand_in_minutes * 60,
        reminder_seconds=settings.reminder_hours * 3600,
        drawing_threads=settings.drawing_threads,
        drawing_patience=settings.drawing_patience,
        shard_count=settings.shard_count,
        shard_ids=settings.shard_ids,
    )
    # What is loaded now stays; to look through it for garbage again and again would hold us up.
    gc.collect()
    gc.freeze()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    try:
        await client.serve_until(stop, settings.discord_token.get_secret_value())
    except CannotConnect as error:
        return _sorry(str(error))
    return 0


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 -- a program speaks on standard output.


def _sorry(sentence: str) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 -- a program speaks on standard error.
    return 2


if __name__ == "__main__":
    sys.exit(main())
