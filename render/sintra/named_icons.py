"""The things of Sintra as icons: panes, the glazier, the start marker, broken glass."""

from collections.abc import Mapping
from functools import partial

from engine.sintra.data import COLOURS
from render.icons import Sprite, painted
from render.sintra import icons
from render.sintra.glass import loose

ICONS: Mapping[str, Sprite] = {
    **{f"{colour}_pane": partial(loose, colour) for colour in COLOURS},
    "glazier": painted(icons.glazier(0)),
    "start_marker": painted(icons.start_marker),
    "broken_glass": painted(icons.shards),
}
