"""`gala check`: a line for each thing, right or wrong, and an exit code for scripts."""

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.checking import Finding, look_at_settings, look_at_this_machine
from bot.settings import Settings
from bot.store.single_bot import only_bot_on
from parlour.app import Parlour
from parlour.permissions import BITS
from tests.bot.databases import migrated_file
from tests.parlour.script import Script


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch, tmp_path):
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def about(findings: list[Finding], subject: str) -> list[Finding]:
    return [finding for finding in findings if finding.subject == subject]


async def one(subject: str) -> Finding:
    (finding,) = about(await look_at_this_machine(), subject)
    return finding


def test_every_wrong_setting_is_named_not_only_the_first(monkeypatch):
    monkeypatch.setenv("LOBBY_MINUTES", "soon")
    monkeypatch.setenv("AI_WORKERS", "none")
    settings, findings = look_at_settings()
    assert settings is None
    assert all(finding.is_right is False for finding in findings)
    for name in ("DISCORD_TOKEN", "LOBBY_MINUTES", "AI_WORKERS"):
        assert any(name in finding.sentence for finding in findings)


def test_a_misspelt_setting_is_noticed(tmp_path, monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    (tmp_path / ".env").write_text("LOBY_MINUTES=5\nPOSTGRES_PASSWORD=x\n")
    settings, findings = look_at_settings()
    assert settings is not None
    assert [str(finding) for finding in findings] == [
        "WRONG  settings: .env says LOBY_MINUTES, which is no setting: LOBBY_MINUTES is one."
    ]


async def test_a_database_that_is_not_there_yet_is_no_fault(tmp_path):
    assert await one("database") == Finding(
        "database", True, f"{tmp_path / 'gala.sqlite3'} is made at the first start."
    )
    assert list(tmp_path.iterdir()) == []


async def test_a_database_in_use_is_looked_at_and_left_alone(tmp_path):
    path = tmp_path / "gala.sqlite3"
    await migrated_file(path)
    before = path.read_bytes()
    with only_bot_on(path):
        found = await one("database")
    assert found.is_right
    assert "0 games in play, 0 lobbies" in found.sentence
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_wrong(tmp_path):
    (tmp_path / "gala.sqlite3").write_text("a poem, not a database" * 40)
    found = await one("database")
    assert not found.is_right
    assert "no database of Gala" in found.sentence


async def test_an_address_that_is_none_is_wrong_and_its_password_unsaid(monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://gala:hunter2@127.0.0.1:9/gala")
    found = await one("database")
    assert not found.is_right
    assert "hunter2" not in found.sentence


async def test_a_postgresql_database_is_looked_at(monkeypatch, postgres):
    monkeypatch.setenv("DATABASE_URL", await postgres.empty_database())
    assert "its tables are made at the first start" in (await one("database")).sentence
    monkeypatch.setenv("DATABASE_URL", await postgres.new_database())
    assert "0 games in play" in (await one("database")).sentence


async def test_a_disk_that_is_nearly_full_is_wrong(monkeypatch):
    assert (await one("disk")).is_right in {True, False}
    full = shutil._ntuple_diskusage(10**9, 10**9 - 10**6, 10**6)
    monkeypatch.setattr("shutil.disk_usage", lambda _: full)
    found = await one("disk")
    assert not found.is_right
    assert found.sentence.startswith("only 1 MB are free")


async def test_a_token_that_others_can_read_is_wrong(tmp_path):
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\n")
    (tmp_path / ".env").chmod(0o644)
    assert not (await one("files")).is_right
    (tmp_path / ".env").chmod(0o600)
    assert (await one("files")).is_right


async def test_a_font_that_does_not_load_is_named(monkeypatch):
    from render import lettering

    assert (await one("fonts")).is_right
    monkeypatch.setitem(lettering._FILES, "thai", "OFL.txt")
    lettering._font.cache_clear()
    lettering._file.cache_clear()
    try:
        found = await one("fonts")
    finally:
        lettering._font.cache_clear()
        lettering._file.cache_clear()
    assert found == Finding("fonts", False, "OFL.txt cannot be loaded: install Gala again.")


@pytest.fixture
async def script(parlour: Parlour) -> AsyncIterator[Script]:
    async with aiohttp.ClientSession() as session:
        made = Script(parlour.url, session)
        await made.person("witness")
        yield made


async def checked(folder: Path, script: Script, **settings: str) -> tuple[int | None, list[str]]:
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "gala", "check"),
        stdout=asyncio.subprocess.PIPE,
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": str(Path(__file__).parents[2]),
            "DISCORD_TOKEN": "parlour",
            "DISCORD_API_URL": f"{script.url}/api/v10",
            **settings,
        },
    )
    said, _ = await program.communicate()
    return program.returncode, said.decode().splitlines()


@pytest.mark.slow
async def test_where_all_is_right_every_line_says_so(tmp_path, script):
    code, lines = await checked(tmp_path, script)
    assert [line for line in lines if not line.startswith("right")] == []
    subjects = [line.split()[1].rstrip(":") for line in lines]
    assert subjects == [
        *("settings", "token", "intents", "shards", "permissions"),
        *("database", "disk", "files", "fonts"),
    ]
    assert code == 0


@pytest.mark.slow
async def test_a_permission_that_is_missing_is_named_with_its_server(
    tmp_path, script, parlour: Any
):
    (guild,) = parlour.hall.world.guilds.values()
    lost = BITS["attach_files"] | BITS["administrator"]
    for role in guild.roles.values():
        role.permissions &= ~lost
    code, lines = await checked(tmp_path, script)
    wrong = [line for line in lines if line.startswith("WRONG")]
    assert wrong == [f"WRONG  permissions: on “{guild.name}” these are missing: Attach Files."]
    assert any("this link adds what is missing" in line for line in lines)
    assert code == 1


@pytest.mark.slow
async def test_too_few_shards_and_a_discord_that_is_away_are_wrong(tmp_path, script, parlour: Any):
    parlour.hall.shards = 4
    code, lines = await checked(tmp_path, script, SHARD_COUNT="2")
    assert "WRONG  shards: SHARD_COUNT is 2, but Discord advises 4" in "\n".join(lines)
    assert code == 1
    away = {"DISCORD_API_URL": "http://127.0.0.1:9/api/v10"}
    code, lines = await checked(tmp_path, script, **away)
    assert any(line.startswith("WRONG  Discord: it cannot be reached") for line in lines)
    assert code == 1
