"""The layouts of Carcassonne's pictures, for every table and landscapes of every shape."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.carcassonne import Carcassonne
from render.carcassonne.choice_layout import message_layout, spots_layout, ways_layout
from render.carcassonne.layout import board_layout
from render.carcassonne.windows import Window
from tests.render.endings import endings

SPANS = (1, 2, 3, 5, 7, 9, 12, 15, 19, 23)
"""So many cells across: the widest landscape of many games had 21, and a letter on either side."""


def layouts() -> Iterator[tuple[str, Any]]:
    for seats, columns, rows in product(Carcassonne.seats, SPANS, SPANS):
        for figures, track in ((1, True), (2, True), (2, False)):
            window = Window(
                -(columns // 3), -(rows // 2), columns - columns // 3 - 1, rows - rows // 2 - 1
            )
            shown = "with the track" if track else "without the track"
            name = f"{seats} seats, {figures} figures, {columns} by {rows} cells, {shown}"
            yield name, board_layout(seats, figures, window, track=track)
    for ways in range(1, 5):
        yield f"{ways} ways", ways_layout(ways)
    for spots in range(1, 9):
        yield f"{spots} spots", spots_layout(spots)
    yield "message", message_layout()


LAYOUTS = dict(
    (
        *layouts(),
        *endings(Carcassonne.seats, sources=4),
        *(
            (f"{name}, with messages", layout)
            for name, layout in endings(Carcassonne.seats, sources=5)
        ),
    )
)
