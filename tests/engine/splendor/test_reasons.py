"""What speaks for a move of Splendor."""

from engine.ai.reasons import reasons
from engine.ai.why import Why, why
from engine.core import decision_of
from engine.splendor.moves import BuyCard, ReserveCard, TakeTokens
from tests.engine.splendor.builders import SPLENDOR, bonuses, gems, legal, player, table


def reasons_for(state, move) -> tuple[Why, ...]:
    decision = decision_of(SPLENDOR, state, 0)
    assert decision is not None
    return reasons(SPLENDOR, SPLENDOR.view(state, 0), decision, move, legal(state))


def test_a_card_is_bought_for_its_points_and_the_noble_that_comes():
    state = table(
        player(gems(green=4), cards=bonuses(white=3, blue=4)),
        player(),
        rows=(("I-white-08", None, None, None), (None,) * 4, (None,) * 4),
        nobles=["noble-white-blue"],
    )
    told = reasons_for(state, BuyCard("I-white-08", gems(green=4)))
    assert told == (why("points", points=4), why("noble"))


def test_tokens_are_taken_for_the_card_that_they_pay():
    state = table(
        player(gems(green=2)),
        player(),
        rows=(("I-black-02", "I-white-08", None, None), (None,) * 4, (None,) * 4),
    )
    told = reasons_for(state, TakeTokens(gems(white=1, green=1, red=1)))
    assert told == (why("payable", place="C1"),)


def test_a_card_is_reserved_because_another_could_buy_it():
    state = table(
        player(),
        player(gems(black=4)),
        rows=(("I-green-08", None, None, None), (None,) * 4, (None,) * 4),
    )
    assert reasons_for(state, ReserveCard("I-green-08")) == (why("denies", seat=1),)
