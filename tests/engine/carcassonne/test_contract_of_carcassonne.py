"""Carcassonne keeps every promise that a game makes, for every number of seats."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.carcassonne import Carcassonne
from tests.engine import contract
from tests.engine.carcassonne.knowledge import KNOWLEDGE
from tests.engine.contract import Table

SEEDS = st.binary(min_size=32, max_size=32).map(bytes.hex)
CHECKS: tuple[Callable[[Table], None], ...] = (
    contract.check_it_ends,
    contract.check_every_decision_can_be_answered,
    contract.check_the_same_seed_gives_the_same_game,
    contract.check_the_record_replays,
    contract.check_everything_survives_json,
    contract.check_a_changed_answer_leaves_no_trace,
    contract.check_no_ticket_fits_again,
    contract.check_every_event_is_heard_by_somebody,
    contract.check_an_event_nobody_thought_of_is_heard_by_nobody,
    contract.check_every_point_has_its_reason,
    contract.check_the_projection_ends_at_the_outcome,
    contract.check_the_places_fit,
)
KNOWING_CHECKS = (
    contract.check_nothing_leaks,
    contract.check_no_event_leaks,
    contract.check_nothing_is_lost,
)

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("seats", Carcassonne.seats)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@given(seed=SEEDS, messages=st.booleans())
def test_carcassonne_passes(check, seats, seed, messages):
    check(Table(Carcassonne(), seats, seed, {"messages": messages}))


@pytest.mark.parametrize("check", KNOWING_CHECKS, ids=lambda check: check.__name__)
@given(seed=SEEDS, messages=st.booleans())
def test_carcassonne_also_passes(check, seats, seed, messages):
    check(Table(Carcassonne(), seats, seed, {"messages": messages}), KNOWLEDGE)
