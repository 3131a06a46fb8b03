"""The proportions of every picture: as wide as designed, and never nearly square."""

from render.theme import MARGIN, WIDTH

INNER = WIDTH - 2 * MARGIN
LEAST_RATIO = 1.1
"""The longer side of a picture over the shorter."""


def away_from_square(height: int) -> int:
    """The height, or a greater one where the picture would be nearly square."""
    if WIDTH / LEAST_RATIO < height < WIDTH * LEAST_RATIO:
        return round(WIDTH * LEAST_RATIO) + 1
    return height
