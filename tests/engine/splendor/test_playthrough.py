import pytest

from tests.engine.splendor.playthrough import TABLES, file_for, story


@pytest.mark.parametrize("seats", TABLES)
def test_the_golden_game_is_still_told_the_same_way(seats):
    assert story(seats) == file_for(seats).read_text(encoding="utf-8")
