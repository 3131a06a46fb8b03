"""What a landscape promises: the points that every seat may expect to have in the end."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.carcassonne.ai.chances import Chances
from engine.carcassonne.cells import Cell
from engine.carcassonne.data import FeatureKind
from engine.carcassonne.land import Feature, Land, Standing
from engine.carcassonne.scoring import FARM_POINTS
from engine.carcassonne.state import Player, State
from engine.core import Seat

SUPPLY = (0.0, 12.7, 21.3, 27.2, 31.2, 33.9, 35.8, 37.0)
"""What so many followers at home are worth, with the whole game to come."""
LONG = 19.0
"""With so many own turns to come, followers at home are worth their full price."""
HOMECOMING = 0.64
"""What a follower that will come home is worth, against one at home."""
GROWTH = 0.35
"""How many tiles a feature gets for each of its open ends when it is completed."""
PARTIAL = 0.5
"""How many tiles a feature that stays incomplete gets for each end that might have been closed."""
PROMISE = -6.0
"""What a farm is worth beside the cities of today, with the whole game to come.

Less than nothing: its farmer never comes home, and that costs more than one follower less shows.
"""
RIVALRY = 0.18
"""The part of a feature's worth that somebody one follower short of the majority may hope for."""

_UNCHANGED: Mapping[Cell, int] = {}


class Outlook:
    def __init__(self, chances: Chances, seats: int) -> None:
        self.chances = chances
        self.seats = seats
        self._youth = min(1.0, chances.turns / LONG)
        self._supply = [min(1.0, chances.turns / LONG) * worth for worth in SUPPLY]

    def standings(self, land: Land, players: Sequence[Player]) -> list[float]:
        """For every seat its points, what its followers may bring, and those it has at home."""
        worth, homecoming = [0.0] * self.seats, [0.0] * self.seats
        completions: dict[int, float] = {}
        for feature in land.features.values():
            if feature.followers:
                points, returning = self.expected(land, feature, completions)
                self.share(feature.followers, points, returning, worth, homecoming)
        for seat, player in enumerate(players):
            worth[seat] += player.points + self.supply(player.supply, homecoming[seat])
        return worth

    def supply(self, home: int, coming: float) -> float:
        """What so many followers at home, and so many that will come home, are worth."""
        followers = home + HOMECOMING * coming
        whole = min(6, int(followers))
        low, high = self._supply[whole], self._supply[whole + 1]
        return low + (high - low) * (followers - whole)

    def share(
        self,
        followers: Standing,
        points: float,
        returning: float,
        worth: list[float],
        homecoming: list[float],
    ) -> None:
        """Add what a feature may give to those who stand there, and who of them may come home."""
        if len(followers) == 1:
            seat = followers[0][0]
            worth[seat] += points
            homecoming[seat] += returning
            return
        counts = [0] * self.seats
        for seat, _ in followers:
            counts[seat] += 1
            homecoming[seat] += returning
        most = max(counts)
        for seat, count in enumerate(counts):
            if count == most:
                worth[seat] += points
            elif count == most - 1 and count:
                worth[seat] += RIVALRY * points

    def expected(
        self, land: Land, feature: Feature, completions: dict[int, float]
    ) -> tuple[float, float]:
        """The points a feature may be expected to give, and the chance that followers come home."""
        if feature.kind == "field":
            cities = land.bordered_cities(feature)
            chances = [self.completion(land, city, completions) for city in cities]
            return self.farm(sum(chances)), 0.0
        return self.building(feature.kind, feature.value, feature.ends, land.frontier, _UNCHANGED)

    def building(
        self,
        kind: FeatureKind,
        value: int,
        ends: Sequence[Cell],
        frontier: Mapping[Cell, int],
        changed: Mapping[Cell, int],
    ) -> tuple[float, float]:
        """The same for a road, city or monastery, with what free cells ask for and what was changed."""
        chance, hopes = self.chances.closing(kind, ends, frontier, changed)
        if kind == "monastery":
            return value + hopes, chance
        full = value + GROWTH * len(ends)
        if kind == "city":
            full *= 2
        return chance * full + (1 - chance) * (value + PARTIAL * hopes), chance

    def farm(self, cities: float) -> float:
        """Three points for each city beside it that is or will be completed, and some promise."""
        return FARM_POINTS * cities + PROMISE * self._youth

    def completion(self, land: Land, city: int, completions: dict[int, float]) -> float:
        """The chance that a city is completed, kept for the next who asks."""
        chance = completions.get(city)
        if chance is None:
            ends = land.features[city].ends
            chance, _ = self.chances.closing("city", ends, land.frontier, _UNCHANGED)
            completions[city] = chance
        return chance

    def lead(self, worth: Sequence[float], seat: Seat) -> float:
        """By how much a seat is ahead: of the best other one, and a little of all the others."""
        others = [each for other, each in enumerate(worth) if other != seat]
        return worth[seat] - 0.6 * max(others) - 0.4 * sum(others) / len(others)


def outlook_for(state: State) -> Outlook:
    return _outlook(state.stock, len(state.players))


@lru_cache(maxsize=64)
def _outlook(stock: tuple[str, ...], seats: int) -> Outlook:
    return Outlook(Chances(stock, seats), seats)
