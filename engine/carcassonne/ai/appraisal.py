"""A landscape appraised once, so that each way to lay the next tile costs only what it changes."""

from collections.abc import Iterable

from engine.carcassonne.ai.outlook import Outlook
from engine.carcassonne.ai.sketch import Shape, Sketch
from engine.carcassonne.cells import Cell
from engine.carcassonne.data import FeatureKind, Turned
from engine.carcassonne.land import Land, Standing, leaders
from engine.core import Seat


class Appraisal:
    """What every feature with followers promises today, and which free cells it depends on."""

    __slots__ = ("beside", "borders", "completions", "farms", "homecoming", "land", "outlook",
                 "parts", "worth")  # fmt: skip

    def __init__(self, outlook: Outlook, land: Land) -> None:
        self.outlook, self.land = outlook, land
        self.worth, self.homecoming = [0.0] * outlook.seats, [0.0] * outlook.seats
        self.parts: dict[int, tuple[float, float]] = {}
        """What each of them may give, and the chance that its followers come home."""
        self.beside: dict[Cell, list[int]] = {}
        """The roads, cities and monasteries that lead on to a cell, if it matters to anybody."""
        self.farms: dict[int, set[int]] = {}
        """The cities beside each field with followers."""
        self.borders: dict[int, set[int]] = {}
        """The same for any field, once somebody asked."""
        self.completions: dict[int, float] = {}
        for root, feature in land.features.items():
            if not feature.followers:
                continue
            part = self.parts[root] = outlook.expected(land, feature, self.completions)
            outlook.share(feature.followers, *part, self.worth, self.homecoming)
            if feature.kind == "field":
                self.farms[root] = self.bordered(root)
            else:
                self._note(root, feature.ends)
        for cities in self.farms.values():
            for city in cities:
                if city not in self.parts:
                    self._note(city, land.features[city].ends)

    def _note(self, root: int, ends: Iterable[Cell]) -> None:
        for end in ends:
            known = self.beside.setdefault(end, [])
            if root not in known:
                known.append(root)

    def bordered(self, field: int) -> set[int]:
        cities = self.borders.get(field)
        if cities is None:
            cities = self.borders[field] = self.land.bordered_cities(self.land.features[field])
        return cities


class Prospect:
    """What a tile in one way at one cell would bring, before anybody is placed on it."""

    __slots__ = ("_appraisal", "_became", "_completions", "_sketch", "_touched", "gains",
                 "homecoming", "returned", "worth")  # fmt: skip

    def __init__(self, appraisal: Appraisal, way: Turned, cell: Cell, seat: Seat) -> None:
        self._appraisal = appraisal
        sketch = self._sketch = Sketch(appraisal.land, way, cell)
        self.worth, self.homecoming = appraisal.worth.copy(), appraisal.homecoming.copy()
        self.returned = [0] * len(self.worth)
        """The followers that come home at once."""
        self.gains: list[int] = []
        """What the seat whose tile it is gets at once; everybody's is in the worth."""
        self._completions: dict[int, float] = {}
        self._became = {
            root: number for number, shape in enumerate(sketch.shapes) for root in shape.joins
        }
        touched = {root for end in sketch.changed for root in appraisal.beside.get(end, ())}
        self._touched = touched.union(self._became)
        self._surround(seat)
        self._replace_shapes(seat)
        self._replace_touched()

    def _take(self, root: int) -> bool:
        """Take away what a feature promised; whether it did."""
        part = self._appraisal.parts.get(root)
        if part is None:
            return False
        self._share(self._appraisal.land.features[root].followers, -part[0], -part[1])
        return True

    def _share(self, followers: Standing, points: float, returning: float) -> None:
        share = self._appraisal.outlook.share
        share(followers, points, returning, self.worth, self.homecoming)

    def _score(self, followers: Standing, points: int, seat: Seat) -> None:
        for each, _ in followers:
            self.returned[each] += 1
        for each in leaders(followers):
            self.worth[each] += points
            if each == seat:
                self.gains.append(points)

    def _surround(self, seat: Seat) -> None:
        features, parts = self._appraisal.land.features, self._appraisal.parts
        for root, lacking in self._sketch.surrounded:
            if root not in parts:
                continue
            self._take(root)
            followers = features[root].followers
            if lacking:
                self._share(followers, *self._building("monastery", 9 - len(lacking), lacking))
            else:
                self._score(followers, 9, seat)
            self._touched.discard(root)

    def _replace_shapes(self, seat: Seat) -> None:
        for root in self._became:
            self._take(root)
        for shape in self._sketch.shapes:
            if not shape.followers:
                continue
            if shape.is_completed:
                self._score(shape.followers, completed_points(shape), seat)
            else:
                self._share(shape.followers, *self._expected(shape))

    def _replace_touched(self) -> None:
        """What lies beside the tile changes its chances; and farms change with the cities there."""
        land, touched = self._appraisal.land, self._touched
        for root in touched:
            if root not in self._became and self._take(root):
                feature = land.features[root]
                part = self._building(feature.kind, feature.value, feature.ends)
                self._share(feature.followers, *part)
        for farm, cities in self._appraisal.farms.items():
            if farm not in self._became and not touched.isdisjoint(cities):
                self._take(farm)
                self._share(land.features[farm].followers, self._farm(cities, ()), 0.0)

    def _building(
        self, kind: FeatureKind, value: int, ends: tuple[Cell, ...]
    ) -> tuple[float, float]:
        outlook, land = self._appraisal.outlook, self._appraisal.land
        return outlook.building(kind, value, ends, land.frontier, self._sketch.changed)

    def _expected(self, shape: Shape) -> tuple[float, float]:
        if shape.kind != "field":
            return self._building(shape.kind, shape.value, shape.ends)
        bordered = self._appraisal.bordered
        cities = {city for field in shape.joins for city in bordered(field)}
        return self._farm(cities, shape.borders), 0.0

    def _farm(self, cities: Iterable[int], on_the_tile: Iterable[int]) -> float:
        """What a farm promises that borders these cities of today, and these shapes."""
        became = self._became
        shapes = {became[city] for city in cities if city in became}.union(on_the_tile)
        chances = [self._completion(city) for city in cities if city not in became]
        chances += [self._shape_completion(number) for number in shapes]
        return self._appraisal.outlook.farm(sum(chances))

    def _completion(self, city: int) -> float:
        appraisal = self._appraisal
        ends = appraisal.land.features[city].ends
        if self._sketch.changed.keys().isdisjoint(ends):
            return appraisal.outlook.completion(appraisal.land, city, appraisal.completions)
        return self._closing(city, ends)

    def _shape_completion(self, number: int) -> float:
        return self._closing(-1 - number, self._sketch.shapes[number].ends)

    def _closing(self, key: int, ends: tuple[Cell, ...]) -> float:
        chance = self._completions.get(key)
        if chance is None:
            chances, frontier = self._appraisal.outlook.chances, self._appraisal.land.frontier
            chance, _ = chances.closing("city", ends, frontier, self._sketch.changed)
            self._completions[key] = chance
        return chance

    def spots(self) -> Iterable[tuple[int, int, float, float]]:
        """For each free segment: points at once, or those that may be expected and the chance to come home."""
        shapes = self._sketch.shapes
        for local, number in enumerate(self._sketch.shape_of):
            shape = shapes[number]
            if shape.followers:
                continue
            if shape.is_completed:
                yield local, completed_points(shape), 0.0, 0.0
            else:
                yield local, 0, *self._expected(shape)


def completed_points(shape: Shape) -> int:
    return shape.value * 2 if shape.kind == "city" else shape.value
