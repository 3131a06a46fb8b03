"""Where tiles lie: cells, counted from the start tile, and their names."""

import re
from functools import lru_cache
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
"""Steps east and steps south of the start tile; west and north are negative."""

_NAME = re.compile(r"(?:(\d{1,2})([NSEW]))(?:(\d{1,2})([NSEW]))?")


@lru_cache(maxsize=1 << 15)
def around(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells to the north, east, south and west."""
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def near_cells(cell: Cell) -> tuple[Cell, ...]:
    """The eight cells around, row by row."""
    x, y = cell
    return tuple(
        (x + east, y + south) for south in (-1, 0, 1) for east in (-1, 0, 1) if east or south
    )


def touches(one: Cell, other: Cell) -> bool:
    """Whether two cells share a side or a corner, or are the same."""
    return -1 <= one[0] - other[0] <= 1 and -1 <= one[1] - other[1] <= 1


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


@lru_cache(maxsize=1 << 15)
def name_of(cell: Cell) -> str:
    """`2N 3E`, `4S`, `1W`; the start tile's cell is `0`."""
    x, y = cell
    north = f"{abs(y)}{'N' if y < 0 else 'S'}" if y else ""
    east = f"{abs(x)}{'W' if x < 0 else 'E'}" if x else ""
    return " ".join(part for part in (north, east) if part) or "0"


def cell_named(name: str) -> Cell | None:
    """The cell with that name, written in either order, with or without spaces; None for no name."""
    text = re.sub(r"[\s,]+", "", name).upper()
    if text == "0":
        return (0, 0)
    match = _NAME.fullmatch(text)
    if match is None:
        return None
    x = y = 0
    axes = set()
    for steps, letter in (match.group(1, 2), match.group(3, 4)):
        if letter is None:
            continue
        axes.add(letter in "NS")
        count = int(steps)
        if letter in "NS":
            y = -count if letter == "N" else count
        else:
            x = -count if letter == "W" else count
    return None if match.group(4) and len(axes) == 1 else (x, y)
