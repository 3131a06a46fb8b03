"""Why a move of Splendor is good, in words."""

from engine.ai.why import why
from tests.bot.dealers.spoken_reasons import assert_all_differ, said


def test_every_reason_is_a_sentence_of_its_own():
    assert_all_differ(
        "splendor",
        why("noble"),
        why("noble_near", count=2),
        why("cheaper", colour="red", count=4),
        why("payable", place="A1"),
        why("nearer", place="R2", count=1),
        why("denies", seat=1),
        why("keeps", points=0),
        why("keeps", points=4),
        why("gold"),
    )


def test_a_rival_is_called_by_name_and_the_name_formats_nothing():
    assert said("splendor", why("denies", seat=1)) == r"Why: B\_en could have bought it."
