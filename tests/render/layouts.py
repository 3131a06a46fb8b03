"""The layouts that are tested: of every game, by its key and a few words."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.games import GAMES
from render.ending_layout import final_layout
from tests.render.great_split.layouts import layouts as great_split
from tests.render.splendor.layouts import layouts as splendor


def _ends(game: str, sources: int) -> Iterator[tuple[str, Any]]:
    """With everybody on a step of their own, and with every tie."""
    for seats in GAMES[game].seats:
        for podium in ((0, 1, 2), (0, 1, 1), (0, 0, 2), (0, 0, 0)):
            ranks = podium[:seats]
            yield f"end of {seats}, ranks {ranks}", final_layout(seats, sources, ranks)


LAYOUTS: Mapping[str, Mapping[str, Any]] = {
    "great_split": dict((*great_split(), *_ends("great_split", sources=5))),
    "splendor": dict((*splendor(), *_ends("splendor", sources=3))),
}
