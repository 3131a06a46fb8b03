"""The end: the podium, prestige over the rounds, and where everybody's points came from."""

from engine.core import Outcome, Reason
from engine.great_split.components import Components
from engine.great_split.view import View
from render.ending import Chart, Ending, draw_ending
from render.great_split import marks
from render.great_split.colours import HAIRLINE
from render.great_split.gallery import GALLERY

_SOURCES = ("prestige", "books", "art", "gems", "contracts")


def draw_final(
    view: View, outcome: Outcome, components: Components, names: tuple[str, ...]
) -> bytes:
    return draw_ending(
        Ending(
            names=names,
            outcome=outcome,
            sources=tuple(marks.source(source) for source in _SOURCES),
            figures=tuple(
                tuple(_points_from(score.reasons, source) for source in _SOURCES)
                for score in outcome.scores
            ),
            chart=_chart(view.chronicle, components.last_round),
            around=GALLERY,
        )
    )


def _points_from(reasons: tuple[Reason, ...], source: str) -> int:
    return sum(reason.points for reason in reasons if reason.what.split("_")[0] == source)


def _chart(chronicle: tuple[tuple[int, ...], ...], rounds: int) -> Chart:
    """With a line at every so many points."""
    top = max(1, *(points for standing in chronicle for points in standing))
    step = next(step for step in (5, 10, 20, 25, 50, 100, 200, 500, 1000) if top <= 4 * step)
    levels = tuple((points, HAIRLINE) for points in range(0, top + 1, step))
    return Chart(chronicle, rounds, range(1, rounds + 1), top, levels)
