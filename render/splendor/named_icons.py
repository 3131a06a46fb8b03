"""The things of Splendor as icons: gems, gold, nobles, the backs of the three decks."""

import functools
from collections.abc import Mapping

from engine.splendor.data import COLOURS, GOLD
from engine.splendor.places import LETTERS
from render.icons import Sprite, painted
from render.splendor import gems
from render.splendor.levels import LEVELS, back_of
from render.sprites import Brush, Painter
from render.theme import GOLD_LINE, mix


@functools.cache
def _back(level: int) -> Painter:
    """A card, face down: the colour of its level, and as many dots."""

    def painter(brush: Brush) -> None:
        brush.box(14, 0, 86, 100, GOLD_LINE, 13)
        brush.box(20, 6, 80, 94, back_of(level), 9)
        brush.box(27, 13, 73, 87, mix(back_of(level), LEVELS[level - 1], 0.5), 6)
        gems.pips(level)(brush.within(20, 20, 60))

    return painter


ICONS: Mapping[str, Sprite] = {
    **{f"{colour}_gem": painted(gems.gem(number)) for number, colour in enumerate(COLOURS)},
    "gold_joker": painted(gems.token(GOLD)),
    "noble": painted(gems.noble),
    **{f"deck_{letter.lower()}": painted(_back(level)) for level, letter in LETTERS.items()},
}
