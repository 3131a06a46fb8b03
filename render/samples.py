"""The sample games whose pictures are looked at and measured: every game, small and large tables."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from render.great_split import sample as great_split
from render.splendor import sample as splendor

Painters: TypeAlias = dict[str, Callable[[], bytes]]
"""The pictures of one game by name, ready to be drawn."""


@dataclass(frozen=True, slots=True)
class SampleGame:
    seats: tuple[int, ...]
    painters: Callable[[int], Painters]
    """By the number of seats."""


SAMPLES: Mapping[str, SampleGame] = {
    "great_split": SampleGame((2, 4, 7), great_split.painters),
    "splendor": SampleGame((2, 3, 4), splendor.painters),
}
"""By the game's key."""
