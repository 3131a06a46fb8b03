"""Notices when an SQLite file is deleted or replaced while the bot uses it."""

import logging
import sqlite3
import threading
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from bot.store.private_files import create_private, with_side_files
from engine.core import GalaError

_log = logging.getLogger(__name__)

_Identity: TypeAlias = tuple[int, int]
"""Device and inode: another file of the same name has others."""
_SECONDS = 2.0
"""How often the files are looked at, also while nobody writes."""


class DatabaseLost(GalaError):
    """What is written now would be gone after the next restart."""

    may_be_logged = True


class FileWatch:
    """Remembers which files the database was opened from, and holds them open.

    While they are open, what was stored in them can still be read, deleted or not.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._held: sqlite3.Connection | None = None
        self._known: dict[Path, _Identity] = {}
        self._lost: Path | None = None
        self._looking = threading.Lock()
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None
        if path is not None:
            self._held = sqlite3.connect(path, check_same_thread=False)
            # SQLite opens the -wal when it first reads.
            self._held.execute("SELECT count(*) FROM sqlite_master").fetchone()
            for file in with_side_files(path)[:2]:
                if (identity := _identity(file)) is not None:
                    self._known[file] = identity

    def start(self) -> None:
        """Looks every few seconds from now on, in a thread that ends with the program."""
        if self._held is not None and self._thread is None:
            self._thread = threading.Thread(target=self._run, name="file-watch", daemon=True)
            self._thread.start()

    def require(self) -> None:
        """Raises DatabaseLost where a file is no longer the one that the bot writes to."""
        if self.is_lost():
            raise DatabaseLost(f"{self._lost} was deleted or replaced.")

    def is_lost(self) -> bool:
        """Looks, and says so in the log the first time.

        A file that is lost stays lost: one that came back lacks what was written in between.
        """
        with self._looking:
            if self._lost is None:
                changed = (path for path, known in self._known.items() if _identity(path) != known)
                self._lost = next(changed, None)
                if self._lost is not None:
                    self._cry()
        return self._lost is not None

    def close(self) -> None:
        self._closing.set()
        if self._thread is not None:
            self._thread.join()
        self._known.clear()
        if self._held is not None:
            self._held.close()
            self._held = None

    def _run(self) -> None:
        while not self.is_lost() and not self._closing.wait(_SECONDS):
            pass

    def _cry(self) -> None:
        what_to_do = "Stop the bot and restore a backup."
        try:
            rescued = self._rescue()
            what_to_do = f"Stop the bot, then type: python -m bot restore {rescued} --overwrite"
        except (OSError, sqlite3.Error) as error:
            _log.error("what was stored cannot be saved: %s", error)
        _log.critical(
            "%s was deleted or replaced while the bot runs: nothing is stored any more. %s",
            self._lost,
            what_to_do,
        )

    def _rescue(self) -> Path:
        """A copy of all that was stored, from the files that are still open."""
        if self._path is None or self._held is None:
            raise OSError("no file is open")
        moment = datetime.now().astimezone()
        copy = self._path.with_name(f"{self._path.name}.rescued-{moment:%Y%m%d-%H%M%S}")
        create_private(copy)
        with closing(sqlite3.connect(copy)) as target:
            self._held.backup(target)
            # One file, without a -wal of its own.
            target.execute("PRAGMA journal_mode = DELETE")
        return copy


def _identity(path: Path) -> _Identity | None:
    try:
        facts = path.stat()
    except OSError:
        return None
    return facts.st_dev, facts.st_ino
