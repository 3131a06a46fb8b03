"""The tests of the tests: each deliberately broken toy is caught, and the whole one is not."""

import inspect
from dataclasses import replace

import pytest

from engine.core import TakeBack, complete_options
from engine.playout import Turn
from tests.engine import contract
from tests.engine.broken_toys import (
    BoastingToy,
    CountingToy,
    ForgetfulToy,
    GossipToy,
    GrudgingToy,
    HashToy,
    HastyToy,
    LeakyToy,
    LosingToy,
    MutteringToy,
    PeekingToy,
    RegretfulToy,
    SelfishToy,
    TrustingToy,
    UnreasonableToy,
)
from tests.engine.contract import Table
from tests.toy import Toy
from tests.toy.knowledge import KNOWLEDGE as TOY


def table(game: Toy) -> Table:
    return Table(game, 3, "ab" * 32, complete_options(game, {}))


def tables(game: Toy) -> list[Table]:
    """A few, because a toy is over before everybody has changed their mind."""
    return [replace(table(game), seed=f"{number:064x}") for number in range(8)]


def _goes_back(turn: Turn) -> bool:
    return isinstance(turn.move, TakeBack)


def test_the_whole_toy_passes():
    for each in tables(Toy()):
        contract.check_everything(each, TOY)
    contract.check_the_hash_seed_does_not_matter(Toy())


def test_no_promise_is_left_out_when_everything_is_checked():
    source = inspect.getsource(contract.check_everything)
    checks = {name for name in vars(contract) if name.startswith("check_")}
    apart = {"check_everything", "check_the_hash_seed_does_not_matter"}
    assert {name for name in checks - apart if f"{name}(" not in source} == set()


def test_the_walk_changes_answers_and_takes_steps_back():
    turns = [turn for each in tables(Toy()) for turn in each.turns()]
    assert any(not turn.decision.awaited for turn in turns)
    assert any(_goes_back(turn) for turn in turns)


def test_a_toy_that_leaks_is_caught():
    with pytest.raises(AssertionError):
        contract.check_nothing_leaks(table(LeakyToy()), TOY)


def test_a_toy_that_leaks_and_hides_it_from_imagine_is_caught():
    with pytest.raises(AssertionError, match="can read"):
        contract.check_nothing_leaks(table(PeekingToy()), TOY)


def test_a_toy_that_gossips_is_caught():
    with pytest.raises(AssertionError, match="can hear"):
        contract.check_no_event_leaks(table(GossipToy()), TOY)


def test_a_toy_that_tells_something_to_nobody_is_caught():
    with pytest.raises(AssertionError, match="nobody hears"):
        contract.check_every_event_is_heard_by_somebody(table(MutteringToy()))


def test_a_toy_that_forgot_an_event_leaks_nothing_and_is_caught_all_the_same():
    contract.check_no_event_leaks(table(ForgetfulToy()), TOY)
    with pytest.raises(AssertionError, match="nobody hears"):
        contract.check_every_event_is_heard_by_somebody(table(ForgetfulToy()))


def test_a_toy_that_tells_what_it_forgot_to_all_is_caught():
    with pytest.raises(AssertionError, match="can hear"):
        contract.check_no_event_leaks(table(TrustingToy()), TOY)
    with pytest.raises(AssertionError, match="redact does not name"):
        contract.check_an_event_nobody_thought_of_is_heard_by_nobody(table(TrustingToy()))


def test_a_toy_that_promises_too_much_is_caught():
    with pytest.raises(AssertionError, match="expects"):
        contract.check_the_projection_ends_at_the_outcome(table(BoastingToy()))


def test_a_toy_with_a_point_from_nowhere_is_caught():
    with pytest.raises(AssertionError, match="does not add up"):
        contract.check_every_point_has_its_reason(table(UnreasonableToy()))


def test_a_toy_that_projects_only_one_seat_is_caught():
    with pytest.raises(AssertionError, match="is told of 1 seats"):
        contract.check_every_point_has_its_reason(table(SelfishToy()))


def test_a_toy_that_counts_places_without_gaps_is_caught():
    with pytest.raises(AssertionError, match="places are"):
        contract.check_the_places_fit(table(CountingToy()))


def test_a_toy_whose_old_tickets_fit_again_is_caught():
    restless = [t for t in tables(RegretfulToy()) if any(_goes_back(turn) for turn in t.turns())]
    for each in restless:
        with pytest.raises(AssertionError, match="can be answered again"):
            contract.check_no_ticket_fits_again(each)
    assert restless


def test_a_toy_that_remembers_a_changed_answer_is_caught():
    with pytest.raises(AssertionError, match="left a trace"):
        contract.check_a_changed_answer_leaves_no_trace(table(GrudgingToy()))


def test_a_toy_whose_order_matters_is_caught():
    with pytest.raises(AssertionError, match="order"):
        contract.check_the_order_of_answers_does_not_matter(table(HastyToy()))


def test_a_toy_that_loses_a_card_is_caught():
    with pytest.raises(AssertionError, match="lost"):
        contract.check_nothing_is_lost(table(LosingToy()), TOY)


def test_a_toy_that_depends_on_the_hash_seed_is_caught():
    with pytest.raises(AssertionError, match="PYTHONHASHSEED"):
        contract.check_the_hash_seed_does_not_matter(HashToy())
