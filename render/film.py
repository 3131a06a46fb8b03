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
    images = [_shrunk(picture, width) for picture in pictures]
    height = max(image.height for image in images)
    frames = [_on_ground(image, width, height) for image in images]
    pause = _pause(len(frames))
    out = io.BytesIO()
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=[*[pause] * (len(frames) - 1), _LAST],
        loop=0,
        quality=quality,
        method=2,
    )
    return out.getvalue()


def _shrunk(picture: bytes, width: int) -> Image.Image:
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    height = max(1, round(image.height * width / image.width))
    return image.resize((width, height), Image.Resampling.LANCZOS)


def _on_ground(image: Image.Image, width: int, height: int) -> Image.Image:
    """Pictures of different heights stand in the middle of the tallest."""
    if image.height == height:
        return image
    frame = Image.new("RGB", (width, height), MIDNIGHT)
    frame.paste(image, (0, (height - image.height) // 2))
    return frame
