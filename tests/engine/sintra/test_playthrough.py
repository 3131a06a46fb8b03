import pytest

from tests.engine.sintra.playthrough import TABLES, file_for, story


@pytest.mark.parametrize(("seats", "side"), TABLES)
def test_the_golden_game_is_still_told_the_same_way(seats, side):
    assert story(seats, side) == file_for(seats, side).read_text(encoding="utf-8")
