"""The layouts of Sintra's pictures, for every table and broken glass tracks of several lengths."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.sintra import Sintra
from render.sintra.layout import board_layout, seat_layout
from tests.render.endings import endings

TRACKS = ((0, 1, 2, 4, 6, 8, 11, 14, 18), (0, 8, 18), tuple(range(19)))
"""The edition's own, and the shortest and longest that another might print."""


def layouts() -> Iterator[tuple[str, Any]]:
    for seats, losses in product(Sintra.seats, TRACKS):
        name = f"{seats} seats, {len(losses)} spaces"
        yield f"board of {name}", board_layout(seats, losses)
        yield f"seat of {name}", seat_layout(seats, losses)


LAYOUTS = dict((*layouts(), *endings(Sintra.seats, sources=5)))
