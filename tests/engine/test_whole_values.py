"""Values that are copied by position, for speed, are copied whole: a new field is not forgotten."""

from dataclasses import fields, replace
from typing import Any

from engine.great_split import rules as great_split
from engine.great_split.editions import GALA
from engine.great_split.moves import PlaySplitter
from engine.great_split.resolution import carry_out
from engine.great_split.state import Collector, Resolution
from engine.great_split.state import State as GreatSplitState
from engine.splendor import rules as splendor
from engine.splendor.state import Player
from engine.splendor.state import State as SplendorState


def of_things(kind: Any, **known: Any) -> Any:
    """A value whose every field is a thing of its own, unlike any default."""
    return kind(**{field.name: object() for field in fields(kind)} | known)


def changed(before: Any, after: Any) -> set[str]:
    return {
        field.name
        for field in fields(before)
        if getattr(before, field.name) != getattr(after, field.name)
    }


def test_a_collector_put_into_a_state_changes_nothing_else():
    state = of_things(GreatSplitState, collectors=(object(), object(), object()))
    after = great_split._with(state, 1, of_things(Collector))
    assert changed(state, after) == {"collectors"}


def test_a_resolution_given_to_a_collector_changes_nothing_else():
    collector = of_things(Collector)
    assert changed(collector, great_split._resolving(collector, of_things(Resolution))) == {
        "resolution"
    }


def test_an_order_changes_only_what_it_is_about():
    board = (0,) * 11
    resolution = of_things(
        Resolution, board=board, questions=("star",), trail=(object(),), orders=(), step=4
    )
    after = carry_out(GALA, 0, resolution, PlaySplitter("art"))
    assert changed(resolution, after) == {"board", "splitter", "trail", "orders", "step"}


def test_a_draft_that_changes_nothing_is_the_same_table_but_for_turn_phase_and_news():
    state = of_things(
        SplendorState,
        turn=1,
        phase="act",
        players=(of_things(Player), of_things(Player)),
        turns=(),
    )
    after = splendor._Draft(state).step(2, "over").state
    assert changed(state, after) == {"turn", "phase", "turns"}


def test_a_field_that_is_forgotten_is_noticed():
    player = of_things(Player)
    assert changed(player, replace(player, nobles=())) == {"nobles"}
