"""Where things go on the pictures of The Great Split: exact, before anything is drawn."""

from itertools import combinations, pairwise

import pytest

from engine.great_split.editions import GALA
from render.great_split.board import ONWARD, PRESTIGE_SIZE, PROJECTED_SIZE
from render.great_split.layout import board_layout, market_end, seat_layout
from render.great_split.pile_layout import hand_layout, piles_layout
from render.lettering import width_of


@pytest.mark.parametrize("seats", range(2, 8))
def test_pegs_stay_in_their_place_however_many_share_a_level(seats):
    for sharing in range(1, seats + 1):
        levels = (5,) * sharing + tuple(range(6, 6 + seats - sharing))
        market = board_layout(GALA, levels).market
        for place in range(sharing):
            assert market.pegs.contains(market.peg(5, place, sharing))


@pytest.mark.parametrize("sharing", range(1, 8))
def test_pegs_that_share_a_level_do_not_cover_each_other(sharing):
    market = board_layout(GALA, (5,) * sharing + (7,) * (8 - sharing)).market
    column = market.column(market.pegs, 5, 5)
    pegs = [market.peg(5, place, sharing) for place in range(sharing)]
    assert all(column.contains(peg) for peg in pegs)
    assert not any(one.overlaps(other) for one, other in combinations(pegs, 2))


def test_the_market_scale_is_as_long_as_art_and_market_can_go():
    assert market_end(GALA) == 16


def test_the_columns_of_the_market_stand_side_by_side():
    market = board_layout(GALA, (0, 0)).market
    columns = [market.column(market.bands, level, level) for level in range(17)]
    assert columns[0].x == market.bands.x
    assert columns[-1].right == market.bands.right
    assert all(one.right == other.x for one, other in pairwise(columns))


def test_four_seats_stand_in_two_equal_columns():
    one, two, three, four = (seat.frame for seat in board_layout(GALA, (0, 1, 2, 3)).seats)
    assert (one.x, two.x) == (three.x, four.x) == (30, 608)
    assert one.y == two.y < three.y == four.y
    assert len({box.w for box in (one, two, three, four)}) == 1


def test_the_fifth_of_five_seats_stands_in_the_middle():
    last = board_layout(GALA, (0, 1, 2, 3, 4)).seats[-1].frame
    assert abs(last.centre[0] - 600) <= 1


def test_seven_seats_take_a_row_each():
    seats = board_layout(GALA, tuple(range(7))).seats
    assert {seat.frame.x for seat in seats} == {30}
    assert {seat.frame.w for seat in seats} == {1140}


def test_prestige_of_three_figures_fits_beside_its_medal():
    for levels in ((0, 1), tuple(range(7))):
        for seat in board_layout(GALA, levels).seats:
            assert width_of("188", PRESTIGE_SIZE) + PRESTIGE_SIZE + 6 <= seat.prestige.w
            assert width_of("188", PROJECTED_SIZE) + ONWARD <= seat.projected.w
    head = seat_layout(GALA, 3, 5).head
    assert width_of("188", 60) + 60 + 6 <= head.prestige.w
    assert width_of("188", PROJECTED_SIZE) + ONWARD <= head.projected.w


def test_a_track_has_a_box_for_every_space():
    layout = seat_layout(GALA, 3, 6)
    for place, end in enumerate(GALA.ends[:10]):
        assert len(layout.track(GALA, place).spaces) == end


def test_the_spaces_of_all_resources_stand_below_each_other():
    tracks = seat_layout(GALA, 3, 6).resources.tracks
    for track in tracks[1:]:
        for one, other in zip(tracks[0].spaces, track.spaces, strict=False):
            assert (one.x, one.w) == (other.x, other.w)


def test_five_cards_lie_in_two_rows_and_four_in_one():
    assert len({box.y for box in hand_layout(4).cards}) == 1
    assert [box.y for box in hand_layout(5).cards].count(hand_layout(5).cards[0].y) == 3


def test_both_piles_show_equal_cards():
    layout = piles_layout(1, 6)
    assert {(box.w, box.h) for box in (*layout.left.cards, *layout.right.cards)} == {
        (layout.left.cards[0].w, layout.left.cards[0].h)
    }


def test_the_left_pile_lies_left_of_the_splitter_and_the_right_one_right_of_it():
    layout = piles_layout(2, 3)
    assert layout.left.frame.right <= layout.splitter.x
    assert layout.splitter.right <= layout.right.frame.x
