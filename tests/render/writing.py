"""What is written into pictures: how high, in which ink, on which ground."""

from collections import Counter
from typing import Any

import pytest
from PIL import Image

from render import lettering


class Written:
    """What was written into pictures, with the commonest colour it was written on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: list[Any] = []
        self._write = lettering.write
        monkeypatch.setattr(lettering, "write", self._watch)

    def _watch(self, image, at, text, size, ink, align="middle", *, is_name=False):
        width = lettering.width_of(text, size, is_name=is_name)
        left = at[0] - {"left": 0, "middle": width / 2, "right": width}[align]
        half = size * lettering.CAP_HEIGHT / 2
        area = image.crop((int(left), int(at[1] - half), int(left + width) + 1, int(at[1] + half)))
        grounds = Counter(area.convert("RGB").get_flattened_data())
        common = [
            ground for ground, count in grounds.items() if count > area.width * area.height / 6
        ]
        self.found.append((text, size, ink, common, is_name))
        self._write(image, at, text, size, ink, align, is_name=is_name)


def cap_height(text: str, size: int) -> int:
    """Measured on the ink itself."""
    image = Image.new("RGB", (400, 200))
    lettering.write(image, (10, 100), text, size, (255, 255, 255), "left")
    box = image.convert("L").point(lambda value: 255 if value > 127 else 0).getbbox()
    assert box is not None
    return box[3] - box[1]
