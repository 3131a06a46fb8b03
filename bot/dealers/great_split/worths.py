"""What the two piles of a split would bring whoever gets them, for words and pictures."""

from bot.dealers.great_split.foresight import Foresight, Prospect
from engine.core import Seat
from engine.great_split.components import Components
from engine.great_split.data import Cards
from engine.great_split.view import View
from render.great_split import Worth


def prospect(view: View, components: Components, pile: Cards, seat: Seat) -> Prospect:
    """What a pile would bring a seat, as its board lies open."""
    return Foresight.of(view, components, seat).of_pile(view.seats[seat].board, pile)


def worths(
    view: View, components: Components, piles: tuple[Cards, Cards], other: Seat
) -> tuple[Worth, Worth]:
    """To the one who looks, and to the other who could get it."""
    left, right = piles
    return _worth(view, components, left, other), _worth(view, components, right, other)


def _worth(view: View, components: Components, pile: Cards, other: Seat) -> Worth:
    own = view.seat or 0
    mine = prospect(view, components, pile, own)
    theirs = prospect(view, components, pile, other)
    steps = tuple(
        (advance.track, advance.start, advance.end)
        for advance in mine.advances
        if not advance.is_wasted
    )
    return Worth(((own, mine.points), (other, theirs.points)), steps)
