"""A host's editions lie in one folder, those of each game in a folder of its key."""

import json
from collections.abc import Mapping
from importlib import resources

import pytest

from engine.core import AnyGame, OptionValue
from engine.editions import BadEdition
from engine.games import GAMES, all_games

WITH_EDITIONS = [
    key for key, game in GAMES.items() if any(option.key == "edition" for option in game.options)
]


def renamed_edition(key: str, name: str) -> str:
    file = resources.files(f"engine.{key}") / "editions" / "gala.json"
    return json.dumps({**json.loads(file.read_text()), "name": name})


def editions_of(games: Mapping[str, AnyGame], key: str) -> tuple[OptionValue, ...]:
    return next(option.choices for option in games[key].options if option.key == "edition")


@pytest.mark.parametrize("key", WITH_EDITIONS)
def test_a_game_finds_its_editions_in_a_folder_of_its_key(tmp_path, key):
    (tmp_path / key).mkdir()
    (tmp_path / key / "mine.json").write_text(renamed_edition(key, "mine"))
    games = all_games(tmp_path)
    assert editions_of(games, key) == ("gala", "mine")
    for other in set(WITH_EDITIONS) - {key}:
        assert editions_of(games, other) == ("gala",)


def test_what_lies_in_the_folder_itself_is_of_the_first_game_that_had_editions(tmp_path):
    first = WITH_EDITIONS[0]
    (tmp_path / "mine.json").write_text(renamed_edition(first, "mine"))
    assert editions_of(all_games(tmp_path), first) == ("gala", "mine")


@pytest.mark.parametrize("key", WITH_EDITIONS)
def test_a_wrong_edition_is_refused_with_all_that_is_wrong_in_it(tmp_path, key):
    (tmp_path / key).mkdir()
    (tmp_path / key / "mine.json").write_text('{"name": "mine"}')
    with pytest.raises(BadEdition) as refused:
        all_games(tmp_path)
    assert len(refused.value.faults) > 1


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(BadEdition, match="no folder"):
        all_games(tmp_path / "nowhere")
