"""Looks at a database without changing it: does it open, is it one of ours, what is in it."""

import os
from pathlib import Path

from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, inspect, select
from sqlalchemy.exc import DBAPIError

from bot.store.backup import contents_of, told
from bot.store.opening import (
    BadDatabase,
    known_versions,
    make_engine,
    parse_url,
    without_secrets,
)
from bot.store.private_files import sqlite_path
from bot.store.schema import moves, tables


async def inspect_database(url: str) -> str:
    """One sentence; raises BadDatabase or BadBackup with one where something is wrong."""
    address = parse_url(url)
    path = sqlite_path(address)
    if path is not None:
        return _inspect_file(path)
    shown_url = without_secrets(address)
    engine = make_engine(address)
    try:
        async with engine.connect() as connection:
            contents = await connection.run_sync(_contents)
    except (DBAPIError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise BadDatabase(f"{shown_url} cannot be opened: {cause or error!r}.") from error
    finally:
        await engine.dispose()
    return f"{shown_url} opens: {contents}."


def _inspect_file(path: Path) -> str:
    folder = path.resolve().parent
    if not os.access(folder, os.W_OK):
        raise BadDatabase(f"nothing can be written into {folder}, where {path.name} should be.")
    if not path.exists():
        return f"{path} is made at the first start."
    if not os.access(path, os.W_OK):
        raise BadDatabase(f"{path} cannot be written: does it belong to another user?")
    return f"{path} is sound: {contents_of(path)}."


def _contents(connection: Connection) -> str:
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None or not inspect(connection).has_table(tables.name):
        return "it is empty, and its tables are made at the first start"
    if version not in known_versions():
        raise BadDatabase("it was written by a newer Gala: update this one first.")
    counted = connection.execute(select(tables.c.phase, func.count()).group_by(tables.c.phase))
    phases = {row.phase: int(row[1]) for row in counted}
    return told(phases, connection.execute(select(func.count()).select_from(moves)).scalar_one())
