"""What has just happened is kept with the table, for those who look at it later."""

from engine.dice import seeded
from engine.splendor.events import (
    CardReserved,
    CardReservedFromDeck,
    CardRevealed,
    NobleVisited,
    TokensReturned,
    TokensTaken,
)
from engine.splendor.moves import ReserveCard, ReserveFromDeck, ReturnTokens, TakeTokens
from tests.engine.splendor.builders import SEED, SPLENDOR, bonuses, do, gems, player, step, table

THREE = gems(white=1, blue=1, green=1)
FULL = player(gems(red=4, black=4))


def test_nothing_has_happened_at_a_new_table():
    assert SPLENDOR.setup(2, seeded(SEED), {"target": 15}).state.turns == ()


def test_with_two_seats_a_turn_is_remembered_until_the_next_move():
    state = do(table(), TakeTokens(THREE))
    assert state.turns == ((TokensTaken(0, THREE),),)
    assert do(state, TakeTokens(THREE)).turns == ((TokensTaken(1, THREE),),)


def test_whose_turn_begins_sees_what_every_other_seat_did():
    state, told = table(player(), player(), player()), []
    for _ in range(5):
        done = step(state, ReserveFromDeck(1))
        state = done.state
        told.append(done.events)
        assert state.turns == tuple(told[-2:])


def test_a_card_that_was_dealt_is_remembered_with_its_place():
    state = table()
    card = str(state.rows[1][2])
    after = do(state, ReserveCard(card))
    new = str(after.rows[1][2])
    assert after.turns[-1] == (CardReserved(0, card, gold=True), CardRevealed(2, 2, new))


def test_tokens_put_back_belong_to_the_turn_that_took_them():
    taken = do(table(FULL, player()), TakeTokens(THREE))
    assert (taken.phase, taken.turns) == ("return_tokens", ((TokensTaken(0, THREE),),))
    back = ReturnTokens(gems(red=1))
    assert do(taken, back).turns[-1] == (TokensTaken(0, THREE), TokensReturned(0, gems(red=1)))


def test_a_noble_belongs_to_the_turn_it_comes_in():
    host = player(cards=bonuses(white=4, blue=4))
    after = do(table(host, player(), nobles=("noble-white-blue",)), TakeTokens(THREE))
    assert after.turns[-1][-1] == NobleVisited(0, "noble-white-blue")


def test_what_is_remembered_of_the_first_move_of_a_turn_is_what_was_told():
    told = step(table(), ReserveFromDeck(3))
    assert told.state.turns[-1] == told.events


def test_a_card_from_a_deck_is_remembered_by_its_owner_alone():
    state = do(table(), ReserveFromDeck(3))
    card = state.players[0].reserved[0].card
    for seat, known in ((0, card), (1, None), (None, None)):
        (event,) = SPLENDOR.view(state, seat).latest
        assert event == CardReservedFromDeck(0, 3, known, gold=True)


def test_whoever_imagines_the_table_imagines_the_card_that_was_just_reserved():
    state = do(table(player(hidden=("III-red-04",)), player()), ReserveFromDeck(3))
    imagined = SPLENDOR.imagine(SPLENDOR.view(state, 1), seeded(SEED))
    kept = imagined.players[0].reserved[-1].card
    assert imagined.turns[-1] == (CardReservedFromDeck(0, 3, kept, gold=True),)
