"""The toy's pictures: a line of words on a dark ground."""

import io

from PIL import Image, ImageDraw


def draw(line: str) -> bytes:
    canvas = Image.new("RGB", (1000, 300), "#1d1633")
    ImageDraw.Draw(canvas).text((20, 20), line, fill="#f5e6b8", font_size=36)
    file = io.BytesIO()
    canvas.save(file, "PNG")
    return file.getvalue()
