"""What placements would do at a glance is what they do when they are made."""

from engine.carcassonne import Carcassonne
from engine.carcassonne.events import FeatureScored
from engine.carcassonne.glance import glances
from engine.carcassonne.moves import PlaceFollower, PlaceTile
from engine.core import TakeBack
from engine.dice import Roll, seeded

GAME = Carcassonne()


def test_a_glance_tells_what_would_be_completed_and_for_whom():
    roll = Roll("77" * 32)
    state = GAME.setup(3, seeded("78" * 32), {"messages": False}).state
    completed = 0
    while decisions := GAME.decisions(state):
        (decision,) = decisions
        moves = [m for m in GAME.legal_moves(state, decision.seat) if not isinstance(m, TakeBack)]
        move = moves[roll.below(len(moves))]
        if isinstance(move, PlaceTile):
            seen = glances(GAME.view(state, decision.seat), [move])[move]
            laid = GAME.apply(state, decision.seat, move).state
            events = GAME.apply(laid, decision.seat, PlaceFollower(None)).events
            scored = [(e.on, e.points, e.seats) for e in events if isinstance(e, FeatureScored)]
            told = [(one.kind, one.points, one.seats) for one in seen if one.complete and one.seats]
            assert sorted(told) == sorted(scored)
            completed += len(told)
        state = GAME.apply(state, decision.seat, move).state
    assert completed >= 3
