"""The layouts of Splendor's pictures, for every table and every number of cards and nobles."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.splendor import Splendor
from render.splendor.layout import table_layout
from tests.render.endings import endings


def layouts() -> Iterator[tuple[str, Any]]:
    for seats, nobles, own, reserved in product(Splendor.seats, range(6), range(4), (True, False)):
        if nobles <= seats + 1 and (reserved or not own):
            name = f"{seats} seats, {nobles} nobles, {own} own, reserved {reserved}"
            yield name, table_layout(seats, nobles, own, reserved=reserved)


LAYOUTS = dict((*layouts(), *endings(Splendor.seats, sources=2, tie_breaker=True)))
