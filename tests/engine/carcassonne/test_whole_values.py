"""What Carcassonne copies by position is copied whole: a new field is not forgotten."""

from engine.carcassonne.draft import Draft
from engine.carcassonne.land import Land
from engine.carcassonne.state import Player, State, keep
from tests.engine.whole_values import changed, of_things


def test_a_draft_that_changes_nothing_is_the_same_table_but_for_step_phase_and_news():
    players = (of_things(Player), of_things(Player))
    state = of_things(State, turn=1, step=4, players=players, turns=())
    keep(state, Land())
    after = Draft(state).final("over").state
    assert changed(state, after) == {"step", "phase", "turns"}
    assert after.step == 5
