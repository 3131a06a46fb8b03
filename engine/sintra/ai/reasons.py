"""What speaks for a turn of Sintra beside its points: strips, windows, broken glass and the glazier."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.ai.why import Why, why
from engine.core import Seat
from engine.sintra.data import BOTTOM, PLACE, Space
from engine.sintra.moves import Move, MoveGlazier, TakePanes
from engine.sintra.preview import Preview, parts, preview
from engine.sintra.view import PalaceView, StripView, View


def reasons_of(
    view: View, seat: Seat, move: Move, others: Sequence[Move], *, counted: bool
) -> list[Why]:
    """The other moves are those that the seat could make instead.

    `counted`: points are told as well, from which whatever breaks is already taken off.
    """
    palace = view.palaces[seat]
    takes = [preview(view, other) for other in others if isinstance(other, TakePanes)]
    if isinstance(move, MoveGlazier):
        return [*_spared(view, palace, takes), *_back(view, palace)]
    turn = preview(view, move)
    found = _on_the_strip(view, palace, move, turn)
    if not (found or counted or turn.shards):
        found = [why("whole")]
    found += _marker(view, palace, turn, _manner(found, counted=counted))
    return [*found, *_broken(view, palace, turn, takes, others, _manner(found, counted=counted))]


def _manner(found: Sequence[Why], *, counted: bool) -> str:
    """How a cost is told: as one that the points contain, against what speaks for it, or alone."""
    if counted:
        return "_counted"
    return "_but" if found and not found[-1].kind.startswith("marker") else ""


def _on_the_strip(view: View, palace: PalaceView, move: TakePanes, turn: Preview) -> list[Why]:
    if turn.completed:
        return [why("strip_complete")]
    strip = None if move.strip is None else palace.strips[move.strip]
    if move.strip is None or strip is None or not turn.placed:
        return []
    free = _free(strip)
    free[move.colour] -= turn.placed - turn.wild
    free["wild"] -= turn.wild
    if not _may_be_filled(view, free, move):
        return []
    points = _windows(view, palace, move.strip)
    return [why("strip", left=sum(free.values()), points=points)]


def _marker(view: View, palace: PalaceView, turn: Preview, manner: str) -> Iterator[Why]:
    """The start marker brings the next round's first turn, and costs a step."""
    if not turn.marker:
        return
    points = _cost_of_marker(view, palace, turn)
    if _goes_on(view):
        yield why("starts_counted" if manner == "_counted" else "starts", points=points)
    else:
        yield why(f"marker{manner}", points=points)


def _broken(
    view: View,
    palace: PalaceView,
    turn: Preview,
    takes: Sequence[Preview],
    others: Sequence[Move],
    manner: str,
) -> list[Why]:
    """What a turn breaks, and where nothing speaks for it, whether every other would cost as much."""
    if not turn.shards:
        return []
    cost = _cost(view, palace, turn)
    # To move the glazier instead would cost nothing.
    least = (
        not (turn.placed and manner)
        and len(takes) == len(others)
        and all(_cost(view, palace, other) >= cost for other in takes)
    )
    kind = "breaks_least" if least else f"breaks{manner}"
    return [why(kind, count=turn.shards, points=_cost_of_panes(view, palace, turn))]


def _back(view: View, palace: PalaceView) -> list[Why]:
    """The strips that are in reach again, and the one of them that is nearest to complete."""
    behind = [
        (strip.panes.count(None), -_windows(view, palace, column), column)
        for column, strip in enumerate(palace.strips)
        if strip is not None and column < palace.glazier
    ]
    if not behind:
        return []
    left, points, column = min(behind)
    nearest = palace.strips[column]
    if nearest is None or not _may_be_filled(view, _free(nearest)):
        return [why("reach", count=len(behind))]
    return [why("glazier", count=len(behind), left=left, points=-points)]


def _spared(view: View, palace: PalaceView, takes: Sequence[Preview]) -> list[Why]:
    """Whatever panes were taken, some would break."""
    if not takes or not all(turn.shards for turn in takes):
        return []
    return [why("spares", points=min(_cost_of_panes(view, palace, turn) for turn in takes))]


def _goes_on(view: View) -> bool:
    """There is another round."""
    return len(view.track) > 1


def _free(strip: StripView) -> Counter[Space]:
    """The strip's free spaces of each colour, and its grey ones."""
    spaces = zip(strip.spaces, strip.panes, strict=True)
    return Counter(space for space, pane in spaces if pane is None)


def _may_be_filled(view: View, free: Counter[Space], move: TakePanes | None = None) -> bool:
    """In the last round only what the move leaves on the table can still come onto a strip."""
    if _goes_on(view):
        return True
    left = [sum(panes) for panes in zip(view.centre, *view.factories, strict=True)]
    if move is not None:
        source = view.centre if move.factory is None else view.factories[move.factory]
        left[PLACE[move.colour]] -= source[PLACE[move.colour]]
    enough = all(free[colour] <= left[place] for colour, place in PLACE.items())
    return enough and sum(free.values()) <= sum(left)


def _windows(view: View, palace: PalaceView, column: int) -> int:
    """What the windows score once the strip over that column is complete, as they are now."""
    return sum(points for _, points in parts(view, palace, column))


def _cost(view: View, palace: PalaceView, turn: Preview) -> int:
    """The points that broken panes and the start marker take away together."""
    return view.losses[turn.broken] - view.losses[palace.broken] + turn.lost


def _cost_of_marker(view: View, palace: PalaceView, turn: Preview) -> int:
    """It takes its step before any pane breaks."""
    if not turn.marker:
        return 0
    falls, broken = divmod(palace.broken + 1, len(view.losses) - 1)
    return view.losses[broken] - view.losses[palace.broken] + BOTTOM * falls


def _cost_of_panes(view: View, palace: PalaceView, turn: Preview) -> int:
    return _cost(view, palace, turn) - _cost_of_marker(view, palace, turn)
