"""Reserving cards: edge cases 5 to 10."""

import pytest

from engine.core import IllegalMove
from engine.splendor.events import CardReserved, CardReservedFromDeck, CardRevealed, redact
from engine.splendor.moves import BuyCard, Move, Pass, ReserveCard, ReserveFromDeck, ReturnTokens
from engine.splendor.state import ReservedCard, State
from engine.splendor.view import view_of
from tests.engine.splendor.builders import (
    EMPTY_ROWS,
    NO_DECKS,
    NOTHING,
    asked,
    do,
    face_up,
    gems,
    legal,
    player,
    step,
    table,
)


def reserves(state: State) -> list[Move]:
    return [move for move in legal(state) if isinstance(move, (ReserveCard, ReserveFromDeck))]


def test_any_face_up_card_and_the_top_of_any_deck_can_be_reserved():
    assert len(reserves(table())) == 12 + 3


def test_a_reserved_card_brings_gold_and_its_place_is_filled():
    state = table(draws=["I-red-05"])
    card = face_up(state, 1, 2)
    after = step(state, ReserveCard(card))
    assert after.state.players[0].reserved == (ReservedCard(card, hidden=False),)
    assert after.state.players[0].tokens == gems(gold=1)
    assert after.state.bank[5] == 4
    assert after.state.rows[0] == (*state.rows[0][:2], "I-red-05", state.rows[0][3])
    assert after.events == (CardReserved(0, card, True), CardRevealed(1, 2, "I-red-05"))


# Case 5.
def test_without_gold_in_the_bank_a_card_can_still_be_reserved():
    state = table(bank=gems(white=4))
    card = face_up(state, 2, 0)
    after = step(state, ReserveCard(card))
    assert after.state.players[0].tokens == NOTHING
    assert after.events[0] == CardReserved(0, card, False)


# Case 6.
def test_reserving_with_ten_tokens_takes_the_gold_and_then_asks_one_back():
    state = table(player(gems(white=4, blue=4, green=2)), player())
    after = do(state, ReserveFromDeck(1))
    assert asked(after) == [(0, "return_tokens")]
    assert after.players[0].tokens[5] == 1
    assert set(legal(after)) == {
        ReturnTokens(tokens)
        for tokens in (gems(white=1), gems(blue=1), gems(green=1), gems(gold=1))
    }


# Case 7.
def test_the_gold_of_a_reserved_card_cannot_be_declined():
    after = do(table(), ReserveFromDeck(2))
    assert after.players[0].tokens == gems(gold=1)
    assert asked(after) == [(1, "act")]


# Case 8.
def test_a_card_from_a_deck_is_seen_by_its_owner_only():
    after = step(table(draws=["II-green-04"]), ReserveFromDeck(2))
    event = CardReservedFromDeck(0, 2, "II-green-04", True)
    assert after.events == (event,)
    assert redact(event, 0) == event
    assert redact(event, 1) == redact(event, None) == CardReservedFromDeck(0, 2, None, True)
    assert view_of(after.state, 0).players[0].reserved[0].card == "II-green-04"
    for seat in (1, None):
        back = view_of(after.state, seat).players[0].reserved[0]
        assert (back.card, back.level, back.hidden) == (None, 2, True)


def test_an_empty_deck_has_no_card_to_reserve():
    state = table(decks=((), ("II-red-01",), ()))
    assert [move for move in legal(state) if isinstance(move, ReserveFromDeck)] == [
        ReserveFromDeck(2)
    ]


# Case 9.
def test_nobody_reserves_a_fourth_card():
    three = player(reserved=("I-red-01", "II-red-01"), hidden=("III-red-01",))
    assert reserves(table(three, player())) == []
    with pytest.raises(IllegalMove):
        step(table(three, player()), ReserveFromDeck(1))


def test_a_reserved_card_leaves_the_hand_only_by_being_bought():
    three = player(reserved=("III-red-01", "III-blue-01", "III-white-01"))
    state = table(three, player(), bank=NOTHING, rows=EMPTY_ROWS, decks=NO_DECKS)
    assert legal(state) == (Pass(),)
    assert do(state, Pass()).players[0].reserved == three.reserved


# Case 10.
def test_a_card_reserved_from_the_row_stays_known_to_all():
    state = table()
    card = face_up(state, 3, 0)
    after = do(state, ReserveCard(card))
    for seat in (0, 1, None):
        shown = view_of(after, seat).players[0].reserved[0]
        assert (shown.card, shown.hidden) == (card, False)


def test_a_hidden_card_is_public_once_it_is_bought():
    state = table(player(gems(blue=3), hidden=("I-white-02",)), player())
    after = step(state, BuyCard("I-white-02", gems(blue=3)))
    assert view_of(after.state, 1).players[0].cards == ("I-white-02",)
    assert redact(after.events[0], None) == after.events[0]
