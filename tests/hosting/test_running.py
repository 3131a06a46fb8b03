"""The unit's command line, as an unprivileged user with code that nobody can write, plays a game."""

import asyncio
import os
import pwd
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from parlour.app import Parlour
from tests.hosting.package import ROOT, build
from tests.hosting.test_files import unit
from tests.parlour.script import Script, until
from tests.patience import PATIENCE
from tests.requirements import absent
from tests.wire.audit import record_is_right
from tests.wire.friends import Friend
from tests.wire.house import House

pytestmark = [pytest.mark.slow, pytest.mark.long]

STRANGER = "nobody"


def as_stranger() -> dict[str, Any]:
    """Root becomes somebody who owns nothing; whoever is not root stays who they are."""
    if os.geteuid() != 0:
        return {}
    found = pwd.getpwnam(STRANGER)
    return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}


def interpreter() -> str:
    """One that the stranger can run, too: root's own may lie in a folder closed to others."""
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    candidates = (sys.executable, f"/usr/local/bin/{name}", f"/usr/bin/{name}")
    reachable = next(filter(makes_environments, candidates), None)
    if reachable is None:
        absent(f"{STRANGER} can run none of {', '.join(candidates)} with venv and ensurepip.")
    return reachable


def makes_environments(python: str) -> bool:
    try:
        asked = [python, "-c", "import venv, ensurepip"]
        subprocess.run(asked, cwd="/", check=True, capture_output=True, **as_stranger())
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


@pytest.fixture
def place() -> Iterator[Path]:
    """Not below pytest's own folder, which others cannot enter."""
    folder = Path(tempfile.mkdtemp(prefix="gala-hosting-"))
    folder.chmod(0o755)
    yield folder
    subprocess.run(["chmod", "-R", "u+w", str(folder)], check=True)
    shutil.rmtree(folder)


def installed(place: Path, wheel: Path) -> Path:
    """By the same script as in the container, then made read-only."""
    code = place / "code"
    offline = {"PYTHON": interpreter(), "PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1"}
    subprocess.run(
        [ROOT / "hosting/install.sh", code, wheel], env={**os.environ, **offline}, check=True
    )
    (packages,) = code.glob("lib/python*/site-packages")
    (packages / "ours.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    subprocess.run(["chmod", "-R", "a-w,a+rX", str(code)], check=True)
    return code


async def test_the_unit_plays_a_game_as_a_stranger_with_read_only_code(place, parlour: Parlour):
    (place / "built").mkdir()
    _, wheel = build(place / "built")
    code, state = installed(place, wheel), place / "state"
    state.mkdir(mode=0o700)
    if os.geteuid() == 0:
        shutil.chown(state, STRANGER)
    command = unit(ROOT / "hosting/gala.service")["Service"]["ExecStart"]
    program, *words = shlex.split(command.replace("/opt/gala", str(code)))
    with (place / "log").open("w") as log:
        bot = await asyncio.create_subprocess_exec(
            *(program, *words),
            cwd=state,
            # What systemd gives and no more.
            env={
                "PATH": "/usr/bin:/bin",
                "DISCORD_TOKEN": "parlour",
                "DISCORD_API_URL": f"{parlour.url}/api/v10",
                "AI_PAUSE": "0",
                "LOG_LEVEL": "WARNING",
            },
            stderr=log,
            **as_stranger(),
        )
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session:
            script = Script(parlour.url, session)

            async def is_there() -> bool:
                assert bot.returncode is None, (place / "log").read_text()
                return bool((await script.get("/status"))["connected"])

            await until(is_there)
            house = House(state, database=f"sqlite+aiosqlite:///{state}/gala.sqlite3")
            house.visit(script)
            ana = await Friend.comes(house, "Ana", 1)
            table = await ana.opens_a_table(1)
            await ana.plays(table)
            assert await record_is_right(ana, table)
    finally:
        if bot.returncode is None:
            bot.terminate()
        code_of_end = await bot.wait()
    assert code_of_end == 0
    assert (state / "gala.sqlite3").stat().st_mode & 0o077 == 0
    assert [
        line
        for line in (place / "log").read_text().splitlines()
        if "the worker took too long" not in line
    ] == []
