"""The file that keeps the world and its pictures, so that a restarted parlour finds everything again."""

import asyncio
import logging
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from parlour.loose_ends import loose_ends
from parlour.world import Channel, Command, Emoji, Guild, Message, Person, Thing, World

log = logging.getLogger(__name__)

KINDS: dict[type, tuple[str, TypeAdapter[Any]]] = {
    Person: ("person", TypeAdapter(Person)),
    Guild: ("guild", TypeAdapter(Guild)),
    Channel: ("channel", TypeAdapter(Channel)),
    Message: ("message", TypeAdapter(Message)),
    Command: ("command", TypeAdapter(Command)),
    Emoji: ("emoji", TypeAdapter(Emoji)),
}

MOMENT_SECONDS = 0.05
"""What a killed parlour may lose; everything in it is written as one transaction."""

VERSION = 1


class CannotOpen(Exception):
    """The file cannot be used; the message says why and what to do."""


def _unusable(where: str, error: sqlite3.Error | OSError) -> CannotOpen:
    reason = (
        "another parlour is using it"
        if "locked" in str(error)
        else f"it cannot be read as a parlour's file ({error})"
    )
    return CannotOpen(
        f"The parlour cannot keep its world in {where}: {reason}. Name another file with --data."
    )


def _check_own(connection: sqlite3.Connection, where: str) -> None:
    """A file that another program keeps is left as it is, so this comes before anything is changed."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if tables and (version == 0 or "things" not in tables):
        raise CannotOpen(
            f"{where} belongs to another program, not to a parlour: move it away, or name another with --data."
        )
    if version not in {0, VERSION}:
        raise CannotOpen(
            f"{where} was written by another version of the parlour: move it away, or name another with --data."
        )


def _prepare(connection: sqlite3.Connection, where: str) -> None:
    _check_own(connection, where)
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    with connection:
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute(
            "CREATE TABLE IF NOT EXISTS things (kind TEXT, id INTEGER, body TEXT, PRIMARY KEY (kind, id))"
        )
        connection.execute(
            "CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, content BLOB)"
        )


def _row(thing: Thing | None) -> tuple[str, int, str] | None:
    """What cannot be written down is named in the log, and everything else is saved all the same."""
    if thing is None:
        return None
    kind, form = KINDS[type(thing)]
    try:
        return kind, thing.id, form.dump_json(thing).decode()
    except ValueError:
        log.exception("The parlour cannot write down the %s %s.", kind, thing.id)
        return None


class Storage:
    def __init__(self, path: Path | None) -> None:
        """Without a path everything is forgotten at the end."""
        self._path = path
        self._files: dict[int, bytes] = {}
        self._thread = ThreadPoolExecutor(1, "parlour-saving")
        self._wake: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None
        self._connection = self._open()
        self._world = World()

    def _open(self) -> sqlite3.Connection:
        where = ":memory:" if self._path is None else str(self._path)
        try:
            if self._path is not None:
                # It holds direct messages. SQLite gives the file beside it the same mode.
                os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
            connection = sqlite3.connect(where, check_same_thread=False, timeout=0.5)
        except (sqlite3.Error, OSError) as error:
            raise _unusable(where, error) from error
        try:
            _prepare(connection, where)
        except sqlite3.Error as error:
            connection.close()
            raise _unusable(where, error) from error
        except CannotOpen:
            connection.close()
            raise
        return connection

    def load(self) -> World:
        by_name = dict(KINDS.values())
        try:
            rows = self._connection.execute("SELECT kind, body FROM things ORDER BY id").fetchall()
            for kind, body in rows:
                self._world.place(by_name[kind].validate_json(body))
            loose_end = next(loose_ends(self._world), None)
            if loose_end:
                raise self._damaged(loose_end)
            self._forget_unnamed_files()
        except (sqlite3.Error, ValueError, KeyError) as error:
            raise self._damaged(type(error).__name__) from error
        self._world.on_change = self._soon
        return self._world

    def _damaged(self, how: str) -> CannotOpen:
        self._connection.close()
        return CannotOpen(
            f"The parlour's file {self._path} is damaged ({how}). Move it away, or name another with --data."
        )

    def _forget_unnamed_files(self) -> None:
        """Ephemerals are not kept over a restart, and what they showed is nobody's any more."""
        held = self._connection.execute("SELECT id FROM files").fetchall()
        named = {file.id for one in self._world.messages.values() for file in one.attachments}
        named |= self._world.emojis.keys()
        with self._connection:
            self._connection.executemany(
                "DELETE FROM files WHERE id = ?", [(file,) for (file,) in held if file not in named]
            )

    def keep_file(self, file: int, content: bytes) -> None:
        self._files[file] = content
        self._soon()

    async def read_file(self, file: int) -> bytes | None:
        if file in self._files:
            return self._files[file]
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, file)

    def _read(self, file: int) -> bytes | None:
        row = self._connection.execute("SELECT content FROM files WHERE id = ?", (file,)).fetchone()
        return row[0] if row else None

    def _soon(self) -> None:
        if self._wake is None:
            self._wake = asyncio.get_running_loop().call_later(MOMENT_SECONDS, self._begin)

    def _begin(self) -> None:
        self._wake = None
        if self._writing and not self._writing.done():
            self._soon()
        else:
            self._writing = asyncio.ensure_future(self.flush())

    async def written(self) -> None:
        """Until the files that were kept are out of memory, or could not be written."""
        if self._writing and not self._writing.done():
            await asyncio.shield(self._writing)
        if self._files and (self._writing is None or self._writing.done()):
            self._writing = asyncio.ensure_future(self.flush())
            await asyncio.shield(self._writing)

    async def flush(self) -> None:
        """Write what has changed; what cannot be written stays for the next time."""
        changed, self._world.changed = self._world.changed, {}
        lost, self._world.lost_files = self._world.lost_files, []
        files = dict(self._files)
        rows = [row for row in map(_row, changed.values()) if row is not None]
        gone = [(KINDS[kind][0], key) for (kind, key), thing in changed.items() if thing is None]
        try:
            await asyncio.get_running_loop().run_in_executor(
                self._thread, self._write, rows, gone, files, lost
            )
        except sqlite3.Error:
            log.exception("The parlour could not save; it will try again.")
            self._world.changed = changed | self._world.changed
            self._world.lost_files += lost
            self._soon()
        else:
            for file in files:
                del self._files[file]

    def _write(
        self,
        rows: list[tuple[str, int, str]],
        gone: list[tuple[str, int]],
        files: dict[int, bytes],
        lost: list[int],
    ) -> None:
        with self._connection:
            self._connection.executemany("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", rows)
            self._connection.executemany("DELETE FROM things WHERE kind = ? AND id = ?", gone)
            self._connection.executemany(
                "INSERT OR REPLACE INTO files VALUES (?, ?)", list(files.items())
            )
            self._connection.executemany("DELETE FROM files WHERE id = ?", [(f,) for f in lost])

    async def close(self) -> None:
        if self._wake:
            self._wake.cancel()
            self._wake = None
        if self._writing:
            await self._writing
        await self.flush()
        self._thread.shutdown()
        self._connection.close()
