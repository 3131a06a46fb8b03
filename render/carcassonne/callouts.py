"""What is explained on Carcassonne's picture of the table, in the order of the page about it."""

from engine.carcassonne.view import View
from render.callouts import Callout, around
from render.carcassonne.board import layout_of, whole


def seat_callouts(view: View) -> tuple[Callout, ...]:
    """The landscape, the tile to be laid, and what one has oneself."""
    if view.seat is None:
        raise ValueError("a spectator has no seat to explain.")
    layout = layout_of(view, whole(view))
    own = layout.players[view.seat]
    tracks = [box for track in own.tracks for box in (track.icon, track.figure, *track.spaces)]
    points = (own.points, own.projected.icon, own.projected.figure)
    return (
        Callout(layout.map.table),
        Callout(layout.hand.frame),
        Callout(around((own.supply.icon, own.supply.figure, *tracks, *points), 2), "left"),
    )
