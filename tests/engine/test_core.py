"""The guarded doors refuse, and say why."""

import pytest

from engine.core import BadOptions, IllegalMove, Score, StaleTicket, begin, play, ranked
from engine.dice import seeded
from tests.toy import Settle, Split, State, Take, Toy

GAME = Toy()
SEED = "42" * 32


def start() -> State:
    state: State = begin(GAME, 2, seeded(SEED), {}).state
    return state


def test_a_legal_move_passes_with_its_ticket():
    state = start()
    left = state.places[0].hand[:1]
    assert play(GAME, state, 0, Split(left), "split.1.0").state.places[0].left == left


def test_an_answer_can_be_changed_until_the_last_one_is_in():
    state = start()
    first, second = state.places[0].hand[:1], state.places[0].hand[1:]
    state = play(GAME, state, 0, Split(first), "split.1.0").state
    state = play(GAME, state, 0, Split(second), "split.1.0").state
    assert state.places[0].left == second


def test_an_illegal_move_is_refused_with_move_seat_and_question():
    with pytest.raises(IllegalMove, match=r"Settle.*seat 1 to 'split.1.1'"):
        play(GAME, start(), 1, Settle())


def test_an_old_ticket_is_refused():
    state = start()
    for seat in (0, 1):
        state = play(GAME, state, seat, GAME.legal_moves(state, seat)[0]).state
    with pytest.raises(StaleTicket, match=r"'split.1.0' is no longer open"):
        play(GAME, state, 0, Split(state.places[0].hand[:1]), "split.1.0")


def test_a_step_taken_back_does_not_make_its_ticket_good_again():
    state = start()
    for seat in (0, 1):
        state = play(GAME, state, seat, GAME.legal_moves(state, seat)[0]).state
    state = play(GAME, state, 0, Take("left"), "take.1-0.0").state
    state = play(GAME, state, 0, GAME.legal_moves(state, 0)[-1], "take.1-1.0").state
    with pytest.raises(StaleTicket):
        play(GAME, state, 0, Take("right"), "take.1-0.0")


def test_a_seat_that_is_asked_nothing_is_told_so():
    state = start()
    for seat in (0, 1):
        state = play(GAME, state, seat, GAME.legal_moves(state, seat)[0]).state
    for move in (Take("left"), Settle()):
        state = play(GAME, state, 0, move).state
    with pytest.raises(IllegalMove, match="seat 0 is asked nothing"):
        play(GAME, state, 0, Settle())
    with pytest.raises(StaleTicket, match="seat 0 is asked nothing"):
        play(GAME, state, 0, Settle(), "take.1-1.0")


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_of_the_wrong_size_is_refused(seats):
    with pytest.raises(BadOptions, match="toy is for 2 to 4 seats"):
        begin(GAME, seats, seeded(SEED), {})


def test_an_unknown_option_is_refused_with_those_there_are():
    with pytest.raises(BadOptions, match="no option 'speed'; it has: high"):
        begin(GAME, 2, seeded(SEED), {"speed": 1})


@pytest.mark.parametrize("value", ["yes", 1, None])
def test_an_option_value_that_is_not_offered_is_refused(value):
    with pytest.raises(BadOptions, match="can be False, True"):
        begin(GAME, 2, seeded(SEED), {"high": value})


@pytest.mark.parametrize(
    ("merits", "places", "winners"),
    [
        ((9, 9, 4), (1, 1, 3), (0, 1)),
        ((4, 9, 4, 1), (2, 1, 2, 4), (1,)),
        ((5, 5), (1, 1), (0, 1)),
        ((-1, 0), (2, 1), (1,)),
    ],
)
def test_equals_share_a_place_and_use_up_the_next(merits, places, winners):
    scores = tuple(Score(merit, ()) for merit in merits)
    outcome = ranked(scores, [(merit,) for merit in merits])
    assert (outcome.places, outcome.winners) == (places, winners)
    assert [outcome.places[seat] for seat in outcome.ranking] == sorted(places)


def test_what_breaks_a_tie_is_looked_at_only_among_equals():
    outcome = ranked((Score(9, ()),) * 3, [(9, -4), (9, -3), (8, 0)])
    assert outcome.places == (2, 1, 3)
