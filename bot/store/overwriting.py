"""Sees that an SQLite database in use was overwritten in place: copied over, emptied, cut short."""

import os
import struct
from pathlib import Path
from typing import NamedTuple

from bot.store.private_files import with_side_files

# https://www.sqlite.org/fileformat2.html and https://www.sqlite.org/walformat.html
_HEADER = struct.Struct(">18x 2s 4x I")
"""Of the database: its journal mode, and a counter that its changes make grow."""
_INDEX = struct.Struct("=14x H I 12x 8s 8x")
"""Of the -shm: the size of a page, how many of them the -wal holds, and the salt of this -wal. It
stands there twice, so that who reads it sees whether somebody is about to write it."""
_LOG_HEADER, _SALT, _FRAME_HEADER = 32, slice(16, 24), 24
"""Bytes at the beginning of the -wal, the salt among them, and before each of its pages."""
_LARGEST_PAGE = 65536
"""What SQLite writes as 1."""


class _Header(NamedTuple):
    journal_mode: bytes
    changes: int


class Overwriting:
    """Compares what stands in the files with what SQLite left there.

    Sizes are not remembered: VACUUM, a checkpoint and whatever else follows the -wal may well make
    the files smaller. The descriptors stay open, because to close one drops SQLite's own locks.
    """

    def __init__(self, path: Path) -> None:
        files = self._database_file, self._log_file, index = with_side_files(path)
        self._descriptors = {file: os.open(file, os.O_RDONLY) for file in files if file.exists()}
        self._database = self._descriptors[path]
        self._log, self._index = map(self._descriptors.get, (self._log_file, index))
        self._header = self._read_header()

    def overwritten(self) -> Path | None:
        """The file that is not as SQLite left it."""
        header = self._read_header()
        # An earlier copy of the same database has counted fewer changes.
        if (
            header.journal_mode != self._header.journal_mode
            or header.changes < self._header.changes
        ):
            return self._database_file
        self._header = header
        return None if self._is_log_whole() else self._log_file

    def close(self) -> None:
        """To be called when SQLite has closed the database everywhere in this process."""
        for descriptor in self._descriptors.values():
            os.close(descriptor)

    def _read_header(self) -> _Header:
        read = os.pread(self._database, _HEADER.size, 0)
        return _Header(*_HEADER.unpack(read)) if len(read) == _HEADER.size else _Header(b"", 0)

    def _is_log_whole(self) -> bool:
        """Whether the -wal holds what SQLite's index of it says."""
        if self._log is None or self._index is None:
            return True
        index = _read_index(self._index)
        if index is None or _fits(self._log, index):
            return True
        # Where the -wal was begun anew in between, the next look tells.
        return _read_index(self._index) != index


def _read_index(descriptor: int) -> bytes | None:
    """None while somebody writes it."""
    read = os.pread(descriptor, 2 * _INDEX.size, 0)
    once, again = read[: _INDEX.size], read[_INDEX.size :]
    return once if once == again else None


def _fits(log: int, index: bytes) -> bool:
    page, pages, salt = _INDEX.unpack(index)
    needed = _LOG_HEADER + pages * (_FRAME_HEADER + (_LARGEST_PAGE if page == 1 else page))
    is_this_one = os.pread(log, _LOG_HEADER, 0)[_SALT] == salt
    return not pages or (is_this_one and os.fstat(log).st_size >= needed)
