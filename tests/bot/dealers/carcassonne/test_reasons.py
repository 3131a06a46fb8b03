"""Why a step of Carcassonne is good, in words."""

from engine.ai.why import why
from tests.bot.dealers.spoken_reasons import assert_all_differ


def test_every_reason_is_a_sentence_of_its_own():
    spots = [why("follower", spot=spot) for spot in ("city", "road", "monastery", "field")]
    assert_all_differ("carcassonne", why("follower_stays"), *spots)
