"""The components of Stained Glass of Sintra as an edition file describes them, and their names."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["blue", "green", "yellow", "orange", "pink"]
Space: TypeAlias = Colour | Literal["wild"]
"""A space of a pattern strip: for panes of one colour, or grey for a pane of any."""
Side: TypeAlias = Literal["A", "B"]
Panes: TypeAlias = tuple[int, int, int, int, int]
"""How many panes of each colour, in the order of `COLOURS`."""
Provenance: TypeAlias = Literal["printed", "reported", "deduced", "ours"]
"""Printed in the rulebook, reported by somebody with the game, deduced from both, or our own."""

COLOURS: tuple[Colour, ...] = ("blue", "green", "yellow", "orange", "pink")
PLACE: dict[Colour, int] = {colour: place for place, colour in enumerate(COLOURS)}
SIDES: tuple[Side, ...] = ("A", "B")
NONE: Panes = (0, 0, 0, 0, 0)

# Printed in the rulebook, so no edition changes them.
PANES_OF_A_COLOUR = 20
ALL_PANES: Panes = (PANES_OF_A_COLOUR,) * 5
FACTORIES = {2: 5, 3: 7, 4: 9}
"""How many factories lie on the table, by the number of seats."""
PANES_ON_A_FACTORY = 4
ROUNDS = 6
STRIPS = 8
"""Pattern strips of a player, and windows of a palace: one under each."""
SPACES = 5
"""On each side of a strip."""
WILDCARDS = 2
"""Grey spaces, all of them on one side of one strip."""
BOTTOM = 18
"""The points lost at the bottom of the broken glass track."""
PANES_FOR_A_POINT = 3
"""That are still on strips when the game ends."""
ORNAMENT_POINTS = (0, 0, 3, 6, 10)
"""By the panes in the four spaces around an ornament, on side A."""


@dataclass(frozen=True, slots=True)
class StripRow:
    front: tuple[Space, ...]
    back: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class StripTable:
    """The pattern strips of a player; everybody has the same. The order of spaces is for the eye."""

    provenance: Provenance
    rows: tuple[StripRow, ...]


@dataclass(frozen=True, slots=True)
class WindowTable:
    """The points under the windows of one side of the palace, from left to right."""

    provenance: Provenance
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OrnamentTable:
    """The windows around each ornament of side A, counted from 1."""

    provenance: Provenance
    windows: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class BrokenGlassTable:
    """The points lost on each space of the broken glass track, from the top."""

    provenance: Provenance
    losses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EditionFile:
    """An edition as it is written down: plain tables, each with its provenance."""

    name: str
    strips: StripTable
    windows_a: WindowTable
    windows_b: WindowTable
    ornaments: OrnamentTable
    broken_glass: BrokenGlassTable
