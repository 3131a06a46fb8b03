"""Where a name stands in a picture."""

from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image

from render.boxes import Box
from render.canvas import Canvas


def find_name(name: str, draw: Callable[[], bytes]) -> tuple[Image.Image, tuple[Box, ...]]:
    """The picture, and the boxes in it that are for that name."""
    places: list[Box] = []
    images: list[Image.Image] = []
    write_name = Canvas.name

    def watch(canvas: Canvas, box: Box, written: str, *args: Any, **kwargs: Any) -> None:
        if written == name:
            places.append(box)
        write_name(canvas, box, written, *args, **kwargs)

    def keep(canvas: Canvas) -> bytes:
        # To encode every picture only to open it again would take as long as to draw it.
        images.append(canvas.image)
        return b""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "name", watch)
        patch.setattr(Canvas, "file", keep)
        draw()
    (image,) = images
    return image, tuple(places)
