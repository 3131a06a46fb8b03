"""The games this engine plays."""

from collections.abc import Mapping
from pathlib import Path

from engine.core import AnyGame
from engine.great_split import GreatSplit
from engine.great_split.editions import load_folder
from engine.splendor import Splendor


def all_games(editions_folder: Path | None = None) -> dict[str, AnyGame]:
    """Every game by its key, with the editions a host has put into a folder."""
    editions = {} if editions_folder is None else load_folder(editions_folder)
    games: tuple[AnyGame, ...] = (GreatSplit(editions), Splendor())
    return {game.key: game for game in games}


GAMES: Mapping[str, AnyGame] = all_games()
