"""The games this engine plays."""

from collections.abc import Callable, Mapping
from pathlib import Path

from engine.carcassonne import Carcassonne
from engine.carcassonne.tiles import load_folder as read_carcassonne
from engine.core import AnyGame
from engine.editions import BadEdition, Edition
from engine.great_split import GreatSplit
from engine.great_split.editions import load_folder as read_great_split
from engine.sintra import Sintra
from engine.sintra.editions import load_folder as read_sintra
from engine.splendor import Splendor


def all_games(editions_folder: Path | None = None) -> Mapping[str, AnyGame]:
    """The games, with the editions that a host has put into a folder."""
    return GAMES if editions_folder is None else _built(editions_folder)


def _built(folder: Path | None) -> dict[str, AnyGame]:
    if folder is not None and not folder.is_dir():
        raise BadEdition(str(folder), ("it is no folder; name one that holds edition files.",))
    directly = {} if folder is None else read_great_split(folder)
    games: tuple[AnyGame, ...] = (
        # What lies in the folder itself is of the game that was the first to have editions.
        GreatSplit({**directly, **_editions(folder, GreatSplit.key, read_great_split)}),
        Splendor(),
        Sintra(_editions(folder, Sintra.key, read_sintra)),
        Carcassonne(_editions(folder, Carcassonne.key, read_carcassonne)),
    )
    return {game.key: game for game in games}


def _editions(
    folder: Path | None, key: str, read: Callable[[Path], dict[str, Edition]]
) -> dict[str, Edition]:
    """Those of one game, in a folder of its name."""
    own = None if folder is None else folder / key
    return {} if own is None or not own.is_dir() else read(own)


GAMES: Mapping[str, AnyGame] = _built(None)
"""By their keys, without any edition of a host's own."""
