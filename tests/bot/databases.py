"""Databases for tests: migrated once and then copied, and never waiting for the disk."""

import tempfile
from pathlib import Path
from typing import Any

from bot.store import open_database

_HURRIED = "PRAGMA synchronous = OFF"
"""What is lost with the machine does not matter here, and to wait for the disk takes most of a
test's time. That Gala itself does wait is told in test_opening.py."""

_migrated: list[bytes] = []
"""A file of the newest shape, once the first test has made one."""


def hurry(connection: Any, record: Any, _proxy: Any) -> None:
    """Listens to every connection that is taken from a pool."""
    if not record.info.get(_HURRIED) and "sqlite" in type(connection).__module__:
        cursor = connection.cursor()
        cursor.execute(_HURRIED)
        cursor.close()
        record.info[_HURRIED] = True


async def migrated_file(file: Path) -> str:
    """The address of a database in this file, as `open_database` would make it; one that is there stays."""
    if not _migrated:
        with tempfile.TemporaryDirectory() as folder:
            first = Path(folder) / "migrated.sqlite3"
            await (await open_database(sqlite(first))).dispose()
            _migrated.append(first.read_bytes())
    _copy(file)
    return sqlite(file)


def _copy(file: Path) -> None:
    if not file.exists():
        file.write_bytes(_migrated[0])


def sqlite(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"
