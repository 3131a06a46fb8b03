"""What several tests of the bot need: databases and pictures that take no time."""

import io
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image
from sqlalchemy import event
from sqlalchemy.pool import Pool

from bot.dealers.dealing import Picture
from bot.drawing import Drawing
from tests.bot.databases import hurry


@pytest.fixture(autouse=True)
def hurried() -> Iterator[None]:
    """Nobody waits for the disk; a file that is about just that brings a fixture of this name."""
    event.listen(Pool, "checkout", hurry)
    yield
    event.remove(Pool, "checkout", hurry)


@pytest.fixture
def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have tests of their own, and drawing is what takes time in a long game."""
    file = io.BytesIO()
    Image.new("RGB", (4, 3), "#1d1633").save(file, "WEBP")
    draw = Drawing.draw

    async def quickly(self: Drawing, picture: Picture) -> bytes:
        return await draw(self, replace(picture, draw=file.getvalue))

    monkeypatch.setattr(Drawing, "draw", quickly)
