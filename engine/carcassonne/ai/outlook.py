"""What a landscape promises: the points that every seat may expect to have in the end."""

from collections.abc import Sequence

from engine.carcassonne.ai.chances import Chances
from engine.carcassonne.land import Feature, Land
from engine.carcassonne.scoring import FARM_POINTS
from engine.carcassonne.state import Player
from engine.core import Seat

SUPPLY = (0.0, 6.2, 11.5, 15.0, 17.5, 19.3, 20.7, 22.0)
"""What so many followers at home are worth, with the whole game to come."""
LONG = 14.0
"""With so many own turns to come, followers at home are worth their full price."""
HOMECOMING = 0.8
"""What a follower that will come home is worth, against one at home."""
GROWTH = 0.25
"""How many tiles a feature gets for each of its open ends when it is completed."""
PARTIAL = 0.4
"""How many tiles a feature that stays incomplete gets for each end that might have been closed."""
PROMISE = -4.0
"""What a farm is worth beside the cities of today, with the whole game to come.

Less than nothing: its farmer never comes home, and that costs more than one follower less shows.
"""
RIVALRY = 0.25
"""The part of a feature's worth that somebody one follower short of the majority may hope for."""


class Outlook:
    def __init__(self, chances: Chances, seats: int) -> None:
        self.chances = chances
        self.seats = seats
        self._youth = min(1.0, chances.turns / LONG)
        self._supply = [min(1.0, chances.turns / LONG) * worth for worth in SUPPLY]

    def standings(self, land: Land, players: Sequence[Player]) -> list[float]:
        """For every seat its points, what its followers may bring, and those it has at home."""
        worth, homecoming = self.followers(land)
        for seat, player in enumerate(players):
            worth[seat] += player.points + self.supply(player.supply, homecoming[seat])
        return worth

    def followers(self, land: Land) -> tuple[list[float], list[float]]:
        """For every seat the points its followers may bring, and how many of them may come home."""
        worth, homecoming = [0.0] * self.seats, [0.0] * self.seats
        completions: dict[int, float] = {}
        for feature in land.features.values():
            if feature.followers:
                self._weigh(land, feature, worth, homecoming, completions)
        return worth, homecoming

    def supply(self, home: int, coming: float) -> float:
        """What so many followers at home, and so many that will come home, are worth."""
        followers = home + HOMECOMING * coming
        whole = min(6, int(followers))
        low, high = self._supply[whole], self._supply[whole + 1]
        return low + (high - low) * (followers - whole)

    def _weigh(
        self,
        land: Land,
        feature: Feature,
        worth: list[float],
        homecoming: list[float],
        completions: dict[int, float],
    ) -> None:
        points, returning = self.expected(land, feature, completions)
        followers = feature.followers
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
        kind, ends = feature.kind, feature.ends
        if kind == "field":
            return self.farm(land, feature, completions), 0.0
        if kind == "monastery":
            frontier = land.frontier
            fills = [self.chances.filled(frontier.get(end, 0)) for end in ends]
            done = 1.0
            for chance in fills:
                done *= chance
            return feature.tiles.bit_count() + sum(fills), done
        value = feature.tiles.bit_count() + feature.shields
        chance, hopes = self.chances.closing(land, feature)
        full = value + GROWTH * len(ends)
        if kind == "city":
            full *= 2
        return chance * full + (1 - chance) * (value + PARTIAL * hopes), chance

    def farm(self, land: Land, feature: Feature, completions: dict[int, float]) -> float:
        """Three points for each city beside it that is or will be completed, and some promise."""
        cities, seen, total = feature.cities, set(), 0.0
        while cities:
            lowest = cities & -cities
            cities ^= lowest
            root = land.root(lowest.bit_length() - 1)
            if root in seen:
                continue
            seen.add(root)
            chance = completions.get(root)
            if chance is None:
                city = land.features[root]
                chance = completions[root] = self.chances.closing(land, city)[0]
            total += chance
        return FARM_POINTS * total + PROMISE * self._youth

    def lead(self, worth: Sequence[float], seat: Seat) -> float:
        """By how much a seat is ahead: of the best other one, and a little of all the others."""
        others = [each for other, each in enumerate(worth) if other != seat]
        return worth[seat] - 0.6 * max(others) - 0.4 * sum(others) / len(others)
