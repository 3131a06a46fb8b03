"""The things of The Great Split as icons: resources, seals, the splitter, the two piles."""

from collections.abc import Mapping

from engine.great_split.data import RESOURCES, SEAL_ICONS
from engine.great_split.editions import GALA
from render.great_split import marks
from render.great_split.icons import ICONS as PAINTERS
from render.great_split.icons import seal_track
from render.icons import Sprite, painted
from render.sprites import Brush
from render.theme import GOLD, GOLD_DEEP, INK


def _splitter(brush: Brush) -> None:
    """The golden card that divides a hand."""
    brush.box(14, 0, 86, 100, GOLD_DEEP, 13)
    brush.box(19, 5, 81, 95, GOLD, 9)
    brush.box(47, 14, 53, 86, INK, 3)
    brush.polygon([(42, 34), (42, 66), (24, 50)], INK)
    brush.polygon([(58, 34), (58, 66), (76, 50)], INK)


_GROUPS = {row.track: row.group for row in GALA.file.seal_tracks.rows}

ICONS: Mapping[str, Sprite] = {
    **{resource: painted(PAINTERS[resource]) for resource in RESOURCES},
    "prestige": painted(PAINTERS["prestige"]),
    **{
        seal: painted(seal_track(seal.removesuffix("_seal"), group))
        for seal, group in _GROUPS.items()
    },
    **{f"{group}_seal": painted(PAINTERS[group]) for group in SEAL_ICONS},
    "contract": painted(marks.contract),
    "splitter": painted(_splitter),
    "hand_of_cards": painted(marks.fan),
    "left_pile": painted(marks.leftwards),
    "right_pile": painted(marks.rightwards),
}
