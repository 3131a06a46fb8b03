"""The pictures of Splendor: PNG files from views, pure and safe in any thread."""

from dataclasses import replace

from engine.core import Outcome
from engine.splendor.events import heard
from engine.splendor.view import View
from render.splendor.board import draw_table
from render.splendor.final import draw_final


def public(view: View) -> View:
    """The same table for everybody: cards from a deck are backs, also those of the one who looks."""
    players = tuple(
        replace(
            player,
            reserved=tuple(
                replace(kept, card=None) if kept.hidden else kept for kept in player.reserved
            ),
        )
        for player in view.players
    )
    turns = tuple(heard(turn, None) for turn in view.turns)
    return replace(view, seat=None, players=players, turns=turns)


def board(view: View, names: tuple[str, ...]) -> bytes:
    """What lies open, the same from every seat."""
    return draw_table(public(view), names)


def seat(view: View, names: tuple[str, ...]) -> bytes:
    """For one seat's eyes: the table, its reserved cards, and a mark on whatever it can pay."""
    return draw_table(view, names)


def final(view: View, outcome: Outcome, names: tuple[str, ...]) -> bytes:
    """The podium, points by round, and where everybody's points came from."""
    return draw_final(view, outcome, names)
