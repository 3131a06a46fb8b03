"""Settings: each wrong one is named in one sentence, and the program says so and stops."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import BadSettings, Settings, read_settings
from bot.ui.connecting import aim_at

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch, tmp_path):
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_only_the_token_must_be_given(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    settings = read_settings()
    assert settings.discord_token.get_secret_value() == "secret"
    assert settings.discord_api_url == "https://discord.com/api/v10"


def test_the_file_env_is_read(tmp_path):
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from-file\nLOBBY_MINUTES=5\n")
    settings = read_settings()
    assert settings.discord_token.get_secret_value() == "from-file"
    assert settings.lobby_minutes == 5


def test_a_process_may_have_some_shards_of_many(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("SHARD_COUNT", "4")
    monkeypatch.setenv("SHARD_IDS", "0, 3")
    assert read_settings().shard_ids == (0, 3)
    monkeypatch.setenv("SHARD_IDS", "0,4")
    with pytest.raises(BadSettings, match="SHARD_IDS cannot be used"):
        read_settings()


def test_a_missing_token_is_named():
    with pytest.raises(BadSettings, match=r"^The setting DISCORD_TOKEN is missing: put .*\.$"):
        read_settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", " "),
        ("DISCORD_API_URL", "discord.com"),
        ("SHARD_COUNT", "0"),
        ("SHARD_IDS", "0"),
        ("SHARD_IDS", "first"),
        ("LOBBY_MINUTES", "soon"),
        ("STAND_IN_MINUTES", "0"),
        ("REMINDER_HOURS", "-1"),
        ("DRAWING_THREADS", "0"),
        ("DRAWING_PROCESSES", "many"),
        ("DRAWING_PATIENCE", "9"),
        ("AI_WORKERS", "none"),
        ("AI_SECONDS_NORMAL", "-1"),
        ("AI_SECONDS_HARD", "3600"),
        ("AI_PAUSE", "long"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "verse"),
        ("WATCH_ADDRESS", "9420"),
    ],
)
def test_a_malformed_setting_is_named_and_its_value_is_not_repeated(monkeypatch, name, value):
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings, match=f"^The setting {name} cannot be used: it must be "):
        read_settings()


def test_the_token_never_appears_in_what_is_printed(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    assert "very-secret" not in repr(read_settings())


def test_the_example_lists_every_setting_with_a_sentence():
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    listed = {
        match[1].lower(): lines[number - 1]
        for number, line in enumerate(lines)
        if (match := re.match(r"#? ?([A-Z_]+)=", line))
    }
    assert listed.keys() == Settings.model_fields.keys()
    assert all(re.fullmatch(r"# .*\.", sentence) for sentence in listed.values())


def run(tmp_path: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **settings}
    return subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({}, "The setting DISCORD_TOKEN is missing"),
        ({"DISCORD_TOKEN": "x", "DATABASE_URL": "nonsense"}, "DATABASE_URL cannot be used"),
        (
            {"DISCORD_TOKEN": "x", "DATABASE_URL": "postgresql+asyncpg://x:y@127.0.0.1:9/x"},
            "DATABASE_URL cannot be used: the database postgresql+asyncpg://x:***@127.0.0.1:9/x",
        ),
        ({"DISCORD_TOKEN": "x", "EDITIONS_FOLDER": "nowhere"}, "EDITIONS_FOLDER cannot be used"),
        (
            {"DISCORD_TOKEN": "x", "DISCORD_API_URL": "http://127.0.0.1:9/api/v10"},
            "Discord cannot be reached at http://127.0.0.1:9/api/v10",
        ),
    ],
)
def test_the_program_says_in_one_sentence_why_it_cannot_start(tmp_path, settings, sentence):
    done = run(tmp_path, **settings, LOG_LEVEL="ERROR", START_SECONDS="0")
    assert done.returncode == 2
    assert done.stderr.startswith(sentence)
    assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    "settings",
    [
        {"DATABASE_URL": "postgresql+asyncpg://x:y@127.0.0.1:9/x"},
        {"DISCORD_API_URL": "http://127.0.0.1:9/api/v10"},
    ],
)
def test_a_start_waits_for_a_database_or_a_discord_that_is_away(tmp_path, settings):
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "x"}
    with subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env={**environment, **settings},
        stderr=subprocess.PIPE,
        text=True,
    ) as bot:
        said = []
        assert bot.stderr is not None
        for line in bot.stderr:
            said.append(line)
            if "It is tried again until it is there." in line:
                break
        still_runs = bot.poll() is None
        bot.kill()
    assert still_runs, said
    assert any("cannot be opened" in line or "cannot be reached" in line for line in said)


def test_discord_can_be_somewhere_else(monkeypatch):
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    aim_at("http://127.0.0.1:8080/api/v10")
    assert Route("GET", "/users/@me").url == "http://127.0.0.1:8080/api/v10/users/@me"
    assert yarl.URL("ws://127.0.0.1:8080/gateway") == DiscordWebSocket.DEFAULT_GATEWAY
