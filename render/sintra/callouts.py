"""What is explained on Sintra's picture of one's own seat, in the order of the page about it."""

from engine.sintra.view import View
from render.callouts import Callout, around
from render.sintra.layout import seat_layout


def seat_callouts(view: View) -> tuple[Callout, ...]:
    """A factory, the round track, the strips, the windows, broken glass, points."""
    if view.seat is None:
        raise ValueError("a spectator has no seat to explain.")
    layout = seat_layout(len(view.palaces), view.losses)
    rose, palace = layout.rose, layout.palace
    plate = rose.plates[0]
    strips = [box for column in palace.columns for box in (column.reverse, *column.spaces)]
    windows = [box for column in palace.columns for box in (*column.window, column.points)]
    points = [
        box for count in (palace.points, palace.projected) for box in (count.icon, count.figure)
    ]
    return (
        Callout(around((plate.number, *plate.panes), 10)),
        Callout(around(each.frame for each in rose.rounds)),
        Callout(around(strips, 3)),
        Callout(around(windows, 3)),
        Callout(around(palace.broken, 3)),
        Callout(around(points, 2)),
    )
