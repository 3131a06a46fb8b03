"""How many presses a round takes for somebody who plays sensibly, and how much there is to hear."""

from functools import cache

import pytest

from tests.bot.dealers.great_split.sensible import Evening

_PRESSES = 12.5
"""A round on average, ticks in a form apart: a press for each card with seals, and for each seal."""
_CHARACTERS = 30_000

evenings = pytest.mark.parametrize(("seats", "number"), [(3, 1), (4, 2)])


@cache
def played(seats: int, number: int) -> Evening:
    return Evening(seats, number).play()


@evenings
def test_a_round_takes_few_presses(seats: int, number: int):
    evening = played(seats, number)
    assert evening.rounds == 6
    assert evening.presses / evening.rounds <= _PRESSES, evening.presses


@evenings
def test_a_whole_game_is_heard_in_thirty_thousand_characters(seats: int, number: int):
    assert sum(map(len, played(seats, number).heard)) <= _CHARACTERS


@evenings
def test_nothing_must_be_heard_as_an_arrow(seats: int, number: int):
    assert not [text for text in played(seats, number).heard if "→" in text]
