"""Taking and returning tokens: edge cases 1 to 4."""

import pytest

from engine.core import IllegalMove
from engine.splendor.data import Tokens
from engine.splendor.events import TokensReturned, TokensTaken
from engine.splendor.moves import ReturnTokens, TakeTokens
from engine.splendor.state import State
from tests.engine.splendor.builders import NOTHING, asked, do, gems, legal, player, step, table


def takes(bank: Tokens) -> set[Tokens]:
    return {move.tokens for move in legal(table(bank=bank)) if isinstance(move, TakeTokens)}


def returns(state: State) -> list[ReturnTokens]:
    return [move for move in legal(state) if isinstance(move, ReturnTokens)]


def test_a_full_bank_offers_ten_threes_and_five_pairs():
    offered = takes(gems(white=4, blue=4, green=4, red=4, black=4, gold=5))
    assert sorted(max(tokens) for tokens in offered) == [1] * 10 + [2] * 5
    assert {sum(tokens) for tokens in offered if max(tokens) == 1} == {3}


# Case 1.
def test_with_two_colours_left_one_takes_both():
    assert takes(gems(white=1, red=3, gold=5)) == {gems(white=1, red=1)}


def test_with_one_colour_left_one_takes_one_of_it():
    assert takes(gems(black=2, gold=5)) == {gems(black=1)}


def test_with_no_colour_left_there_is_nothing_to_take():
    assert takes(gems(gold=5)) == set()


def test_the_last_colour_may_still_be_taken_twice_if_four_are_there():
    assert takes(gems(green=4)) == {gems(green=1), gems(green=2)}


# Case 2.
def test_nobody_takes_fewer_than_three_colours_while_three_are_there():
    assert takes(gems(white=1, blue=1, green=1)) == {gems(white=1, blue=1, green=1)}


# Case 3.
def test_two_of_a_colour_need_four_in_the_bank():
    offered = takes(gems(white=4, blue=3, green=2, red=1))
    assert {tokens for tokens in offered if max(tokens) == 2} == {gems(white=2)}


def test_gold_is_never_taken_as_a_token():
    assert all(tokens[5] == 0 for tokens in takes(gems(white=4, blue=4, gold=5)))


def test_tokens_move_from_the_bank_to_the_player():
    after = step(table(), TakeTokens(gems(white=1, blue=1, green=1)))
    assert after.state.players[0].tokens == gems(white=1, blue=1, green=1)
    assert after.state.bank == gems(white=3, blue=3, green=3, red=4, black=4, gold=5)
    assert after.events == (TokensTaken(0, gems(white=1, blue=1, green=1)),)


# Case 4.
def test_thirteen_tokens_in_hand_are_asked_back_down_to_ten():
    state = table(player(gems(white=2, blue=2, green=2, red=2, gold=2)), player())
    after = do(state, TakeTokens(gems(white=1, blue=1, black=1)))
    assert asked(after) == [(0, "return_tokens")]
    assert {sum(move.tokens) for move in returns(after)} == {3}


def test_exactly_ten_tokens_are_nothing_to_return():
    state = table(player(gems(white=2, blue=2, green=2, gold=1)), player())
    assert asked(do(state, TakeTokens(gems(red=1, blue=1, black=1)))) == [(1, "act")]


def test_the_very_tokens_just_taken_may_be_given_back():
    state = table(player(gems(white=2, blue=2, green=2, red=2, gold=2)), player())
    taken = gems(white=1, blue=1, black=1)
    after = do(state, TakeTokens(taken), ReturnTokens(taken))
    assert (after.players[0].tokens, after.bank) == (state.players[0].tokens, state.bank)
    assert asked(after) == [(1, "act")]


def test_gold_may_be_returned_too():
    state = table(player(gems(white=3, blue=3, green=2, gold=2)), player())
    after = step(do(state, TakeTokens(gems(black=2))), ReturnTokens(gems(gold=2)))
    assert after.state.bank[5] == 5
    assert after.events == (TokensReturned(0, gems(gold=2)),)


def test_nobody_returns_what_they_do_not_hold():
    state = table(player(gems(white=3, blue=3, green=3)), player())
    after = do(state, TakeTokens(gems(black=2)))
    assert {move.tokens for move in returns(after)} == {
        gems(white=1),
        gems(blue=1),
        gems(green=1),
        gems(black=1),
    }


@pytest.mark.parametrize("returned", [NOTHING, gems(white=2), gems(red=1)])
def test_more_less_or_other_tokens_than_the_excess_are_refused(returned):
    state = table(player(gems(white=3, blue=3, green=3)), player())
    after = do(state, TakeTokens(gems(black=2)))
    with pytest.raises(IllegalMove):
        step(after, ReturnTokens(returned))


def test_nobody_returns_tokens_without_being_asked():
    with pytest.raises(IllegalMove):
        step(table(player(gems(white=3)), player()), ReturnTokens(gems(white=1)))
