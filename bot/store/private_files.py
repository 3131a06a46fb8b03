"""Keeps the bot's files for its own user: they hold hands, seeds and the token."""

import os
import shlex
import stat
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from sqlalchemy import URL

SIDE_FILES = ("-wal", "-shm")
"""What SQLite keeps beside a database while it is open."""
_ROOT = 0
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def sqlite_path(address: URL) -> Path | None:
    """The file of an SQLite database, behind every link to it, because SQLite keeps its side files
    beside that one; None for a database in memory and for every other.
    """
    name = address.database
    if address.get_backend_name() != "sqlite" or not name or name == ":memory:":
        return None
    return Path(name).resolve()


def create_private(path: Path) -> None:
    """Makes an empty file that only its owner can read; an existing one stays as it is."""
    # SQLite gives the files beside a database the same mode, and the same owner.
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    except FileExistsError:
        handle = os.open(path, os.O_RDWR)
    else:
        give_to_owner_of(path.parent, handle)
    os.close(handle)


def give_to_owner_of(other: Path, handle: int) -> None:
    """So that the service's own user can open what a host made as root.

    By its handle, as a name in somebody else's folder may lead anywhere by now.
    """
    if os.geteuid() == _ROOT:
        owner = other.stat()
        # Not every root may: one in a container, or one who is nobody on a network's disk.
        with suppress(PermissionError):
            os.fchown(handle, owner.st_uid, owner.st_gid)


def with_side_files(path: Path) -> tuple[Path, ...]:
    return (path, *(path.with_name(path.name + suffix) for suffix in SIDE_FILES))


def free_name(path: Path, what: str, moment: datetime) -> Path:
    """A name beside this file that says what it is since when, and that no file has."""
    named = f"{path.name}.{what}-{moment:%Y%m%d-%H%M%S}"
    numbered = chain((named,), (f"{named}-{number}" for number in count(2)))
    names = (path.with_name(name) for name in numbered)
    return next(name for name in names if not any(map(Path.exists, with_side_files(name))))


def advice_about(paths: Iterable[Path]) -> str | None:
    """One sentence that names the files others can read, with the command that mends it."""
    readable = [path for path in paths if path.exists() and path.stat().st_mode & _OTHERS]
    if not readable:
        return None
    command = shlex.join(["chmod", "600", *map(str, readable)])
    return f"Other users of this machine can read the bot's secrets. Mend it with: {command}"
