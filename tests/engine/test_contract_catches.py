"""The tests of the tests: each deliberately broken toy is caught, and the whole one is not."""

import pytest

from tests.engine import contract
from tests.engine.broken_toys import HashToy, HastyToy, LeakyToy, LosingToy, PeekingToy
from tests.engine.contract import Table, default_options
from tests.engine.knowledge import TOY
from tests.toy import Toy


def table(game: Toy) -> Table:
    return Table(game, 3, "ab" * 32, default_options(game))


def test_the_whole_toy_passes():
    contract.check_nothing_leaks(table(Toy()), TOY)
    contract.check_the_order_of_answers_does_not_matter(table(Toy()))
    contract.check_nothing_is_lost(table(Toy()), TOY)
    contract.check_the_hash_seed_does_not_matter(Toy())


def test_a_toy_that_leaks_is_caught():
    with pytest.raises(AssertionError):
        contract.check_nothing_leaks(table(LeakyToy()), TOY)


def test_a_toy_that_leaks_and_hides_it_from_imagine_is_caught():
    with pytest.raises(AssertionError, match="can read"):
        contract.check_nothing_leaks(table(PeekingToy()), TOY)


def test_a_toy_whose_order_matters_is_caught():
    with pytest.raises(AssertionError, match="order"):
        contract.check_the_order_of_answers_does_not_matter(table(HastyToy()))


def test_a_toy_that_loses_a_card_is_caught():
    with pytest.raises(AssertionError, match="lost"):
        contract.check_nothing_is_lost(table(LosingToy()), TOY)


def test_a_toy_that_depends_on_the_hash_seed_is_caught():
    with pytest.raises(AssertionError, match="PYTHONHASHSEED"):
        contract.check_the_hash_seed_does_not_matter(HashToy())
