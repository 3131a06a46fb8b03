"""What holds at every step of a game of Splendor, beyond what the contract asks of every game."""

from collections.abc import Iterator
from itertools import product

import pytest

from engine.dice import Roll, derived_seed, seeded
from engine.playout import random_turns
from engine.splendor.data import CARDS, GOLD, LEVELS, MOST_RESERVED, MOST_TOKENS
from engine.splendor.moves import BuyCard, Pass
from engine.splendor.rules import set_up
from engine.splendor.state import State
from tests.engine.splendor.builders import (
    EMPTY_ROWS,
    NOTHING,
    SEED,
    SPLENDOR,
    gems,
    legal,
    player,
    table,
)
from tests.engine.splendor.knowledge import inventory

pytestmark = pytest.mark.slow

whole_games = pytest.mark.parametrize(
    ("seats", "number"), [(seats, number) for seats in (2, 3, 4) for number in range(4)]
)


def states(seats: int, number: int) -> Iterator[State]:
    state = set_up(seats, seeded(derived_seed(SEED, f"deal {number}")), 15).state
    yield state
    for turn in random_turns(SPLENDOR, state, Roll(derived_seed(SEED, f"play {number}"))):
        yield turn.after


@whole_games
def test_an_imagined_world_has_all_the_pieces_and_a_legal_move(seats, number):
    for state in states(seats, number):
        for seat in (*range(seats), None):
            imagined = SPLENDOR.imagine(SPLENDOR.view(state, seat), seeded(SEED))
            assert inventory(imagined) == inventory(state)
            assert bool(legal(imagined)) == (state.phase != "over")


def test_an_opponent_who_can_only_buy_a_hidden_card_may_be_imagined_stuck():
    keeper = player(gems(blue=3), reserved=("III-red-01", "III-red-04"), hidden=("I-white-02",))
    state = table(player(), keeper, turn=1, bank=NOTHING, rows=EMPTY_ROWS)
    assert legal(state) == (BuyCard("I-white-02", gems(blue=3)),)
    imagined = SPLENDOR.imagine(SPLENDOR.view(state, 0), seeded(SEED))
    assert imagined.players[1].reserved[2].card != "I-white-02"
    assert legal(imagined) == (Pass(),)


@whole_games
def test_every_payment_that_covers_the_price_exactly_is_offered_and_no_other(seats, number):
    for state in states(seats, number):
        if state.phase == "act":
            offered = {move for move in legal(state) if isinstance(move, BuyCard)}
            assert offered == payable(state)


def payable(state: State) -> set[BuyCard]:
    """Found the slow way: every handful of tokens is tried on every card."""
    buyer = state.players[state.seat]
    cards = {card for row in state.rows for card in row if card is not None}
    cards |= {kept.card for kept in buyer.reserved}
    found = set()
    for card in cards:
        price = CARDS[card].cost
        owed = [max(0, price[colour] - buyer.bonuses[colour]) for colour in range(GOLD)]
        for handful in product(*(range(held + 1) for held in buyer.tokens)):
            white, blue, green, red, black, gold = handful
            short = [due - paid for due, paid in zip(owed, handful[:GOLD], strict=True)]
            if min(short) >= 0 and sum(short) == gold:
                found.add(BuyCard(card, (white, blue, green, red, black, gold)))
    return found


@whole_games
def test_bonuses_and_points_are_those_of_the_cards_and_nobles(seats, number):
    for state in states(seats, number):
        for seat in state.players:
            counted = player(cards=seat.cards, nobles=seat.nobles)
            assert (seat.bonuses, seat.points) == (counted.bonuses, counted.points)


@whole_games
def test_no_limit_is_ever_exceeded_at_the_end_of_a_turn(seats, number):
    for state in states(seats, number):
        assert min(state.bank) >= 0
        for seat in state.players:
            assert min(seat.tokens) >= 0
            assert len(seat.reserved) <= MOST_RESERVED
            assert sum(seat.tokens) <= MOST_TOKENS or state.phase == "return_tokens"


@whole_games
def test_a_row_holds_four_cards_until_its_deck_is_empty(seats, number):
    for state in states(seats, number):
        for row, deck, level in zip(state.rows, state.decks, LEVELS, strict=True):
            assert len(row) == 4
            assert None not in row or not deck
            assert {CARDS[card].level for card in row if card is not None} <= {level}


@whole_games
def test_all_have_had_as_many_turns_at_the_end_unless_nobody_could_move(seats, number):
    *_, last = states(seats, number)
    assert last.phase == "over"
    assert last.turn % seats == 0 or last.passes == seats
    assert last.chronicle[-1] == tuple(seat.points for seat in last.players)
