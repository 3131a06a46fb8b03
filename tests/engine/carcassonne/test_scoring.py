"""What completed and incomplete features are worth, and to whom."""

from engine.carcassonne.events import FeatureScored
from tests.engine.carcassonne.builders import GAME, NO_MESSAGES, table


def final_points(here):
    outcome = GAME.outcome(here.state)
    assert outcome is not None
    return [score.points for score in outcome.scores]


def test_a_road_closed_at_both_ends_is_worth_a_point_a_tile():
    here = table("A 1E 1", drawn="A", figures=NO_MESSAGES).places("1W", 3).stands("road-0")
    assert here.points(0) == 3
    assert here.supply(0) == 7


def test_a_road_that_is_a_loop_is_complete():
    loop = table(
        "V 1S 3", "V 1S 1E 0", "V 2S 2", drawn="V", figures=NO_MESSAGES,
        followers=[(1, "1S", "road-0")],
    )  # fmt: skip
    after = loop.places("2S 1E", 1).stands()
    assert after.points(1) == 4
    assert after.supply(1) == 7


def test_a_tile_that_a_road_meets_twice_counts_once():
    # A crossing whose eastern and southern roads are the two ends of one road.
    loop = table(
        "W 1E 0", "V 2E 0", "V 1S 2E 1", drawn="V", figures=NO_MESSAGES,
        followers=[(1, "2E", "road-0")],
    )  # fmt: skip
    after = loop.places("1S 1E", 2).stands()
    assert after.points(1) == 4


def test_a_city_of_two_tiles_is_an_ordinary_city():
    here = table(drawn="E", figures=NO_MESSAGES).places("1N", 2).stands("city-0")
    assert here.points(0) == 4


def test_a_city_is_worth_two_a_tile_and_two_a_shield():
    here = table("F 1N 1", drawn="E", figures=NO_MESSAGES, followers=[(0, "1N", "city-0")])
    assert here.places("2N", 2).stands().points(0) == 2 * (3 + 1)


def test_a_monastery_with_eight_neighbours_is_worth_nine():
    around = ("B 1S 0", "E 1S 1W 0", "E 1S 1E 0", "E 2S 1W 3", "U 3S 1W 0", "U 3S 0", "U 3S 1E 0")
    here = table(
        *around[:1], "B 2S 0", *around[1:], drawn="E", figures=NO_MESSAGES,
        followers=[(0, "2S", "monastery-0")],
    )  # fmt: skip
    after = here.places("2S 1E", 1).stands()
    assert after.points(0) == 9
    assert after.supply(0) == 7


def test_the_most_followers_take_all_and_everybody_goes_home():
    here = table(
        "U 1E 0", "U 1W 0", "A 2W 3", drawn="A", figures=NO_MESSAGES,
        followers=[(0, "1E", "road-0"), (0, "1W", "road-0"), (1, "2W", "road-0")],
    )  # fmt: skip
    after = here.places("2E", 1).stands()
    assert (after.points(0), after.points(1)) == (5, 0)
    assert (after.supply(0), after.supply(1)) == (7, 7)
    assert after.happened(FeatureScored)[0].followers == (2, 1)


def test_as_many_followers_all_get_the_full_points():
    here = table(
        "U 1E 0", "A 1W 3", drawn="A", figures=NO_MESSAGES,
        followers=[(0, "1E", "road-0"), (1, "1W", "road-0")],
    )  # fmt: skip
    after = here.places("2E", 1).stands()
    assert (after.points(0), after.points(1)) == (4, 4)


def test_a_completed_feature_where_nobody_stands_scores_nothing():
    after = table(drawn="E", figures=NO_MESSAGES).places("1N", 2).stands()
    assert (after.points(0), after.points(1)) == (0, 0)
    assert not after.happened(FeatureScored)


def test_at_the_end_incomplete_features_are_worth_one_a_tile_and_shield():
    here = table(
        "F 1N 1", "U 1E 0", drawn="B", stock="", figures=NO_MESSAGES,
        followers=[(0, "1N", "city-0"), (1, "1E", "road-0")],
    )  # fmt: skip
    over = here.places("1S", 0).stands("monastery-0")
    # A city of two tiles and a shield; a monastery with two neighbours, which are the start
    # tile and the one to its east; a road of two tiles.
    assert final_points(over) == [3 + 3, 2]


def test_a_farm_gets_three_for_each_completed_city_that_it_borders():
    here = table("E 1N 2", drawn="E", stock="", figures=NO_MESSAGES)
    over = here.places("1S", 1).stands("field-0")
    # South of the road no city is near; the field north of it borders the city.
    assert final_points(over) == [0, 0]
    north = table("E 1N 2", drawn="U", stock="", figures=NO_MESSAGES).places("1E", 0)
    assert final_points(north.stands("field-0")) == [3, 0]


def test_a_city_pays_every_farm_beside_it():
    here = table(
        "F 1N 1", "E 2N 2", drawn="B", stock="", figures=NO_MESSAGES,
        followers=[(0, "1N", "field-0"), (1, "1N", "field-1")],
    )  # fmt: skip
    assert final_points(here.places("1S", 0).stands()) == [3, 3]


def test_farmers_stay_until_the_end():
    here = table(drawn="E", figures=NO_MESSAGES).places("1N", 2).stands("field-0")
    assert here.standing(0) == [(1, "field-0")]
    assert here.supply(0) == 6


def test_a_follower_that_came_home_cannot_be_placed_in_the_same_turn():
    here = table(drawn="E", figures=NO_MESSAGES, supplies=(0, 7), followers=[(0, "0", "city-0")])
    laid = here.places("1N", 2)
    assert [move.kind for move in laid.legal()] == ["place_follower", "take_back"]
    assert laid.stands().supply(0) == 1


def test_the_most_points_win_and_equals_share_the_victory():
    here = table(drawn="B", stock="", figures=((7,), (7,), (3,)))
    outcome = GAME.outcome(here.places("1S", 0).stands().state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.places == (1, 1, 3)


def test_the_projection_counts_what_is_not_complete():
    here = table("U 1E 0", drawn="B", figures=NO_MESSAGES, followers=[(1, "1E", "road-0")])
    projected = GAME.projection(here.view())
    assert [score.points for score in projected] == [0, 2]
    assert projected[1].reasons[0].what == "final_road"
