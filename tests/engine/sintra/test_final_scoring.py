"""The end: final points, ties, and what they are called (edge cases 36 to 40 and 43)."""

import pytest

from engine.core import Reason
from engine.sintra.data import COLOURS
from tests.engine.sintra.builders import SINTRA, palace, strip, table

COLOUR = {colour: number for number, colour in enumerate(COLOURS)}


def over(*palaces, side="A"):
    return table(*palaces, side=side)._replace(track=())


def reasons(first, side="A"):
    outcome = SINTRA.outcome(over(first, palace(), side=side))
    assert outcome is not None
    return {reason.what: reason for reason in outcome.scores[0].reasons}


@pytest.mark.parametrize(("left", "scored"), [(("b", "o"), 0), (("bb", "o"), 1), (("bb", "oo"), 1)])
def test_panes_left_are_counted_over_all_strips_together(left, scored):
    first = palace({0: strip("1f", left[0]), 3: strip("4f", left[1])})
    lying = sum(map(len, left))
    assert reasons(first)["panes_left"] == Reason("panes_left", scored, (("panes", lying),))


@pytest.mark.parametrize(("broken", "loss"), list(enumerate([0, 1, 2, 4, 6, 8, 11, 14])))
def test_what_the_marker_shows_is_lost(broken, loss):
    assert reasons(palace(broken=broken))["broken_glass"].points == -loss


@pytest.mark.parametrize(
    ("windows", "scored"),
    [
        ({}, 0),
        ({2: "b"}, 0),
        ({2: "bb"}, 3),
        ({2: "b", 3: "b"}, 3),
        ({2: "bb", 3: "g"}, 6),
        ({2: "bb", 3: "gg"}, 10),
    ],
)
def test_an_ornament_scores_by_the_panes_around_it(windows, scored):
    outcome = SINTRA.outcome(over(palace(windows=windows), palace()))
    assert outcome is not None
    ornaments = [each for each in outcome.scores[0].reasons if each.what == "ornament"]
    assert [each.points for each in ornaments] == [0, scored, 0, 0]
    panes = sum(map(len, windows.values()))
    assert ornaments[1].facts == (("number", 2), ("panes", panes))


def test_on_side_b_the_best_colour_is_chosen():
    windows = {0: "bg", 1: "gg", 2: "g", 3: "b"}
    assert reasons(palace(windows=windows), "B")["complete_windows"] == Reason(
        "complete_windows", 8, (("windows", 2), ("colour", COLOUR["green"]), ("panes", 4))
    )


def test_on_side_b_there_are_no_ornaments_and_on_side_a_no_colours():
    assert "ornament" not in reasons(palace(), "B")
    assert "complete_windows" not in reasons(palace(), "A")


def test_without_a_complete_window_side_b_gives_nothing():
    windows = dict.fromkeys(range(8), "o")
    assert reasons(palace(windows=windows), "B")["complete_windows"].points == 0


def test_a_score_is_the_sum_of_its_reasons():
    first = palace(
        {0: strip("1f", "bbb")}, windows={6: "bb"}, broken=2, falls=1, bonus=5, glazing=30
    )
    outcome = SINTRA.outcome(over(first, palace()))
    assert outcome is not None
    assert outcome.scores[0].points == 30 + 5 - 18 + 1 - 2 + 3


def test_a_tie_goes_to_who_lost_fewer_points_on_the_broken_glass_track_all_counted():
    careless = palace(glazing=38, falls=1, broken=2)
    careful = palace(glazing=22, broken=3)
    outcome = SINTRA.outcome(over(careless, careful))
    assert outcome is not None
    assert [score.points for score in outcome.scores] == [18, 18]
    assert [score.reasons[-1] for score in outcome.scores] == [
        Reason("fewest_lost", 0, (("lost", 20),)),
        Reason("fewest_lost", 0, (("lost", 4),)),
    ]
    assert outcome.winners == (1,)
    assert outcome.places == (2, 1)


def test_a_tie_that_remains_is_a_shared_victory():
    even = palace(glazing=20, broken=1)
    outcome = SINTRA.outcome(over(even, palace(), even))
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.places == (1, 3, 1)


def test_more_than_a_hundred_points_are_just_more_points():
    outcome = SINTRA.outcome(over(palace(glazing=140), palace()))
    assert outcome is not None
    assert outcome.scores[0].points == 140


def test_the_projection_is_the_score_if_the_game_ended_now():
    state = table(palace(glazing=20, broken=4), palace(windows={0: "bb"}))
    assert [score.points for score in SINTRA.projection(SINTRA.view(state, 1))] == [14, 3]
