"""What the bot must know of each game: how to ask, tell and show."""

from collections.abc import Mapping

from bot.dealers.dealing import Dealer

DEALERS: Mapping[str, Dealer] = {}
"""By the game's key, in the order in which /play offers them."""
