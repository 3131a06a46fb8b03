"""The end of a game of Carcassonne: the podium, points by round, and where they came from."""

from engine.carcassonne.view import View
from engine.core import Outcome, Score
from render.carcassonne import icons
from render.ending import Chart, Ending, draw_ending, some_of
from render.theme import HAIRLINE

_SOURCES: tuple[tuple[str, ...], ...] = (
    ("roads", "final_road"),
    ("cities", "final_city"),
    ("monasteries", "final_monastery"),
    ("final_field",),
    ("messages",),
)
"""The reasons that each column of the table adds up, as the rules name them."""


def draw_final(view: View, outcome: Outcome, names: tuple[str, ...]) -> bytes:
    columns = len(_SOURCES) if view.messages else len(_SOURCES) - 1
    painters = (icons.road, icons.city, icons.monastery, icons.field, icons.letter)
    return draw_ending(
        Ending(
            names=names,
            outcome=outcome,
            sources=painters[:columns],
            figures=tuple(figures_of(score)[:columns] for score in outcome.scores),
            chart=_chart(view, outcome),
        )
    )


def figures_of(score: Score) -> tuple[int, ...]:
    """Points from roads, cities, monasteries, farms and messages, during the game and at its end."""
    return tuple(
        sum(reason.points for reason in score.reasons if reason.what in names) for names in _SOURCES
    )


def _chart(view: View, outcome: Outcome) -> Chart:
    """After every round; the last step is what the end of the game brought."""
    rounds = len(view.chronicle)
    top = max(10, *(score.points for score in outcome.scores))
    half = top // 20 * 10
    levels = ((0, HAIRLINE), (half, HAIRLINE)) if half else ((0, HAIRLINE),)
    return Chart(view.chronicle, rounds, some_of(rounds), top, levels)
