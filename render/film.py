"""A film of several pictures: one animated WebP, small enough to be sent."""

import io
from collections.abc import Sequence

from PIL import Image

from render.theme import MIDNIGHT

MOST_BYTES = 8_000_000
_SIZES = ((900, 70), (700, 60), (560, 50), (420, 40))
"""Widths and qualities, tried in this order until the film is small enough."""
_LAST = 4000
"""Milliseconds that the last picture stays."""
_SHORTEST, _LONGEST, _WHOLE = 250, 1200, 20_000
"""Milliseconds of one picture, and what all of them together should take."""


def film(pictures: Sequence[bytes], most: int = MOST_BYTES) -> bytes:
    """The pictures one after the other, over and over; of very many only some."""
    for width, quality in _SIZES:
        made = _made(pictures, width, quality)
        if len(made) <= most:
            return made
    half = [*pictures[:-1:2], pictures[-1]]
    return made if len(half) == len(pictures) else film(half, most)


def seconds_of(pictures: int) -> float:
    return (_pause(pictures) * (pictures - 1) + _LAST) / 1000


def _pause(pictures: int) -> int:
    return max(_SHORTEST, min(_LONGEST, _WHOLE // max(1, pictures)))


def _made(pictures: Sequence[bytes], width: int, quality: int) -> bytes:
    pause = _pause(len(pictures))
    height = max(_height(Image.open(io.BytesIO(picture)), width) for picture in pictures)
    first, *rest = pictures
    out = io.BytesIO()
    _frame(first, width, height).save(
        out,
        "WEBP",
        save_all=True,
        append_images=[_Reel(rest, width, height)] if rest else [],
        duration=[*[pause] * len(rest), _LAST],
        loop=0,
        quality=quality,
        method=2,
    )
    return out.getvalue()


class _Reel(Image.Image):
    """Many frames of which one is unpacked at a time: all of them are hundreds of megabytes."""

    def __init__(self, pictures: Sequence[bytes], width: int, height: int) -> None:
        super().__init__()
        self._pictures, self._width, self._height = pictures, width, height
        self.n_frames = len(pictures)
        self.seek(0)

    def seek(self, frame: int) -> None:
        shown = _frame(self._pictures[frame], self._width, self._height)
        self.im, self._mode, self._size = shown.im, shown.mode, shown.size


def _height(image: Image.Image, width: int) -> int:
    """Of the picture when it is so wide."""
    return max(1, round(image.height * width / image.width))


def _frame(picture: bytes, width: int, height: int) -> Image.Image:
    """Pictures of different heights stand in the middle of the tallest."""
    image = Image.open(io.BytesIO(picture))
    shrunk = image.convert("RGB").resize((width, _height(image, width)), Image.Resampling.LANCZOS)
    if shrunk.height == height:
        return shrunk
    frame = Image.new("RGB", (width, height), MIDNIGHT)
    frame.paste(shrunk, (0, (height - shrunk.height) // 2))
    return frame
