"""Every game has games told as prose and kept in files, and goes as they tell."""

import pytest

from engine.core import AnyGame
from engine.games import GAMES
from tests.engine.playthroughs import file_of, folder_of, story_of
from tests.games import found

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{key}-{seats}")
        for key, game in GAMES.items()
        for seats in found(key, "story").tables
    ],
)
def test_a_game_goes_as_its_story_tells(game: AnyGame, seats: int):
    """After a change on purpose: python -m tests.engine.playthroughs."""
    assert story_of(game, seats) == file_of(game, seats).read_text(encoding="utf-8")


@every_game
def test_a_story_is_told_of_a_small_table_and_of_a_large_one(game: AnyGame):
    tables = found(game.key, "story").tables
    assert tables[0] == game.seats[0]
    assert len(set(tables)) > 1


@every_game
def test_every_story_in_the_folder_is_told_by_a_game(game: AnyGame):
    kept = set(folder_of(game).glob("*.txt"))
    assert kept == {file_of(game, seats) for seats in found(game.key, "story").tables}
