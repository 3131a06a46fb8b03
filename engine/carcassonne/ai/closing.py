"""Which of the tiles left would complete a feature, found by laying them in thought."""

from collections import Counter
from collections.abc import Sequence

from engine.carcassonne.ai.outlook import Outlook
from engine.carcassonne.ai.sketch import Sketch
from engine.carcassonne.land import Land
from engine.carcassonne.scoring import FARM_POINTS, final_value
from engine.carcassonne.tiles import TILES


def closers(land: Land, stock: Sequence[str], root: int) -> int:
    """How many of the tiles left complete a road, city or monastery that lacks one cell; else 0."""
    feature = land.features[root]
    cells = set(feature.ends)
    if len(cells) != 1:
        return 0
    (cell,) = cells
    fits = land.frontier.get(cell, 0)
    return sum(
        count
        for kind, count in Counter(stock).items()
        if any(_closes(land, root, kind, turned) for turned in TILES[kind].fits[fits])
    )


def _closes(land: Land, root: int, kind: str, turned: int) -> bool:
    feature = land.features[root]
    if feature.kind == "monastery":
        return True
    sketch = Sketch(land, TILES[kind].ways[turned], feature.ends[0])
    return any(shape.is_completed and root in shape.joins for shape in sketch.shapes)


def outlook_facts(
    outlook: Outlook, land: Land, stock: Sequence[str], root: int
) -> tuple[tuple[str, int | str], ...]:
    """What a follower on a feature may expect: points, and how far it is from complete."""
    feature = land.features[root]
    if feature.kind == "field":
        cities = land.bordered_cities(feature)
        hoped = sum(outlook.completion(land, city, {}) for city in cities)
        expected, left, tiles = FARM_POINTS * hoped, 0, final_value(land, feature) // FARM_POINTS
    else:
        expected, _ = outlook.expected(land, feature, {})
        left, tiles = len(set(feature.ends)), closers(land, stock, root)
    return (
        ("feature", feature.kind),
        ("points", round(expected)),
        ("left", left),
        ("count", tiles),
    )
