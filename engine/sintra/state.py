"""Where a game of Sintra stands; only the order in the bag is unknown, and it is not decided yet."""

from typing import NamedTuple, TypeVar

from engine.core import Seat
from engine.dice import Dice
from engine.sintra.data import Colour, Panes, Side
from engine.sintra.events import Event

Item = TypeVar("Item")


class Strip(NamedTuple):
    """A pattern strip over a window, told apart by what lies on it.

    A tuple, because every turn looks strips up in the tables of `Components`.
    """

    face: int
    """The side that lies up: twice the strip's number from 0, and one more for its back."""
    panes: Panes
    """What lies on it. Which of them lie on grey spaces follows: those that have no other."""


class Palace(NamedTuple):
    """What one player has; columns count from 0 at the left."""

    strips: tuple[Strip | None, ...]
    """Over each window; None where it is complete and the strip back in the box."""
    glazier: int
    """His column, with or without a strip."""
    windows: tuple[tuple[Colour, ...], ...]
    """The panes in each window, the upper first."""
    broken: int
    """Where the marker is on the broken glass track, from 0 at the top."""
    falls: int
    """How often the marker came to the bottom."""
    bonus: int
    """The points for panes of the round's colour."""
    glazing: int
    """The points for windows."""


class State(NamedTuple):
    """A tuple as well: one is made in every turn, four times as fast as a frozen dataclass."""

    edition: str
    side: Side
    turn: int
    """Counted from 0."""
    seat: Seat
    """Whose turn it is."""
    start: Seat
    """Who began this round."""
    marker: Seat | None
    """Who has taken the start marker in this round; None while it lies in the centre."""
    factories: tuple[Panes, ...]
    centre: Panes
    bag: Panes
    """Counted: the order is not decided before a pane is drawn."""
    tower: Panes
    track: tuple[Colour, ...]
    """What is left on the round track, this round's colour first; nothing when the game is over."""
    palaces: tuple[Palace, ...]
    chronicle: tuple[tuple[int, ...], ...]
    """Everybody's points after each round."""
    turns: tuple[tuple[Event, ...], ...]
    """What happened in the latest turns, newest last: as many as there are other seats."""
    dice: Dice


def swap(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The same with another item in that place; half the time that slices need."""
    swapped = [*items]
    swapped[place] = item
    return tuple(swapped)
