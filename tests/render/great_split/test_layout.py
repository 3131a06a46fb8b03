"""Where things go on the pictures of The Great Split: exact, before anything is drawn."""

from itertools import combinations, pairwise

import pytest

from engine.great_split.editions import GALA
from render.great_split.board import SCORE_SIZE, icon_beside
from render.great_split.board_layout import PastRound, board_layout, market_end
from render.great_split.pile_layout import hand_layout, piles_layout
from render.great_split.seat_layout import seat_layout
from render.lettering import width_of
from render.theme import FIGURE


@pytest.mark.parametrize("sharing", range(1, 8))
def test_pegs_that_share_a_level_stay_in_their_place_and_do_not_cover_each_other(sharing):
    market = board_layout(GALA, 7, 2).market
    column = market.column(market.pegs, 5, 5)
    pegs = [market.peg(5, place, sharing) for place in range(sharing)]
    assert all(column.contains(peg) for peg in pegs)
    assert not any(one.overlaps(other) for one, other in combinations(pegs, 2))


def test_the_market_scale_is_as_long_as_art_and_market_can_go():
    assert market_end(GALA) == 16


def test_the_columns_of_the_market_stand_side_by_side():
    market = board_layout(GALA, 2, 0).market
    columns = [market.column(market.bands, level, level) for level in range(17)]
    assert columns[0].x == market.bands.x
    assert columns[-1].right == market.bands.right
    assert all(one.right == other.x for one, other in pairwise(columns))


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_seat_takes_a_row_of_its_own(seats):
    frames = [seat.frame for seat in board_layout(GALA, seats, 0).seats]
    assert {(frame.x, frame.w) for frame in frames} == {(30, 1140)}
    assert all(one.bottom < other.y for one, other in pairwise(frames))


def test_the_board_keeps_its_size_through_the_game():
    for seats in range(2, 8):
        sizes = {board_layout(GALA, seats, revealed).height for revealed in range(7)}
        assert len(sizes) == 1


def test_a_round_whose_token_is_known_shows_it_and_the_others_what_they_deal():
    rounds = board_layout(GALA, 3, 4).rounds
    assert [isinstance(each, PastRound) for each in rounds] == [True] * 4 + [False] * 2


def test_scores_of_three_figures_fit_beside_their_icons():
    needed = width_of("188", SCORE_SIZE) + icon_beside(SCORE_SIZE) + 6
    head = seat_layout(GALA, 3, 5).head
    assert needed <= head.prestige.inset(6, 0).w
    assert needed <= head.projected.w
    for seat in board_layout(GALA, 7, 0).seats:
        assert needed <= min(seat.prestige.w, seat.projected.w)


def test_a_level_of_two_figures_and_a_seal_of_one_fit_on_the_board():
    for seat in board_layout(GALA, 7, 0).seats:
        assert all(width_of("16", FIGURE) <= box.figure.w for box in seat.resources)
        assert all(width_of("9", FIGURE) <= box.figure.w for box in seat.seals)


def test_a_track_has_a_box_for_every_space():
    layout = seat_layout(GALA, 3, 6)
    for place, end in enumerate(GALA.ends[:10]):
        assert len(layout.track(GALA, place).spaces) == end


def test_the_spaces_of_all_resources_stand_below_each_other():
    tracks = seat_layout(GALA, 3, 6).resources.tracks
    for track in tracks[1:]:
        for one, other in zip(tracks[0].spaces, track.spaces, strict=False):
            assert (one.x, one.w) == (other.x, other.w)


def test_cards_lie_in_two_rows_as_soon_as_there_are_three():
    assert len({box.y for box in hand_layout(2).cards}) == 1
    assert len({box.y for box in hand_layout(4).cards}) == 2
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
