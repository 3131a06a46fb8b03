"""Starts the bot: `python -m bot`, with the settings from the environment or the file .env."""

import asyncio
import gc
import logging
import signal
import sys

from bot.app import CannotConnect, Gala, aim_at
from bot.dealers import all_dealers
from bot.settings import DISCORD, BadSettings, Settings, read_settings
from bot.store import BadDatabase, Store, open_database
from bot.thinking.mind import Workers, worker_command
from bot.thinking.seats import Pace
from engine.core import GalaError
from engine.games import all_games


def main() -> int:
    """The exit code: 0 after a clean stop, 2 where the bot cannot start."""
    try:
        settings = read_settings()
    except BadSettings as error:
        return _sorry(str(error))
    logging.basicConfig(
        level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    logging.getLogger("alembic").setLevel(logging.WARNING)
    return asyncio.run(serve(settings))


async def serve(settings: Settings) -> int:
    try:
        dealers = all_dealers(all_games(settings.editions_folder))
    except GalaError as error:
        return _sorry(f"EDITIONS_FOLDER cannot be used: {error}")
    try:
        engine = await open_database(settings.database_url)
    except BadDatabase as error:
        return _sorry(f"DATABASE_URL cannot be used: {error}")
    if settings.discord_api_url != DISCORD:
        aim_at(settings.discord_api_url)
    client = Gala(
        Store(engine),
        dealers,
        mind=Workers(worker_command(settings.editions_folder), settings.ai_workers),
        pace=Pace(settings.ai_seconds_normal, settings.ai_seconds_hard, settings.ai_pause),
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


def _sorry(sentence: str) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 -- a program speaks on standard error.
    return 2


if __name__ == "__main__":
    sys.exit(main())
