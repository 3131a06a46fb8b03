"""Keeps the bot's files for its own user: they hold hands, seeds and the token."""

import os
import shlex
import stat
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import URL

SIDE_FILES = ("-wal", "-shm")
"""What SQLite keeps beside a database while it is open."""
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def sqlite_path(address: URL) -> Path | None:
    """The file of an SQLite database; None for one in memory and for every other database."""
    name = address.database
    if address.get_backend_name() != "sqlite" or not name or name == ":memory:":
        return None
    return None if name.startswith("file:") else Path(name)


def create_private(path: Path) -> None:
    """Makes an empty file that only its owner can read; an existing one stays as it is."""
    # SQLite gives the files beside a database the same mode.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def with_side_files(path: Path) -> tuple[Path, ...]:
    return (path, *(path.with_name(path.name + suffix) for suffix in SIDE_FILES))


def advice_about(paths: Iterable[Path]) -> str | None:
    """One sentence that names the files others can read, with the command that mends it."""
    readable = [path for path in paths if path.exists() and path.stat().st_mode & _OTHERS]
    if not readable:
        return None
    command = shlex.join(["chmod", "600", *map(str, readable)])
    return f"Other users of this machine can read the bot's secrets. Mend it with: {command}"
