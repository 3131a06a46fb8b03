"""Why a tile does not fit where somebody wants it, and where nearby it does."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.carcassonne.cells import Cell, around, distance
from engine.carcassonne.data import EDGE_OF_CODE, SIDES, Edge, Side
from engine.carcassonne.tiles import TILES
from engine.carcassonne.view import View

Fault: TypeAlias = Literal["taken", "apart", "edges"]
"""A tile lies there already; no tile lies beside it; the edges do not match."""


@dataclass(frozen=True, slots=True)
class Clash:
    """An edge of the tile that would meet another kind of edge."""

    side: Side
    own: Edge
    other: Edge


@dataclass(frozen=True, slots=True)
class Misfit:
    fault: Fault
    clashes: tuple[Clash, ...] = ()
    """For the asked turn; where none was asked, for the turn with the fewest clashes."""


def misfit(view: View, cell: Cell, turned: int | None = None) -> Misfit | None:
    """Why the drawn tile cannot lie there, in that turn or in any; None where it can."""
    if view.drawn is None:
        raise ValueError("no tile is drawn, so none can be placed.")
    edges = {tile.cell: TILES[tile.tile].ways[tile.turned].edges for tile in view.tiles}
    if cell in edges:
        return Misfit("taken")
    beside = {
        side: edges[near][(side + 2) % 4] for side, near in enumerate(around(cell)) if near in edges
    }
    if not beside:
        return Misfit("apart")
    tile = TILES[view.drawn]
    turns = tile.turns if turned is None else (turned % 4,)
    found = min((_clashes(tile.ways[turn].edges, beside) for turn in turns), key=len)
    return Misfit("edges", found) if found else None


def _clashes(edges: tuple[int, ...], beside: dict[int, int]) -> tuple[Clash, ...]:
    return tuple(
        Clash(SIDES[side], EDGE_OF_CODE[edges[side]], EDGE_OF_CODE[other])
        for side, other in beside.items()
        if edges[side] != other
    )


def nearest(view: View, cell: Cell, count: int = 3) -> tuple[Cell, ...]:
    """The cells where the drawn tile fits, nearest first."""
    fitting = [place.cell for place in view.places]
    return tuple(sorted(fitting, key=lambda other: (distance(cell, other), other))[:count])
