"""What speaks for a move of Splendor."""

from dataclasses import replace

import pytest

from engine.ai.reasons import reasons
from engine.ai.why import Why, why
from engine.core import decision_of
from engine.splendor.ai.uses import turns_to
from engine.splendor.moves import (
    BuyCard,
    ReserveCard,
    ReserveFromDeck,
    ReturnTokens,
    TakeTokens,
)
from engine.splendor.state import Player
from engine.splendor.view import PlayerView
from tests.engine.splendor.builders import (
    NOTHING,
    SPLENDOR,
    bonuses,
    do,
    gems,
    legal,
    player,
    table,
)


def good(kind: str, use: str, worth: int, colour: str, **facts: int | str) -> Why:
    return Why(kind, (*facts.items(), ("use", use), ("worth", worth), ("colour", colour)))


def reasons_for(state, move) -> tuple[Why, ...]:
    seat = state.seat
    decision = decision_of(SPLENDOR, state, seat)
    assert decision is not None
    return reasons(SPLENDOR, SPLENDOR.view(state, seat), decision, move, legal(state))


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
    assert told == (good("payable", "cheaper", 0, "black", place="C1"),)


@pytest.mark.parametrize(
    ("cards", "nobles", "told"),
    [
        (["I-black-02", "I-blue-08"], [], ("C2", "points", 1, "blue")),
        (["I-black-02", "I-blue-03"], [], ("C2", "cheaper", 1, "blue")),
        (["I-black-02", "I-blue-03"], ["noble-white-blue"], ("C2", "noble", 3, "blue")),
        (["I-black-02", "I-blue-03"], ["noble-red-black"], ("C1", "noble_near", 3, "black")),
    ],
)
def test_of_what_tokens_pay_the_best_is_told_with_what_it_is_good_for(cards, nobles, told):
    """Points with those of the noble that comes, else the noble that is near, else cheaper cards."""
    place, use, worth, colour = told
    held = bonuses(white=4, blue=3, red=3, black=1)
    state = table(
        player(gems(green=2), cards=held),
        player(),
        rows=low(*cards, "I-black-08"),
        nobles=nobles,
    )
    taken = TakeTokens(gems(green=1, red=1, black=1))
    assert reasons_for(state, taken) == (good("payable", use, worth, colour, place=place),)


def test_a_card_is_reserved_because_another_could_buy_it():
    state = table(
        player(),
        player(gems(black=4)),
        rows=(("I-green-08", None, None, None), (None,) * 4, (None,) * 4),
    )
    assert reasons_for(state, ReserveCard("I-green-08")) == (
        good("denies", "points", 1, "green", seat=1),
    )


def _as_seen(owner: Player) -> PlayerView:
    return SPLENDOR.view(table(owner, player()), 0).players[0]


def low(*cards):
    """Nothing lies open but these cards of level I."""
    return ((*cards, *[None] * (4 - len(cards))), (None,) * 4, (None,) * 4)


def rich(points, tokens=NOTHING):
    """Somebody with so many points."""
    return replace(player(tokens), points=points)


def test_tokens_are_taken_for_the_card_that_comes_nearest():
    """Both lack three then, and the second is worth a point."""
    state = table(player(), player(), rows=low("I-blue-07", "I-white-08"))
    told = reasons_for(state, TakeTokens(gems(green=1, red=1, black=1)))
    assert told == (good("nearer", "points", 1, "white", place="C2", count=3, turns=3),)


def test_a_card_that_could_be_paid_already_is_not_what_tokens_are_taken_for():
    """The first could be bought with gold."""
    held = gems(green=3, gold=1)
    state = table(player(held), player(), rows=low("I-white-08", "I-blue-08"))
    told = reasons_for(state, TakeTokens(gems(green=1, red=1, black=1)))
    assert told == (good("nearer", "points", 1, "blue", place="C2", count=2, turns=2),)


def test_where_tokens_bring_nothing_nearer_it_is_told_what_can_still_be_bought():
    state = table(player(gems(green=4)), player(), rows=low("I-white-08"))
    told = reasons_for(state, TakeTokens(gems(white=1, blue=1, red=1)))
    assert told == (good("stays", "points", 1, "white", place="C1"),)


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("I-red-02", good("stays", "cheaper", 0, "red", place="C1")),
        ("I-red-08", good("nearer", "points", 1, "red", place="C1", count=1, turns=2)),
    ],
)
def test_tokens_go_back_for_what_can_be_bought_without_them_or_is_nearest(card, told):
    held = player(gems(white=3, blue=4, red=2))
    state = do(table(held, player(), rows=low(card)), TakeTokens(gems(white=1, green=1, red=1)))
    assert reasons_for(state, ReturnTokens(gems(white=1, green=1))) == (told,)


def test_a_card_is_bought_for_the_noble_that_it_brings_near():
    state = table(
        player(gems(green=4), cards=bonuses(white=1, blue=4)),
        player(),
        rows=low("I-white-08"),
        nobles=["noble-white-blue"],
    )
    told = reasons_for(state, BuyCard("I-white-08", gems(green=4)))
    assert told == (why("points", points=1), why("noble_near", count=2))


def test_a_card_is_bought_for_the_cards_that_cost_less_then():
    """Of the three that ask for white one is satisfied with the bonus that was there before."""
    state = table(
        player(gems(green=4), cards=bonuses(white=1)),
        player(),
        rows=low("I-white-08", "I-blue-07", "I-red-02", "I-red-04"),
    )
    told = reasons_for(state, BuyCard("I-white-08", gems(green=4)))
    cheaper = why("cheaper", colour="white", count=2, place="C3", points=0)
    assert told == (why("points", points=1), cheaper)


def test_what_costs_less_then_may_be_a_card_that_is_kept():
    """As in a game where the blue card was bought for a kept one that no open card was like."""
    held = player(gems(green=3, red=1), reserved=["III-green-04", "I-black-08"])
    state = table(held, player(), rows=low("I-blue-05"))
    told = reasons_for(state, BuyCard("I-blue-05", gems(green=3, red=1)))
    assert told == (why("cheaper", colour="blue", count=2, place="R1", points=5),)


def test_a_card_that_makes_nothing_cheaper_is_one_more_bonus():
    held = player(gems(green=2, black=2), cards=bonuses(blue=2))
    state = table(held, player(), rows=low("I-blue-03"))
    told = reasons_for(state, BuyCard("I-blue-03", gems(green=2, black=2)))
    assert told == (why("bonus", colour="blue", count=3),)


@pytest.mark.parametrize(
    ("held", "turns"),
    [
        (gems(green=4), 1),
        (gems(green=2), 2),
        (gems(green=1), 3),
        (gems(), 3),
        (gems(gold=1), 3),
        (gems(green=1, gold=1), 2),
    ],
)
def test_a_card_for_four_of_a_colour_can_be_bought_in_so_many_turns(held, turns):
    assert turns_to(_as_seen(player(held)), "I-white-08") == turns


@pytest.mark.parametrize(
    ("card", "turns"), [("I-black-03", 3), ("II-white-01", 4), ("III-black-01", 6)]
)
def test_three_colours_a_turn_are_the_most(card, turns):
    assert turns_to(_as_seen(player()), card) == turns


UNSEEN = why("unseen", least=0, most=1)


@pytest.mark.parametrize(
    ("move", "with_gold", "without"),
    [
        (
            ReserveFromDeck(1),
            (good("nearer", "points", 1, "white", place="C1", count=1, turns=2), UNSEEN),
            (UNSEEN,),
        ),
        (
            ReserveCard("I-white-08"),
            (good("keeps", "points", 1, "white", turns=2),),
            (good("keeps", "points", 1, "white", turns=2),),
        ),
        (
            ReserveCard("I-green-08"),
            (good("keeps", "points", 1, "green", turns=3),),
            (good("keeps", "points", 1, "green", turns=3),),
        ),
    ],
)
def test_gold_comes_with_a_reserved_card_only_where_there_is_some(move, with_gold, without):
    rows, held = low("I-white-08", "I-green-08"), player(gems(green=2))
    assert reasons_for(table(held, player(), rows=rows), move) == with_gold
    bare = table(held, player(), rows=rows, bank=(4, 4, 4, 4, 4, 0))
    assert reasons_for(bare, move) == without


def test_a_card_is_reserved_for_the_gold_that_pays_another():
    state = table(player(gems(green=3)), player(), rows=low("I-white-08", "I-green-08"))
    paid = good("gold", "points", 1, "white", place="C1")
    assert reasons_for(state, ReserveFromDeck(1)) == (paid, UNSEEN)
    kept = good("keeps", "points", 1, "green", turns=3)
    assert reasons_for(state, ReserveCard("I-green-08")) == (kept, paid)


THREE = TakeTokens(gems(white=1, blue=1, red=1))
PAYABLE = good("payable", "points", 1, "white", place="C1")


@pytest.mark.parametrize(
    ("points", "held", "move", "told"),
    [
        (14, gems(green=3), TakeTokens(gems(green=1)), PAYABLE),
        (15, gems(green=3), TakeTokens(gems(green=1)), why("late")),
        (15, gems(green=4), THREE, why("behind", points=15)),
        (15, gems(), ReserveFromDeck(1), why("late")),
        (15, gems(), ReserveCard("I-white-08"), why("late")),
    ],
)
def test_on_the_last_turn_nothing_is_told_of_what_could_come_after_it(points, held, move, told):
    bank = (1, 1, 1, 1, 1, 5) if move != THREE else None
    state = table(rich(points), player(held), turn=1, rows=low("I-white-08"), bank=bank)
    assert reasons_for(state, move) == (told,)


@pytest.mark.parametrize(("points", "told"), [(13, {"behind"}), (14, set())])
def test_nobody_is_behind_whom_a_card_could_bring_level(points, told):
    state = table(rich(15), rich(points, gems(green=4)), turn=1, rows=low("I-white-08"))
    kinds = {each.kind for each in reasons_for(state, THREE)}
    assert kinds & {"behind", "late"} == told


def test_tokens_that_go_back_on_the_last_turn_do_not_matter():
    held = player(gems(white=3, blue=4, red=2))
    state = table(rich(15), held, turn=1, rows=low("I-red-02"))
    state = do(state, TakeTokens(gems(white=1, green=1, red=1)))
    assert reasons_for(state, ReturnTokens(gems(white=1, green=1))) == (why("late"),)


def test_a_card_that_ends_the_game_is_bought_for_its_points_alone():
    state = table(rich(14, gems(green=4)), player(), rows=low("I-white-08", "I-red-02"))
    told = reasons_for(state, BuyCard("I-white-08", gems(green=4)))
    assert told == (why("points", points=1),)


def test_a_card_without_points_is_of_no_use_on_the_last_turn():
    held = player(gems(white=3))
    state = table(rich(15), held, turn=1, rows=low("I-red-02", "I-red-08"))
    told = reasons_for(state, BuyCard("I-red-02", gems(white=3)))
    assert told == (why("late"),)


def test_in_the_last_round_a_card_is_kept_only_from_who_still_moves():
    state = table(
        rich(15, gems(green=4)),
        player(),
        player(gems(black=4)),
        turn=1,
        rows=low("I-white-08", "I-green-08"),
    )
    assert reasons_for(state, ReserveCard("I-white-08")) == (why("late"),)
    assert reasons_for(state, ReserveCard("I-green-08")) == (
        good("denies", "points", 1, "green", seat=2),
    )
