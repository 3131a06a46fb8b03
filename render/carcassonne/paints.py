"""The colours of the landscape, in the light of a late afternoon from the north-west."""

from render.theme import Colour, colour

MEADOW: tuple[Colour, ...] = (
    colour("#7f9f48"), colour("#8aa94f"), colour("#95b257"), colour("#a0bb60"),
)  # fmt: skip
"""From the hollows to the rises."""
TUFT_DARK = colour("#6f9040")
TUFT_LIGHT = colour("#b3c973")
ROAD = colour("#efe0b9")
ROAD_EDGE = colour("#c4a873")
ROAD_RUT = colour("#dfcb9b")
STREET = colour("#d8b684")
STREET_DARK = colour("#c39c68")
WALL_TOP = colour("#ece2cc")
WALL_FACE = colour("#b3a285")
WALL_DARK = colour("#7d6c54")
HOUSE_WALL = colour("#f5e8cd")
HOUSE_SHADE = colour("#dcc49c")
WINDOW = colour("#6b5344")
ROOFS: tuple[tuple[Colour, Colour], ...] = (
    (colour("#d8694a"), colour("#b24c34")),
    (colour("#c95741"), colour("#a23f2f")),
    (colour("#e28553"), colour("#bf6438")),
    (colour("#d0754f"), colour("#a9553a")),
    (colour("#b96a52"), colour("#94503d")),
)
"""The lit side and the side in the shade."""
SLATE = (colour("#7d8fb0"), colour("#5b6c8e"))
TREES: tuple[tuple[Colour, Colour, Colour], ...] = (
    (colour("#4a7838"), colour("#5f9043"), colour("#80ab55")),
    (colour("#3f6d3c"), colour("#548446"), colour("#739f58")),
    (colour("#5f7f35"), colour("#7a9a41"), colour("#9bb556")),
)
"""In the shade, in between, in the light."""
TRUNK = colour("#6d4f33")
CROPS: tuple[tuple[Colour, Colour], ...] = (
    (colour("#e8c96f"), colour("#cfa94d")),
    (colour("#b9c063"), colour("#93a148")),
    (colour("#b3a0cf"), colour("#8f7cb2")),
    (colour("#e3b865"), colour("#c79846")),
)
HAY = (colour("#f0d685"), colour("#c9a24c"))
FLEECE = (colour("#fbf6e8"), colour("#cfc4ab"))
HEDGE = (colour("#4f7a3b"), colour("#75a04e"))
SHADE = colour("#2b2338")
"""Shadows are laid over everything in this colour."""
SHIELD_BLUE = colour("#2d5fa8")
SHIELD_DEEP = colour("#1f437c")
SHIELD_GOLD = colour("#f4cd62")
OUTLINE = colour("#4d3a2c")
EARTH = colour("#8a6a45")
EARTH_DARK = colour("#5d4630")
"""The edge of a tile, as thick as cardboard."""
SEA = colour("#182a4d")
FOAM = colour("#7fb4c8")
"""What the landscape lies in, far from it and at its coast."""
GLOW = colour("#ffd75e")
"""The light on what was just completed."""
DARK_SPACE = colour("#b8324a")
LIGHT_SPACE = colour("#7b6a99")
"""The spaces of the score track; the dark ones bring a message."""
LANTERN = colour("#6b4a12")
"""A cell that may be picked, in its own light."""
LETTER = colour("#f6ebcf")
LETTER_SHADE = colour("#ecdcb4")
LETTER_EDGE = colour("#c7a765")
WAX = colour("#c8344c")
WAX_DARK = colour("#8e1f35")
"""A message is a letter with a seal of wax."""
FALLOW = colour("#1e2e24")
"""A field of nobody, where farms are shown."""
AMBER = colour("#ffae1f")
"""The light around such a cell."""
