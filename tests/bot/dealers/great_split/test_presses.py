"""How many presses a round takes for somebody who plays sensibly, and how much there is to hear."""

from functools import cache

import pytest

from tests.bot.dealers.great_split.sensible import Evening

_PRESSES = 10
"""A round on average, ticks in a form apart: the split, the choice, and a press for each seal."""
_CHARACTERS = 30_000
_GAMES = range(1, 4)
_SEATS = (3, 4, 5)

evenings = pytest.mark.parametrize(("seats", "number"), [(3, 1), (4, 2)])


@cache
def played(seats: int, number: int) -> Evening:
    return Evening(seats, number).play()


def test_a_round_takes_ten_presses_on_average():
    """Over several tables: one game alone has from eight to twelve, as its seals fall."""
    played_so_far = [played(seats, number) for seats in _SEATS for number in _GAMES]
    assert all(evening.rounds == 6 for evening in played_so_far)
    presses = sum(evening.presses for evening in played_so_far)
    assert presses / sum(evening.rounds for evening in played_so_far) <= _PRESSES, presses


@evenings
def test_a_whole_game_is_heard_in_thirty_thousand_characters(seats: int, number: int):
    assert sum(map(len, played(seats, number).heard)) <= _CHARACTERS


@evenings
def test_nothing_must_be_heard_as_an_arrow(seats: int, number: int):
    assert not [text for text in played(seats, number).heard if "→" in text]
