"""The Messages, edge cases 1 to 10, 28, 31 and 33: two figures, dark spaces, and who chooses."""

import pytest

from engine.carcassonne.events import FigureAdvanced, FiguresReassigned, MessageDrawn
from engine.carcassonne.moves import AssignPoints, PlaceTile
from engine.carcassonne.rules import set_up
from engine.carcassonne.tiles import GALA
from engine.core import BadOptions, IllegalMove, StaleTicket, begin, play
from engine.dice import seeded
from tests.engine.carcassonne.builders import (
    GAME,
    SEED,
    Table,
    message_in_hand,
    table,
    two_features_at_once,
)


def four_points(*figures: int) -> Table:
    """Seat 0 has 4 points to assign."""
    here = table(drawn="E", figures=(figures, (0, 0)))
    return here.places("1N", 2).stands("city-0")


def test_space_50_is_space_0_again_and_dark():
    assert four_points(46, 0).assigns(0).phase == "read_message"


def test_the_figures_start_on_a_dark_space_without_a_message():
    state = set_up(GALA, 2, seeded(SEED), with_messages=True).state
    assert state.players[0].figures == (0, 0)
    assert (state.phase, state.message) == ("place_tile", None)


def test_scoring_nothing_moves_no_figure_and_gives_no_message():
    after = message_in_hand("knights").acts()
    assert not after.happened(FigureAdvanced)
    assert not after.happened(MessageDrawn)
    assert (after.phase, after.seat, after.figures(0)) == ("place_tile", 1, (5, 0))


def test_passing_a_dark_space_gives_no_message():
    after = four_points(3, 0).assigns(0)
    assert after.figures(0) == (7, 0)
    assert (after.phase, after.seat) == ("place_tile", 1)


def test_both_figures_on_dark_spaces_give_one_message():
    after = two_features_at_once(1, 3, ("knights", "V")).assigns(0, 1)
    assert after.figures(0) == (5, 5)
    assert len(after.happened(MessageDrawn)) == 1
    assert after.acts().phase == "place_tile"


def test_a_stop_on_a_dark_space_on_the_way_gives_no_message():
    after = two_features_at_once(1, 1).assigns(0, 0)
    assert after.figures(0) == (7, 1)
    assert not after.happened(MessageDrawn)


def test_only_where_a_figure_stands_in_the_end_counts_whatever_came_first():
    # By way of 8, or of 6: it ends on 10 either way.
    assert two_features_at_once(4, 1).assigns(0, 0).phase == "read_message"
    # On 5 if the road came first, but the end is 9.
    assert two_features_at_once(3, 1).assigns(0, 0).phase == "place_tile"


def test_one_question_assigns_every_feature_and_none_can_be_split():
    here = two_features_at_once(1, 0)
    assert [(gain.source, gain.points) for gain in here.state.due] == [("city", 4), ("road", 2)]
    assert here.legal() == tuple(AssignPoints((a, b)) for a in (0, 1) for b in (0, 1))


def test_a_figure_that_did_not_move_gives_no_message_on_its_dark_space():
    assert four_points(0, 5).assigns(0).phase == "place_tile"


def test_no_figure_is_asked_for_where_both_stand_together():
    after = four_points(3, 3)
    assert (after.phase, after.seat, after.figures(0)) == ("place_tile", 1, (7, 3))


def test_figures_that_stand_together_bring_a_message_all_the_same():
    after = four_points(1, 1)
    assert (after.phase, after.figures(0)) == ("read_message", (5, 1))


def test_figures_that_stand_together_can_share_two_features_in_two_ways():
    here = two_features_at_once(0, 0)
    assert here.legal() == (AssignPoints((0, 0)), AssignPoints((0, 1)))


def test_in_anothers_turn_nothing_stays_open_where_both_figures_stood_together():
    here = tied_road((3, 3))
    assert here.figures(1) == (7, 3)
    assert here.asked(1) is None


def test_the_points_go_to_the_figure_that_was_chosen():
    assert four_points(3, 2).assigns(1).figures(0) == (3, 6)


def test_the_score_is_the_sum_of_both_figures():
    after = four_points(3, 2).assigns(1)
    assert after.points(0) == 9
    assert after.view().players[0].figures == (3, 6)
    assert GAME.projection(after.view())[0].points == 9


def tied_road(figures: tuple[int, int], *, seats: int = 3) -> Table:
    """Seat 0's tile completes a road for 4 that seats 0 and 1 share; seat 0 is asked."""
    others = [(0, 0)] * (seats - 2)
    here = table(
        "U 1E 0", "A 1W 3", drawn="A", figures=((2, 0), figures, *others), next_=("V", "V", "V"),
        followers=[(0, "1E", "road-0"), (1, "1W", "road-0")],
    )  # fmt: skip
    return here.places("2E", 1).stands()


def test_everybody_who_shares_a_feature_chooses_a_figure_and_only_the_active_seat_is_awaited():
    here = tied_road((2, 0))
    asked = {d.seat: (d.kind, d.awaited) for d in GAME.decisions(here.state)}
    assert asked == {0: ("assign_points", True), 1: ("assign_points", False)}


@pytest.mark.parametrize(
    ("before", "after"), [((2, 0), (2, 4)), ((0, 3), (4, 3)), ((3, 3), (7, 3))]
)
def test_in_anothers_turn_the_figure_further_back_advances_at_once(before, after):
    here = tied_road(before)
    assert here.figures(1) == after


def test_that_choice_stays_open_and_can_be_changed_again_and_again():
    here = tied_road((2, 0)).orders(1, AssignPoints((0,)))
    assert here.figures(1) == (6, 0)
    assert here.happened(FiguresReassigned) == [FiguresReassigned(1, (0,), (6, 0))]
    back = here.orders(1, AssignPoints((1,)))
    assert back.figures(1) == (2, 4)


def test_the_game_goes_on_while_it_is_open():
    here = tied_road((2, 0), seats=4).assigns(0)
    # It is seat 1's own turn now: the choice is offered beside the tile, and nobody else waits.
    assert here.seat == 1
    asked = here.asked(1)
    assert asked is not None
    assert (asked.kind, asked.awaited) == ("place_tile", True)


def test_in_ones_own_turn_the_figures_can_be_changed_once_before_the_tile():
    here = tied_road((2, 0)).assigns(0)
    assert AssignPoints((0,)) in here.legal()
    changed = here.orders(1, AssignPoints((0,)))
    assert changed.figures(1) == (6, 0)
    assert changed.phase == "place_tile"
    assert all(isinstance(move, PlaceTile) for move in changed.legal())


def test_with_the_first_tile_of_ones_own_turn_the_choice_is_over():
    here = tied_road((2, 0)).assigns(0)
    asked = here.asked(1)
    assert asked is not None
    first = next(move for move in here.legal() if isinstance(move, PlaceTile))
    after = here.active(first).stands()
    assert after.state.players[1].gains == ()
    with pytest.raises(StaleTicket):
        play(GAME, after.state, 1, AssignPoints((0,)), asked.ticket)


def test_a_tile_that_is_taken_back_leaves_the_choice_open():
    here = tied_road((2, 0)).assigns(0)
    first = next(move for move in here.legal() if isinstance(move, PlaceTile))
    assert AssignPoints((0,)) in here.active(first).takes_back().legal()


def test_a_late_choice_never_gives_a_message():
    here = tied_road((1, 0)).orders(1, AssignPoints((0,)))
    assert here.figures(1) == (5, 0)
    assert not here.happened(MessageDrawn)
    assert here.assigns(0).phase == "place_tile"


def test_others_on_dark_spaces_receive_nothing():
    here = tied_road((6, 1))
    assert here.figures(1) == (6, 5)
    assert here.state.message is None


def test_gains_of_several_turns_are_one_open_question():
    here = table(
        "U 1E 0", "A 1W 3", "F 1N 1", drawn="A", next_=("E", "V", "V"),
        figures=((0, 0), (0, 0), (1, 0), (0, 0)), turn=3,
        followers=[(2, "1W", "road-0"), (2, "1N", "city-0")],
    )  # fmt: skip
    one = here.places("2E", 1).stands()
    first = one.asked(2)
    assert first is not None
    two = one.places("2N", 2).stands()
    asked = two.asked(2)
    assert asked is not None
    assert asked.ticket != first.ticket
    assert [gain.points for gain in two.state.players[2].gains] == [4, 8]
    assert len(two.legal(2)) == 4
    assert two.figures(2) == (9, 4)
    assert two.orders(2, AssignPoints((1, 1))).figures(2) == (1, 12)


def test_the_game_may_end_with_such_a_choice_open():
    here = table(
        "U 1E 0", "A 1W 3", drawn="A", stock="",
        followers=[(1, "1W", "road-0")],
    )  # fmt: skip
    over = here.places("2E", 1).stands()
    assert over.phase == "over"
    assert GAME.decisions(over.state) == ()
    assert over.legal(1) == ()
    with pytest.raises(IllegalMove):
        over.orders(1, AssignPoints((1,)))


def test_without_the_messages_nobody_is_asked_for_a_figure():
    here = table(drawn="E", figures=((1,), (0,)), next_="V")
    after = here.places("1N", 2).stands("city-0")
    assert (after.phase, after.seat, after.figures(0)) == ("place_tile", 1, (5,))


@pytest.mark.parametrize("seats", [1, 6])
def test_the_game_is_for_two_to_five(seats):
    with pytest.raises(BadOptions):
        begin(GAME, seats, seeded(SEED), {})
