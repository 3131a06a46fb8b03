"""What is written into pictures: how high, in which ink, on which ground."""

import sys
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

import pytest
from PIL import Image

from render import lettering
from render.canvas import Canvas
from render.theme import Colour


class Text(NamedTuple):
    text: str
    size: int
    ink: Colour
    grounds: tuple[Colour, ...]
    """The commonest colours it was written on."""
    is_name: bool


def written_by(draws: Iterable[Callable[[], bytes]]) -> list[Text]:
    """Everything that these pictures say, also what is else written once and kept."""
    found: list[Text] = []
    write = lettering.write

    def watch(
        image: Image.Image,
        at: tuple[float, float],
        text: str,
        size: int,
        ink: Colour,
        align: lettering.Align = "middle",
        *,
        is_name: bool = False,
    ) -> None:
        width = lettering.width_of(text, size, is_name=is_name)
        left = at[0] - {"left": 0, "middle": width / 2, "right": width}[align]
        half = size * lettering.CAP_HEIGHT / 2
        area = image.crop((int(left), int(at[1] - half), int(left + width) + 1, int(at[1] + half)))
        found.append(Text(text, size, ink, _grounds(area), is_name))
        write(image, at, text, size, ink, align, is_name=is_name)

    _forget_what_was_drawn()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lettering, "write", watch)
        # To encode every picture would take as long as to draw it.
        patch.setattr(Canvas, "file", lambda _: b"")
        for draw in draws:
            draw()
    return found


def _grounds(area: Image.Image) -> tuple[Colour, ...]:
    pixels = area.width * area.height
    colours: Any = area.convert("RGB").getcolors(pixels)
    return tuple(colour for count, colour in colours if count > pixels / 6)


def _forget_what_was_drawn() -> None:
    for name, module in list(sys.modules.items()):
        if name.startswith("render."):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


@cache
def cap_height(text: str, size: int) -> int:
    """Measured on the ink itself."""
    image = Image.new("RGB", (400, 200))
    lettering.write(image, (10, 100), text, size, (255, 255, 255), "left")
    box = image.convert("L").point(lambda value: 255 if value > 127 else 0).getbbox()
    assert box is not None
    return box[3] - box[1]
