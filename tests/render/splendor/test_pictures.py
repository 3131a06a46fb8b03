"""What may be seen in Splendor's pictures, and by whom."""

from dataclasses import replace
from functools import cache

import pytest

from engine.core import Outcome, Reason, Score, begin, ranked
from engine.dice import seeded
from engine.splendor import Splendor
from engine.splendor.data import CARDS
from engine.splendor.events import (
    CardBought,
    CardReserved,
    CardReservedFromDeck,
    CardRevealed,
    NobleVisited,
    TokensReturned,
    TokensTaken,
)
from engine.splendor.lately import lately
from engine.splendor.places import places_in_reserve, places_in_rows, places_of_nobles
from engine.splendor.prices import can_buy, due, lacking
from engine.splendor.scoring import figures_of
from engine.splendor.view import PlayerView, ReservedCardView, View
from render import splendor as drawn
from render.splendor.sample import NAMES, play_sample
from render.theme import WIDTH
from tests.render.goldens import SAME, unlikeness
from tests.render.pictures import opened

pytestmark = pytest.mark.slow

sample = cache(play_sample)
NOBODY = PlayerView((0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0), 0, (), (), ())


def view_of(seats: int, seat: int | None) -> View:
    game = Splendor()
    return game.view(begin(game, seats, seeded("ab" * 32), {}).state, seat)


def keeping(view: View, seat: int, card: str, *, hidden: bool) -> View:
    kept = ReservedCardView(CARDS[card].level, card, hidden)
    players = list(view.players)
    players[seat] = replace(players[seat], reserved=(*players[seat].reserved, kept))
    return replace(view, players=tuple(players))


def test_the_board_is_the_same_whoever_looks():
    view = keeping(view_of(3, 1), 1, "III-red-04", hidden=True)
    spectator = replace(
        view,
        seat=None,
        players=tuple(
            replace(player, reserved=tuple(replace(kept, card=None) for kept in player.reserved))
            for player in view.players
        ),
    )
    assert drawn.board(view, NAMES[:3]) == drawn.board(spectator, NAMES[:3])


def test_the_back_of_a_card_tells_nothing_but_its_level():
    one = keeping(view_of(2, 0), 0, "II-red-04", hidden=True)
    other = keeping(view_of(2, 0), 0, "II-black-06", hidden=True)
    assert drawn.board(one, NAMES[:2]) == drawn.board(other, NAMES[:2])
    assert drawn.seat(one, NAMES[:2]) != drawn.seat(other, NAMES[:2])


def test_a_card_reserved_from_a_row_stays_in_view():
    one = keeping(view_of(2, None), 0, "II-red-04", hidden=False)
    other = keeping(view_of(2, None), 0, "II-black-06", hidden=False)
    assert drawn.board(one, NAMES[:2]) != drawn.board(other, NAMES[:2])


def test_whose_turn_it_is_can_be_seen():
    view = view_of(2, None)
    assert drawn.board(view, NAMES[:2]) != drawn.board(replace(view, turn=1), NAMES[:2])


DEEDS = {
    "taking": (TokensTaken(1, (1, 0, 0, 1, 1, 0)),),
    "taking and putting back": (
        TokensTaken(1, (1, 1, 1, 0, 0, 0)),
        TokensReturned(1, (0, 0, 0, 0, 1, 0)),
    ),
    "reserving": (CardReserved(1, "I-red-01", gold=False), CardRevealed(1, 2, "I-red-02")),
    "reserving from a deck": (CardReservedFromDeck(1, 3, None, gold=False),),
    "buying": (CardBought(1, "I-red-01", (0, 0, 0, 0, 0, 0), reserved=True),),
    "a noble": (NobleVisited(1, "noble-red-black"),),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_the_last_turn_is_marked(deed):
    view = keeping(view_of(2, None), 1, "II-red-04", hidden=False)
    after = replace(view, turns=(DEEDS[deed],))
    assert drawn.board(view, NAMES[:2]) != drawn.board(after, NAMES[:2])


def test_every_kind_of_last_turn_has_its_own_marks():
    found = [lately(events) for events in DEEDS.values()]
    assert len(set(found)) == len(DEEDS)


def test_tokens_taken_and_put_back_in_one_turn_are_not_marked():
    events = (TokensTaken(0, (1, 1, 1, 0, 0, 0)), TokensReturned(0, (1, 0, 0, 0, 0, 0)))
    assert lately(events).tokens == (0, 1, 1, 0, 0, 0)


def test_only_the_seat_that_played_is_marked():
    last = lately((TokensTaken(1, (1, 0, 0, 1, 1, 0)),))
    assert last.of(1) == last
    assert last.of(0) == lately(())


def test_the_mark_of_a_card_from_a_deck_does_not_show_the_card():
    view = keeping(view_of(2, 0), 0, "II-red-04", hidden=True)
    mine = replace(view, turns=((CardReservedFromDeck(0, 2, "II-red-04", gold=True),),))
    assert "II-red-04" not in repr(drawn.public(mine))


def test_only_the_seat_itself_sees_what_it_can_pay():
    view = view_of(2, 0)
    rich = replace(NOBODY, tokens=(7, 7, 7, 7, 7, 0))
    mine = replace(view, players=(rich, view.players[1]))
    assert drawn.seat(mine, NAMES[:2]) != drawn.board(mine, NAMES[:2])


def test_the_dearest_row_lies_above_and_is_called_a():
    view = view_of(3, None)
    places = places_in_rows(view)
    assert places[str(view.rows[2][0])] == "A1"
    assert places[str(view.rows[0][3])] == "C4"
    assert list(places.values())[:5] == ["A1", "A2", "A3", "A4", "B1"]
    assert list(places_of_nobles(view).values()) == ["N1", "N2", "N3", "N4"]


def test_a_gap_keeps_its_place_and_the_others_theirs():
    view = view_of(2, None)
    row = (None, *view.rows[2][1:])
    places = places_in_rows(replace(view, rows=(*view.rows[:2], row)))
    assert "A1" not in places.values()
    assert places[str(row[1])] == "A2"


def test_a_back_has_no_place_of_its_own():
    view = keeping(view_of(2, 0), 0, "II-red-04", hidden=True)
    assert places_in_reserve(view, 0) == {"II-red-04": "R1"}
    assert places_in_reserve(drawn.public(view), 0) == {}


def test_a_card_costs_what_bonuses_leave_and_gold_fills_the_rest():
    # III-white-03 costs 3 white, 3 red and 6 black.
    player = replace(NOBODY, tokens=(1, 0, 0, 2, 4, 1), bonuses=(1, 0, 0, 4, 1))
    assert due(player, "III-white-03") == (2, 0, 0, 0, 5)
    assert lacking(player, "III-white-03") == (1, 0, 0, 0, 1)
    assert not can_buy(player, "III-white-03")
    assert can_buy(replace(player, tokens=(1, 0, 0, 0, 4, 2)), "III-white-03")


def outcome_of(*figures: tuple[int, int, int]) -> Outcome:
    scores = tuple(
        Score(
            cards + nobles,
            (
                Reason("cards", cards, (("count", count),)),
                Reason("nobles", nobles, (("count", nobles // 3),)),
            ),
        )
        for cards, nobles, count in figures
    )
    return ranked(scores, [(cards + nobles, -count) for cards, nobles, count in figures])


def test_the_table_of_the_end_names_points_on_cards_nobles_and_the_number_of_cards():
    outcome = outcome_of((12, 3, 9), (15, 0, 8))
    assert [figures_of(score) for score in outcome.scores] == [(12, 3, 9), (15, 0, 8)]


def test_a_shared_victory_crowns_both():
    over = sample(3)
    first, *others = over.outcome.scores
    scores = (first, first, *others[1:])
    tied = ranked(scores, [(2,), (2,), (1,)])
    alone = ranked(scores, [(3,), (2,), (1,)])
    names = NAMES[:3]
    assert drawn.final(over.over, tied, names) != drawn.final(over.over, alone, names)


def test_a_game_that_ends_at_once_has_a_chart():
    view = replace(view_of(2, None), phase="over", chronicle=((0, 0),))
    outcome = outcome_of((0, 0, 0), (0, 0, 0))
    assert opened(drawn.final(view, outcome, NAMES[:2])).width == WIDTH


def test_a_single_figure_that_changes_is_noticed():
    view = sample(4).middle
    other = replace(view, bank=(0, *view.bank[1:]))
    assert unlikeness(drawn.board(other, NAMES), "splendor/board-4") > SAME
