"""What the last round moved on everybody's board, as far as the view remembers it."""

from dataclasses import dataclass

from bot.dealers.great_split.advances import Advance, between
from engine.core import Seat
from engine.great_split.components import Components
from engine.great_split.data import PRESTIGE
from engine.great_split.scoring import points_of
from engine.great_split.view import View


@dataclass(frozen=True, slots=True)
class Moved:
    """One seat's part of it, without what was scored."""

    moved: tuple[Advance, ...]
    sold: int


def last_round(view: View) -> int:
    """The round that ended last: 0 in the first."""
    return view.round if view.phase == "over" else view.round - 1


def moved_last_round(view: View, components: Components) -> tuple[Moved | None, ...]:
    """By seat; None where a game is older than the memory of its rounds."""
    return tuple(_moved(view, components, seat) for seat in range(len(view.seats)))


def _moved(view: View, components: Components, seat: Seat) -> Moved | None:
    open_seat = view.seats[seat]
    over = view.phase == "over"
    before = open_seat.before if over else open_seat.previous
    if not before:
        return None
    number = last_round(view)
    scored = sum(points_of(one, seat) for one in view.scorings if one.round == number)
    board = open_seat.board
    played = (*board[:PRESTIGE], board[PRESTIGE] - scored)
    sold = open_seat.sold if over else open_seat.sold_before
    return Moved(between(components, before, played), sold)
