"""What the bot must know of each game: how to ask, tell and show."""

from collections.abc import Callable, Mapping

from bot.dealers.dealing import Dealer
from engine.core import AnyGame

DEALERS: Mapping[str, Callable[[AnyGame], Dealer]] = {}
"""By the game's key, in the order in which /play offers them; each is made for its game."""


def all_dealers(games: Mapping[str, AnyGame]) -> dict[str, Dealer]:
    """A dealer for every game that has one; the others are not offered."""
    return {key: deal(games[key]) for key, deal in DEALERS.items()}
