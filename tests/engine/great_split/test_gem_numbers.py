"""An edition may print numbers on its gem tracks, as a board does where not every space has one."""

import json
from typing import Any

import pytest

from engine.core import begin
from engine.dice import seeded
from engine.editions import BadEdition
from engine.great_split import GreatSplit, scoring
from engine.great_split.ai.outlook import outlook_of
from engine.great_split.components import Components
from engine.great_split.data import TRACKS
from engine.great_split.editions import GALA, load_edition
from engine.great_split.state import Board
from tests.engine.great_split.cubes import gala_tables
from tests.engine.great_split.tables import seed

SPARSE = [[1, 1], [3, 3], [5, 5], [8, 7], [10, 8], [13, 9]]
"""Some spaces have a number and some have none."""


def edition(**numbers: list[list[int]]) -> Components:
    tables = gala_tables()
    tables["name"] = "numbered"
    for row in tables["resource_tracks"]["rows"]:
        if row["track"] in numbers:
            row["numbers"] = numbers[row["track"]]
    return load_edition(json.dumps(tables), "numbered.json")


def board(**spaces: int) -> Board:
    return tuple(spaces.get(track, 0) for track in TRACKS)


# G:377: a gem that has passed the value 8 and not reached the next counts 8.
def test_a_gem_between_two_numbers_counts_the_one_it_has_passed():
    numbered = edition(topaz=SPARSE, emerald=SPARSE)
    reason = scoring.gems(numbered, board(topaz=11, emerald=14))
    assert (reason.points, dict(reason.facts)) == (16, {"topaz": 8, "emerald": 9})


@pytest.mark.parametrize(("space", "value"), [(0, 0), (1, 1), (2, 1), (9, 7), (10, 8), (15, 9)])
def test_the_highest_number_reached_or_passed_counts(space, value):
    assert edition(topaz=SPARSE).gem_value("topaz", space) == value


def test_a_track_without_numbers_counts_its_spaces():
    numbered = edition(topaz=SPARSE)
    assert [numbered.gem_value("emerald", space) for space in range(16)] == list(range(16))
    assert [GALA.gem_value("topaz", space) for space in range(16)] == list(range(16))


def test_our_own_edition_is_the_one_that_old_records_were_played_with():
    assert GALA.digest == "38309581581967c3"


def test_numbers_that_only_count_the_spaces_change_no_point_but_are_another_edition():
    counted = edition(topaz=[[space, space] for space in range(1, 16)])
    at = board(topaz=7, emerald=11)
    assert scoring.gems(counted, at) == scoring.gems(GALA, at)
    assert counted.digest not in {GALA.digest, edition().digest}


def gems_in_sight(components: Components, at: Board) -> float:
    game = GreatSplit({components.name: components})
    state = begin(game, 2, seeded(seed(1)), {"edition": components.name}).state
    return outlook_of(components, state, 0, resolved=True).worth(at)


def test_an_ai_hopes_for_the_numbers_and_not_for_the_spaces():
    plain, counted = edition(), edition(topaz=[[space, space] for space in range(1, 16)])
    dear = edition(topaz=[[1, 10]], emerald=[[1, 10]])
    at = board(topaz=1, emerald=1)
    assert gems_in_sight(counted, at) == gems_in_sight(plain, at)
    assert gems_in_sight(dear, at) > gems_in_sight(plain, at) + 10


@pytest.mark.parametrize(
    ("track", "numbers", "fault"),
    [
        ("gold", [[1, 1]], "gold: only the gem tracks have numbers"),
        ("topaz", [[16, 9]], "topaz: space 16 is not on the track"),
        ("topaz", [[0, 1]], "topaz: space 0 is not on the track"),
        ("emerald", [[2, 3], [4, 3]], "emerald: numbers must rise"),
        ("emerald", [[4, 3], [2, 4]], "emerald: numbers must rise"),
        ("emerald", [[2, 0], [4, 3]], "emerald: numbers must be worth something"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(track: str, numbers: Any, fault: str):
    with pytest.raises(BadEdition, match=fault):
        edition(**{track: numbers})
