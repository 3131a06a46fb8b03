"""Why a turn of Sintra is good, in words."""

from engine.ai.why import why
from tests.bot.dealers.spoken_reasons import assert_all_differ


def test_every_reason_is_a_sentence_of_its_own():
    assert_all_differ("sintra", why("strip_complete"), why("strip", left=2), why("glazier"))
