"""The proportions of every picture: as wide as designed, never a strip, and never nearly square."""

from render.theme import MARGIN, WIDTH

INNER = WIDTH - 2 * MARGIN
LEAST_RATIO = 1.1
"""The longer side of a picture over the shorter."""
LEAST_HEIGHT = -(-WIDTH * 7 // 11)
"""Discord keeps a place of 11 by 7 for a picture while it loads, and jumps where one is wider."""


def good_height(height: int) -> int:
    """The height, or a greater one where the picture would be nearly square or wider than 11 by 7."""
    height = max(height, LEAST_HEIGHT)
    if WIDTH / LEAST_RATIO < height < WIDTH * LEAST_RATIO:
        return round(WIDTH * LEAST_RATIO) + 1
    return height
