"""The sample games whose pictures are looked at and measured: every game, small and large tables."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from render.great_split import sample as great_split
from render.splendor import sample as splendor

Painters: TypeAlias = dict[str, Callable[[], bytes]]
"""The pictures of one game by name, ready to be drawn."""


class Sitting(Protocol):
    """So many seats, and the names of those who sit there where the usual ones will not do."""

    def __call__(self, seats: int, names: tuple[str, ...] = ...) -> Painters: ...


@dataclass(frozen=True, slots=True)
class SampleGame:
    seats: tuple[int, ...]
    painters: Sitting


SAMPLES: Mapping[str, SampleGame] = {
    "great_split": SampleGame((2, 4, 7), great_split.painters),
    "splendor": SampleGame((2, 3, 4), splendor.painters),
}
"""By the game's key."""
