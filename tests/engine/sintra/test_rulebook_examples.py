"""The worked examples of the rulebook, each as it is printed; Amanda sits at seat 0."""

from engine.sintra.events import PanesBroken, PanesTaken, StartMarkerTaken
from tests.engine.sintra.builders import (
    SINTRA,
    do,
    palace,
    panes,
    points,
    step,
    strip,
    table,
    take,
)

ORANGE_IN_THE_CENTRE = table(
    palace(
        {0: strip("3b"), 1: strip("2f", "o"), 3: strip("4f")},
        glazier=1,
    ),
    palace(),
    centre="ooob",
    factories=["bbyy"],
)
"""Strip A to the glazier's left, B under him with one free orange space, C with three."""


def final(state, seat=0):
    """What each reason of the final score is worth."""
    score = SINTRA.projection(SINTRA.view(state, None))[seat]
    return [(reason.what, reason.points) for reason in score.reasons]


def test_page_3_amanda_takes_one_pink_pane_and_the_other_three_go_to_the_centre():
    state = table(factories=["pbbo"], centre="y")
    after = do(state, take(0, "pink", 2))
    assert after.centre == panes("bboy")
    assert after.factories[0] == panes()


def test_page_3_three_orange_from_the_centre_bring_the_marker_and_one_step():
    state = ORANGE_IN_THE_CENTRE
    done = step(state, take(None, "orange", 3))
    assert done.events[:2] == (
        PanesTaken(0, None, "orange", 3, panes()),
        StartMarkerTaken(0, 1, 0),
    )
    assert done.state.marker == 0
    assert done.state.palaces[0].broken == 1


def test_page_4_one_orange_fits_on_strip_b_and_two_break():
    done = step(ORANGE_IN_THE_CENTRE, take(None, "orange", 1))
    assert PanesBroken(0, "orange", 2, 3, 0) in done.events
    assert done.state.palaces[0].strips[1] == strip("2f", "oo")
    assert done.state.tower == panes("oo")


def test_page_4_all_three_fit_on_strip_c_if_the_glazier_goes_there():
    after = do(ORANGE_IN_THE_CENTRE, take(None, "orange", 3)).palaces[0]
    assert after.glazier == 3
    assert after.strips[3] == strip("4f", "ooo")
    assert after.broken == 1


def test_page_4_two_yellow_panes_on_a_complete_strip_give_two_points_in_a_yellow_round():
    first = palace({0: strip("1f", "bbyy")})
    state = table(first, palace(), factories=["bggg"], track=("yellow", "pink", "green", "blue"))
    assert do(state, take(0, "blue", 0)).palaces[0].bonus == 2


def test_page_5_a_window_of_two_points_with_glazed_ones_worth_three_to_its_right_gives_five():
    first = palace({3: strip("4f", "ooob")}, windows={4: "b", 5: "g"}, glazier=3)
    state = table(first, palace(), factories=["bggg"], track=("yellow", "pink"))
    after = do(state, take(0, "blue", 3))
    assert (after.palaces[0].bonus, after.palaces[0].glazing) == (0, 5)
    assert points(after) == 5


def test_page_5_seven_panes_left_on_strips_give_two_points():
    first = palace({0: strip("1f", "bbb"), 3: strip("4f", "oo"), 5: strip("6f", "bg")})
    assert ("panes_left", 2) in final(table(first, palace()))


def test_page_5_a_marker_on_minus_eight_loses_eight_points():
    assert ("broken_glass", -8) in final(table(palace(broken=5), palace()))


def test_page_5_at_the_bottom_eighteen_points_are_lost_at_once_and_the_marker_is_at_the_top():
    state = table(palace(broken=7), palace(), centre="ob")
    after = do(state, take(None, "orange", 1))
    assert points(after) == -18
    assert after.palaces[0].broken == 0


def test_page_6_ornaments_with_four_four_at_most_one_and_two_panes_give_23_points():
    windows = {0: "bb", 1: "gg", 2: "yy", 3: "oo", 4: "p", 6: "b", 7: "g"}
    reasons = final(table(palace(windows=windows), palace()))
    assert [each for what, each in reasons if what == "ornament"] == [10, 10, 0, 3]


def test_page_6_four_complete_windows_and_five_orange_panes_give_20_points():
    windows = {0: "oo", 1: "og", 2: "yo", 3: "bb", 5: "o", 6: "p"}
    reasons = final(table(palace(windows=windows), palace(), side="B"))
    assert ("complete_windows", 20) in reasons
