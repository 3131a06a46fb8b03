"""Why a turn of Sintra is good, in words."""

from engine.ai.why import why
from tests.bot.dealers.spoken_reasons import assert_all_differ, said


def test_every_reason_is_a_sentence_of_its_own():
    assert_all_differ(
        "sintra",
        why("strip_complete"),
        why("strip", left=2, points=4),
        why("starts", points=1),
        why("starts", points=2),
        why("starts_counted", points=1),
        why("starts_counted", points=2),
        why("marker", points=2),
        why("marker_but", points=2),
        why("marker_counted", points=2),
        why("whole"),
        why("breaks", count=1, points=1),
        why("breaks", count=2, points=3),
        why("breaks_but", count=2, points=3),
        why("breaks_counted", count=1, points=1),
        why("breaks_counted", count=1, points=3),
        why("breaks_counted", count=2, points=3),
        why("breaks_least", count=2, points=3),
        why("spares", points=1),
        why("spares", points=2),
        why("reach", count=1),
        why("reach", count=5),
        why("glazier", count=1, left=1, points=4),
        why("glazier", count=5, left=2, points=4),
    )


def test_broken_glass_is_told_after_what_the_turn_is_good_for():
    told = said("sintra", why("strip", left=1, points=6), why("breaks_but", count=2, points=3))
    assert told == (
        "Why: the strip then needs one more pane for 6 points from windows;"
        " but 2 panes break, which costs 3 points."
    )


def test_nobody_subtracts_again_what_the_points_contain():
    told = said("sintra", why("points", points=9), why("breaks_counted", count=1, points=5))
    assert told == (
        "Why: 9 more points if the game ended then;"
        " the 5 points for one broken pane are already taken off."
    )
