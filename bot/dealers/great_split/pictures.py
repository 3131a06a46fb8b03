"""The pictures of The Great Split, each with its alternative text, drawn only when wanted."""

from dataclasses import replace
from functools import partial

from bot.dealers.dealing import Listener, Picture, Words
from bot.dealers.great_split import alts
from engine.core import Outcome
from engine.great_split.components import Components
from engine.great_split.data import Cards
from engine.great_split.view import View
from render import great_split as drawn

_GAME = "great_split"


def board(view: View, components: Components, to: Listener) -> Picture:
    """What lies open, whoever looks."""
    public = replace(view, seat=None, secrets=None)
    return Picture(
        "board",
        (_GAME, "board", public, to.plain_names),
        partial(drawn.board, public, components, to.plain_names),
        partial(alts.board, public, components, to),
        partial(alts.board_in_full, public, components, to),
    )


def seat(view: View, components: Components, to: Listener) -> Picture:
    """A spectator has no seat and sees the board."""
    if view.secrets is None:
        return board(view, components, to)
    resolving = view.secrets.resolution
    if resolving is not None and not resolving.done:
        # The picture of the question shows the same board, as it stands in mid-resolution.
        return resolution(view, components, to)
    return Picture(
        "seat",
        (_GAME, "seat", view, to.plain_names),
        partial(drawn.seat, view, components, to.plain_names),
        partial(alts.seat, view, components, to),
    )


def hand(cards: Cards, components: Components, words: Words) -> Picture:
    return Picture(
        "hand",
        (_GAME, "hand", components.name, cards),
        partial(drawn.hand, cards, components),
        partial(alts.hand, cards, components, words),
    )


def split(left: Cards, right: Cards, cards: Cards, components: Components, words: Words) -> Picture:
    return Picture(
        "split",
        (_GAME, "split", components.name, left, right, cards),
        partial(drawn.split, left, right, cards, components),
        partial(alts.split, left, right, cards, components, words),
    )


def offer(left: Cards, right: Cards, components: Components, words: Words) -> Picture:
    return Picture(
        "offer",
        (_GAME, "offer", components.name, left, right),
        partial(drawn.offer, left, right, components),
        partial(alts.offer, left, right, components, words),
    )


def resolution(view: View, components: Components, to: Listener) -> Picture:
    return Picture(
        "resolution",
        (_GAME, "resolution", view, to.plain_names),
        partial(drawn.resolution, view, components, to.plain_names),
        partial(alts.resolution, view, components, to),
    )


def scoring(view: View, components: Components, to: Listener) -> Picture:
    public = replace(view, seat=None, secrets=None)
    return Picture(
        "scoring",
        (_GAME, "scoring", public, to.plain_names),
        partial(drawn.scoring, public, components, to.plain_names),
        partial(alts.scoring, public, to),
    )


def final(view: View, outcome: Outcome, components: Components, to: Listener) -> Picture:
    public = replace(view, seat=None, secrets=None)
    return Picture(
        "final",
        (_GAME, "final", public, to.plain_names),
        partial(drawn.final, public, outcome, components, to.plain_names),
        partial(alts.final, public, outcome, to),
    )
