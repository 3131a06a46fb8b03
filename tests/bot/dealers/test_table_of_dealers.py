"""The table of dealers: one for every game, each at the game that the engine has built."""

from collections import Counter
from pathlib import Path

import pytest

import bot.dealers
import engine.games
from bot.__main__ import serve
from bot.dealers import DEALERS, all_dealers
from bot.settings import read_settings
from engine.games import GAMES, all_games
from engine.great_split import GreatSplit
from engine.great_split.components import Components
from engine.great_split.editions import GALA


def test_every_game_has_a_dealer_under_its_own_key():
    assert list(DEALERS) == list(GAMES)
    assert {key: dealer.game.key for key, dealer in all_dealers().items()} == dict(
        zip(GAMES, GAMES, strict=True)
    )


def test_a_dealer_deals_the_game_that_the_engine_has_built():
    for key, dealer in all_dealers(GAMES).items():
        assert dealer.game is GAMES[key]


def test_a_host_without_editions_has_the_games_as_they_are():
    assert all_games() is GAMES


async def test_the_editions_of_a_host_are_read_once_and_each_game_is_built_once(
    tmp_path, monkeypatch
):
    read: Counter[Path] = Counter()
    built: list[GreatSplit] = []
    plain = GreatSplit.__init__

    def load(folder: Path) -> dict[str, Components]:
        read[folder] += 1
        return {"mine": GALA}

    def init(self: GreatSplit, editions: dict[str, Components]) -> None:
        built.append(self)
        plain(self, editions)

    monkeypatch.setattr(engine.games, "read_great_split", load)
    monkeypatch.setattr(GreatSplit, "__init__", init)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("EDITIONS_FOLDER", str(tmp_path))
    broken = tmp_path / "broken.sqlite3"
    broken.write_text("no database at all, and long enough to be read as one. " * 20)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{broken}")
    assert await serve(read_settings()) == 2, "it is no database, so the bot does not start"
    assert read == {tmp_path: 1}
    assert len(built) == 1


@pytest.mark.parametrize("key", DEALERS)
def test_the_words_of_a_game_lie_with_its_dealer(key):
    folder = Path(bot.dealers.__file__).parent / key
    assert {file.name for file in folder.glob("*.ftl")} == {"en.ftl", "es.ftl", "de.ftl"}
