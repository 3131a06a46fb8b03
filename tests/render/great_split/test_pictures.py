"""What may be seen in the pictures of The Great Split, and by whom."""

from dataclasses import replace
from functools import cache, partial

import pytest

from engine.core import begin
from engine.dice import seeded
from engine.great_split import GreatSplit
from engine.great_split.components import Components
from engine.great_split.data import PRESTIGE
from engine.great_split.editions import GALA
from render import great_split as drawn
from render.great_split.sample import NAMES, play_sample
from render.theme import WIDTH
from tests.render.goldens import SAME, unlikeness
from tests.render.great_split.editions import stretched_edition
from tests.render.pictures import opened
from tests.render.writing import written_by

pytestmark = pytest.mark.slow

sample = cache(play_sample)


def view_of(seats, seat):
    game = GreatSplit()
    return game.view(begin(game, seats, seeded("ab" * 32), {}).state, seat)


@pytest.mark.parametrize("seats", GreatSplit.seats)
def test_the_board_is_the_same_whoever_looks(seats):
    names = NAMES[:seats]
    public = drawn.board(view_of(seats, None), GALA, names)
    for seat in range(seats):
        assert drawn.board(view_of(seats, seat), GALA, names) == public


def test_the_board_shows_nothing_of_a_resolution_before_it_is_done():
    view = sample(4).resolving
    assert view.secrets is not None
    assert view.secrets.resolution is not None
    public = replace(view, secrets=None, seat=None)
    assert drawn.board(view, GALA, NAMES[:4]) == drawn.board(public, GALA, NAMES[:4])


def test_no_picture_says_who_has_answered_so_none_can_disagree_with_the_words():
    view = sample(3).splitting
    waiting, done = (
        replace(view, seats=tuple(replace(seat, waited_for=waits) for seat in view.seats))
        for waits in (True, False)
    )
    assert drawn.board(waiting, GALA, NAMES[:3]) == drawn.board(done, GALA, NAMES[:3])
    assert drawn.seat(waiting, GALA, NAMES[:3]) == drawn.seat(done, GALA, NAMES[:3])


def test_a_spectator_has_no_seat_to_draw():
    with pytest.raises(ValueError, match="draw the board instead"):
        drawn.seat(view_of(3, None), GALA, NAMES[:3])


def test_there_is_no_resolution_to_draw_while_hands_are_split():
    with pytest.raises(ValueError, match="draw its seat instead"):
        drawn.resolution(view_of(3, 0), GALA, NAMES[:3])


def test_there_is_no_scoring_to_draw_before_the_first():
    with pytest.raises(ValueError, match="draw the board instead"):
        drawn.scoring(view_of(3, 0), GALA, NAMES[:3])


def test_what_a_pile_would_bring_is_shown_on_it():
    hand = GALA.decks[0][:4]
    piles = (hand[:2], hand[2:])
    worth = drawn.Worth(((0, 3), (1, 5)), (("art", 2, 4),))
    looks = {
        drawn.piles(piles, hand, None, GALA),
        drawn.piles(piles, hand, (worth, worth), GALA),
        drawn.piles(piles, hand, (worth, replace(worth, points=((0, 3), (1, 6)))), GALA),
        drawn.piles(piles, hand, (worth, replace(worth, steps=(("art", 2, 5),))), GALA),
    }
    assert len(looks) == 4


def test_cards_keep_their_letters_in_a_hand_and_in_two_piles():
    dealt = GALA.decks[0][:6]
    kept = (*dealt[:2], *dealt[3:])
    paint = (
        partial(drawn.hand, kept, dealt, GALA),
        partial(drawn.piles, (kept[:2], kept[2:]), dealt, None, GALA),
        partial(drawn.piles, (kept[4:], kept[:4]), dealt, None, GALA),
    )
    letters = [{text for text, *_ in written_by([each]) if text in "ABCDEFG"} for each in paint]
    assert letters == [set("ABDEF")] * 3


@pytest.mark.parametrize("count", range(1, 13))
def test_a_hand_of_any_size_can_be_drawn(count):
    assert opened(drawn.hand(GALA.decks[1][:count], GALA.decks[1], GALA)).width == WIDTH


def test_after_the_last_scoring_a_seat_shows_its_final_prestige():
    over = sample(4).over
    assert over.secrets is not None
    assert over.secrets.resolution is not None
    assert over.secrets.resolution.board[PRESTIGE] < over.seats[0].board[PRESTIGE]
    without = replace(over, secrets=replace(over.secrets, resolution=None))
    assert drawn.seat(over, GALA, NAMES[:4]) == drawn.seat(without, GALA, NAMES[:4])


def test_a_seat_in_the_middle_of_its_resolution_sees_its_own_steps():
    view = sample(4).resolving
    assert view.secrets is not None
    without = replace(view, secrets=replace(view.secrets, resolution=None))
    assert drawn.seat(view, GALA, NAMES[:4]) != drawn.seat(without, GALA, NAMES[:4])


def test_an_open_question_is_shown():
    view = sample(4).resolving
    assert view.secrets is not None
    assert view.secrets.resolution is not None
    looks = set()
    for questions in ((), ("diamond",), ("square",), ("star",), ("arrow",)):
        asking = replace(view.secrets.resolution, questions=questions)
        asked = replace(view, secrets=replace(view.secrets, resolution=asking))
        looks.add(drawn.resolution(asked, GALA, NAMES[:4]))
    assert len(looks) == 5


def test_an_edition_of_other_measures_and_people_can_be_drawn():
    edition = stretched_edition()
    view = sample(4).resolving
    strangers = tuple(replace(seat, character="stranger") for seat in view.seats)
    view = replace(view, seats=strangers)
    for draw in (drawn.board, drawn.seat, drawn.resolution):
        assert opened(draw(view, edition, NAMES[:4])).width == WIDTH


def test_a_tie_at_the_top_crowns_both():
    final = sample(3)
    first, *others = final.outcome.scores
    tied = replace(final.outcome, scores=(first, first, *others[1:]), winners=(0, 1))
    alone = replace(tied, winners=(0,))
    assert drawn.final(final.over, tied, GALA, NAMES[:3]) != drawn.final(
        final.over, alone, GALA, NAMES[:3]
    )


def test_a_single_figure_that_changes_is_noticed():
    view = sample(4).splitting
    first = view.seats[0]
    changed = (*first.board[:2], first.board[2] + 5, *first.board[3:])
    other = replace(view, seats=(replace(first, board=changed), *view.seats[1:]))
    assert unlikeness(drawn.board(other, GALA, NAMES[:4]), "great_split/board-4") > SAME


def test_numbers_that_an_edition_prints_on_a_gem_track_are_drawn():
    rows = tuple(
        replace(row, numbers=((3, 3), (8, 7))) if row.track == "topaz" else row
        for row in GALA.file.resource_tracks.rows
    )
    tracks = replace(GALA.file.resource_tracks, rows=rows)
    numbered = Components(replace(GALA.file, resource_tracks=tracks))
    view, names = sample(4).splitting, NAMES[:4]
    assert drawn.seat(view, numbered, names) != drawn.seat(view, GALA, names)
    # The board shows them only in what the gems would be worth.
    over = replace(view, phase="over")
    assert drawn.board(view, numbered, names) != drawn.board(view, GALA, names)
    assert drawn.board(over, numbered, names) == drawn.board(over, GALA, names)
