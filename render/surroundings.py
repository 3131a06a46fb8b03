"""What a picture stands in: its ground, and the panels on it. A game may bring its own."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from render.boxes import Box
from render.canvas import Canvas, gala
from render.theme import HAIRLINE, MIST, PANEL, PANEL_LIT, Colour


def _plain_panel(canvas: Canvas, box: Box) -> None:
    canvas.panel(box, PANEL, 18, HAIRLINE, shadow=True)


@dataclass(frozen=True, slots=True)
class Surroundings:
    ground: Callable[[int], Image.Image]
    """The ground of a picture of that height; it is kept, so it must not be drawn on."""
    panel: Callable[[Canvas, Box], None]
    """Draws an empty panel."""
    fill: Colour
    lit: Colour
    hairline: Colour
    """The panel's own colour, that of its lit parts, and that of its lines."""
    mist: Colour
    """Text of the second rank."""

    def picture(self, height: int) -> Canvas:
        return Canvas(self.ground(height).copy())


EVENING = Surroundings(gala, _plain_panel, PANEL, PANEL_LIT, HAIRLINE, MIST)
"""The gala's own: dusk, midnight, and a thin frame of gold."""
