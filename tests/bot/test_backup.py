"""Backups: copies of a database in use are sound, and put back nothing is lost."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import threading
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import OutboxEntry, Snapshot, Store, StoredMove, open_database
from bot.store.backup import BadBackup, back_up, restore
from bot.store.private_files import free_name
from bot.store.single_bot import only_bot_on
from tests.bot.test_store import table_row

BACKUPS = 60


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
async def database(tmp_path):
    """A database with a game of one move."""
    path = tmp_path / "gala.sqlite3"
    store = Store(await open_database(url_of(path)))
    await store.open_table(table_row(phase="playing"), ())
    await play(store, 1)
    await store.close()
    return path


async def play(store: Store, ply: int) -> None:
    await store.add_move(
        table_row(phase="playing", ply=ply),
        StoredMove(ply, 0, f"split.{ply}.0", "{}" * 200, 5.0),
        Snapshot(ply, 1, "{}"),
        OutboxEntry(ply, "[]" * 200),
    )


def contents(path: Path) -> tuple[int, int, int]:
    """The table's ply, its newest move, and how many moves there are."""
    with closing(sqlite3.connect(path)) as copy:
        (ply,) = copy.execute("SELECT ply FROM tables").fetchone()
        return ply, *copy.execute("SELECT max(ply), count(*) FROM moves").fetchone()


@pytest.mark.slow
async def test_sixty_backups_of_a_game_in_play_are_all_sound(tmp_path, database):
    store = Store(await open_database(url_of(database)))
    stop, played = threading.Event(), 1
    copies = [tmp_path / f"copy-{number}" for number in range(BACKUPS)]

    def copy_all() -> None:
        for copy in copies:
            back_up(url_of(database), copy)
        stop.set()

    copying = asyncio.create_task(asyncio.to_thread(copy_all))
    while not stop.is_set() and not copying.done():
        played += 1
        await play(store, played)
    await copying
    await store.close()
    assert played > 2
    found = [contents(copy) for copy in copies]
    assert all(ply == newest == count for ply, newest, count in found)
    assert found == sorted(found)


async def test_a_backup_brings_back_what_was_stored_then(tmp_path, database):
    copy = tmp_path / "copy"
    said = back_up(url_of(database), copy)
    assert said.endswith("checked: 1 games in play, 0 lobbies, 0 ended, 1 moves.")
    elsewhere = tmp_path / "elsewhere.sqlite3"
    restore(url_of(elsewhere), copy)
    store = Store(await open_database(url_of(elsewhere)))
    assert len(await store.moves("aaaaaaaa")) == 1
    await store.close()


async def test_what_is_not_yet_checkpointed_is_in_the_backup(tmp_path, database):
    store = Store(await open_database(url_of(database)))
    await play(store, 2)
    back_up(url_of(database), tmp_path / "copy")
    assert contents(tmp_path / "copy") == (2, 2, 2)
    assert not (tmp_path / "copy-wal").exists()
    await store.close()


async def test_nothing_is_overwritten_unless_it_is_told(tmp_path, database):
    copy = tmp_path / "copy"
    back_up(url_of(database), copy)
    with pytest.raises(BadBackup, match="exists already"):
        back_up(url_of(database), copy)
    with pytest.raises(BadBackup, match="exists already"):
        restore(url_of(database), copy)
    back_up(url_of(database), copy, overwrite=True)


async def test_a_database_that_is_replaced_is_kept_aside_with_its_newest_moves(tmp_path, database):
    copy = tmp_path / "copy"
    back_up(url_of(database), copy)
    # Killed: what was stored last is only in the -wal.
    store = Store(await open_database(url_of(database)))
    await play(store, 2)
    for suffix in ("", "-wal"):
        (tmp_path / f"killed{suffix}").write_bytes(
            database.with_name(database.name + suffix).read_bytes()
        )
    await store.close()
    killed = tmp_path / "killed"
    restore(url_of(killed), copy, overwrite=True)
    assert contents(killed) == (1, 1, 1)
    (aside,) = tmp_path.glob("killed.replaced-*[0-9]")
    assert contents(aside) == (2, 2, 2)


async def test_every_database_that_is_replaced_is_kept_however_fast_they_follow(tmp_path, database):
    copy = tmp_path / "copy"
    back_up(url_of(database), copy)
    store = Store(await open_database(url_of(database)))
    await play(store, 2)
    await store.close()
    for _ in range(3):
        restore(url_of(database), copy, overwrite=True)
    asides = tmp_path.glob("gala.sqlite3.replaced-*")
    assert sorted(contents(aside)[0] for aside in asides) == [1, 1, 2]


@pytest.mark.parametrize("taken", ["", "-wal", "-shm"])
def test_a_name_is_free_where_no_side_file_has_it_either(tmp_path, taken):
    path, moment = tmp_path / "gala.sqlite3", datetime(2026, 5, 3, 21, 7, 9, tzinfo=UTC)
    first = free_name(path, "replaced", moment)
    assert first.name == "gala.sqlite3.replaced-20260503-210709"
    first.with_name(first.name + taken).touch()
    assert free_name(path, "replaced", moment).name == f"{first.name}-2"


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", ".lock"])
async def test_a_backup_never_replaces_the_database_or_what_belongs_to_it(
    tmp_path, database, suffix
):
    (tmp_path / "link").symlink_to(tmp_path)
    store = Store(await open_database(url_of(database)))
    await play(store, 2)
    with (
        only_bot_on(database),
        pytest.raises(BadBackup, match="belongs to the database itself: name another file"),
    ):
        back_up(url_of(database), tmp_path / "link" / f"gala.sqlite3{suffix}", overwrite=True)
    await play(store, 3)
    await store.close()
    assert contents(database) == (3, 3, 3)


async def test_a_file_beside_the_copy_is_nobodys_draft(tmp_path, database):
    theirs = tmp_path / "copy.new"
    theirs.write_text("milk and bread")
    back_up(url_of(database), tmp_path / "copy")
    assert theirs.read_text() == "milk and bread"
    newer = tmp_path / "back.sqlite3.new"
    back_up(url_of(database), newer)
    restore(url_of(tmp_path / "back.sqlite3"), newer)
    assert contents(newer) == contents(tmp_path / "back.sqlite3") == (1, 1, 1)


async def test_a_backup_that_fails_leaves_nothing_behind(tmp_path, database):
    with closing(sqlite3.connect(database)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    with pytest.raises(BadBackup, match="newer Gala"):
        back_up(url_of(database), tmp_path / "copy")
    assert not list(tmp_path.glob("copy*"))


async def test_a_running_bot_keeps_its_database(tmp_path, database):
    copy = tmp_path / "copy"
    back_up(url_of(database), copy)
    with only_bot_on(database), pytest.raises(Exception, match="another bot uses"):
        restore(url_of(database), copy, overwrite=True)


@pytest.mark.parametrize("spoil", ["shopping", "torn", "other"])
async def test_what_is_no_sound_backup_is_not_restored(tmp_path, database, spoil):
    copy = tmp_path / "copy"
    back_up(url_of(database), copy)
    match spoil:
        case "shopping":
            copy.write_text("milk and bread " * 1000)
        case "torn":
            content = copy.read_bytes()
            copy.write_bytes(content[: len(content) // 2])
        case "other":
            copy.unlink()
            with closing(sqlite3.connect(copy)) as other:
                other.execute("CREATE TABLE milk (litres)")
    before = database.read_bytes()
    with pytest.raises(BadBackup, match=r"is damaged|is no database of Gala"):
        restore(url_of(database), copy, overwrite=True)
    assert database.read_bytes() == before


async def test_a_backup_of_a_newer_gala_is_not_restored(tmp_path, database):
    copy = tmp_path / "copy"
    back_up(url_of(database), copy)
    with closing(sqlite3.connect(copy)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    with pytest.raises(BadBackup, match="newer Gala"):
        restore(url_of(database), copy, overwrite=True)


def test_a_postgresql_database_is_not_copied_this_way(tmp_path):
    with pytest.raises(BadBackup, match="pg_dump"):
        back_up("postgresql+asyncpg://gala@localhost/gala", tmp_path / "copy")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files for others")
@pytest.mark.parametrize("is_there", [True, False])
async def test_what_root_restores_belongs_to_the_user_of_the_service(tmp_path, database, is_there):
    service, monday = 12345, tmp_path / "monday"
    back_up(url_of(database), monday)
    folder = tmp_path / "state"
    folder.mkdir()
    restored = folder / "gala.sqlite3"
    if is_there:
        restored.touch()
        os.chown(restored, service, service)
    os.chown(folder, service, service)
    restore(url_of(restored), monday, overwrite=True)
    back_up(url_of(restored), folder / "tuesday")
    with closing(sqlite3.connect(restored)) as opened:
        opened.execute("PRAGMA journal_mode = WAL")
        opened.execute("DELETE FROM meta")
        owners = {file.name: (file.stat().st_uid, file.stat().st_gid) for file in folder.iterdir()}
    assert {"gala.sqlite3", "gala.sqlite3-wal", "gala.sqlite3.lock", "tuesday"} <= owners.keys()
    assert set(owners.values()) == {(service, service)}


async def test_copies_can_be_read_by_their_owner_only(tmp_path, database):
    before = os.umask(0)
    try:
        back_up(url_of(database), tmp_path / "copy")
        restore(url_of(tmp_path / "back"), tmp_path / "copy")
    finally:
        os.umask(before)
    for name in ("copy", "back"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600


async def test_the_program_backs_up_and_restores_without_a_token(
    tmp_path, database, monkeypatch, capsys
):
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE_URL", url_of(database))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["bot", "backup", "copy"])
    assert main() == 0
    assert "is copied to copy and checked" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["bot", "restore", "copy"])
    assert main() == 2
    said = capsys.readouterr().err
    assert "exists already: name another file, or add --overwrite (with make: OVERWRITE=1)." in said
    monkeypatch.setattr("sys.argv", ["bot", "restore", "copy", "--overwrite"])
    assert main() == 0
    assert "is restored from copy" in capsys.readouterr().out


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")
@pytest.mark.parametrize(("asked", "ending"), [("", '"copy"'), ("1", '"copy" --overwrite')])
def test_make_replaces_what_is_there_only_where_it_is_told(asked, ending):
    command = [
        "make",
        "--dry-run",
        "--no-print-directory",
        "restore",
        "FILE=copy",
        f"OVERWRITE={asked}",
    ]
    done = subprocess.run(
        command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True
    )
    assert done.stdout.rstrip().endswith(f"-m bot restore {ending}")
