"""The Messages, edge cases 11 to 30 and 32: what each brings, and how one follows another."""

from engine.carcassonne.events import ActionTaken, MessageDrawn, TileDrawn
from engine.carcassonne.messages import MESSAGES
from engine.carcassonne.moves import PlaceFollower, RecallFollower, TakeAction, TakeTwoPoints
from tests.engine.carcassonne.builders import GAME, Table, at, message_in_hand, table

BOTH = (TakeAction(), TakeTwoPoints())
ONLY_POINTS = (TakeTwoPoints(),)


def due(here: Table) -> int:
    """The points to be assigned, 0 where nothing is asked."""
    return sum(gain.points for gain in here.state.due)


# Receiving one


def test_a_message_is_the_action_or_two_points_and_cannot_be_declined():
    assert message_in_hand("knights").legal() == BOTH


def test_two_points_go_to_either_figure():
    here = message_in_hand("knights").takes_two_points()
    assert due(here) == 2
    assert here.assigns(1).figures(0) == (5, 2)


def test_what_was_just_completed_is_cleared_before_the_message_is_drawn():
    here = message_in_hand("knights")
    assert here.supply(0) == 7
    message = here.view().message
    assert message is not None
    assert message.points == 0
    assert message_in_hand("score_a_follower").legal() == ONLY_POINTS


def test_the_stack_is_not_ordered_before_a_message_is_drawn():
    here = message_in_hand("knights")
    assert here.state.unread == tuple(sorted(set(MESSAGES) - {"knights"}))


def test_a_message_goes_under_the_stack_when_it_is_decided_on():
    here = message_in_hand("knights").takes_two_points()
    assert here.state.seen == ("knights",)
    assert here.state.message is None


def test_after_eight_draws_they_come_again_in_the_same_order():
    order = MESSAGES[3:] + MESSAGES[:3]
    here = table(drawn="E", figures=((1, 0), (0, 0)), seen=order, next_="V")
    drawn = here.places("1N", 2).stands("city-0").assigns(0)
    assert drawn.state.message == order[0]
    assert drawn.takes_two_points().state.seen == (*order[1:], order[0])


# 1, 2 and 3


def test_the_shortest_road_gives_its_final_points_and_the_follower_stays():
    here = message_in_hand("shortest_road", "U 1E 0", followers=[(0, "1E", "road-0")])
    after = here.acts()
    assert due(after) == 2
    assert after.standing(0) == [(1, "road-0")]


def test_of_several_roads_the_least_valuable_is_scored():
    here = message_in_hand(
        "shortest_road", "U 1E 0", "U 2E 0", "V 1S 3",
        followers=[(0, "1E", "road-0"), (0, "1S", "road-0")],
    )  # fmt: skip
    after = here.acts()
    assert due(after) == 1
    assert after.happened(ActionTaken) == [ActionTaken(0, "shortest_road", 1, at("1S"), "road")]


def test_of_roads_worth_the_same_none_needs_to_be_chosen():
    here = message_in_hand(
        "shortest_road", "V 1S 3", "V 1E 0",
        followers=[(0, "1E", "road-0"), (0, "1S", "road-0")],
    )  # fmt: skip
    assert here.acts().phase == "assign_points"


def test_a_road_counts_once_in_full_and_for_nobody_else():
    here = message_in_hand(
        "shortest_road", "U 1E 0", "U 1W 0", "U 2W 0",
        followers=[(0, "1E", "road-0"), (0, "1W", "road-0"), (1, "2W", "road-0")],
    )  # fmt: skip
    after = here.acts()
    assert due(after) == 4
    assert after.points(1) == 0


def test_the_least_worth_is_that_of_the_feature_whoever_has_the_majority():
    here = message_in_hand(
        "shortest_road", "U 1E 0", "U 1W 0", "U 2W 0", "V 1S 3", "V 1S 1E 0",
        followers=[(0, "1S", "road-0"), (1, "1S 1E", "road-0"), (0, "1E", "road-0")],
    )  # fmt: skip
    assert due(here.acts()) == 2


def test_the_smallest_city_gives_a_point_a_tile_and_shield():
    here = message_in_hand("smallest_city", "B 1S 0", "F 2S 0", followers=[(0, "2S", "city-0")])
    assert due(here.acts()) == 2


def test_the_smallest_monastery_gives_one_and_its_neighbours():
    here = message_in_hand(
        "smallest_monastery", "B 1S 0", "B 2S 0",
        followers=[(0, "1S", "monastery-0"), (0, "2S", "monastery-0")],
    )  # fmt: skip
    assert due(here.acts()) == 2


def test_without_a_follower_on_such_a_feature_there_are_only_the_two_points():
    elsewhere = [(0, "1S", "field-0")]
    for message in ("shortest_road", "smallest_city", "smallest_monastery"):
        here = message_in_hand(message, "B 1S 0", followers=elsewhere)
        assert here.legal() == ONLY_POINTS


# 4, 5 and 6


def test_shields_give_two_each_in_every_city_with_an_own_follower():
    here = message_in_hand(
        "shields", "B 1S 0", "F 2S 0", "F 2S 1E 0",
        followers=[(0, "2S", "city-0"), (1, "2S 1E", "city-0")],
    )  # fmt: skip
    assert due(here.acts()) == 4


def test_knights_give_two_each_and_stay():
    here = message_in_hand(
        "knights", "B 1S 0", "F 2S 0", "F 2S 1E 0",
        followers=[(0, "2S", "city-0"), (0, "2S 1E", "city-0")],
    )  # fmt: skip
    after = here.acts()
    assert due(after) == 4
    assert len(after.standing(0)) == 2


def test_farmers_give_two_each_and_stay():
    here = message_in_hand("farmers", "B 1S 0", followers=[(0, "1S", "field-0")])
    after = here.acts()
    assert due(after) == 2
    assert after.standing(0) == [(1, "field-0")]


def test_an_action_worth_nothing_may_be_chosen_all_the_same():
    for message in ("shields", "knights", "farmers"):
        after = message_in_hand(message).acts()
        assert (after.phase, after.seat, after.figures(0)) == ("place_tile", 1, (5, 0))


# 7


def test_one_more_tile_is_drawn_placed_and_scored_in_the_same_turn():
    here = message_in_hand("one_more_tile", then=("B", "V")).acts()
    assert here.happened(TileDrawn) == [TileDrawn(0, "B")]
    assert (here.seat, here.phase, here.state.turn) == (0, "place_tile", 0)
    after = here.places("1S", 0).stands("monastery-0")
    assert after.seat == 1
    assert after.standing(0) == [(2, "monastery-0")]


def test_after_one_more_tile_it_is_the_next_seats_turn():
    figures = ((1, 0), (0, 0), (0, 0))
    here = message_in_hand("one_more_tile", then=("B", "V"), figures=figures).acts()
    assert here.places("1S", 0).stands().seat == 1


def test_one_more_tile_can_give_one_more_message():
    here = message_in_hand(
        "one_more_tile", "A 1E 1", then=("A", "farmers", "V"), figures=((1, 2), (0, 0)),
    ).acts()  # fmt: skip
    scoring = here.places("1W", 3).stands("road-0")
    assert due(scoring) == 3
    again = scoring.assigns(1)
    assert again.figures(0) == (5, 5)
    assert (again.phase, again.state.message) == ("read_message", "farmers")


def test_a_follower_that_came_home_this_turn_may_be_placed_on_one_more_tile():
    here = message_in_hand("one_more_tile", then=("B", "V"), supplies=(1, 7))
    assert here.supply(0) == 1
    laid = here.acts().places("1S", 0)
    assert PlaceFollower("monastery-0") in laid.legal()


def test_one_more_tile_that_fits_nowhere_is_set_aside_and_another_drawn():
    here = message_in_hand("one_more_tile", "A 1E 1", "A 1W 3", then=("C", "B", "V"))
    after = here.acts()
    assert (after.state.set_aside, after.state.drawn) == (("C",), "B")


def test_where_no_tile_that_is_left_fits_nothing_more_happens():
    here = message_in_hand("one_more_tile", "A 1E 1", "A 1W 3", then=("C",), stock="C")
    over = here.acts()
    assert over.phase == "over"
    assert over.figures(0) == (5, 0)


def test_with_an_empty_stack_one_more_tile_is_not_offered():
    assert message_in_hand("one_more_tile", stock="").legal() == ONLY_POINTS


def test_the_turn_that_takes_the_last_tile_is_finished_and_nobody_has_another():
    here = message_in_hand(
        "one_more_tile", "A 1E 1", then=("A", "knights"), stock="A",
        figures=((1, 2), (9, 9)), followers=[(0, "1E", "road-0")],
    ).acts()  # fmt: skip
    message = here.places("1W", 3).stands().assigns(1)
    assert message.phase == "read_message"
    assert message.takes_two_points().phase == "over"


# 8


def test_a_recalled_follower_scores_its_feature_for_its_owner_alone_and_goes_home():
    here = message_in_hand(
        "score_a_follower", "U 1E 0", "U 1W 0",
        followers=[(0, "1E", "road-0"), (1, "1W", "road-0")],
    )  # fmt: skip
    choosing = here.acts()
    assert choosing.legal() == (RecallFollower(at("1E")),)
    after = choosing.recalls("1E")
    # As many as the other is enough, and only seat 0 gets the 3 points.
    assert due(after) == 3
    assert after.points(1) == 0
    assert (after.supply(0), after.standing(0), len(after.standing(1))) == (7, [], 1)


def test_without_the_majority_it_scores_nothing_and_goes_home_all_the_same():
    here = message_in_hand(
        "score_a_follower", "U 1E 0", "U 1W 0", "U 2W 0",
        followers=[(0, "1E", "road-0"), (1, "1W", "road-0"), (1, "2W", "road-0")],
    )  # fmt: skip
    after = here.acts().recalls("1E")
    assert (after.supply(0), after.figures(0)) == (7, (5, 0))
    assert (after.phase, after.seat) == ("place_tile", 1)
    assert not after.happened(MessageDrawn)


def test_a_recalled_farmer_gets_three_for_each_completed_city_and_goes_alone():
    here = message_in_hand(
        "score_a_follower", "U 1E 0", "U 1W 0",
        followers=[(0, "1E", "field-0"), (0, "1W", "field-0")],
    )  # fmt: skip
    after = here.acts().recalls("1E")
    # The city that was closed this turn borders the field north of the road.
    assert due(after) == 3
    assert after.standing(0) == [(2, "field-0")]


def test_only_the_chosen_follower_goes_and_the_others_may_score_again():
    here = message_in_hand(
        "score_a_follower", "U 1E 0", "U 1W 0",
        followers=[(0, "1E", "road-0"), (0, "1W", "road-0")],
    )  # fmt: skip
    after = here.acts().recalls("1W")
    assert (due(after), after.standing(0)) == (3, [(1, "road-0")])


def test_a_feature_left_by_its_last_follower_can_be_claimed_again():
    here = message_in_hand(
        "score_a_follower", "U 1E 0", followers=[(0, "1E", "road-0")], then=("U",)
    )
    after = here.acts().recalls("1E").assigns(1)
    assert PlaceFollower("road-0") in after.places("2E", 0).legal()


# One after another


def test_the_points_of_a_message_can_bring_another_and_so_on():
    long_road = ("U 1E 0", "U 2E 0", "U 3E 0", "U 4E 0")
    first = message_in_hand(
        "knights", *long_road, figures=((1, 3), (0, 0)),
        then=("shortest_road", "farmers", "V"), followers=[(0, "4E", "road-0")],
    )  # fmt: skip
    second = first.takes_two_points().assigns(1)
    assert (second.figures(0), second.state.message) == ((5, 5), "shortest_road")
    # The figures stand together, so nobody is asked which of them advances.
    third = second.acts()
    assert (third.figures(0), third.state.message) == ((10, 5), "farmers")
    # Each lies under the stack before the next is drawn.
    assert third.state.seen == ("knights", "shortest_road")
    end = third.takes_two_points().assigns(1)
    assert end.figures(0) == (10, 7)
    assert (end.phase, end.seat) == ("place_tile", 1)


def test_the_points_of_an_action_can_bring_another_message():
    first = message_in_hand(
        "knights", "B 1S 0", "F 2S 0", figures=((1, 3), (0, 0)),
        then=("shields", "V"), followers=[(0, "2S", "city-0")],
    )  # fmt: skip
    second = first.acts().assigns(1)
    assert (second.figures(0), second.state.message) == ((5, 5), "shields")


def test_a_message_of_the_last_turn_is_resolved_before_the_figures_are_added():
    here = message_in_hand("knights", stock="", then=())
    over = here.takes_two_points().assigns(1)
    assert over.phase == "over"
    outcome = GAME.outcome(over.state)
    assert outcome is not None
    assert [score.points for score in outcome.scores] == [7, 0]


def test_final_scoring_gives_no_message():
    here = table(
        "U 1E 0", "U 2E 0", "U 3E 0", "U 4E 0", drawn="B", stock="", figures=((0, 0), (0, 0)),
        followers=[(0, "1E", "road-0")],
    )  # fmt: skip
    over = here.places("1S", 0).stands()
    assert over.phase == "over"
    assert not over.happened(MessageDrawn)
