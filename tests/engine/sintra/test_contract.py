"""Sintra keeps the promises of every game, on both sides of the palace."""

import pytest

from engine.sintra import Sintra
from tests.engine import contract
from tests.engine.contract import Knowledge, Table
from tests.engine.sintra.inventory import hidden, inventory

GAME = Sintra()
KNOWN = Knowledge(inventory, hidden)

tables = pytest.mark.parametrize(
    "table",
    [
        pytest.param(Table(GAME, seats, seed * 32, {"side": side}), id=f"{seats}{side}")
        for seats, side, seed in ((2, "A", "01"), (3, "B", "02"), (4, "A", "03"), (2, "B", "04"))
    ],
)


@tables
@pytest.mark.parametrize(
    "check",
    [
        contract.check_it_ends,
        contract.check_every_decision_can_be_answered,
        contract.check_the_same_seed_gives_the_same_game,
        contract.check_the_record_replays,
        contract.check_everything_survives_json,
        contract.check_the_order_of_answers_does_not_matter,
        contract.check_a_changed_answer_leaves_no_trace,
        contract.check_no_ticket_fits_again,
        contract.check_every_event_is_heard_by_somebody,
        contract.check_an_event_nobody_thought_of_is_heard_by_nobody,
        contract.check_every_point_has_its_reason,
        contract.check_the_projection_ends_at_the_outcome,
        contract.check_the_places_fit,
    ],
    ids=lambda check: check.__name__,
)
def test_a_promise(table, check):
    check(table)


@tables
@pytest.mark.parametrize(
    "check",
    [
        contract.check_nothing_leaks,
        contract.check_no_event_leaks,
        contract.check_nothing_is_lost,
    ],
    ids=lambda check: check.__name__,
)
def test_a_promise_about_the_panes(table, check):
    check(table, KNOWN)


def test_the_hash_seed_changes_nothing():
    contract.check_the_hash_seed_does_not_matter(GAME)
