"""A line around what the last turn did, or what a move would do."""

from PIL import ImageDraw

from render.boxes import Box
from render.canvas import Canvas
from render.theme import Colour


def draw_outline(canvas: Canvas, box: Box, ink: Colour, width: int = 4) -> None:
    """Inside the edge of the box."""
    x, y, w, h = box
    ImageDraw.Draw(canvas.image).rectangle((x, y, x + w - 1, y + h - 1), outline=ink, width=width)
