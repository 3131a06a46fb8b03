"""What several tests of the bot need: databases and pictures that take no time."""

import io
import logging
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from types import SimpleNamespace

import pytest
from PIL import Image
from sqlalchemy import event
from sqlalchemy.pool import Pool

from bot import logs
from bot.dealers.dealing import Picture
from bot.drawing import Drawing, always
from bot.thinking.fair_turns import Asker
from tests.bot.databases import hurry

_IN_FULL = bool(os.environ.get("GALA_EVERY_PICTURE"))


@pytest.fixture(autouse=True)
def hurried() -> Iterator[None]:
    """Nobody waits for the disk; a file that is about just that brings a fixture of this name."""
    event.listen(Pool, "checkout", hurry)
    yield
    event.remove(Pool, "checkout", hurry)


@pytest.fixture
def always_patched() -> Iterator[pytest.MonkeyPatch]:
    """For what holds in every test, also where one undoes what it has patched itself."""
    with pytest.MonkeyPatch.context() as patched:
        yield patched


@pytest.fixture(autouse=True)
def unburdened(always_patched: pytest.MonkeyPatch) -> None:
    """How busy the machine is decides nothing here: work that gives way to a busy event loop would wait
    for a clock that only the test moves.
    """

    async def is_busy() -> bool:
        return False

    always_patched.setattr("bot.giving_way._is_loop_busy", is_busy)


@pytest.fixture(autouse=True)
def sketched(request: pytest.FixtureRequest, always_patched: pytest.MonkeyPatch) -> None:
    """Where pictures are not the subject, those of the games are specks; in `make soak` they are drawn."""
    if _IN_FULL or "some_pictures" in request.fixturenames:
        return
    draw = Drawing.draw

    async def sketchily(
        self: Drawing, picture: Picture, asker: Asker, is_wanted: Callable[[], bool] = always
    ) -> bytes:
        shown = picture if _is_of_a_test(picture.draw) else replace(picture, draw=_speck)
        return await draw(self, shown, asker, is_wanted)

    always_patched.setattr(Drawing, "draw", sketchily)


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, always_patched: pytest.MonkeyPatch) -> None:
    """A test deals the same games wherever it runs, so that it is red for everybody or for nobody; in
    `make soak` it deals others each time.
    """
    if _IN_FULL:
        return
    dice = random.Random(request.node.nodeid)
    secrets = SimpleNamespace(token_hex=lambda size: dice.randbytes(size).hex(), choice=dice.choice)
    always_patched.setattr("engine.dice.secrets", secrets)
    always_patched.setattr("bot.tables.secrets", secrets)


@pytest.fixture
def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have tests of their own, and drawing is what takes time in a long game, also in `make soak`."""
    _draw_in_full(monkeypatch, 0)


@pytest.fixture
def some_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three pictures of each kind are drawn, one early, one later, one late; in `make soak` all."""
    if not _IN_FULL:
        _draw_in_full(monkeypatch, 1, 8, 40)


def _draw_in_full(monkeypatch: pytest.MonkeyPatch, *numbers: int) -> None:
    """Only pictures that have one of these numbers among those of their name, from 1."""
    draw, asked = Drawing.draw, Counter[str]()

    async def quickly(
        self: Drawing, picture: Picture, asker: Asker, is_wanted: Callable[[], bool] = always
    ) -> bytes:
        asked[picture.name] += 1
        if asked[picture.name] in numbers:
            return await draw(self, picture, asker, is_wanted)
        return await draw(self, replace(picture, draw=_speck), asker, is_wanted)

    monkeypatch.setattr(Drawing, "draw", quickly)


@cache
def _speck() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (4, 3), "#1d1633").save(file, "PNG")
    return file.getvalue()


def _is_of_a_test(draw: Callable[[], bytes]) -> bool:
    """Pictures that a test draws itself are its subject: they fail, wait, or are counted."""
    function = draw.func if isinstance(draw, partial) else draw
    return str(function.__module__).startswith("tests.")


@pytest.fixture
def written() -> Iterator[Callable[[], str]]:
    """What our handler writes to the log, of every logger and at every level."""
    stream, root = io.StringIO(), logging.getLogger()
    handler, level = logs.handler(stream=stream), root.level
    handler.setFormatter(logs.DiscreetFormatter("%(levelname)s %(message)s"))
    before = {name: logging.getLogger(name).level for name in logs._QUIET}
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    logs.quiet_libraries(logging.DEBUG)
    yield stream.getvalue
    root.removeHandler(handler)
    root.setLevel(level)
    for name, old in before.items():
        logging.getLogger(name).setLevel(old)
