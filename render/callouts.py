"""Call-outs: a frame around each thing that is explained below a picture, and its figure in a pin."""

import io
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from render.boxes import Box
from render.canvas import Canvas
from render.sprites import Brush
from render.theme import FIGURE, INK, Colour

WHITE: Colour = (255, 255, 255)
"""Nothing in a game is framed in it."""
PIN = 56
_RADIUS = 16
_LINE = 5
_EDGE = 4
_TOUCH = 10
"""How far a pin beside a frame reaches into it."""


class Callout(NamedTuple):
    box: Box
    pin: Literal["corner", "left", "right", "top"] = "corner"
    """Where it hides least: on the upper right corner, beside the box, or on its upper edge."""


def with_callouts(file: bytes, callouts: Sequence[Callout]) -> bytes:
    """The same picture with these boxes framed and numbered from 1."""
    with Image.open(io.BytesIO(file)) as image:
        canvas = Canvas(image.convert("RGB"))
    for box, _ in callouts:
        _frame(canvas.image, box)
    for number, callout in enumerate(callouts, start=1):
        pin = pin_of(callout, canvas.image.size)
        canvas.icon(_pin, pin)
        canvas.figure(pin, str(number), INK, FIGURE)
    return canvas.file()


def pin_of(callout: Callout, size: tuple[int, int]) -> Box:
    """Inside the picture, whatever its frame does."""
    box, half = callout.box, PIN // 2
    middle = box.y + box.h // 2 - half
    x, y = {
        "corner": (box.right - half, box.y - half),
        "left": (box.x - PIN + _TOUCH, middle),
        "right": (box.right - _TOUCH, middle),
        "top": (box.x + box.w // 2 - half, box.y - half),
    }[callout.pin]
    width, height = size
    return Box(
        min(max(x, _EDGE), width - PIN - _EDGE), min(max(y, _EDGE), height - PIN - _EDGE), PIN, PIN
    )


def around(boxes: Iterable[Box], room: int = 6) -> Box:
    """The smallest box around all of these, and a little more."""
    found = list(boxes)
    x, y = min(box.x for box in found), min(box.y for box in found)
    right, bottom = max(box.right for box in found), max(box.bottom for box in found)
    return Box(x, y, right - x, bottom - y).inset(-room)


def _frame(image: Image.Image, box: Box) -> None:
    """White between two dark lines, so that it stands out from any ground."""
    draw = ImageDraw.Draw(image)
    for inset, width, ink in ((-2, _LINE + 4, INK), (0, _LINE, WHITE)):
        x, y, w, h = box.inset(inset)
        draw.rounded_rectangle((x, y, x + w - 1, y + h - 1), _RADIUS, outline=ink, width=width)


def _pin(brush: Brush) -> None:
    brush.disc(50, 50, 50, INK)
    brush.disc(50, 50, 45, WHITE)
