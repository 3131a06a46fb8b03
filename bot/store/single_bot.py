"""Makes sure that one bot at a time uses an SQLite file."""

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

from bot.store.opening import BadDatabase
from bot.store.private_files import create_private


def lock_of(path: Path) -> Path:
    real = path.resolve()
    return real.with_name(f"{real.name}.lock")


@contextlib.contextmanager
def only_bot_on(path: Path | None) -> Iterator[None]:
    """Holds the file's lock; raises BadDatabase where another process has it.

    The lock is on a file beside the database, because closing any other handle on the database
    itself would drop SQLite's own locks. The kernel frees it however the bot ends.
    """
    if path is None:
        yield
        return
    if path.exists() and (names := path.stat().st_nlink) > 1:
        raise BadDatabase(
            f"{path} is one of {names} names of the same file (hard links): under another one a second"
            f" bot would not be noticed. Keep one name; find -samefile {path} lists them."
        )
    beside = lock_of(path)
    try:
        create_private(beside)
        handle = os.open(beside, os.O_RDWR)
    except OSError as error:
        raise BadDatabase(
            f"{beside} cannot be written: {error.strerror}. Make its folder, or choose another."
        ) from error
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            owner = os.pread(handle, 32, 0).decode(errors="replace").strip()
            raise BadDatabase(
                f"another bot uses {path} already (process {owner or 'unknown'})."
                " Stop it first, or give this one a database of its own."
            ) from error
        os.truncate(handle, 0)
        os.pwrite(handle, f"{os.getpid()}\n".encode(), 0)
        yield
    finally:
        os.close(handle)
