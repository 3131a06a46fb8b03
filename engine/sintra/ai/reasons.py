"""What speaks for a turn of Sintra: strips, windows and the glazier."""

from engine.ai.why import Why, why
from engine.core import Seat
from engine.sintra.moves import Move, MoveGlazier
from engine.sintra.preview import preview
from engine.sintra.view import View


def reasons_of(view: View, seat: Seat, move: Move) -> list[Why]:
    if isinstance(move, MoveGlazier):
        return [why("glazier")]
    turn = preview(view, move)
    if turn.completed:
        return [why("strip_complete")]
    strip = None if move.strip is None else view.palaces[seat].strips[move.strip]
    if strip is None:
        return []
    left = strip.panes.count(None) - turn.placed
    return [why("strip", left=left)] if turn.placed else []
