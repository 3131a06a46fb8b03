"""The end of a game of Sintra: the podium, points by round, and where they came from."""

from itertools import islice

from engine.core import Outcome, Score
from engine.sintra.data import ROUNDS
from engine.sintra.view import View
from render.ending import Chart, Ending, draw_ending
from render.sintra import icons
from render.theme import HAIRLINE

_SOURCES: tuple[tuple[str, ...], ...] = (
    ("windows",),
    ("round_colours",),
    ("ornament", "complete_windows"),
    ("panes_left",),
    ("bottom_reached", "broken_glass"),
)
"""The reasons that each column of the table adds up, as the rules name them."""


def draw_final(view: View, outcome: Outcome, names: tuple[str, ...]) -> bytes:
    closing = icons.ornament(4) if view.side == "A" else icons.full_window
    return draw_ending(
        Ending(
            names=names,
            outcome=outcome,
            sources=(icons.window, icons.round_colour, closing, icons.strip, icons.shards),
            figures=tuple(figures_of(score) for score in outcome.scores),
            chart=chart_of(view, outcome),
        )
    )


def figures_of(score: Score) -> tuple[int, ...]:
    """Points from windows, round colours, the palace's side, panes left and broken glass."""
    return tuple(
        sum(reason.points for reason in score.reasons if reason.what in names) for names in _SOURCES
    )


def chart_of(view: View, outcome: Outcome) -> Chart:
    """After every round, and in a last step after the final scoring."""
    final = tuple(score.points for score in outcome.scores)
    course = (*view.chronicle, final)
    reached = [points for after in course for points in after]
    top, bottom = max(10, *reached), min(0, *reached)
    # The figures of two levels that lie too near would cover each other.
    far = (level for level in (top // 20 * 10, top // 10 * 10) if level * 5 > top - bottom)
    levels = (0, *islice(far, 1))
    return Chart(
        course,
        len(course),
        range(1, ROUNDS + 1),
        top,
        tuple((level, HAIRLINE) for level in levels),
        bottom,
    )
