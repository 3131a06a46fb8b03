"""What is seen in Carcassonne's pictures: the newest tile, what it completed, letters, farms, winners."""

from dataclasses import replace
from functools import cache

import pytest
from PIL import ImageChops

from engine.carcassonne import Carcassonne
from engine.carcassonne.messages import MESSAGES
from engine.carcassonne.projection import projection_of
from engine.carcassonne.view import MessageView
from engine.core import Reason, Score, ranked
from render import carcassonne as drawn
from render.boxes import Box
from render.canvas import Canvas
from render.carcassonne.board import farms_of, layout_of, points_of, tiles_of, whole
from render.carcassonne.final import figures_of
from render.carcassonne.grid import Grid
from render.carcassonne.lately import just_completed, newest
from render.carcassonne.message import draw_message
from render.carcassonne.message import points_of as points_in_letter
from render.carcassonne.ornaments import free_corners
from render.carcassonne.paints import FALLOW
from render.carcassonne.sample import NAMES, letters_of, play_sample, sensible
from render.carcassonne.track import standing_on
from render.carcassonne.windows import Window, window_around, window_of
from render.sampling import played
from render.theme import SEAT_COLOURS
from tests.render.goldens import SAME, WIDTH
from tests.render.pictures import opened

pytestmark = pytest.mark.slow

GAME = Carcassonne()


@cache
def views(seats=2):
    """Everything a spectator sees in the sample game."""
    return [GAME.view(state, None) for state in played(GAME, seats, "carcassonne", sensible)]


def completing():
    """The first view in which something has just been completed."""
    return next(number for number, view in enumerate(views()) if just_completed(view))


def test_nothing_is_new_before_the_first_tile_is_laid():
    assert newest(views()[0]) is None


def test_a_tile_that_can_be_taken_back_is_the_newest():
    view = next(view for view in views() if view.laid is not None and len(view.tiles) > 3)
    assert newest(view) == view.laid.cell
    assert view.laid in tiles_of(view)


def test_what_a_tile_completed_is_lit_until_the_next_tile_is_laid():
    first = completing()
    lit = just_completed(views()[first])
    assert all(feature.complete for feature in lit)
    later = next(view for view in views()[first:] if view.laid is not None)
    assert just_completed(later) == ()


def test_the_light_is_seen():
    view = views()[completing()]
    dark = replace(view, turns=())
    assert drawn.board(view, NAMES[:2]) != drawn.board(dark, NAMES[:2])


def test_letters_mark_the_cells_that_may_be_picked():
    view = play_sample(2).middle
    letters = letters_of(view)
    assert set(letters) == {place.cell for place in view.places}
    window = whole(view, letters)
    plain = drawn.seat(view, NAMES[:2], window=window)
    assert drawn.seat(view, NAMES[:2], letters, window) != plain


def test_the_letter_of_a_follower_leaves_its_tile_to_be_seen():
    view = play_sample(2).middle
    at = view.followers[0].cell
    plain, lettered = (
        opened(drawn.seat(view, NAMES[:2], letters)).convert("RGB") for letters in ({}, {at: "A"})
    )
    layout = layout_of(view, whole(view))
    changed = ImageChops.difference(plain, lettered).getbbox()
    assert changed is not None
    assert (changed[2] - changed[0]) * (changed[3] - changed[1]) < layout.grid.cell**2 / 2


def test_the_whole_landscape_has_room_for_every_letter():
    view = play_sample(3).middle
    window = whole(view, letters_of(view))
    assert all(window.holds(place.cell) for place in view.places)
    assert all(window.holds(tile.cell) for tile in view.tiles)


def test_rows_and_columns_are_named_as_cells_are():
    layout = layout_of(play_sample(2).start, Window(-2, -1, 2, 1))
    assert [column.name for column in layout.map.columns] == ["2W", "1W", "0", "1E", "2E"]
    assert [row.name for row in layout.map.rows] == ["1N", "0", "1S"]


def test_a_name_stands_above_its_column_and_beside_its_row():
    layout = layout_of(play_sample(2).start, Window(-2, -1, 2, 1))
    table, cell = layout.map.table, layout.grid.box((1, -1))
    (column,) = (column.box for column in layout.map.columns if column.name == "1E")
    (row,) = (row.box for row in layout.map.rows if row.name == "1N")
    assert column.centre[0] == pytest.approx(table.x + cell.centre[0], abs=1)
    assert row.centre[1] == pytest.approx(table.y + cell.centre[1], abs=1)


def test_a_large_landscape_names_as_many_columns_as_there_is_room_for():
    layout = layout_of(play_sample(2).start, Window(-10, -10, 10, 10))
    names = [column.name for column in layout.map.columns]
    assert "0" in names
    assert len(names) >= 6


@pytest.mark.parametrize("cell", [(0, 0), (9, -9), (-4, 3)])
def test_a_close_up_holds_its_cell_and_never_leaves_the_landscape(cell):
    land = Window(-9, -9, 9, 9)
    window = window_around(cell, land)
    assert window.holds(cell)
    assert window_of([*_corners(land), *_corners(window)]) == land
    assert (window.columns, window.rows) == (7, 6)


def _corners(window):
    return (window.left, window.top), (window.right, window.bottom)


def test_a_close_up_of_a_small_landscape_is_all_of_it():
    assert window_around((0, 0), Window(-1, 0, 1, 1)) == Window(-1, 0, 1, 1)


def test_a_close_up_shows_tiles_larger():
    view = play_sample(2).over
    near = layout_of(view, window_around((0, 0), whole(view)))
    assert near.grid.cell > layout_of(view, whole(view)).grid.cell


def test_a_part_of_the_landscape_shows_its_letters_larger():
    view = play_sample(2).middle
    cells = list(letters_of(view))[:3]
    near = layout_of(view, window_of(cells).grown(2).within(whole(view, letters_of(view))))
    assert near.grid.cell > layout_of(view, whole(view, letters_of(view))).grid.cell
    assert all(near.grid.shows(cell) for cell in cells)


def test_farms_are_shaded_for_their_owners_on_request():
    view = play_sample(3).over
    fields = [feature for feature in view.features if feature.kind == "field"]
    shaded = [shade for of_a_cell in farms_of(view).values() for shade in of_a_cell]
    assert len(shaded) == sum(len(field.spots) for field in fields)
    owners = {colour for _, colours in shaded for colour in colours}
    assert owners == {*SEAT_COLOURS[:3], FALLOW}
    assert drawn.board(view, NAMES[:3], farms=True) != drawn.board(view, NAMES[:3])


def test_a_farm_that_two_share_has_the_colours_of_both():
    view = play_sample(2).over
    shared = tuple(
        replace(each, leaders=(0, 1)) if each.kind == "field" else each for each in view.features
    )
    (colours,) = {
        colours
        for fields in farms_of(replace(view, features=shared)).values()
        for _, colours in fields
    }
    assert len(colours) == 2


def test_a_follower_that_goes_home_is_seen_to_be_gone():
    view = next(view for view in views() if len(view.followers) > 3)
    gone = replace(view, followers=view.followers[1:])
    assert drawn.board(view, NAMES[:2]) != drawn.board(gone, NAMES[:2])


def test_points_at_the_end_are_those_of_the_outcome():
    sample = play_sample(3)
    assert points_of(sample.over) == tuple(score.points for score in sample.outcome.scores)


def test_without_the_messages_everybody_has_one_figure():
    view = replace(play_sample(2).start, messages=False)
    layout = layout_of(view, whole(view))
    assert [len(player.tracks) for player in layout.players] == [1, 1]


def test_every_way_a_tile_could_lie_is_shown():
    view = play_sample(2).middle
    two = drawn.ways(view, view.places[0].cell, (0, 1))
    assert opened(two).size != opened(drawn.ways(view, view.places[0].cell, (0, 1, 2, 3))).size
    assert two != drawn.ways(view, view.places[0].cell, (1, 0))


def test_ways_without_a_drawn_tile_are_refused():
    with pytest.raises(ValueError, match="no tile is drawn"):
        drawn.ways(play_sample(2).over, (0, 0), (0,))


def test_a_message_that_was_not_drawn_is_refused():
    with pytest.raises(ValueError, match="no message"):
        drawn.message(play_sample(2).start)


def letter_of(message, **changes):
    return replace(MessageView(message, True, 3, None, ()), **changes)


def test_every_message_has_a_picture_of_its_own():
    pictures = {draw_message(letter_of(message), 0) for message in MESSAGES}
    assert len(pictures) == len(MESSAGES) == 8


def test_an_action_that_cannot_be_taken_is_barred():
    able, unable = letter_of("knights"), letter_of("knights", can_act=False)
    assert draw_message(able, 0) != draw_message(unable, 0)


def test_the_points_of_a_message_are_what_it_brings_now():
    assert points_in_letter(letter_of("shields", points=6)) == "+6"
    assert points_in_letter(letter_of("one_more_tile", points=0)) == ""
    recalls = (((0, 0), 4), ((1, 0), 0), ((2, 0), 4))
    assert points_in_letter(letter_of("score_a_follower", recalls=recalls)) == "0 · 4"
    many = tuple(((x, 0), x * 3) for x in range(7))
    assert points_in_letter(letter_of("score_a_follower", recalls=many)) == "0 · · · 18"


def test_the_table_of_the_end_adds_up_what_the_game_and_its_end_brought():
    reasons = (
        Reason("roads", 4), Reason("cities", 20), Reason("monasteries", 9), Reason("messages", 6),
        Reason("final_road", 2), Reason("final_city", 3), Reason("final_field", 6), Reason("final_field", 3),
    )  # fmt: skip
    assert figures_of(Score(53, reasons)) == (6, 23, 9, 9, 6)


def test_every_source_of_points_has_a_column():
    for score in play_sample(5).outcome.scores:
        assert sum(figures_of(score)) == score.points


def test_a_game_that_ends_at_once_has_a_chart():
    view = replace(play_sample(2).over, chronicle=((0, 0),))
    outcome = ranked((Score(0, ()), Score(0, ())), [(0,), (0,)])
    assert opened(drawn.final(view, outcome, NAMES[:2])).format == "PNG"


def test_a_single_tile_that_lies_otherwise_is_noticed():
    view = play_sample(5).over
    *others, last = view.tiles
    other = replace(view, tiles=(*others, replace(last, turned=(last.turned + 1) % 4)))
    one, two = (opened(drawn.board(each, NAMES)).convert("RGB").reduce(4) for each in (view, other))
    assert one.width == WIDTH
    assert max(ImageChops.difference(one, two).convert("L").tobytes()) > SAME


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_ornaments_lie_in_the_sea_alone(seats):
    sample = play_sample(seats)
    for view, letters in (
        (sample.start, {}),
        (sample.middle, letters_of(sample.middle)),
        (sample.over, {}),
    ):
        grid = layout_of(view, whole(view, letters)).grid
        taken = [*(tile.cell for tile in view.tiles), *letters]
        for corner in free_corners(grid, taken):
            assert Box(0, 0, *grid.size).contains(corner)
            assert not any(grid.box(cell).overlaps(corner) for cell in taken)


def test_an_empty_sea_has_room_in_every_corner():
    grid = Grid((1000, 800), 100, (0, 0), (450, 350))
    assert len(free_corners(grid, [(0, 0)])) == 4
    assert free_corners(Grid((500, 500), 500, (0, 0), (0, 0)), [(0, 0)]) == ()


def test_every_figure_stands_on_the_track_and_begins_it_anew_after_the_last_space():
    players = [replace(player, figures=(49, 53)) for player in views()[0].players]
    assert standing_on(players, 50) == [
        (3, 0, "lady"),
        (3, 1, "lady"),
        (49, 0, "standing"),
        (49, 1, "standing"),
    ]


def test_the_track_goes_there_and_back():
    track = layout_of(views()[0], Window(-2, -1, 2, 1), track=True).score_track
    assert track is not None
    spaces = track.spaces
    assert len(spaces) == 50
    assert (spaces[0].x, spaces[24].right) == (spaces[49].x, spaces[25].right)
    assert spaces[0].bottom < spaces[49].y
    assert {space.w for space in spaces[::5]} == {spaces[0].w}
    assert all(space.w < spaces[0].w for number, space in enumerate(spaces) if number % 5)


def test_a_figure_that_advances_is_seen_on_the_track():
    view = play_sample(2).middle
    first = view.players[0]
    ahead = replace(view, players=(replace(first, figures=(40, 0)), *view.players[1:]))
    track = layout_of(view, whole(view), track=True).score_track
    assert track is not None
    box = track.frame
    before, after = (
        opened(drawn.board(each, NAMES[:2]))
        .convert("RGB")
        .crop((box.x, box.y, box.right, box.bottom))
        for each in (view, ahead)
    )
    assert ImageChops.difference(before, after).getbbox() is not None


def test_the_projected_score_is_seen_until_the_game_is_over():
    sample = play_sample(2)
    projected = [score.points for score in projection_of(sample.middle)]
    assert all(more > now for more, now in zip(projected, points_of(sample.middle), strict=True))
    written = _figures_written(sample.middle)
    assert all(str(points) in written for points in projected)
    assert _figures_written(sample.over).count(str(sample.outcome.scores[0].points)) == 1


def _figures_written(view):
    """Every figure on a board."""
    found = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "figure", lambda *given, **_: found.append(given[2]))
        drawn.board(view, NAMES[:2])
    return found
