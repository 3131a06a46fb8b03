"""The end of a game of Splendor: the podium, points by round, and where they came from."""

from engine.core import Outcome
from engine.splendor.scoring import figures_of
from engine.splendor.view import View
from render.ending import Chart, Ending, draw_ending, some_of
from render.splendor import gems
from render.theme import HAIRLINE, TICK


def draw_final(view: View, outcome: Outcome, names: tuple[str, ...]) -> bytes:
    figures = tuple(figures_of(score) for score in outcome.scores)
    return draw_ending(
        Ending(
            names=names,
            outcome=outcome,
            sources=(gems.card, gems.noble),
            figures=tuple((cards, nobles) for cards, nobles, _ in figures),
            chart=_chart(view),
            tie_breaker=(gems.cards, tuple(bought for _, _, bought in figures)),
        )
    )


def _chart(view: View) -> Chart:
    """With a line at the target; a long game names only some of its rounds."""
    rounds = len(view.chronicle)
    return Chart(
        view.chronicle,
        rounds,
        some_of(rounds),
        top=max(view.target, *view.chronicle[-1]),
        levels=((0, HAIRLINE), (view.target, TICK)),
    )
