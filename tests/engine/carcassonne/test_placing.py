"""Tiles and followers: where they may be placed, and how they are taken back."""

import pytest

from engine.carcassonne.events import TileDrawn, TilePlaced, TileSetAside, TileTakenBack
from engine.carcassonne.moves import PlaceFollower, PlaceTile
from engine.core import IllegalMove, StaleTicket, TakeBack, play
from tests.engine.carcassonne.builders import GAME, NO_MESSAGES, at, table


def test_a_tile_must_touch_another_by_a_side_and_match_it():
    here = table(drawn="E")
    cells = {(move.cell, move.turned) for move in here.legal()}
    assert cells == {(at("1N"), 2), (at("1S"), 1), (at("1S"), 2), (at("1S"), 3)}


def test_a_corner_is_not_enough():
    with pytest.raises(IllegalMove):
        table(drawn="B").places("1S 1E", 0)


def test_of_turns_that_look_the_same_only_one_is_offered():
    assert [m.turned for m in table(drawn="B").legal() if m.cell == at("1S")] == [0]
    assert {m.turned for m in table(drawn="U").legal() if m.cell == at("1E")} == {0}


def test_the_start_tile_is_laid_and_the_others_are_drawn_by_seats_in_turn():
    here = table(drawn="E", next_="V")
    assert here.seat == 0
    after = here.places("1S", 1).stands()
    assert (after.seat, after.state.drawn) == (1, "V")


def test_a_tile_that_fits_nowhere_is_set_aside_and_another_drawn():
    # Only fields are open, and C is nothing but city.
    here = table("E 1N 2", "A 1E 1", "A 1W 3", drawn="E", next_=("C", "B"), figures=NO_MESSAGES)
    after = here.places("1S", 1).stands()
    assert after.state.set_aside == ("C",)
    assert after.state.drawn == "B"
    assert after.happened(TileSetAside) == [TileSetAside("C")]
    assert after.happened(TileDrawn) == [TileDrawn(1, "B")]


def test_the_game_ends_when_no_tile_that_is_left_fits():
    here = table("E 1N 2", "A 1E 1", "A 1W 3", drawn="E", stock="C", figures=NO_MESSAGES)
    after = here.places("1S", 1).stands()
    assert after.phase == "over"
    assert after.state.set_aside == ("C",)
    assert GAME.decisions(after.state) == ()


def test_a_follower_may_stand_on_any_segment_of_the_tile_just_laid_or_on_none():
    here = table(drawn="U").places("1E", 0)
    assert set(here.legal()) == {
        PlaceFollower("road-0"),
        PlaceFollower("field-0"),
        PlaceFollower("field-1"),
        PlaceFollower(None),
        TakeBack(),
    }


def test_nobody_may_join_a_feature_where_somebody_stands():
    here = table("U 1E 0", drawn="U", followers=[(1, "1E", "road-0")]).places("2E", 0)
    assert PlaceFollower("road-0") not in here.legal()
    assert PlaceFollower("field-0") in here.legal()


def test_not_even_where_ones_own_follower_stands():
    here = table("U 1E 0", drawn="U", followers=[(0, "1E", "road-0")]).places("2E", 0)
    assert PlaceFollower("road-0") not in here.legal()


def test_without_followers_at_home_nobody_can_be_placed_but_the_tile_can_be_taken_back():
    here = table(drawn="U", supplies=(0, 7)).places("1E", 0)
    assert set(here.legal()) == {PlaceFollower(None), TakeBack()}


def test_a_tile_can_be_taken_back_until_the_follower_is_settled_and_stays_the_same():
    before = table(drawn="U")
    laid = before.places("1E", 0)
    assert laid.happened(TilePlaced) == [TilePlaced(0, "U", at("1E"), 0)]
    back = laid.takes_back()
    assert back.happened(TileTakenBack) == [TileTakenBack(0, "U")]
    assert (back.phase, back.state.drawn, back.state.laid) == ("place_tile", "U", None)
    assert back.legal() == before.legal()
    assert back.state.turns == ((),)
    again = back.places("1W", 0).stands("road-0")
    assert [tile.cell for tile in again.state.tiles] == [at("0"), at("1W")]


def test_a_press_on_the_question_before_the_take_back_is_refused():
    before = table(drawn="U")
    asked = before.asked(0)
    assert asked is not None
    back = before.places("1E", 0).takes_back()
    with pytest.raises(StaleTicket):
        play(GAME, back.state, 0, PlaceTile(at("1E"), 0), asked.ticket)


def test_two_followers_meet_on_a_feature_only_when_a_tile_joins_two():
    here = table(
        "U 1E 0", "E 1S 1E 2", "V 1S 2E 2", drawn="V",
        followers=[(0, "1E", "road-0"), (1, "1S 2E", "road-0")],
    )  # fmt: skip
    laid = here.places("2E", 0)
    assert PlaceFollower("road-0") not in laid.legal()
    roads = [f.followers for f in laid.stands().view().features if f.kind == "road"]
    assert roads == [(1, 1)]
