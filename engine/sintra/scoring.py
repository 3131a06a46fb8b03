"""What everybody has, point by point, and who has won."""

from engine.core import Outcome, Reason, Score, ranked
from engine.sintra.components import Components
from engine.sintra.data import (
    BOTTOM,
    COLOURS,
    ORNAMENT_POINTS,
    PANES_FOR_A_POINT,
)
from engine.sintra.state import State
from engine.sintra.view import PalaceView, View, view_of


def outcome_of(components: Components, state: State) -> Outcome:
    """Most points; among those, fewest lost on the broken glass track; among those, a shared victory."""
    view = view_of(components, state, None)
    scores = projection_of(view)
    merits = [
        (score.points, -lost_by(view, palace))
        for score, palace in zip(scores, view.palaces, strict=True)
    ]
    return ranked(scores, merits)


def projection_of(view: View) -> tuple[Score, ...]:
    """Everybody's score if the game ended now; all of it is in the open."""
    reasons = [_reasons(view, palace) for palace in view.palaces]
    points = [sum(reason.points for reason in given) for given in reasons]
    tied = points.count(max(points)) > 1
    scores = []
    for palace, given, total in zip(view.palaces, reasons, points, strict=True):
        if tied and total == max(points):
            # Worth no points, but it decides between those with the most.
            given.append(Reason("fewest_lost", 0, (("lost", lost_by(view, palace)),)))
        scores.append(Score(total, tuple(given)))
    return tuple(scores)


def lost_by(view: View, palace: PalaceView) -> int:
    """All points lost on the broken glass track: at the bottom, and where the marker is."""
    return palace.lost + view.losses[palace.broken]


def _reasons(view: View, palace: PalaceView) -> list[Reason]:
    left = sum(
        pane is not None for strip in palace.strips if strip is not None for pane in strip.panes
    )
    loss = view.losses[palace.broken]
    glazed = sum(len(window) for window in palace.windows)
    return [
        Reason("windows", palace.glazing, (("panes", glazed),)),
        Reason("round_colours", palace.bonus),
        Reason("bottom_reached", -palace.lost, (("times", palace.falls), ("each", BOTTOM))),
        Reason("panes_left", left // PANES_FOR_A_POINT, (("panes", left),)),
        Reason("broken_glass", -loss, (("space", palace.broken),)),
        *(_ornaments(view, palace) if view.side == "A" else [_complete_windows(palace)]),
    ]


def _ornaments(view: View, palace: PalaceView) -> list[Reason]:
    reasons = []
    for number, windows in enumerate(view.ornaments, start=1):
        panes = sum(len(palace.windows[window]) for window in windows)
        facts = (("number", number), ("panes", panes))
        reasons.append(Reason("ornament", ORNAMENT_POINTS[panes], facts))
    return reasons


def _complete_windows(palace: PalaceView) -> Reason:
    """Complete windows × panes of one colour in all windows; the best colour is chosen."""
    complete = sum(len(window) == 2 for window in palace.windows)
    panes = [pane for window in palace.windows for pane in window]
    counts = [panes.count(colour) for colour in COLOURS]
    most = max(counts)
    facts = (("windows", complete), ("colour", counts.index(most)), ("panes", most))
    return Reason("complete_windows", complete * most, facts)
