"""The games this engine plays."""

from collections.abc import Mapping
from pathlib import Path

from engine.carcassonne import Carcassonne
from engine.core import AnyGame
from engine.great_split import GreatSplit
from engine.great_split.components import Components
from engine.great_split.editions import load_folder
from engine.splendor import Splendor


def _built(editions: Mapping[str, Components]) -> dict[str, AnyGame]:
    games: tuple[AnyGame, ...] = (GreatSplit(editions), Splendor(), Carcassonne())
    return {game.key: game for game in games}


GAMES: Mapping[str, AnyGame] = _built({})
"""By their keys, without any edition of a host's own."""


def all_games(editions_folder: Path | None = None) -> Mapping[str, AnyGame]:
    """The games, with the editions that a host has put into a folder."""
    return GAMES if editions_folder is None else _built(load_folder(editions_folder))
