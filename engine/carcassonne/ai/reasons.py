"""What speaks for a step of Carcassonne beside its points: followers, figures and messages."""

from engine.ai.why import Why, why
from engine.carcassonne.ai.closing import outlook_facts
from engine.carcassonne.ai.outlook import outlook_for
from engine.carcassonne.messages import DARK
from engine.carcassonne.moves import AssignPoints, Move, PlaceFollower, RecallFollower, TakeAction
from engine.carcassonne.state import State, land_of
from engine.carcassonne.tiles import TILES
from engine.core import Seat


def reasons_for_step(state: State, seat: Seat, move: Move) -> list[Why]:
    match move:
        case PlaceFollower(None):
            return _nobody(state, seat)
        case PlaceFollower(str(spot)):
            return [_placed(state, spot)]
        case AssignPoints():
            return _advanced(state, seat, move)
        case TakeAction() if state.message == "one_more_tile":
            return [why("one_more_tile")]
        case RecallFollower():
            return [why("recalled", count=state.players[seat].supply + 1)]
        case _:
            return []


def _nobody(state: State, seat: Seat) -> list[Why]:
    """Only where there is still something to keep a follower for."""
    home, left = state.players[seat].supply, len(state.stock)
    return [why("stays", count=home, left=left)] if home and left else []


def _placed(state: State, spot: str) -> Why:
    laid = state.laid
    if laid is None:
        raise AssertionError("no tile is laid.")
    land = land_of(state).copy()
    land.lay(TILES[laid.tile].ways[laid.turned], laid.cell)
    root = land.roots(laid.cell)[TILES[laid.tile].segment(spot)]
    feature = land.features[root]
    if feature.kind != "field" and not feature.ends:
        return why("home", feature=feature.kind)
    return Why("follower", outlook_facts(outlook_for(state), land, state.stock, root))


def _advanced(state: State, seat: Seat, move: AssignPoints) -> list[Why]:
    """A figure lands on a dark space, or how far before the next one it comes to stand."""
    if state.phase != "assign_points" or seat != state.seat:
        return []  # It is about points from somebody else's turn.
    figures = list(state.players[seat].figures)
    for figure, gain in zip(move.figures, state.due, strict=True):
        figures[figure] += gain.points
    before = min(-figures[figure] % DARK for figure in set(move.figures))
    return [why("dark_ahead", count=before) if before else why("dark")]
