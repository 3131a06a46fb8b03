"""What a seat can order: a whole turn in one move."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.sintra.data import Colour


@dataclass(frozen=True, slots=True)
class TakePanes:
    """Take all panes of a colour from one place and put them on a strip."""

    factory: int | None
    """Counted from 0; None takes them from the centre."""
    colour: Colour
    strip: int | None
    """The column of the strip, from 0 at the left; None where no strip in reach takes this colour."""
    keep: Colour | None = None
    """The pane for the window, where that matters: on side B, among several colours."""
    kind: Literal["take_panes"] = "take_panes"


@dataclass(frozen=True, slots=True)
class MoveGlazier:
    """Move the glazier back to the strip furthest left, instead of taking panes."""

    kind: Literal["move_glazier"] = "move_glazier"


Move: TypeAlias = TakePanes | MoveGlazier
