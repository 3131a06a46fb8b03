"""What The Great Split copies by position is copied whole: a new field is not forgotten."""

from engine.great_split import rules
from engine.great_split.editions import GALA
from engine.great_split.moves import PlaySplitter
from engine.great_split.resolution import carry_out
from engine.great_split.state import Collector, Resolution, State
from tests.engine.whole_values import changed, of_things


def test_a_collector_put_into_a_state_changes_nothing_else():
    state = of_things(State, collectors=(object(), object(), object()))
    assert changed(state, rules._with(state, 1, of_things(Collector))) == {"collectors"}


def test_a_resolution_given_to_a_collector_changes_nothing_else():
    collector = of_things(Collector)
    assert changed(collector, rules._resolving(collector, of_things(Resolution))) == {"resolution"}


def test_an_order_changes_only_what_it_is_about():
    board = (0,) * 11
    resolution = of_things(
        Resolution, board=board, questions=("star",), trail=(object(),), orders=(), step=4
    )
    after = carry_out(GALA, 0, resolution, PlaySplitter("art"))
    assert changed(resolution, after) == {"board", "splitter", "trail", "orders", "step"}
