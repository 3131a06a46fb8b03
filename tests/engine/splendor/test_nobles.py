"""The visits of nobles: edge cases 16 and 17."""

import pytest

from engine.core import IllegalMove
from engine.splendor.events import NobleVisited
from engine.splendor.moves import BuyCard, ChooseNoble, Pass, ReturnTokens, TakeTokens
from tests.engine.splendor.builders import (
    EMPTY_ROWS,
    NO_DECKS,
    NOTHING,
    asked,
    bonuses,
    do,
    gems,
    legal,
    player,
    step,
    table,
)

THREE = TakeTokens(gems(white=1, blue=1, green=1))
TWO_NOBLES = ("noble-white-blue", "noble-white-blue-green")
FOR_TWO = bonuses(white=4, blue=4, green=3)


def test_the_rulebooks_noble_comes_for_three_white_three_blue_and_three_green():
    # The example of the section on nobles.
    buyer = player(gems(red=2), bonuses(white=3, blue=3, green=2), reserved=("I-green-03",))
    state = table(buyer, player(), nobles=("noble-white-blue-green",))
    after = step(state, BuyCard("I-green-03", gems(red=2)))
    assert after.events[-1] == NobleVisited(0, "noble-white-blue-green")
    assert after.state.players[0].points == 3
    assert after.state.nobles == ()


def test_tokens_do_not_impress_a_noble():
    state = table(
        player(gems(white=4, blue=3), bonuses(blue=1)), player(), nobles=("noble-white-blue",)
    )
    assert do(state, TakeTokens(gems(green=1, red=1, black=1))).players[0].nobles == ()


# Case 16.
def test_nobles_are_checked_after_every_action_also_after_taking_tokens():
    state = table(
        player(cards=FOR_TWO, nobles=("noble-white-blue",)),
        player(),
        nobles=("noble-white-blue-green",),
    )
    after = step(state, THREE)
    assert after.events[-1] == NobleVisited(0, "noble-white-blue-green")
    assert after.state.players[0].nobles == TWO_NOBLES


def test_a_noble_comes_after_the_tokens_are_returned():
    state = table(
        player(gems(white=2, blue=2, green=2, red=2), FOR_TWO),
        player(),
        nobles=("noble-white-blue",),
    )
    waiting = do(state, TakeTokens(gems(white=1, blue=1, black=1)))
    assert (asked(waiting), waiting.nobles) == ([(0, "return_tokens")], ("noble-white-blue",))
    assert do(waiting, ReturnTokens(gems(red=1))).players[0].nobles == ("noble-white-blue",)


def test_a_noble_visits_also_a_seat_that_has_to_pass():
    stuck = player(cards=FOR_TWO, reserved=("III-red-01", "III-black-01", "III-white-01"))
    state = table(
        stuck,
        player(),
        bank=NOTHING,
        rows=EMPTY_ROWS,
        decks=NO_DECKS,
        nobles=("noble-white-blue",),
    )
    assert do(state, Pass()).players[0].nobles == ("noble-white-blue",)


# Case 17.
def test_one_chooses_when_several_nobles_would_come_and_only_one_comes():
    state = table(player(cards=FOR_TWO), player(), nobles=TWO_NOBLES)
    waiting = do(state, THREE)
    assert asked(waiting) == [(0, "choose_noble")]
    assert legal(waiting) == tuple(ChooseNoble(noble) for noble in TWO_NOBLES)
    after = step(waiting, ChooseNoble("noble-white-blue-green"))
    assert after.events == (NobleVisited(0, "noble-white-blue-green"),)
    assert after.state.nobles == ("noble-white-blue",)
    assert asked(after.state) == [(1, "act")]


def test_the_noble_not_chosen_comes_at_the_end_of_the_next_turn():
    state = table(player(cards=FOR_TWO), player(), nobles=TWO_NOBLES)
    after = do(state, THREE, ChooseNoble("noble-white-blue"), THREE, THREE)
    assert after.players[0].nobles == TWO_NOBLES


def test_a_single_noble_comes_without_a_question():
    state = table(player(cards=FOR_TWO), player(), nobles=("noble-white-blue", "noble-red-black"))
    assert asked(do(state, THREE)) == [(1, "act")]


def test_a_noble_cannot_be_refused():
    waiting = do(table(player(cards=FOR_TWO), player(), nobles=TWO_NOBLES), THREE)
    with pytest.raises(IllegalMove):
        step(waiting, Pass())


def test_a_noble_who_was_not_called_cannot_be_chosen():
    nobles = (*TWO_NOBLES, "noble-red-black")
    waiting = do(table(player(cards=FOR_TWO), player(), nobles=nobles), THREE)
    with pytest.raises(IllegalMove):
        step(waiting, ChooseNoble("noble-red-black"))


def test_a_noble_who_has_gone_visits_nobody_else_and_is_not_replaced():
    state = table(player(cards=FOR_TWO), player(), nobles=("noble-white-blue",))
    assert do(state, THREE).nobles == ()
