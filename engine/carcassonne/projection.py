"""Everybody's score if the game ended now."""

from engine.carcassonne.scoring import final_scores, with_due
from engine.carcassonne.view import View, land_in
from engine.core import Score


def projection_of(view: View) -> tuple[Score, ...]:
    """Without a tile that can still be taken back."""
    return final_scores(land_in(view), with_due(view.players, view.turn_of, view.due))
