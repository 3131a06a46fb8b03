"""The files of container, compose and systemd, looked at as far as one can without any of them."""

import configparser
import re
from pathlib import Path

import pytest

from bot.settings import Settings

ROOT = Path(__file__).parents[2]
KNOWN = {name.upper() for name in Settings.model_fields}
NOT_OURS = {"PATH", "PYTHONDONTWRITEBYTECODE", "POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"}
UNITS = sorted((ROOT / "hosting").glob("*.service"))


def instructions() -> list[str]:
    """Of the Dockerfile, continued lines joined."""
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def stages() -> list[list[str]]:
    found: list[list[str]] = []
    for line in instructions():
        if line.startswith("FROM "):
            found.append([])
        if found:
            found[-1].append(line)
    return found


def unit(path: Path) -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[method-assign,assignment] # systemd's keys have capitals
    parser.read_string(path.read_text())
    return parser


def test_the_image_is_built_in_one_stage_and_run_in_another():
    build, run = stages()
    assert build[0].endswith(" AS build")
    assert [line for line in run if line.startswith("COPY")] == [
        "COPY --from=build /opt/gala /opt/gala"
    ]
    assert not any("pip" in line or "apt" in line for line in run)


def test_the_image_is_not_run_by_root_and_tells_its_health():
    _, run = stages()
    assert [line for line in run if line.startswith("USER")] == ["USER gala"]
    (health,) = [line for line in run if line.startswith("HEALTHCHECK")]
    (address,) = re.findall(r"WATCH_ADDRESS=\S+?:(\d+)", " ".join(run))
    assert f"http://127.0.0.1:{address}/ready" in health
    assert 'ENTRYPOINT ["gala"]' in run
    assert 'CMD ["run"]' in run


def test_all_that_is_copied_into_the_image_exists_and_is_not_ignored():
    allowed = {
        line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] == "!"
    }
    build, _ = stages()
    copied = [name for line in build if line.startswith("COPY") for name in line.split()[1:-1]]
    assert {name for name in copied if not (ROOT / name).exists()} == set()
    assert set(copied) == allowed


def test_the_image_holds_every_package():
    build, _ = stages()
    for package in ("gala", "bot", "engine", "render", "parlour"):
        assert f"COPY {package} {package}" in build
    assert any("hosting/install.sh" in line for line in build if line.startswith("RUN"))


def test_the_image_sets_only_what_there_is():
    _, run = stages()
    (line,) = [line for line in run if line.startswith("ENV")]
    assert set(re.findall(r"(\w+)=", line)) <= KNOWN | NOT_OURS


def compose() -> str:
    return (ROOT / "compose.yaml").read_text()


def service(name: str) -> str:
    found = re.search(rf"^  {name}:\n((?:    .*\n|\n)+)", compose(), re.MULTILINE)
    assert found is not None, f"there is no service {name}"
    return found[1]


def test_compose_is_indented_as_yaml_wants_it():
    for number, line in enumerate(compose().splitlines(), 1):
        indent = len(line) - len(line.lstrip())
        assert "\t" not in line, number
        assert indent % 2 == 0, number
    anchors = set(re.findall(r"&(\w+)", compose()))
    assert set(re.findall(r"\*(\w+)", compose())) <= anchors


def test_one_bot_on_one_file_is_what_compose_starts_by_default():
    assert "profiles" not in service("gala")
    assert "games:/data" in service("gala")
    for name in ("gala-0", "gala-1", "postgres"):
        assert "profiles: [postgres]" in service(name)


def test_every_bot_of_compose_comes_back_and_may_do_little():
    shared = compose().partition("x-gala: &gala\n")[2].partition("\nservices:")[0]
    for line in ("restart: unless-stopped", "read_only: true", "cap_drop: [ALL]"):
        assert f"  {line}\n" in shared
    for name in ("gala", "gala-0", "gala-1"):
        assert service(name).startswith("    <<: *gala\n")


def test_the_processes_of_compose_have_every_shard_once():
    (count,) = re.findall(r'SHARD_COUNT: "(\d+)"', compose())
    ids = [int(found) for found in re.findall(r'SHARD_IDS: "(\d+)"', compose())]
    assert ids == list(range(int(count)))


def test_compose_sets_only_what_there_is():
    assert set(re.findall(r"^ +([A-Z][A-Z_]+):", compose(), re.MULTILINE)) <= KNOWN | NOT_OURS


def test_every_volume_of_compose_is_declared():
    used = set(re.findall(r'volumes: \["(\w+):', compose()))
    assert used == set(
        re.findall(r"^  (\w+):$", compose().partition("\nvolumes:")[2], re.MULTILINE)
    )


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_runs_as_nobody_else_and_writes_where_it_may(path):
    found = unit(path)["Service"]
    assert found["DynamicUser"] == "yes"
    assert found["WorkingDirectory"] == f"/var/lib/{found['StateDirectory'].split()[0]}"
    assert found["UMask"] == "0077"
    assert "/opt/gala/bin/gala " in found["ExecStart"]


def test_the_service_comes_back_when_it_fails_and_is_given_time_to_stop():
    found = unit(ROOT / "hosting/gala.service")
    assert found["Service"]["Restart"] == "on-failure"
    assert int(found["Service"]["TimeoutStopSec"]) >= 20
    assert found["Install"]["WantedBy"] == "multi-user.target"


def test_the_timer_is_of_a_service_that_exists():
    timers = sorted((ROOT / "hosting").glob("*.timer"))
    assert timers
    for timer in timers:
        assert timer.with_suffix(".service").exists()
        assert unit(timer)["Timer"]["OnCalendar"]


def test_every_file_of_the_folder_is_told_of():
    said = (ROOT / "docs/hosting.md").read_text()
    for path in (ROOT / "hosting").iterdir():
        assert f"hosting/{path.name}" in said, path.name
