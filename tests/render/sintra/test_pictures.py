"""What is seen in Sintra's pictures: the last turn, what moves would do, projected points, the end."""

from dataclasses import replace

import pytest

from engine.core import Reason, Score, ranked
from engine.sintra.events import (
    Event,
    GlazierMoved,
    PanesBroken,
    PanesPlaced,
    PanesTaken,
    RoundPrepared,
    StartMarkerTaken,
    StripCompleted,
)
from engine.sintra.moves import MoveGlazier, TakePanes
from engine.sintra.preview import preview
from engine.sintra.view import StripView
from render import sintra as drawn
from render.sintra.final import chart_of, figures_of
from render.sintra.lately import Lately, lately
from render.sintra.promises import NOTHING, lying_of, promises_of
from render.sintra.sample import NAMES, moves_of, offered_place, offered_strips, play_sample
from render.sintra.strips import newest
from tests.render.goldens import SAME, unlikeness
from tests.render.pictures import opened

pytestmark = pytest.mark.slow

STRIP = StripView(
    6,
    11,
    ("wild", "blue", "yellow", "pink", "wild"),
    ("orange", "blue", None, None, None),
    ("blue", "green", "yellow", "orange", "pink"),
)
DEEDS: dict[str, tuple[Event, ...]] = {
    "taking": (PanesTaken(1, 2, "blue", 2, (0, 1, 1, 0, 0)), PanesPlaced(1, 0, 3, "blue", 2, 0)),
    "from the centre": (PanesTaken(1, None, "blue", 2, (0,) * 5), PanesPlaced(1, 0, 3, "blue", 2, 0)),
    "the start marker": (PanesTaken(1, None, "blue", 1, (0,) * 5), StartMarkerTaken(1, 1, 0)),
    "breaking": (PanesTaken(1, 0, "blue", 1, (0,) * 5), PanesBroken(1, "blue", 1, 1, 0)),
    "completing": (
        PanesTaken(1, 0, "blue", 1, (0,) * 5),
        PanesPlaced(1, 0, 3, "blue", 1, 0),
        StripCompleted(1, 3, (1, 1, 1, 1, 1), "blue", 1, "blue", removed=False),
    ),
    "the glazier": (GlazierMoved(1, 5, 0),),
}  # fmt: skip


def after(deed):
    return replace(play_sample(2).middle, turns=(DEEDS[deed],))


@pytest.mark.parametrize("deed", DEEDS)
def test_the_last_turn_is_marked(deed):
    view = replace(play_sample(2).middle, turns=())
    assert drawn.board(view, NAMES[:2]) != drawn.board(after(deed), NAMES[:2])


def test_every_kind_of_last_turn_has_its_own_marks():
    found = [lately(after(deed)) for deed in DEEDS]
    assert all(one != other for place, one in enumerate(found) for other in found[:place])


def test_the_marks_of_a_turn_are_in_the_palace_of_its_seat_alone():
    last = lately(after("breaking"))
    assert last.of(1) == last
    assert last.of(0) == Lately()


def test_factories_with_new_glass_are_not_marked():
    deeds: tuple[Event, ...] = (*DEEDS["taking"], RoundPrepared(3, "blue", 0, (), poured=False))
    assert not lately(replace(play_sample(2).middle, turns=(deeds,))).taken


def test_the_newest_panes_of_a_strip_are_the_lowest_of_their_colour_and_grey_ones_last():
    strip = replace(STRIP, panes=("blue", "blue", None, None, "blue"))
    assert newest(strip, Lately(colour="blue", placed=1)) == {4}
    assert newest(strip, Lately(colour="blue", placed=2)) == {0, 4}


def test_panes_would_lie_on_spaces_of_their_colour_and_then_on_grey_ones():
    assert lying_of(STRIP, "pink", 2) == {3: "pink", 4: "pink"}
    assert lying_of(STRIP, "green", 1) == {4: "green"}
    assert lying_of(STRIP, "green", 0) == {}


def test_where_nothing_is_offered_nothing_is_promised():
    assert promises_of(play_sample(2).middle, ()) == NOTHING


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_strips_for_a_colour_show_what_each_would_get(seats):
    view = play_sample(seats).middle
    offered = offered_strips(view)
    found = promises_of(view, offered)
    assert set(found.columns) == {move.strip for move in offered}
    for move in offered:
        seen, promise = preview(view, move), found.columns[move.strip or 0]
        assert len(promise.ghosts) == seen.placed
        assert promise.shards == seen.shards
        assert (promise.kept is not None) == seen.completed
        assert set(promise.ghosts.values()) == {move.colour}
    assert found.places == {offered[0].factory}
    assert found.colours == {offered[0].colour}


def test_a_promise_counts_points_now_less_what_is_lost_later():
    view = play_sample(4).middle
    losses = view.losses
    for move in offered_strips(view):
        seen = preview(view, move)
        later = losses[seen.broken] - losses[view.palaces[view.turn_of].broken]
        promise = promises_of(view, (move,)).columns[move.strip or 0]
        assert promise.points == seen.points - later


def test_with_several_colours_a_strip_shows_the_best_of_them():
    view = play_sample(4).middle
    offered = offered_place(view)
    assert len({move.colour for move in offered}) > 2
    for column, promise in promises_of(view, offered).columns.items():
        alone = [
            promises_of(view, (move,)).columns[column].points
            for move in offered
            if move.strip == column
        ]
        assert promise.points == max(alone)


def test_no_place_is_marked_while_it_may_be_any():
    view = play_sample(3).middle
    found = promises_of(view, moves_of(view))
    assert not found.places
    assert not found.columns


def test_the_way_back_of_the_glazier_is_shown_where_it_is_offered():
    view = play_sample(2).middle
    palace = replace(view.palaces[view.turn_of], glazier=5, glazier_back=0)
    palaces = tuple(
        palace if seat == view.turn_of else old for seat, old in enumerate(view.palaces)
    )
    far = replace(view, palaces=palaces)
    assert promises_of(far, (MoveGlazier(),)).back == 0
    assert promises_of(far, (TakePanes(None, "blue", None),)).back is None
    assert drawn.seat(far, NAMES[:2], (MoveGlazier(),)) != drawn.seat(far, NAMES[:2])


def test_a_pane_that_may_be_any_is_not_promised_to_the_window():
    view = play_sample(2).middle
    column = next(n for n, strip in enumerate(view.palaces[0].strips) if strip is not None)
    strip = replace(STRIP, panes=("orange", "blue", "yellow", "pink", None))
    palace = view.palaces[0]
    strips = (*palace.strips[:column], strip, *palace.strips[column + 1 :])
    one_left = replace(
        view,
        turn_of=0,
        centre=(0, 1, 0, 0, 0),
        palaces=(replace(palace, strips=strips, glazier=column), *view.palaces[1:]),
    )
    keeps = tuple(TakePanes(None, "green", column, keep) for keep in ("green", "blue"))
    assert promises_of(one_left, keeps).columns[column].kept is None
    assert promises_of(one_left, keeps[:1]).columns[column].kept == "green"


def test_every_step_of_a_question_has_a_picture_of_its_own():
    view = play_sample(3).middle
    steps = ((), moves_of(view), offered_place(view), offered_strips(view))
    assert len({drawn.seat(view, NAMES[:3], offered) for offered in steps}) == len(steps)


def test_a_spectator_has_no_seat_and_sees_the_board():
    view = replace(play_sample(2).middle, seat=None)
    assert drawn.seat(view, NAMES[:2]) == drawn.board(view, NAMES[:2])


def test_the_board_is_the_same_from_every_seat():
    view = play_sample(3).middle
    assert drawn.board(view, NAMES[:3]) == drawn.board(replace(view, seat=2), NAMES[:3])


def test_side_b_has_no_ornaments():
    view = play_sample(2).over
    assert drawn.board(replace(view, ornaments=()), NAMES[:2]) != drawn.board(view, NAMES[:2])


def test_another_edition_may_have_a_long_track():
    view = replace(play_sample(4).middle, losses=tuple(range(19)))
    assert opened(drawn.board(view, NAMES)).format == "PNG"
    assert opened(drawn.seat(view, NAMES)).format == "PNG"


def test_every_source_of_points_has_a_column():
    for seats in (2, 3, 4):
        for score in play_sample(seats).outcome.scores:
            assert sum(figures_of(score)) == score.points


def test_both_sides_of_the_palace_have_the_same_column():
    assert figures_of(Score(20, (Reason("complete_windows", 20),)))[2] == 20
    assert figures_of(Score(13, (Reason("ornament", 10), Reason("ornament", 3))))[2] == 13


def test_points_below_zero_stay_on_the_chart():
    course = ((0, 0), (-18, 4), (-36, 9), (-30, 12), (-30, 12), (-28, 20))
    outcome = ranked((Score(-31, ()), Score(30, ())), [(-31,), (30,)])
    chart = chart_of(replace(play_sample(2).over, chronicle=course), outcome)
    assert (chart.bottom, chart.top) == (-36, 30)
    assert chart.chronicle[-1] == (-31, 30)
    assert [level for level, _ in chart.levels] == [0, 30]


def test_a_single_pane_that_changes_is_noticed():
    view = play_sample(4).middle
    palace = view.palaces[3]
    windows = (*palace.windows[:7], ("pink",))
    other = replace(view, palaces=(*view.palaces[:3], replace(palace, windows=windows)))
    assert palace.windows[7] == ()
    assert unlikeness(drawn.board(other, NAMES), "sintra/board-4") > SAME
