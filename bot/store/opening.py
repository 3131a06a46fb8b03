"""Opens the database: connects, sets safe options, and runs the migrations that are missing."""

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.away import speaks_of_absence
from bot.store.private_files import create_private, sqlite_path
from engine.core import GalaError

_MIGRATIONS = Path(__file__).parent / "migrations"

_SQLITE, _POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"
_EXAMPLES = f"Examples: {_SQLITE}:///gala.sqlite3, {_POSTGRESQL}://user:password@localhost/gala."
_WHAT_TO_DO = {
    _SQLITE: "Move the file away to start afresh, or put a backup in its place.",
    _POSTGRESQL: "Does the server run, and are the user, the password and the database right?",
}
_POOL: dict[str, Any] = {"pool_size": 16, "max_overflow": 0}
"""Connections: to PostgreSQL one for the locks, one to listen, the others for everything else. Nobody
who has one waits for somebody who needs one, so a small pool is slow but never deadlocks. All stay
open: opening one for each burst costs more than the statements it is for."""
_MIGRATION_LOCK = 0x67616C61
"""The advisory lock that lets one process migrate at a time: "gala" in ASCII."""


class BadDatabase(GalaError):
    """A database that cannot be used; the message says why and what to do."""


class DatabaseAway(BadDatabase):
    """It cannot be reached or used now; it may be there at another attempt."""


async def open_database(url: str) -> AsyncEngine:
    """An engine on a database that is up to date; raises BadDatabase with one clear sentence."""
    address = parse_url(url)
    shown_url = without_secrets(address)
    engine = make_engine(address)
    try:
        if (path := sqlite_path(address)) is not None:
            create_private(path)
        await _test_connection(engine, shown_url)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate, shown_url)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise _trouble(address, cause) from error
    except BadDatabase:
        await engine.dispose()
        raise
    return engine


def _trouble(address: URL, cause: BaseException | None) -> BadDatabase:
    shown_url = without_secrets(address)
    if _is_locked(cause):
        return DatabaseAway(f"the database {shown_url} is locked by another program at the moment.")
    is_server = address.drivername == _POSTGRESQL
    trouble = DatabaseAway if is_server and speaks_of_absence(cause) else BadDatabase
    return trouble(
        f"the database {shown_url} cannot be opened: {str(cause) or repr(cause)}."
        f" {_WHAT_TO_DO[address.drivername]}"
    )


def _is_locked(cause: BaseException | None) -> bool:
    """Whether SQLite says so: somebody copies the file, or looks into it."""
    code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_OK)
    # The higher bits tell more of the same.
    return code & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def without_secrets(address: URL) -> str:
    """For sentences. What follows the question mark may be a password, too."""
    return address.set(query={}).render_as_string(hide_password=True)


def parse_url(url: str) -> URL:
    """Raises BadDatabase where it is no address, or one of a database that Gala does not know.

    Links to a file are followed here, once: every connection goes to the file that was found.
    """
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        # What could not be read may hold a password, so it is not repeated.
        raise BadDatabase(f"it is no address of a database. {_EXAMPLES}") from error
    if address.drivername not in _WHAT_TO_DO:
        raise BadDatabase(
            f"Gala cannot use a database of the kind {address.drivername}. {_EXAMPLES}"
        )
    if (address.database or "").startswith("file:") and address.drivername == _SQLITE:
        raise BadDatabase(
            f"Gala cannot guard a file that is named by {address.database}:"
            f" write the file's path instead. {_EXAMPLES}"
        )
    path = sqlite_path(address)
    return address if path is None else address.set(database=str(path))


def make_engine(address: URL) -> AsyncEngine:
    """Not connected yet."""
    if address.drivername == _SQLITE:
        engine = create_async_engine(address, hide_parameters=True, **_POOL)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    try:
        return create_async_engine(
            address,
            # What fails is logged, and the parameters are hands, moves and seeds.
            hide_parameters=True,
            **_POOL,
            # A server that was restarted is noticed before its old connection is used again.
            pool_pre_ping=True,
            connect_args={"timeout": 10},
        )
    except ModuleNotFoundError as error:
        raise BadDatabase(
            f"PostgreSQL needs the package {error.name}: install it with pip install {error.name}."
        ) from error


async def _test_connection(engine: AsyncEngine, shown_url: str) -> None:
    try:
        async with engine.connect():
            pass
    except TypeError as error:
        # The query part of the address becomes arguments of asyncpg, which does not know this one.
        raise BadDatabase(
            f"the address {shown_url} asks for something unknown: {error}."
            " For a connection that must be encrypted, write ?ssl=require."
        ) from error


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
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
    config = _config()
    config.attributes["connection"] = connection
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known_versions():
        raise BadDatabase(
            f"the database {shown_url} was written by a newer Gala (its version is {current!r})."
            " Update Gala, or name another database in DATABASE_URL."
        )
    command.upgrade(config, "head")


def known_versions() -> frozenset[str]:
    """The versions of the database that this Gala can bring to the newest one."""
    script = ScriptDirectory.from_config(_config())
    return frozenset(revision.revision for revision in script.walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    return config
