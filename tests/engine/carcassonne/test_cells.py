"""Names of cells, why a tile does not fit, and what a move would lead to."""

import pytest

from engine.carcassonne.cells import cell_named, name_of
from engine.carcassonne.fitting import Clash, Misfit, misfit, nearest
from engine.carcassonne.moves import PlaceFollower, PlaceTile
from engine.carcassonne.preview import preview
from tests.engine.carcassonne.builders import at, table


@pytest.mark.parametrize(
    ("name", "cell"),
    [("0", (0, 0)), ("2N 3E", (3, -2)), ("4S", (0, 4)), ("1W", (-1, 0)), ("12S 10W", (-10, 12))],
)
def test_cells_are_named_from_the_start_tile_outwards(name, cell):
    assert name_of(cell) == name
    assert cell_named(name) == cell


@pytest.mark.parametrize("text", ["2n3e", " 3E, 2N ", "3e 2n", "02N 03E"])
def test_a_name_may_be_typed_in_any_order_and_spacing(text):
    assert cell_named(text) == (3, -2)


@pytest.mark.parametrize("text", ["", "N", "2", "2N 3N", "1E 1W", "2X", "2N 3E 1S", "123N"])
def test_what_is_no_name_is_no_cell(text):
    assert cell_named(text) is None


def test_every_cell_has_a_name_of_its_own():
    cells = [(x, y) for x in range(-12, 13) for y in range(-12, 13)]
    assert [cell_named(name_of(cell)) for cell in cells] == cells


def test_a_tile_that_does_not_fit_says_which_edge_would_meet_what():
    view = table(drawn="U").view()
    assert misfit(view, at("1N"), 1) == Misfit("edges", (Clash("south", "road", "city"),))
    assert misfit(view, at("1E"), 0) is None
    assert misfit(view, at("1E"), 1) == Misfit("edges", (Clash("west", "field", "road"),))


def test_without_a_turn_the_reason_is_the_turn_that_comes_nearest():
    view = table("U 1E 0", "V 1S 1E 3", drawn="C").view()
    found = misfit(view, at("1S"))
    assert found is not None
    assert found.clashes == (Clash("north", "city", "field"), Clash("east", "city", "field"))
    assert misfit(table(drawn="E").view(), at("1S")) is None


def test_a_taken_cell_and_one_far_from_every_tile_are_told_apart():
    view = table(drawn="U").view()
    assert misfit(view, at("0")) == Misfit("taken")
    assert misfit(view, at("3N 3E")) == Misfit("apart")


def test_the_nearest_cells_that_fit_are_named():
    view = table("U 1E 0", "U 2E 0", drawn="E").view()
    assert nearest(view, at("2N 2E"), 2) == (at("1N 2E"), at("1N 1E"))


def test_nothing_can_be_asked_about_a_tile_that_is_not_drawn():
    over = table(drawn="B", stock="").places("1S", 0).stands().view()
    with pytest.raises(ValueError, match="no tile is drawn"):
        misfit(over, at("1E"))
    with pytest.raises(ValueError, match="no tile is drawn"):
        preview(over, PlaceTile(at("1E"), 0))
    with pytest.raises(ValueError, match="no tile is laid"):
        preview(over, PlaceFollower(None))


def test_a_preview_tells_what_a_tile_would_join_and_complete_and_for_whom():
    view = table("A 1E 1", drawn="A", followers=[(1, "1E", "road-0")]).view(0)
    seen = preview(view, PlaceTile(at("1W"), 3))
    (done,) = seen.completed
    assert (done.feature.kind, done.points, done.seats) == ("road", 3, (1,))
    assert (seen.points(0), seen.points(1)) == (0, 3)
    assert seen.free == ("field-0", "monastery-0")
    assert seen.joined[0] == (done.feature.feature,)


def test_a_preview_of_a_follower_tells_what_it_would_stand_on():
    here = table("F 1N 1", drawn="G").places("2N", 1)
    seen = preview(here.view(0), PlaceFollower("city-0"))
    city = dict(seen.spots)["city-0"]
    assert (len(city.cells), len(city.open), city.followers, city.value) == (3, 1, (1, 0), 4)
    assert not seen.completed


def test_a_preview_of_a_follower_counts_it_where_the_tile_completes_something():
    here = table(drawn="E").places("1N", 2)
    assert preview(here.view(0), PlaceFollower("city-0")).points(0) == 4
    assert preview(here.view(0), PlaceFollower(None)).points(0) == 0


def test_the_view_tells_where_the_drawn_tile_fits_and_what_is_left():
    here = table(drawn="E")
    view = here.view(1)
    offered = {(place.cell, turn) for place in view.places for turn in place.turns}
    assert offered == {(move.cell, move.turned) for move in here.legal()}
    assert view.tiles_left == 70
    assert dict(view.stock)["E"] == 4
    assert here.places("1N", 2).view().spots == ("city-0", "field-0")


def test_the_view_names_features_with_their_cells_open_ends_and_followers():
    view = table("U 1E 0", "F 1N 1", drawn="E", followers=[(1, "1N", "city-0")]).view()
    (road,) = [each for each in view.features if each.kind == "road"]
    assert road.cells == (at("0"), at("1E"))
    assert set(road.open) == {at("1W"), at("2E")}
    (city,) = [each for each in view.features if each.kind == "city"]
    assert (city.value, city.value_completed, city.leaders, city.shields) == (3, 6, (1,), 1)
    assert view.followers[0].feature == city.feature
