"""The games this engine plays."""

from collections.abc import Mapping

from engine.core import AnyGame

GAMES: Mapping[str, AnyGame] = {}
