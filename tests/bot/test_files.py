"""The bot's files: one bot at a time uses them, nobody else reads them, and their loss is noticed."""

import asyncio
import logging
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import BadDatabase, Shown, Store, open_database, parse_url
from bot.store.backup import back_up
from bot.store.file_watch import DatabaseLost
from bot.store.personal_data import scrub
from bot.store.private_files import advice_about, sqlite_path, with_side_files
from bot.store.single_bot import lock_of, only_bot_on
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


def test_a_file_with_two_names_is_refused(path, tmp_path):
    """Each name would have a lock, and a -wal, of its own."""
    path.touch()
    other = tmp_path / "other.sqlite3"
    other.hardlink_to(path)
    for name in (path, other):
        with pytest.raises(BadDatabase, match="one of 2 names of the same file"), only_bot_on(name):
            raise AssertionError("two bots on one file")
    other.unlink()
    with only_bot_on(path):
        pass


@pytest.mark.parametrize("replaced", [True, False])
async def test_who_has_lost_the_lock_on_the_file_stores_nothing_more(path, caplog, replaced):
    url = f"sqlite+aiosqlite:///{path}"
    with only_bot_on(path):
        store = Store(await open_database(url))
        await store.set_meta("key", "value")
        lock_of(path).unlink()
        if replaced:
            with only_bot_on(path):
                """Another bot."""
        with pytest.raises(DatabaseLost, match=r"gala\.sqlite3\.lock was deleted or replaced"):
            await store.set_meta("key", "another")
        await store.close()
    assert "Another bot may use the database by now" in caplog.text
    assert not list(path.parent.glob("gala.sqlite3.rescued-*"))


async def test_a_database_behind_a_link_is_watched_where_it_is(path, tmp_path):
    link = tmp_path / "link.sqlite3"
    link.symlink_to(path)
    url = f"sqlite+aiosqlite:///{link}"
    found = sqlite_path(parse_url(url))
    assert found is not None
    store = Store(await open_database(url))
    await store.open_table(table_row(), ())
    with (
        only_bot_on(path),
        pytest.raises(BadDatabase, match="another bot uses"),
        only_bot_on(found),
    ):
        raise AssertionError("two bots on one file")
    path.chmod(0o644)
    advice = advice_about(with_side_files(found))
    assert advice is not None
    assert str(path) in advice
    path.with_name("gala.sqlite3-wal").unlink()
    with pytest.raises(DatabaseLost, match="was deleted or replaced"):
        await store.set_meta("key", "value")
    await store.close()


async def test_a_link_that_leads_elsewhere_now_moves_no_open_database(path, tmp_path):
    link = tmp_path / "link.sqlite3"
    link.symlink_to(path)
    store = Store(await open_database(f"sqlite+aiosqlite:///{link}"))
    link.unlink()
    link.symlink_to(tmp_path / "other.sqlite3")
    await asyncio.gather(*(store.set_meta(f"{number}", "value") for number in range(8)))
    await asyncio.gather(*(store.meta(f"{number}") for number in range(8)))
    await store.close()
    assert not (tmp_path / "other.sqlite3").exists()


@pytest.mark.parametrize("name", ["file:gala.sqlite3?uri=true", "file:gala.sqlite3"])
async def test_a_database_that_is_named_by_an_address_of_sqlites_own_is_refused(
    tmp_path, monkeypatch, name
):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadDatabase, match="write the file's path"):
        await open_database(f"sqlite+aiosqlite:///{name}")
    assert not list(tmp_path.iterdir())


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


def _fill(path: Path, rows: int) -> None:
    """As any connection may: a running bot's among them."""
    with closing(sqlite3.connect(path)) as database, database:
        many = ((f"{rows}-{row}", "x" * 3000) for row in range(rows))
        database.executemany("INSERT INTO meta VALUES (?, ?)", many)


def _copied_over(path: Path, copy: Path) -> None:
    shutil.copyfile(copy, path)


def _emptied(path: Path, _copy: Path) -> None:
    os.truncate(path.with_name(f"{path.name}-wal"), 0)


def _begun_with_nothing(path: Path, copy: Path) -> None:
    """As an emptied one looks once something was written behind its old end."""
    log = path.with_name(f"{path.name}-wal")
    size = log.stat().st_size
    _emptied(path, copy)
    os.truncate(log, size)


def _cut_short(path: Path, _copy: Path) -> None:
    log = path.with_name(f"{path.name}-wal")
    os.truncate(log, log.stat().st_size - 1)


@pytest.mark.parametrize("deed", [_copied_over, _emptied, _begun_with_nothing, _cut_short])
async def test_a_write_to_a_file_that_was_overwritten_is_not_acknowledged(
    path, store, tmp_path, caplog, deed
):
    back_up(f"sqlite+aiosqlite:///{path}", tmp_path / "monday")
    _fill(path, 20)
    deed(path, tmp_path / "monday")
    for _ in range(2):
        with pytest.raises(DatabaseLost, match="was overwritten"):
            await store.set_place("aaaaaaaa", 5)
    (loud,) = (record for record in caplog.records if record.levelno == logging.CRITICAL)
    assert "restore a backup" in loud.getMessage()
    assert not list(path.parent.glob("gala.sqlite3.rescued-*"))


async def test_a_copy_from_before_is_noticed_also_where_it_was_made_by_hand(path, store, tmp_path):
    """Whoever copies the file itself copies its journal mode as well."""
    _checkpoint(path)
    shutil.copyfile(path, tmp_path / "monday")
    _fill(path, 20)
    _checkpoint(path)
    assert not store.file_watch.is_lost()
    _copied_over(path, tmp_path / "monday")
    assert store.file_watch.is_lost()


def _checkpoint(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


async def test_a_file_that_grows_and_shrinks_by_itself_is_not_lost(path, store, tmp_path):
    stop, alarms = threading.Event(), list[bool]()

    def look() -> None:
        while not stop.is_set() and not alarms:
            if store.file_watch.is_lost():
                alarms.append(True)

    looking = threading.Thread(target=look)
    looking.start()
    try:
        for rows in (700, 5, 900):
            # More than the thousand pages after which SQLite empties the -wal into the database.
            await asyncio.to_thread(_fill, path, rows)
            await store.set_place("aaaaaaaa", rows)
            back_up(f"sqlite+aiosqlite:///{path}", tmp_path / "copy", overwrite=True)
            await scrub(store)
            async with store.transaction() as connection:
                await connection.execute(text("DELETE FROM meta"))
            await asyncio.to_thread(_checkpoint, path)
    finally:
        stop.set()
        looking.join()
    assert not alarms


async def test_a_loss_is_noticed_while_nobody_writes(path, store, caplog, monkeypatch):
    monkeypatch.setattr("bot.store.file_watch._SECONDS", 0.001)
    store.file_watch.start()
    path.with_name("gala.sqlite3-wal").unlink()
    await asyncio.to_thread(store.file_watch._thread.join, PATIENCE)
    assert "was deleted or replaced while the bot runs" in caplog.text


async def test_a_quiet_database_is_not_lost(store):
    await store.set_meta("key", "value")
    assert not store.file_watch.is_lost()
