"""A PostgreSQL server of our own: thrown together for the tests, and thrown away after them."""

import contextlib
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import open_database
from tests.requirements import absent

DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian keeps each version's programs, outside the PATH."""
_IN_A_HURRY = ("fsync=off", "full_page_writes=off")
"""What is lost with the machine does not matter here."""
_IN_A_GREATER_HURRY = "synchronous_commit=off"
"""Nor, in most tests, what is lost with the server."""
_NOBODY = "nobody"


@dataclass(frozen=True)
class Cluster:
    """A running server that listens on a socket in its folder and asks for a password."""

    folder: Path
    programs: Path
    is_lasting: bool = False
    """What was committed is still there after the server was killed."""
    _numbers: Iterator[int] = field(default_factory=itertools.count)
    _migrated: list[str] = field(default_factory=list)

    def url(self, database: str, password: str = "secret") -> str:
        return URL.create(
            "postgresql+asyncpg",
            "gala",
            password,
            database=database,
            query={"host": str(self.folder)},
        ).render_as_string(hide_password=False)

    async def new_database(self) -> str:
        """The address of one of the newest shape, copied from the first."""
        if not self._migrated:
            self._migrated.append(await self.empty_database())
            await (await open_database(self._migrated[0])).dispose()
        return await self._create(f"TEMPLATE {make_url(self._migrated[0]).database}")

    async def empty_database(self) -> str:
        """The address of one without any shape yet."""
        return await self._create()

    async def _create(self, how: str = "") -> str:
        name = f"gala{next(self._numbers)}"
        await self.run(f"CREATE DATABASE {name} {how}")
        return self.url(name)

    async def hang_up(self, database: str) -> None:
        """Cut every line to this database, as a restart of the server does."""
        await self.run(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"
        )

    def start(self) -> None:
        """Until it answers."""
        hurry = _IN_A_HURRY if self.is_lasting else (*_IN_A_HURRY, _IN_A_GREATER_HURRY)
        self._control("-l", self.folder / "log", "-o", _settings(self.folder, hurry), "start")

    def kill(self) -> None:
        """Without any farewell, as when the machine fails."""
        self._control("-m", "immediate", "stop")

    def _control(self, *what: str | Path) -> None:
        _run(self.programs / "pg_ctl", "-D", self.folder / "data", "-s", "-w", *what)

    async def run(self, statement: str) -> None:
        engine = create_async_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()


def installed() -> Path | None:
    """The folder with the server's programs; None where there are none on this machine."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).parent
    folders = (path.parent for path in DEBIAN.glob("*/bin/initdb"))
    return max(folders, key=lambda folder: int(folder.parent.name), default=None)


def programs() -> Path:
    """The same; without them tests are skipped, but never in CI."""
    found = installed()
    if found is None:
        absent("There is no PostgreSQL server: install it (Debian: apt install postgresql).")
    return found


@contextlib.contextmanager
def a_cluster(*, is_lasting: bool = False) -> Iterator[Cluster]:
    """From an empty folder to a server that answers, and back."""
    found = programs()
    # Not below pytest's own folder: a socket's path has to be short, and others must get there.
    folder = Path(tempfile.mkdtemp(prefix="gala-postgres-"))
    password, data = folder / "password", folder / "data"
    cluster = Cluster(folder, found, is_lasting=is_lasting)
    password.write_text("secret")
    _give_away(folder, password)
    stop = (found / "pg_ctl", "-D", data, "-s", "-w", "-m", "immediate", "stop")
    with _thrown_away_after_us(folder, *stop):
        _run(
            *(found / "initdb", "-D", data, "-U", "gala", "--pwfile", password),
            *("-A", "scram-sha-256", "-E", "UTF8", "--locale=C", "--no-sync"),
        )
        cluster.start()
        yield cluster


@contextlib.contextmanager
def _thrown_away_after_us(folder: Path, *stop: str | Path) -> Iterator[None]:
    """Also if we are killed: then nobody holds the other end of what the shell reads from."""
    script = 'read -r _; "$@"; rm -rf "$0"'
    with _start("sh", "-c", script, folder, *stop, stdin=subprocess.PIPE):
        yield


def _settings(folder: Path, hurry: tuple[str, ...]) -> str:
    settings = ("listen_addresses=", f"unix_socket_directories={folder}", *hurry)
    return " ".join(f"-c {setting}" for setting in settings)


def _give_away(*paths: Path) -> None:
    """PostgreSQL refuses to be run by root, so it is run by somebody who owns nothing else."""
    if os.geteuid() == 0:
        for path in paths:
            shutil.chown(path, _NOBODY)


def _run(*command: str | Path) -> None:
    # Waited for also if we are stopped meanwhile: what it writes is to be thrown away.
    with _start(*command, stdin=subprocess.DEVNULL) as process:
        _, complaint = process.communicate()
    assert process.returncode == 0, f"{command[0]} failed:\n{complaint}"


def _start(*command: str | Path, stdin: int) -> subprocess.Popen[str]:
    is_root = os.geteuid() == 0
    return subprocess.Popen(
        [str(part) for part in command],
        cwd="/",
        stdin=stdin,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        user=_NOBODY if is_root else None,
        group=pwd.getpwnam(_NOBODY).pw_gid if is_root else None,
        # Who stops the tests with the keyboard does not stop the throwing away.
        start_new_session=True,
        text=True,
    )
