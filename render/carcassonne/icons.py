"""Icons of Carcassonne: a stack of tiles, the kinds of features, and the eight messages."""

from render.carcassonne.paints import MEADOW, ROAD, ROAD_EDGE
from render.sprites import Brush
from render.theme import GOLD_LINE, INK, IVORY, mix


def stack(brush: Brush) -> None:
    """Tiles still to be drawn."""
    for step in range(4):
        y = 30 - step * 7
        brush.polygon([(50, y + 2), (98, y + 28), (50, y + 56), (2, y + 28)], INK)
        fill = MEADOW[1] if step == 3 else mix(GOLD_LINE, INK, 0.25)
        brush.polygon([(50, y + 7), (91, y + 28), (50, y + 51), (9, y + 28)], fill)
    y = 9
    brush.polygon([(26, y + 16), (33, y + 12), (74, y + 36), (67, y + 40)], ROAD_EDGE)
    brush.polygon([(28, y + 16.5), (33, y + 14), (72, y + 36), (67, y + 38.5)], ROAD)


__all__ = ["IVORY", "stack"]
