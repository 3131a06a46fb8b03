"""Opens the database: connects, sets it up safely, and brings it to the newest shape."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from engine.core import GalaError

_MIGRATIONS = Path(__file__).parent / "migrations"


class BadDatabase(GalaError):
    """A database that cannot be used; the message says why and what to do."""


async def open_database(url: str) -> AsyncEngine:
    """An engine on a database that is up to date; raises BadDatabase with one clear sentence."""
    try:
        shown_url = make_url(url).render_as_string(hide_password=True)
        engine = create_async_engine(url)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadDatabase(f"{error}. Example: sqlite+aiosqlite:///gala.sqlite3") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate, shown_url)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise BadDatabase(
            f"the database {shown_url} cannot be opened: {cause}."
            " Move the file away to start afresh, or put a backup in its place."
        ) from error
    except BadDatabase:
        await engine.dispose()
        raise
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "foreign_keys = ON",
        "busy_timeout = 5000",
        # What a player was told is on the disk, even if the power fails.
        "synchronous = FULL",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection, shown_url: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise BadDatabase(
            f"the database {shown_url} was written by a newer Gala (its shape is {current!r})."
            " Update Gala, or name another database in DATABASE_URL."
        )
    command.upgrade(config, "head")
