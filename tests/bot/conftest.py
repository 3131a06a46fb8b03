"""What several tests of the bot need: pictures that take no time."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.dealers.dealing import Picture
from bot.drawing import Drawing


@pytest.fixture
def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have tests of their own, and drawing is what takes time in a long game."""
    file = io.BytesIO()
    Image.new("RGB", (4, 3), "#1d1633").save(file, "PNG")
    draw = Drawing.draw

    async def quickly(self: Drawing, picture: Picture) -> bytes:
        return await draw(self, replace(picture, draw=file.getvalue))

    monkeypatch.setattr(Drawing, "draw", quickly)
