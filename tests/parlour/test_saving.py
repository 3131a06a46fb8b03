"""The file of the parlour: who may read it, and what is said where it cannot be made."""

import os
import stat

import pytest

from parlour.saving import CannotOpen, Storage


async def test_the_world_can_be_read_by_its_owner_only(tmp_path):
    before = os.umask(0o022)
    try:
        storage = Storage(tmp_path / "parlour.sqlite3")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        await storage.close()
    finally:
        os.umask(before)
    assert modes == {"parlour.sqlite3": 0o600, "parlour.sqlite3-wal": 0o600}


def test_a_file_that_cannot_be_made_is_named_in_a_sentence(tmp_path):
    with pytest.raises(CannotOpen, match=r"in .+: it cannot be read as"):
        Storage(tmp_path / "missing" / "parlour.sqlite3")
