"""The games this engine plays."""

from collections.abc import Mapping

from engine.core import AnyGame
from engine.great_split import GreatSplit

GAMES: Mapping[str, AnyGame] = {game.key: game for game in (GreatSplit(),)}
