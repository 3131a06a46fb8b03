"""What of the landscape the last turn changed: the newest tile, and what it completed."""

from engine.carcassonne.cells import Cell
from engine.carcassonne.events import FeatureScored, TilePlaced
from engine.carcassonne.view import FeatureView, View


def newest(view: View) -> Cell | None:
    """Where the tile lies that came last; None while there is only the start tile."""
    if view.laid is not None:
        return view.laid.cell
    return view.tiles[-1].cell if len(view.tiles) > 1 else None


def just_completed(view: View) -> tuple[FeatureView, ...]:
    """What the newest tile completed; nothing any more as soon as the next one is laid."""
    if view.laid is not None:
        return ()
    for turn in reversed(view.turns):
        placed = [number for number, event in enumerate(turn) if isinstance(event, TilePlaced)]
        if placed:
            scored = {
                event.feature for event in turn[placed[-1] :] if isinstance(event, FeatureScored)
            }
            return tuple(feature for feature in view.features if feature.feature in scored)
    return ()
