"""A measured row, and a table of them in plain text."""

from collections.abc import Iterable
from typing import TypeAlias

Row: TypeAlias = tuple[str, ...]


def row(*cells: str) -> Row:
    return cells


def print_table(title: str, rows: Iterable[Row]) -> None:
    found = list(rows)
    widths = [max(map(len, column)) for column in zip(*found, strict=True)]
    print(title)
    for cells in found:
        print(
            "  " + "   ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        )
