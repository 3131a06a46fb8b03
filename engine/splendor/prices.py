"""What a card costs one player, after what that player's bonuses and tokens pay."""

from engine.splendor.data import CARDS, GOLD, Gems
from engine.splendor.view import PlayerView


def due(player: PlayerView, name: str) -> Gems:
    """What the bonuses leave to pay."""
    return _less(CARDS[name].cost, player.bonuses)


def lacking(player: PlayerView, name: str) -> Gems:
    """What is still missing, colour by colour, before any gold."""
    white, blue, green, red, black, _ = player.tokens
    return _less(due(player, name), (white, blue, green, red, black))


def can_buy(player: PlayerView, name: str) -> bool:
    return sum(lacking(player, name)) <= player.tokens[GOLD]


def _less(left: Gems, right: Gems) -> Gems:
    white, blue, green, red, black = (max(0, a - b) for a, b in zip(left, right, strict=True))
    return (white, blue, green, red, black)
