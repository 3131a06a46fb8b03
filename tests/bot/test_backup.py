"""Backups: copies of a database in use are sound, and put back nothing is lost."""

import asyncio
import os
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import OutboxEntry, Snapshot, Store, StoredMove, open_database
from bot.store.backup import BadBackup, back_up, restore
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
    assert "exists already: name another file, or add --overwrite." in capsys.readouterr().err
    monkeypatch.setattr("sys.argv", ["bot", "restore", "copy", "--overwrite"])
    assert main() == 0
    assert "is restored from copy" in capsys.readouterr().out
