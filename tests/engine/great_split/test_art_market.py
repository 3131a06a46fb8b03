"""The art market, written out: what every level earns at every position of the market."""

import pytest

from engine.great_split import scoring
from engine.great_split.editions import GALA
from tests.engine.great_split.tables import board

# A row for each position of the market's arrow, a column for each level of art. The rulebooks
# picture the row of 6 (S:563–567, G:363); the slider moves all brackets with its arrow.
POINTS = """
level  |  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
     0 | 10 13 13 13 15 15 15 15 15 15 15 15 15 15 15 15 15
     1 |  6 10 13 13 13 15 15 15 15 15 15 15 15 15 15 15 15
     2 |  6  6 10 13 13 13 15 15 15 15 15 15 15 15 15 15 15
     3 |  6  6  6 10 13 13 13 15 15 15 15 15 15 15 15 15 15
     4 |  0  6  6  6 10 13 13 13 15 15 15 15 15 15 15 15 15
     5 |  0  0  6  6  6 10 13 13 13 15 15 15 15 15 15 15 15
     6 |  0  0  0  6  6  6 10 13 13 13 15 15 15 15 15 15 15
     7 |  0  0  0  0  6  6  6 10 13 13 13 15 15 15 15 15 15
     8 |  0  0  0  0  0  6  6  6 10 13 13 13 15 15 15 15 15
     9 |  0  0  0  0  0  0  6  6  6 10 13 13 13 15 15 15 15
    10 |  0  0  0  0  0  0  0  6  6  6 10 13 13 13 15 15 15
    11 |  0  0  0  0  0  0  0  0  6  6  6 10 13 13 13 15 15
    12 |  0  0  0  0  0  0  0  0  0  6  6  6 10 13 13 13 15
    13 |  0  0  0  0  0  0  0  0  0  0  6  6  6 10 13 13 13
    14 |  0  0  0  0  0  0  0  0  0  0  0  6  6  6 10 13 13
    15 |  0  0  0  0  0  0  0  0  0  0  0  0  6  6  6 10 13
    16 |  0  0  0  0  0  0  0  0  0  0  0  0  0  6  6  6 10
"""

EARNED = {
    (int(row.split("|")[0]), level): int(points)
    for row in POINTS.strip().splitlines()[1:]
    for level, points in enumerate(row.split("|")[1].split())
}


def test_the_table_knows_every_position_and_every_level():
    assert set(EARNED) == {(market, level) for market in range(17) for level in range(17)}


@pytest.mark.parametrize("market", range(17))
def test_every_level_of_art_earns_what_the_table_says(market):
    earned = {level: scoring.art(GALA, board(art=level), market).points for level in range(17)}
    assert earned == {level: EARNED[market, level] for level in range(17)}


def test_the_reason_tells_level_and_market():
    reason = scoring.art(GALA, board(art=9), 6)
    assert (reason.what, reason.points) == ("art", 13)
    assert reason.facts == (("level", 9), ("market", 6))
