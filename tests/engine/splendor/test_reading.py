"""What a table tells a reader: prices, places, and what the last turn changed."""

from dataclasses import replace

from engine.core import begin
from engine.dice import seeded
from engine.splendor import Splendor
from engine.splendor.events import TokensReturned, TokensTaken
from engine.splendor.lately import lately
from engine.splendor.places import places_in_rows, places_of_nobles
from engine.splendor.prices import can_buy, due, lacking
from engine.splendor.view import PlayerView, View

NOBODY = PlayerView((0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0), 0, (), (), ())


def view_of(seats: int, seat: int | None) -> View:
    game = Splendor()
    return game.view(begin(game, seats, seeded("ab" * 32), {}).state, seat)


def test_tokens_taken_and_put_back_in_one_turn_are_not_marked():
    events = (TokensTaken(0, (1, 1, 1, 0, 0, 0)), TokensReturned(0, (1, 0, 0, 0, 0, 0)))
    assert lately(events).tokens == (0, 1, 1, 0, 0, 0)


def test_only_the_seat_that_played_is_marked():
    last = lately((TokensTaken(1, (1, 0, 0, 1, 1, 0)),))
    assert last.of(1) == last
    assert last.of(0) == lately(())


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


def test_a_card_costs_what_bonuses_leave_and_gold_fills_the_rest():
    # III-white-03 costs 3 white, 3 red and 6 black.
    player = replace(NOBODY, tokens=(1, 0, 0, 2, 4, 1), bonuses=(1, 0, 0, 4, 1))
    assert due(player, "III-white-03") == (2, 0, 0, 0, 5)
    assert lacking(player, "III-white-03") == (1, 0, 0, 0, 1)
    assert not can_buy(player, "III-white-03")
    assert can_buy(replace(player, tokens=(1, 0, 0, 0, 4, 2)), "III-white-03")
