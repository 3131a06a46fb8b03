"""How likely it is that free cells are filled, given the tiles that are left."""

from collections import Counter
from collections.abc import Sequence

from engine.carcassonne.data import CODES, Tile
from engine.carcassonne.land import Feature, Land
from engine.carcassonne.tiles import TILES

DILIGENCE = 0.75
"""The part of its draws that a seat has for one open end: others want tiles too."""
HELP = 0.12
"""The part of the others' draws that happen to fill it."""
DETOUR = 0.35
"""How good a tile is that leads on, against one that closes, for each side it opens."""


class Chances:
    """The tiles left, and for each pattern of edges the chance that it is filled in time.

    The tiles left are the same for all that is weighed up in one decision, so what was computed for
    a pattern is kept.
    """

    def __init__(self, stock: Sequence[str], seats: int) -> None:
        self.left = len(stock)
        self.turns = self.left / seats
        """How many each seat still draws."""
        self._counts = Counter(stock)
        self._tries = DILIGENCE * self.turns + HELP * (self.left - self.turns)
        self._closing: dict[tuple[int, int], float] = {}

    def filled(self, pattern: int) -> float:
        """The chance that any tile comes to lie there."""
        return self.closed(pattern, 0)

    def closed(self, pattern: int, code: int) -> float:
        """The chance that a road or city which ends there is closed there; code 0: simply filled."""
        key = (pattern, code)
        chance = self._closing.get(key)
        if chance is None:
            chance = self._closing[key] = self._chance(pattern, code)
        return chance

    def _chance(self, pattern: int, code: int) -> float:
        if not self.left:
            return 0.0
        fitting = sum(
            count * _fitness(TILES[kind], pattern, code) for kind, count in self._counts.items()
        )
        missed: float = (1.0 - min(1.0, fitting / self.left)) ** self._tries
        return 1.0 - missed

    def closing(self, land: Land, feature: Feature) -> tuple[float, float]:
        """The chance that a road or city is completed, and the sum of those for each of its ends."""
        code = CODES["C"] if feature.kind == "city" else CODES["R"]
        frontier, known = land.frontier, self._closing
        all_, hopes = 1.0, 0.0
        for end in feature.ends:
            key = (frontier[end], code)
            chance = known.get(key)
            if chance is None:
                chance = self.closed(*key)
            all_ *= chance
            hopes += chance
        return all_, hopes


_fitnesses: dict[tuple[str, int, int], float] = {}


def _fitness(tile: Tile, pattern: int, code: int) -> float:
    """How well a tile closes what ends there: 1 for a tile that leads nowhere else, 0 for none."""
    key = (tile.kind, pattern, code)
    found = _fitnesses.get(key)
    if found is None:
        ways = [_opened(tile, turned, pattern, code) for turned in tile.fits[pattern]]
        found = _fitnesses[key] = max((DETOUR**opened for opened in ways), default=0.0)
    return found


def _opened(tile: Tile, turned: int, pattern: int, code: int) -> int:
    """How many new ends the feature would have."""
    if not code:
        return 0
    way = tile.ways[turned]
    opened = 0
    for segment in way.segments:
        sides = [(side + turned) % 4 for side in segment.sides]
        if any(pattern >> 2 * side & 3 == code for side in sides):
            opened += sum(not pattern >> 2 * side & 3 for side in sides)
    return opened
