"""Wheel and sdist hold everything, and what they install plays a game."""

import asyncio
import os
import tarfile
import zipfile
from asyncio.subprocess import PIPE
from pathlib import Path

import aiohttp
import pytest

from tests.hosting.package import build, install, run, tracked
from tests.parlour.script import Script
from tests.patience import PATIENCE
from tests.wire.audit import record_is_right
from tests.wire.friends import Friend
from tests.wire.house import House

pytestmark = pytest.mark.slow

PACKAGES = ("gala", "bot", "engine", "render", "parlour")


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> tuple[Path, Path]:
    return build(tmp_path_factory.mktemp("package"))


@pytest.fixture(scope="module")
def programs(built, tmp_path_factory) -> Path:
    return install(built[1], tmp_path_factory.mktemp("empty") / "environment")


def test_the_wheel_holds_every_file_of_every_package_and_no_test(built):
    with zipfile.ZipFile(built[1]) as wheel:
        held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert held == set(tracked(*PACKAGES))


def test_the_sdist_holds_all_that_the_wheel_is_built_from(built):
    with tarfile.open(built[0]) as sdist:
        held = {name.partition("/")[2] for name in sdist.getnames()}
    needed = {*tracked(*PACKAGES), "pyproject.toml", "README.md", "LICENSE"}
    assert needed - held == set()


def test_the_installed_program_is_the_wheels_own(programs, tmp_path):
    where = "import gala, bot, engine, render, parlour as p; print(gala.__file__, p.__file__)"
    for path in run(programs / "python", "-c", where, cwd=tmp_path).split():
        assert Path(path).is_relative_to(programs.parent)
    assert run(programs / "gala", "engine", "games", cwd=tmp_path).count("seats") >= 4
    assert "gala COMMAND" in run(programs / "gala", cwd=tmp_path)


@pytest.mark.long
async def test_an_empty_environment_opens_the_parlour_and_plays_a_game(programs, tmp_path):
    evening = await asyncio.create_subprocess_exec(
        *(str(programs / "gala"), "parlour", "--port", "0"),
        cwd=tmp_path,
        # A token is in the way of nothing: whoever asks for the parlour gets it.
        env={**os.environ, "AI_PAUSE": "0", "DISCORD_TOKEN": "of another bot"},
        stdout=PIPE,
    )
    assert evening.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            while "Gala is ready" not in (line := (await evening.stdout.readline()).decode()):
                assert line, "the evening ended before it began"
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session:
            house = House(tmp_path, database=f"sqlite+aiosqlite:///{tmp_path}/evenings.sqlite3")
            house.visit(Script(line.split()[-1], session))
            ana = await Friend.comes(house, "Ana", 1)
            table = await ana.opens_a_table(1)
            await ana.plays(table)
            assert await record_is_right(ana, table)
    finally:
        evening.terminate()
        await evening.wait()
