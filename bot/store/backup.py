"""Copies an SQLite database, also of a running bot, and puts such a copy back."""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing
from datetime import datetime
from pathlib import Path

from bot.store.opening import known_versions, parse_url
from bot.store.private_files import free_name, give_to_owner_of, sqlite_path, with_side_files
from bot.store.single_bot import lock_of, only_bot_on
from engine.core import GalaError

_PHASES = ("lobby", "playing", "over", "closed")


class BadBackup(GalaError):
    """A copy that cannot be made or used; the message says why and what to do."""


def back_up(url: str, copy: Path, *, overwrite: bool = False) -> str:
    """Copies the database to this file, checks the copy, and says what is in it."""
    source = _file_of(url)
    if not source.exists():
        raise BadBackup(f"there is no database {source}: does DATABASE_URL name another one?")
    if copy.resolve() in (*with_side_files(source), lock_of(source)):
        raise BadBackup(f"{copy} belongs to the database itself: name another file.")
    _require_free(copy, overwrite=overwrite)
    with _made_aside(copy) as draft:
        _copy(source, draft)
        contents = contents_of(draft)
    return f"{source} is copied to {copy} and checked: {contents}."


def restore(url: str, copy: Path, *, overwrite: bool = False) -> str:
    """Checks a copy, puts it where the bot looks for its database, and says what is in it.

    A database that was there before is moved aside, never deleted.
    """
    target = _file_of(url)
    if not copy.exists():
        raise BadBackup(f"there is no file {copy}.")
    contents = contents_of(copy)
    with only_bot_on(target):
        _require_free(target, overwrite=overwrite)
        with _made_aside(target) as draft:
            _copy(copy, draft)
            contents_of(draft)
            aside = _move_aside(target)
    kept = "" if aside is None else f" The one that was there before is now {aside}."
    return f"{target} is restored from {copy}: {contents}.{kept}"


def _file_of(url: str) -> Path:
    path = sqlite_path(parse_url(url))
    if path is None:
        raise BadBackup(
            "only an SQLite file can be copied this way: for PostgreSQL use pg_dump and pg_restore."
        )
    return path


def _require_free(path: Path, *, overwrite: bool) -> None:
    if path.exists() and not overwrite:
        raise BadBackup(
            f"{path} exists already: name another file, or add --overwrite (with make: OVERWRITE=1)."
        )


@contextlib.contextmanager
def _made_aside(path: Path) -> Iterator[Path]:
    """A private file that takes this name only when it is complete."""
    draft: Path | None = None
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.new-")
        draft = Path(name)
        give_to_owner_of(path if path.exists() else path.parent, handle)
        os.close(handle)
        yield draft
        draft.rename(path)
    except OSError as error:
        raise BadBackup(f"{path} cannot be written: {error.strerror}.") from error
    finally:
        if draft is not None:
            draft.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(_open_to_read(source)) as old, closing(sqlite3.connect(target)) as new:
            # All pages in one step: a copy that waits in between starts over at every write.
            old.backup(new, pages=-1)
            # One file that can be moved about, without a -wal beside it.
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise BadBackup(f"{source} cannot be copied: {error}.") from error


def contents_of(path: Path) -> str:
    """What is in this database. Raises BadBackup where it is damaged or not one of ours."""
    try:
        with closing(_open_to_read(path)) as database:
            faults = [row[0] for row in database.execute("PRAGMA integrity_check(5)")]
            if faults != ["ok"]:
                raise BadBackup(f"{path} is damaged ({faults[0]}).")
            version = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            phases = dict(database.execute("SELECT phase, count(*) FROM tables GROUP BY phase"))
            moves = database.execute("SELECT count(*) FROM moves").fetchone()[0]
    except sqlite3.Error as error:
        raise BadBackup(f"{path} is no database of Gala: {error}.") from error
    if version not in known_versions():
        raise BadBackup(f"{path} was written by a newer Gala: update this one first.")
    return told(phases, moves)


def told(phases: Mapping[str, int], moves: int) -> str:
    """How many tables of each phase there are, in words."""
    lobby, playing, over, closed = (phases.get(phase, 0) for phase in _PHASES)
    return f"{playing} games in play, {lobby} lobbies, {over + closed} ended, {moves} moves"


def _open_to_read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=30)


def _move_aside(target: Path) -> Path | None:
    """Renames a database with its side files; a -wal without its database is moved as well."""
    aside = free_name(target, "replaced", datetime.now().astimezone())
    existed = target.exists()
    for old, new in zip(with_side_files(target), with_side_files(aside), strict=True):
        if old.exists():
            old.rename(new)
    return aside if existed else None
