"""How likely it is that free cells are filled, given the tiles that are left."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.carcassonne.cells import Cell
from engine.carcassonne.data import CODES, FeatureKind, Tile
from engine.carcassonne.tiles import TILES

DILIGENCE = 0.18
"""The part of its draws that a seat has for one open end: others want tiles too."""
HELP = 0.12
"""The part of the others' draws that happen to fill it."""
DETOUR = 0.2
"""How good a tile is that leads on, against one that closes, for each side it opens."""
CROWD = 0.33
"""By how much fewer draws an end has for each other end of the same feature."""
_ENDS = 9
"""A feature with more ends is as hopeless as one with so many."""

_CODE_OF: dict[FeatureKind, int] = {"city": CODES["C"], "road": CODES["R"], "monastery": 0}
"""Of the edge that must be met for a feature to end; 0 where any tile will do."""


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
        tries = DILIGENCE * self.turns + HELP * (self.left - self.turns)
        self._tries = [tries / (1 + CROWD * others) for others in range(_ENDS)]
        self._known: list[dict[int, float]] = [{} for _ in range(_ENDS)]

    def _closed(self, pattern: int, code: int, others: int) -> float:
        """The chance that a road or city which ends there is closed there; code 0: simply filled."""
        if not self.left:
            return 0.0
        fitting = sum(
            count * _fitness(TILES[kind], pattern, code) for kind, count in self._counts.items()
        )
        missed: float = (1.0 - min(1.0, fitting / self.left)) ** self._tries[others]
        return 1.0 - missed

    def closing(
        self,
        kind: FeatureKind,
        ends: Sequence[Cell],
        frontier: Mapping[Cell, int],
        changed: Mapping[Cell, int],
    ) -> tuple[float, float]:
        """The chance that a feature is completed, and the sum of those for each cell where it ends.

        What the free cells ask for is in the frontier, or among what was changed since.
        """
        all_, hopes = 1.0, 0.0
        if not ends:
            return all_, hopes
        # One tile closes all ends that meet in one cell.
        cells = ends if len(ends) == 1 else set(ends)
        others = min(len(cells), _ENDS) - 1
        code, known = _CODE_OF[kind], self._known[others]
        for end in cells:
            pattern = changed.get(end) or frontier.get(end, 0)
            chance = known.get(pattern << 2 | code)
            if chance is None:
                chance = known[pattern << 2 | code] = self._closed(pattern, code, others)
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
