"""The games this engine plays."""

from collections.abc import Mapping

from engine.core import AnyGame
from engine.splendor.rules import Splendor

GAMES: Mapping[str, AnyGame] = {
    Splendor.key: Splendor(),
}
