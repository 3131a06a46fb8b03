"""What it takes to be read and told apart: contrasts, distances of colours, outlines."""

from PIL import Image

from render.sprites import Painter, paint

AA_TEXT = 4.5
AA_GRAPHICS = 3
"""The least contrasts that WCAG asks for."""
AT_A_GLANCE = 20
"""The least distance of two colours, whoever looks."""


def outline(painter: Painter) -> Image.Image:
    """The silhouette alone, without any colour."""
    return paint(painter, 48).getchannel("A").point(lambda value: 255 if value > 127 else 0)


def unlike(one: Painter, other: Painter) -> float:
    """The part of the picture in which two silhouettes differ."""
    pairs = zip(outline(one).tobytes(), outline(other).tobytes(), strict=True)
    return sum(a != b for a, b in pairs) / 48**2
