"""Opening the pictures that were drawn."""

import io

from PIL import Image


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))
