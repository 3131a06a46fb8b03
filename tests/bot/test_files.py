"""The bot's files: one bot at a time uses them, nobody else reads them, and their loss is noticed."""

import asyncio
import logging
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import BadDatabase, Shown, Store, open_database
from bot.store.file_watch import DatabaseLost
from bot.store.private_files import advice_about
from bot.store.single_bot import only_bot_on
from tests.bot.test_store import table_row
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "gala.sqlite3"


@pytest.fixture
async def store(path):
    store = Store(await open_database(f"sqlite+aiosqlite:///{path}"))
    await store.open_table(table_row(), ())
    yield store
    await store.close()


def test_a_second_bot_on_one_file_is_told_who_has_it(path):
    with (
        only_bot_on(path),
        pytest.raises(BadDatabase, match=rf"another bot uses .+ \(process {os.getpid()}\)"),
        only_bot_on(path),
    ):
        raise AssertionError("two bots on one file")
    with only_bot_on(path):
        pass


def test_a_link_to_the_file_is_the_same_file(path, tmp_path):
    path.touch()
    link = tmp_path / "folder"
    link.symlink_to(tmp_path)
    with only_bot_on(path), pytest.raises(BadDatabase), only_bot_on(link / path.name):
        raise AssertionError("two bots on one file")


@pytest.mark.slow
def test_the_program_says_in_one_sentence_that_another_bot_is_there(path, tmp_path):
    with only_bot_on(path):
        done = subprocess.run(
            [sys.executable, "-m", "bot"],
            cwd=tmp_path,
            env={
                "PATH": os.environ["PATH"],
                "PYTHONPATH": str(ROOT),
                "DISCORD_TOKEN": "x",
                "DATABASE_URL": f"sqlite+aiosqlite:///{path}",
            },
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("DATABASE_URL cannot be used: another bot uses ")
    assert "Traceback" not in done.stderr


async def test_a_database_can_be_read_by_its_owner_only(path):
    before = os.umask(0o022)
    try:
        store = Store(await open_database(f"sqlite+aiosqlite:///{path}"))
        await store.set_meta("key", "value")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert modes == {path.name: 0o600, f"{path.name}-wal": 0o600, f"{path.name}-shm": 0o600}


def test_a_file_that_others_can_read_is_named_with_what_mends_it(tmp_path):
    ours, theirs, missing = tmp_path / "ours", tmp_path / "with space", tmp_path / "missing"
    for file, mode in ((ours, 0o600), (theirs, 0o640)):
        file.touch()
        file.chmod(mode)
    advice = advice_about((ours, theirs, missing))
    assert advice is not None
    assert advice.endswith(f"Mend it with: chmod 600 '{theirs}'")
    subprocess.run(advice.partition("with: ")[2], shell=True, check=True)
    assert advice_about((ours, theirs, missing)) is None


@pytest.mark.parametrize("suffix", ["", "-wal"])
@pytest.mark.parametrize("replaced", [True, False])
async def test_a_write_to_a_file_that_is_gone_is_not_acknowledged(
    path, store, caplog, suffix, replaced
):
    lost = path.with_name(path.name + suffix)
    lost.rename(f"{lost}.away")
    if replaced:
        lost.touch()
    for _ in range(2):
        with pytest.raises(DatabaseLost, match="was deleted or replaced"):
            await store.set_place("aaaaaaaa", 5)
    with pytest.raises(DatabaseLost, match="was deleted or replaced"):
        await store.show("aaaaaaaa", Shown("board", 1, 2))
    loud = [record for record in caplog.records if record.levelno == logging.CRITICAL]
    assert len(loud) == 1


async def test_a_file_that_goes_during_a_write_is_noticed_before_anybody_is_told(path, store):
    with pytest.raises(DatabaseLost, match="was deleted or replaced"):
        async with store._transaction():
            path.with_name("gala.sqlite3-wal").unlink()


async def test_what_was_stored_in_a_lost_file_is_saved_beside_it(path, store, caplog):
    path.with_name("gala.sqlite3-wal").unlink()
    assert store.file_watch.is_lost()
    (rescued,) = path.parent.glob("gala.sqlite3.rescued-*[0-9]")
    with closing(sqlite3.connect(rescued)) as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [("aaaaaaaa",)]
    assert f"python -m bot restore {rescued} --overwrite" in caplog.text
    assert stat.S_IMODE(rescued.stat().st_mode) == 0o600


async def test_a_loss_is_noticed_while_nobody_writes(path, store, caplog, monkeypatch):
    monkeypatch.setattr("bot.store.file_watch._SECONDS", 0.001)
    store.file_watch.start()
    path.with_name("gala.sqlite3-wal").unlink()
    await asyncio.to_thread(store.file_watch._thread.join, PATIENCE)
    assert "was deleted or replaced while the bot runs" in caplog.text


async def test_a_quiet_database_is_not_lost(store):
    await store.set_meta("key", "value")
    assert not store.file_watch.is_lost()
