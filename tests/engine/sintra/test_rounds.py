"""How rounds end and begin, and how the bag is filled (edge cases 27 to 32, 41, 42 and 44)."""

from collections import Counter

import pytest

from engine.dice import derived_seed, scripted
from engine.sintra.data import COLOURS, FACTORIES, Colour
from engine.sintra.events import GameEnded, RoundEnded, RoundPrepared, TableLaid
from tests.engine.sintra.builders import (
    BACK,
    SEED,
    SINTRA,
    do,
    palace,
    panes,
    start,
    step,
    table,
    take,
)

LATE: tuple[Colour, ...] = ("green", "yellow")
"""Two rounds are left."""


def prepared(events):
    return next(event for event in events if isinstance(event, RoundPrepared))


def test_the_round_ends_when_no_glass_is_left_although_the_marker_lies_in_the_centre():
    done = step(table(factories=["bbbb"], track=LATE), take(0, "blue", 0))
    assert RoundEnded(5, "green", (0, 0)) in done.events
    assert done.state.track == ("yellow",)


def test_the_round_goes_on_while_a_pane_is_left():
    done = step(table(factories=["bbbg"], track=LATE), take(0, "blue", 0))
    assert done.state.track == LATE


def test_moving_the_glazier_back_does_not_end_a_round():
    state = table(palace(glazier=3), palace(), factories=["bbbb"], track=LATE)
    assert do(state, BACK).track == LATE


def test_where_nobody_took_the_marker_the_start_player_begins_again():
    state = table(factories=["bbbb"], track=LATE, seat=0, begun=1)
    after = do(state, take(0, "blue", 0))
    assert (after.start, after.seat, after.marker) == (1, 1, None)


def test_whoever_took_the_marker_begins_and_puts_it_into_the_centre():
    state = table(centre="bg", track=LATE, seat=0, begun=1)
    after = do(state, take(None, "blue", 0), take(None, "green", 1))
    assert (after.start, after.seat, after.marker) == (0, 0, None)


def test_the_pane_of_the_round_falls_into_the_tower_before_the_factories_are_filled():
    state = table(factories=["bbbb"], track=("green", "yellow"), bag="b" * 11, tower="y" * 8)
    events = step(state, take(0, "blue", 0)).events
    assert prepared(events).poured
    filled = prepared(events).factories
    assert sum(count for panes_ in filled for count in panes_) == 20
    # Eleven from the bag; eight yellow, a green and a broken blue one from the tower.
    tower = do(state, take(0, "blue", 0))
    green = [each[COLOURS.index("green")] for each in (*filled, tower.bag, tower.tower)]
    assert sum(green) == 1


def test_the_tower_is_poured_only_when_a_pane_is_needed_and_the_bag_is_empty():
    state = table(factories=["bbbb"], track=LATE, bag="b" * 20, tower="yy")
    done = step(state, take(0, "blue", 0))
    assert not prepared(done.events).poured
    assert done.state.bag == panes()
    assert done.state.tower == panes("yyg" + "b")


def test_what_the_bag_holds_comes_first_when_the_tower_is_poured():
    state = table(factories=["bbbb"], track=LATE, bag="bbbbb", tower="y" * 16)
    factories = prepared(step(state, take(0, "blue", 0)).events).factories
    assert factories[0] == panes("bbbb")
    assert factories[1][0] >= 1


def test_where_bag_and_tower_are_empty_the_round_begins_with_what_there_is():
    state = table(factories=["bbbb"], track=LATE, bag="ooo")
    after = do(state, take(0, "blue", 0))
    # Three from the bag, the round's green pane and the broken blue one.
    assert [sum(each) for each in after.factories] == [4, 1, 0, 0, 0]


def test_a_round_always_begins_with_a_pane_because_the_round_track_gives_one():
    state = table(factories=["b"], track=("green",) * 3, bag="")
    after = do(state, take(0, "blue", 3))
    assert after.factories[0] == panes("g")
    assert sum(sum(each) for each in after.factories) == 1


def test_six_rounds_are_played_and_then_the_game_is_over():
    done = step(table(factories=["bbbb"], track=("green",)), take(0, "blue", 0))
    assert done.events[-2:] == (RoundEnded(6, "green", (0, 0)), GameEnded())
    assert SINTRA.decisions(done.state) == ()
    assert SINTRA.legal_moves(done.state, done.state.seat) == ()
    assert SINTRA.outcome(done.state) is not None


@pytest.mark.parametrize(("seats", "left"), [(2, 74), (3, 66), (4, 58)])
def test_the_table_is_laid_as_the_rulebook_says(seats, left):
    state = start(seats)
    assert len(state.factories) == FACTORIES[seats]
    assert all(sum(each) == 4 for each in state.factories)
    assert sum(state.bag) == left
    assert len(state.track) == 6
    assert sorted(state.track[1:]) == sorted(COLOURS)


def test_the_strip_with_grey_spaces_begins_with_them_down_and_the_others_on_either_side():
    faces: Counter[int] = Counter()
    for number in range(40):
        for each in start(4, seed=derived_seed(SEED, f"{number}")).palaces:
            faces.update(on.face for on in each.strips if on is not None)
    wild = SINTRA.editions["gala"].wild_face
    assert faces[wild] == 0
    assert faces[wild ^ 1] == 160
    assert all(faces[face] > 40 for face in range(16) if face != wild)


def test_everybody_has_the_same_eight_strips_in_another_order():
    orders = [[on.face // 2 for on in each.strips if on is not None] for each in start(4).palaces]
    assert all(sorted(order) == list(range(8)) for order in orders)
    assert len({tuple(order) for order in orders}) > 1


def test_the_start_player_is_drawn():
    first = {start(3, seed=derived_seed(SEED, f"{number}")).start for number in range(20)}
    assert first == {0, 1, 2}


def test_a_table_can_be_laid_by_script():
    strips = [*"12345678", *["front"] * 7, *"87654321", *["back"] * 7]
    filled = ["blue", "green", "yellow", "orange"] * 5
    dice = scripted(["1", *reversed(COLOURS), "pink", *strips, *filled])
    done = SINTRA.setup(2, dice, {"side": "A", "edition": "gala"})
    assert done.events == (
        TableLaid(
            side="A",
            start=1,
            track=("pink", "pink", "orange", "yellow", "green", "blue"),
            strips=(
                (0, 2, 4, 6, 8, 10, 12, 14),
                (15, 13, 10, 9, 7, 5, 3, 1),
            ),
            factories=(panes("bgyo"),) * 5,
        ),
    )


def test_only_what_the_bag_gives_next_is_unknown():
    """Both sides of all strips, the tower, the bag's content and the later colours are in the view."""
    state = start()
    view = SINTRA.view(state, None)
    assert (view.bag, view.tower, view.track) == (state.bag, state.tower, state.track)
    for on in view.palaces[0].strips:
        assert on is not None
        assert on.reverse == SINTRA.editions["gala"].faces[on.face ^ 1]


def test_the_latest_turns_are_told_as_many_as_there_are_other_seats():
    state = start(3)
    for _ in range(4):
        before = state
        state = do(state, SINTRA.legal_moves(state, state.seat)[0])
        assert len(state.turns) == min(2, before.turn + 1)
    assert SINTRA.view(state, 0).latest == state.turns[-1]


def test_all_palaces_lie_on_the_side_that_the_table_chose():
    assert SINTRA.view(start(side="B"), 1).side == "B"
    assert [option.key for option in SINTRA.options] == ["side", "edition"]
