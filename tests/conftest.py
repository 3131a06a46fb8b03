"""How all tests run: the same examples every time, so that a red test is red for everybody."""

import gc
import os
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from parlour import limits
from parlour.app import Parlour
from tests.bot.databases import migrated_file, sqlite
from tests.bot.postgres import Cluster, a_cluster
from tests.parlour.discord_document import DOCUMENT
from tests.parlour.held import Minutes, keep_minutes
from tests.patience import PATIENCE

settings.register_profile("usual", derandomize=True, deadline=None, max_examples=4)
settings.register_profile("soak", derandomize=True, deadline=None, max_examples=25)
settings.register_profile("thorough", deadline=None, max_examples=200)
_WIRE = Path(__file__).parent / "wire"

# To look for garbage every few hundred objects took an eighth of the time.
gc.set_threshold(20_000, 10, 10)

settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One server for all tests of a run, started by the first that asks for it."""
    with a_cluster() as cluster:
        yield cluster


each_kind = pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])


@each_kind
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of the newest shape in which nothing stands, once of each kind."""
    if request.param == "sqlite":
        return await migrated_file(tmp_path / "gala.sqlite3")
    cluster: Cluster = request.getfixturevalue("postgres")
    return await cluster.new_database()


@each_kind
async def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without any shape yet, once of each kind."""
    if request.param == "sqlite":
        return sqlite(tmp_path / "gala.sqlite3")
    cluster: Cluster = request.getfixturevalue("postgres")
    return await cluster.empty_database()


@pytest.fixture
def minutes(monkeypatch: pytest.MonkeyPatch) -> Minutes:
    """Of all that bots and parlours say to each other in a test."""
    return keep_minutes(monkeypatch)


@pytest.fixture
async def parlour(minutes: Minutes) -> AsyncIterator[Parlour]:
    """A running parlour; all it was asked and answered is held against Discord's description."""
    running = Parlour()
    await running.start()
    yield running
    await running.stop()
    assert minutes.problems() == []


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot has as long to answer as a busy machine needs, where a test is about something else."""
    monkeypatch.setattr(limits, "ANSWER_SECONDS", PATIENCE)


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Two more than there are processors: games over the wire wait for each other most of the time."""
    processors = yield
    return processors + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever needs a database server is slow; whole games between processes are the slowest, and
    come first, the longest before the others, so that at the end nobody waits for the last of them.
    """
    for item in items:
        if "postgres" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)
    items.sort(
        key=lambda item: (not item.get_closest_marker("long"), not item.path.is_relative_to(_WIRE))
    )


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end, and is never garbage."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Said at the end of every run, since a skipped check among thousands is not seen."""
    if not DOCUMENT.exists():
        terminalreporter.write_line(
            "SKIPPED: neither the bot's requests nor the parlour's answers were held against Discord's "
            "OpenAPI document, which is not beside the project (../shared/discord/openapi.json)."
        )
