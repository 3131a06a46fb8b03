"""The pictures of The Great Split: PNG files from views, pure and safe in any thread."""

from engine.core import Outcome, Seat
from engine.great_split.components import Components
from engine.great_split.data import Cards
from engine.great_split.view import View
from render.great_split.board import draw_board
from render.great_split.final import draw_final
from render.great_split.piles import Worth, draw_hand, draw_piles
from render.great_split.scoring import draw_scoring
from render.great_split.seat import draw_open_seat, draw_resolution, draw_seat

__all__ = [
    "Worth",
    "board",
    "final",
    "hand",
    "open_seat",
    "piles",
    "resolution",
    "scoring",
    "seat",
]


def board(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    """The public board, the same from every seat: rounds, market, and what lies open."""
    return draw_board(view, components, names)


def seat(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    """For one seat's eyes: its own board, and its hand in the order of the letters."""
    return draw_seat(view, components, names)


def open_seat(view: View, seat: Seat, components: Components, names: tuple[str, ...]) -> bytes:
    """What lies open in front of any seat: its board without its hand."""
    return draw_open_seat(view, seat, components, names)


def hand(cards: Cards, lettered: Cards, components: Components) -> bytes:
    """Cards, large, with the letters that `lettered` gives them."""
    return draw_hand(cards, lettered, components)


def piles(
    cards: tuple[Cards, Cards],
    lettered: Cards,
    worths: tuple[Worth, Worth] | None,
    components: Components,
) -> bytes:
    """A split or an offer: two piles with the splitter between, and the letters of their cards."""
    return draw_piles(cards, lettered, worths, components)


def resolution(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    """One seat's board as it stands, and its cards: to come, played, sold, and the splitter."""
    return draw_resolution(view, components, names)


def scoring(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    """Where every point of the last scored round came from."""
    del components  # Every picture of a view is asked for in the same way.
    return draw_scoring(view, names)


def final(view: View, outcome: Outcome, components: Components, names: tuple[str, ...]) -> bytes:
    """The podium, everybody's points by their source, and prestige over the rounds."""
    return draw_final(view, outcome, components, names)
