"""Buying cards: edge cases 11 to 15, and 21."""

import pytest

from engine.core import IllegalMove
from engine.splendor.data import Tokens
from engine.splendor.events import CardBought, CardRevealed
from engine.splendor.moves import BuyCard, ReserveCard, ReserveFromDeck, ReturnTokens
from engine.splendor.state import State
from tests.engine.splendor.builders import (
    EMPTY_ROWS,
    NO_DECKS,
    NOTHING,
    asked,
    bonuses,
    do,
    face_up,
    gems,
    legal,
    player,
    step,
    table,
)


def payments(state: State, card: str) -> list[Tokens]:
    return [
        move.payment for move in legal(state) if isinstance(move, BuyCard) and move.card == card
    ]


def with_reserved(card: str, **purse: int) -> State:
    """A table where the first seat may buy this reserved card."""
    return table(player(gems(**purse), reserved=(card,)), player())


def test_a_bought_card_is_paid_to_the_bank_and_gives_its_bonus_and_points():
    rows = (("I-white-08", *table().rows[0][1:]), *table().rows[1:])
    state = table(player(gems(green=4)), player(), rows=rows, draws=["I-black-05"])
    after = step(state, BuyCard("I-white-08", gems(green=4)))
    buyer = after.state.players[0]
    assert (buyer.tokens, buyer.cards, buyer.points) == (NOTHING, ("I-white-08",), 1)
    assert buyer.bonuses == (1, 0, 0, 0, 0)
    assert after.state.bank == gems(white=4, blue=4, green=4, red=4, black=4, gold=5)
    assert after.events == (
        CardBought(0, "I-white-08", gems(green=4), False),
        CardRevealed(1, 0, "I-black-05"),
    )


def test_a_card_that_cannot_be_paid_is_not_offered():
    assert payments(with_reserved("I-white-02", blue=2), "I-white-02") == []


# Case 11.
def test_a_reserved_card_can_be_bought_and_no_row_is_refilled():
    state = with_reserved("I-white-02", blue=3)
    after = step(state, BuyCard("I-white-02", gems(blue=3)))
    assert after.state.players[0].reserved == ()
    assert after.state.rows == state.rows
    assert after.events == (CardBought(0, "I-white-02", gems(blue=3), True),)


def test_nobody_buys_a_card_that_another_seat_reserved():
    state = table(player(gems(blue=3)), player(reserved=("I-white-02",)))
    assert payments(state, "I-white-02") == []


# Case 12.
def test_gold_may_be_paid_although_the_colour_is_there_but_least_gold_comes_first():
    state = with_reserved("I-white-01", red=2, black=1, gold=2)
    assert payments(state, "I-white-01") == [
        gems(red=2, black=1),
        gems(red=1, black=1, gold=1),
        gems(red=2, gold=1),
        gems(black=1, gold=2),
        gems(red=1, gold=2),
    ]


def test_gold_fills_in_for_any_colour_that_is_missing():
    assert payments(with_reserved("I-white-02", blue=1, gold=2), "I-white-02") == [
        gems(blue=1, gold=2)
    ]


def test_a_card_can_be_paid_with_gold_alone():
    assert payments(with_reserved("I-white-02", gold=3), "I-white-02") == [gems(gold=3)]


# Case 13.
def test_bonuses_lower_the_price_in_full_and_nobody_pays_more():
    buyer = player(gems(blue=3, green=3, black=3), cards=bonuses(blue=2), reserved=("I-white-06",))
    assert payments(table(buyer, player()), "I-white-06") == [gems(green=2, black=1)]
    with pytest.raises(IllegalMove):
        step(table(buyer, player()), BuyCard("I-white-06", gems(blue=2, green=2, black=1)))


def test_the_rulebooks_two_blue_bonuses_leave_one_green_to_pay():
    # The example of the section on bonuses: a card of two blue and one green.
    buyer = player(gems(green=1), cards=bonuses(blue=2), reserved=("I-red-01",))
    assert payments(table(buyer, player()), "I-red-01") == [gems(green=1)]


# Case 14.
def test_bonuses_alone_can_buy_a_card_for_nothing():
    buyer = player(cards=bonuses(blue=3), reserved=("I-white-02",))
    assert payments(table(buyer, player()), "I-white-02") == [NOTHING]


def test_gold_is_not_offered_for_a_card_that_costs_nothing():
    buyer = player(gems(gold=3), cards=bonuses(blue=3), reserved=("I-white-02",))
    assert payments(table(buyer, player()), "I-white-02") == [NOTHING]


# Case 15.
def test_the_new_card_lies_in_the_row_before_tokens_are_returned():
    state = table(player(gems(white=4, blue=4, green=2)), player(), draws=["I-red-05"])
    after = do(state, ReserveCard(face_up(state, 1, 0)))
    assert asked(after) == [(0, "return_tokens")]
    assert after.rows[0][0] == "I-red-05"


def test_the_blindly_reserved_card_is_known_before_tokens_are_returned():
    state = table(player(gems(white=4, blue=4, green=2)), player(), draws=["III-red-02"])
    after = do(state, ReserveFromDeck(3))
    assert asked(after) == [(0, "return_tokens")]
    assert after.players[0].reserved[0].card == "III-red-02"
    assert asked(do(after, ReturnTokens(gems(green=1)))) == [(1, "act")]


# Case 21.
def test_a_row_keeps_a_gap_when_its_deck_is_empty():
    row = ("I-red-01", "I-white-02", "I-red-03", None)
    state = table(rows=(row, *EMPTY_ROWS[1:]), decks=NO_DECKS)
    assert do(state, ReserveCard("I-red-03")).rows[0] == ("I-red-01", "I-white-02", None, None)


def test_a_gap_offers_nothing_and_the_game_goes_on():
    state = table(rows=((None, "I-white-02", None, None), *EMPTY_ROWS[1:]), decks=NO_DECKS)
    assert [move for move in legal(state) if isinstance(move, ReserveCard)] == [
        ReserveCard("I-white-02")
    ]
    assert asked(do(state, ReserveCard("I-white-02"))) == [(1, "act")]
