"""The things of Carcassonne as icons: features, the two figures, tiles and messages."""

from collections.abc import Mapping
from functools import partial

from render.carcassonne import icons
from render.carcassonne.figures import figure_sprite
from render.icons import Sprite, painted

ICONS: Mapping[str, Sprite] = {
    **{kind: painted(painter) for kind, painter in icons.FEATURES.items()},
    "follower": partial(figure_sprite, 0, "standing"),
    "farmer": partial(figure_sprite, 0, "lying"),
    "lady": partial(figure_sprite, 0, "lady"),
    "tiles": painted(icons.stack),
    "message": painted(icons.letter),
    "coming_home": painted(icons.home),
}
