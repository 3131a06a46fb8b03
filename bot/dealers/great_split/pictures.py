"""The pictures of The Great Split, each with its alternative text, drawn only when wanted."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.dealers.dealing import Listener, Picture, Words
from bot.dealers.great_split import alts
from bot.dealers.picturing import of_view
from engine.core import Outcome, Seat
from engine.great_split.components import Components
from engine.great_split.data import Cards
from engine.great_split.lettering import letters_of
from engine.great_split.view import View
from render import great_split as drawn

_GAME = "great_split"


def board(view: View, components: Components, to: Listener) -> Picture:
    """What lies open, whoever looks."""
    public = replace(view, seat=None, secrets=None)
    return of_view(
        _GAME,
        "board",
        public,
        to,
        partial(_paint, drawn.board, components),
        lambda public, to: alts.board(public, components, to),
        lambda public, to: alts.board_in_full(public, components, to),
    )


def seat(view: View, components: Components, to: Listener) -> Picture:
    """A spectator has no seat and sees the board."""
    if view.secrets is None:
        return board(view, components, to)
    resolving = view.secrets.resolution
    if resolving is not None and not resolving.done:
        # The picture of the question shows the same board, as it stands in mid-resolution.
        # Who asks for it wants to hear all of it.
        asked = resolution(view, components, to)
        return replace(asked, describe=partial(alts.resolving_seat, view, components, to))
    own = of_view(
        _GAME,
        "seat",
        view,
        to,
        partial(_paint, drawn.seat, components),
        lambda view, to: alts.seat(view, components, to),
        lambda view, to: alts.seat(view, components, to, in_full=True),
    )
    return replace(own, holds=("hand",))


def other_seat(view: View, seat: Seat, components: Components, to: Listener) -> Picture:
    """What lies open in front of somebody else."""
    public = replace(view, seat=None, secrets=None)
    return of_view(
        _GAME,
        f"seat-{seat}",
        public,
        to,
        lambda public, names: drawn.open_seat(public, seat, components, names),
        lambda public, to: alts.other_seat(public, seat, components, to),
        lambda public, to: alts.other_seat(public, seat, components, to, in_full=True),
    )


def hand(cards: Cards, lettered: Cards, components: Components, words: Words) -> Picture:
    return Picture(
        "hand",
        (_GAME, "hand", components.name, cards, lettered),
        partial(drawn.hand, cards, lettered, components),
        partial(alts.hand, cards, lettered, components, words),
    )


def piles(
    name: str,
    cards: tuple[Cards, Cards],
    lettered: Cards,
    worths: tuple[drawn.Worth, drawn.Worth] | None,
    components: Components,
    to: Listener,
) -> Picture:
    """A split or an offer, with what its piles would bring where that is known."""
    letters = letters_of(lettered)
    shown = tuple(letters[card] for pile in cards for card in pile)
    return Picture(
        name,
        (_GAME, "piles", components.name, cards, shown, worths),
        partial(drawn.piles, cards, lettered, worths, components),
        partial(alts.piles, cards, lettered, worths, components, to),
    )


def resolution(view: View, components: Components, to: Listener) -> Picture:
    return of_view(
        _GAME,
        "resolution",
        view,
        to,
        partial(_paint, drawn.resolution, components),
        lambda view, to: alts.resolution(view, components, to),
        lambda view, to: alts.resolving_seat(view, components, to, in_full=True),
    )


def scoring(view: View, components: Components, to: Listener) -> Picture:
    public = replace(view, seat=None, secrets=None)
    return of_view(
        _GAME,
        "scoring",
        public,
        to,
        partial(_paint, drawn.scoring, components),
        alts.scoring,
    )


def final(view: View, outcome: Outcome, components: Components, to: Listener) -> Picture:
    public = replace(view, seat=None, secrets=None)
    return of_view(
        _GAME,
        "final",
        public,
        to,
        partial(_paint_final, outcome, components),
        lambda public, to: alts.final(public, outcome, to),
    )


# Plain functions of plain values: a painter in another process can be asked for them.


def _paint(
    paint: Callable[[View, Components, tuple[str, ...]], bytes],
    components: Components,
    view: View,
    names: tuple[str, ...],
) -> bytes:
    return paint(view, components, names)


def _paint_final(
    outcome: Outcome, components: Components, view: View, names: tuple[str, ...]
) -> bytes:
    return drawn.final(view, outcome, components, names)
