"""Why a move of Splendor is good, in words."""

import pytest

from engine.ai.why import Why, why
from tests.bot.dealers.spoken_reasons import assert_all_differ, said


def good(kind: str, use: str = "points", worth: int = 3, **facts: int | str) -> Why:
    return Why(kind, (*facts.items(), ("use", use), ("worth", worth), ("colour", "red")))


def test_every_reason_is_a_sentence_of_its_own():
    assert_all_differ(
        "splendor",
        why("noble"),
        why("noble_near", count=1),
        why("noble_near", count=2),
        *(
            why("cheaper", colour="red", count=count, place="A1", points=points)
            for count in (1, 4)
            for points in (0, 1, 4)
        ),
        why("bonus", colour="red", count=1),
        why("bonus", colour="red", count=2),
        *(
            good("payable", use, worth, place="A1")
            for use in ("points", "noble", "noble_near", "cheaper")
            for worth in (1, 3)
        ),
        good("payable", "cheaper", 0, place="A1"),
        good("stays", place="A1"),
        good("gold", place="A1"),
        good("nearer", place="A1", count=1, turns=2),
        good("nearer", place="A1", count=4, turns=3),
        good("denies", seat=1),
        good("keeps", turns=1),
        good("keeps", turns=2),
        why("unseen", least=1, most=3),
        why("late"),
        why("behind", points=15),
    )


@pytest.mark.parametrize(
    ("use", "worth", "told"),
    [
        ("points", 1, "one point"),
        ("noble", 4, "4 points with a noble"),
        ("noble_near", 1, "a noble is then one card away"),
        ("cheaper", 3, "makes 3 cards one red cheaper"),
        ("cheaper", 0, "one more red bonus"),
    ],
)
def test_a_card_that_can_be_bought_is_told_with_what_it_is_good_for(use, worth, told):
    sentence = said("splendor", good("payable", use, worth, place="C1"))
    assert sentence == f"Why: C1 ({told}) can be bought next turn."


def test_it_is_told_how_soon_a_card_can_be_bought():
    assert said("splendor", good("nearer", place="A1", count=2, turns=2)) == (
        "Why: then 2 tokens are missing for A1 (3 points), which can be bought in 2 turns at the"
        " earliest."
    )
    assert said("splendor", good("keeps", turns=1), language="de") == (
        "Grund: niemand kann sie dir mehr nehmen (3 Punkte), und kaufen kannst du sie im"
        " nächsten Zug."
    )


def test_a_rival_is_called_by_name_and_the_name_formats_nothing():
    assert said("splendor", good("denies", seat=1)) == (
        r"Why: B\_en could have bought it (3 points)."
    )


def test_the_colour_that_gets_cheaper_is_named():
    told = said("splendor", why("cheaper", colour="red", count=6, place="A2", points=4))
    assert told == "Why: 6 cards cost you one red less, among them A2 (4 points)."
