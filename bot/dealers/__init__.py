"""What the bot must know of each game: how to ask, tell and show."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.dealers.carcassonne import CarcassonneDealer
from bot.dealers.dealing import Dealer
from bot.dealers.great_split import GreatSplitDealer
from bot.dealers.sintra import SintraDealer
from bot.dealers.splendor import SplendorDealer
from engine.core import AnyGame
from engine.games import GAMES

DEALERS: Mapping[str, Callable[[Any], Dealer]] = {
    "great_split": GreatSplitDealer,
    "splendor": SplendorDealer,
    "sintra": SintraDealer,
    "carcassonne": CarcassonneDealer,
}
"""By the game's key, in the order of /play; the words of a dealer lie beside it."""


def all_dealers(games: Mapping[str, AnyGame] = GAMES) -> dict[str, Dealer]:
    """A dealer for each of these games, which are the engine's and not built again."""
    return {key: dealer(games[key]) for key, dealer in DEALERS.items()}
