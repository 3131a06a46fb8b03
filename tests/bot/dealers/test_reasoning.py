"""The reasons that every game has, in words."""

from engine.ai.why import why
from tests.bot.dealers.spoken_reasons import assert_all_differ, said


def test_points_and_the_margin_are_sentences_of_their_own():
    outdone = [why("outdone", count=count, moves=9) for count in (1, 4)]
    outdone.append(why("outdone", count=1, moves=2))
    compared = [why("margin", points=1), why("best"), why("only"), *outdone]
    assert_all_differ("toy", why("points", points=1), why("promise", points=1), *compared)


def test_several_reasons_are_one_sentence():
    sentence = said("toy", why("points", points=3), why("margin", points=2))
    assert sentence == (
        "Why: 3 more points if the game ended then; about 2 points better than the next best."
    )


def test_where_nothing_speaks_for_a_move_nothing_is_said():
    assert said("toy") == ""
