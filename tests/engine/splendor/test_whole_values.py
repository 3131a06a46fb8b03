"""What Splendor copies by position is copied whole: a new field is not forgotten."""

from dataclasses import replace

from engine.splendor import rules
from engine.splendor.state import Player, State
from tests.engine.whole_values import changed, of_things


def test_a_draft_that_changes_nothing_is_the_same_table_but_for_turn_phase_and_news():
    players = (of_things(Player), of_things(Player))
    state = of_things(State, turn=1, phase="act", players=players, turns=())
    after = rules._Draft(state).step(2, "over").state
    assert changed(state, after) == {"turn", "phase", "turns"}


def test_a_field_that_is_forgotten_is_noticed():
    player = of_things(Player)
    assert changed(player, replace(player, nobles=())) == {"nobles"}
