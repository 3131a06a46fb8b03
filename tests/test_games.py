"""Every game brings what its tests need, in the same places."""

import pytest

from engine.games import GAMES
from tests.games import PARTS, Missing, found, missing


@pytest.mark.parametrize("key", GAMES)
def test_a_game_brings_everything_that_its_tests_need(key):
    assert missing(key) == []


def test_what_is_missing_is_named():
    sentences = missing("chess")
    assert len(sentences) == len(PARTS)
    assert sentences[0] == (
        "the tests of chess have no tests.engine.chess.knowledge, where KNOWLEDGE is looked for."
    )


def test_a_module_that_lacks_its_one_thing_is_named(monkeypatch):
    monkeypatch.delattr("tests.engine.splendor.knowledge.KNOWLEDGE")
    found.cache_clear()
    with pytest.raises(Missing, match=r"splendor.knowledge has no KNOWLEDGE"):
        found("splendor", "knowledge")
