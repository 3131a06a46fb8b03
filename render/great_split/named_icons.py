"""The things of The Great Split as icons: resources, seals, the splitter, the two piles."""

from collections.abc import Mapping

from engine.great_split.data import RESOURCES, SEAL_ICONS
from engine.great_split.editions import GALA
from render.great_split import marks
from render.great_split.icons import ICONS as PAINTERS
from render.great_split.icons import seal_track
from render.icons import Sprite, painted

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
    "splitter": painted(marks.splitter),
    "hand_of_cards": painted(marks.fan),
    "left_pile": painted(marks.leftwards),
    "right_pile": painted(marks.rightwards),
}
