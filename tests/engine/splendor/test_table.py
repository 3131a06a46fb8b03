"""The table as it is laid, and what lies open: edge cases 24 and 25, draws and options."""

import pytest

from engine.core import BadOptions, IllegalMove, OptionValue, StaleTicket, Step, begin, play
from engine.dice import Dice, ScriptError, scripted, seeded
from engine.splendor.data import NOBLES
from engine.splendor.events import Event, TableLaid
from engine.splendor.moves import TakeTokens
from engine.splendor.state import State
from tests.engine.splendor.builders import SEED, SPLENDOR, asked, do, gems, legal, table

DEAL = (
    *("noble-white-blue", "noble-green-red", "noble-white-red-black"),
    *("I-white-03", "I-red-01", "I-black-08", "I-blue-02"),
    *("II-red-06", "II-white-01", "II-green-04", "II-black-03"),
    *("III-blue-04", "III-red-02", "III-white-01", "III-green-03"),
)
THREE = TakeTokens(gems(white=1, blue=1, green=1))


def deal(seats: int = 2, dice: Dice | None = None, **options: OptionValue) -> Step[State, Event]:
    return begin(SPLENDOR, seats, dice or seeded(SEED), options)


def test_scripted_dice_lay_the_nobles_and_then_the_rows_from_left_to_right():
    laid = deal(dice=scripted(DEAL))
    assert laid.state.nobles == DEAL[:3]
    assert laid.state.rows == (DEAL[3:7], DEAL[7:11], DEAL[11:])
    assert laid.events == (TableLaid(laid.state.bank, DEAL[:3], laid.state.rows),)


def test_a_script_that_is_too_short_says_what_can_be_drawn():
    with pytest.raises(ScriptError, match="draw 15 is needed, one of: III-"):
        deal(dice=scripted(DEAL[:-1]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_noble_more_than_players_is_shown(seats):
    nobles = deal(seats).state.nobles
    assert len(set(nobles)) == seats + 1
    assert set(nobles) <= set(NOBLES)


@pytest.mark.parametrize("seats", [1, 5])
def test_splendor_is_for_two_to_four(seats):
    with pytest.raises(BadOptions, match="2 to 4"):
        deal(seats)


def test_the_target_is_fifteen_unless_the_table_says_otherwise():
    assert deal().state.target == 15
    assert deal(target=21).state.target == 21
    with pytest.raises(BadOptions, match="16"):
        deal(target=16)


def test_what_remains_of_a_deck_is_sorted_so_that_it_tells_nothing_of_the_future():
    decks = deal().state.decks
    assert [len(deck) for deck in decks] == [36, 26, 16]
    assert all(list(deck) == sorted(deck) for deck in decks)


# Case 24.
def test_seat_zero_begins_and_the_others_follow_clockwise():
    state = deal(3).state
    assert asked(state) == [(0, "act")]
    assert asked(do(state, THREE)) == [(1, "act")]
    assert asked(do(state, THREE, THREE, THREE)) == [(0, "act")]


def test_a_seat_that_is_not_asked_has_no_legal_move():
    assert legal(deal().state, seat=1) == ()
    with pytest.raises(IllegalMove):
        play(SPLENDOR, deal().state, 1, THREE)


def test_a_click_on_the_question_of_an_earlier_turn_is_refused():
    state = deal().state
    (decision,) = SPLENDOR.decisions(state)
    later = do(state, THREE, THREE)
    with pytest.raises(StaleTicket):
        play(SPLENDOR, later, 0, THREE, decision.ticket)


def test_the_points_of_every_round_are_kept():
    state = do(table(), THREE, THREE, THREE)
    assert state.chronicle == ((0, 0),)


# Case 25.
def test_tokens_bought_cards_and_deck_sizes_lie_open_for_all():
    state = do(deal().state, THREE)
    for seat in (0, 1, None):
        seen = SPLENDOR.view(state, seat)
        assert seen.players[0].tokens == gems(white=1, blue=1, green=1)
        assert seen.deck_sizes == (36, 26, 16)
        assert (seen.bank, seen.rows, seen.nobles) == (state.bank, state.rows, state.nobles)


def test_a_view_says_whose_turn_it_is():
    assert SPLENDOR.view(do(deal(3).state, THREE), None).turn_of == 1
