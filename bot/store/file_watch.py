"""Notices when an SQLite file is deleted, replaced or overwritten while the bot uses it."""

import logging
import sqlite3
import threading
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from bot.store.overwriting import Overwriting
from bot.store.private_files import create_private, free_name, with_side_files
from bot.store.single_bot import lock_of
from engine.core import GalaError

_log = logging.getLogger(__name__)

_Identity: TypeAlias = tuple[int, int]
"""Device and inode: another file of the same name has others."""
_SECONDS = 2.0
"""How often the files are looked at, also while nobody writes."""
_RESTORE = "Stop the bot and restore a backup."
_START_ONE = "Another bot may use the database by now: stop both, then start one of them."


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
        self._overwriting: Overwriting | None = None
        self._loss: str | None = None
        self._looking = threading.Lock()
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None
        if path is not None:
            self._held = sqlite3.connect(path, check_same_thread=False)
            # SQLite opens the -wal when it first reads.
            self._held.execute("SELECT count(*) FROM sqlite_master").fetchone()
            for file in (*with_side_files(path)[:2], lock_of(path)):
                if (identity := _identity(file)) is not None:
                    self._known[file] = identity
            self._overwriting = Overwriting(path)

    def start(self) -> None:
        """Looks every few seconds from now on, in a thread that ends with the program."""
        if self._held is not None and self._thread is None:
            self._thread = threading.Thread(target=self._run, name="file-watch", daemon=True)
            self._thread.start()

    def require(self) -> None:
        """Raises DatabaseLost where a file is no longer the one that the bot writes to."""
        if self.is_lost():
            raise DatabaseLost(f"{self._loss}.")

    def is_lost(self) -> bool:
        """Looks, and says so in the log the first time.

        A file that is lost stays lost: one that came back lacks what was written in between.
        """
        with self._looking:
            if self._loss is None:
                self._look()
        return self._loss is not None

    def close(self) -> None:
        self._closing.set()
        if self._thread is not None:
            self._thread.join()
        self._known.clear()
        if self._held is not None:
            self._held.close()
            self._held = None
        if self._overwriting is not None:
            self._overwriting.close()
            self._overwriting = None

    def _look(self) -> None:
        changed = (path for path, known in self._known.items() if _identity(path) != known)
        if (gone := next(changed, None)) is not None:
            is_lock = self._path is not None and gone == lock_of(self._path)
            what_to_do = _START_ONE if is_lock else self._rescued()
            self._cry(f"{gone} was deleted or replaced", what_to_do)
        elif self._overwriting is not None and (file := self._overwriting.overwritten()):
            # What it held is not there any more, or not all of it.
            self._cry(f"{file} was overwritten", _RESTORE)

    def _run(self) -> None:
        while not self.is_lost() and not self._closing.wait(_SECONDS):
            pass

    def _cry(self, loss: str, what_to_do: str) -> None:
        self._loss = loss
        _log.critical("%s while the bot runs: nothing is stored any more. %s", loss, what_to_do)

    def _rescued(self) -> str:
        """What to do with what could be saved."""
        try:
            return f"Stop the bot, then type: python -m bot restore {self._rescue()} --overwrite"
        except (OSError, sqlite3.Error) as error:
            _log.error("what was stored cannot be saved: %s", error)
            return _RESTORE

    def _rescue(self) -> Path:
        """A copy of all that was stored, from the files that are still open."""
        if self._path is None or self._held is None:
            raise OSError("no file is open")
        copy = free_name(self._path, "rescued", datetime.now().astimezone())
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
