"""What lies ahead of a player: whose place it is, who would come soon, what tokens would pay for."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core import Seat
from engine.splendor.data import CARDS, MOST_TOKENS, NOBLES, Gems, Tokens
from engine.splendor.prices import can_buy, due
from engine.splendor.tokens import plus
from engine.splendor.view import PlayerView, View


def place_of(players: Sequence[PlayerView], seat: Seat) -> int:
    """As the end would rank them now: most points, then fewest cards; equals share a place."""
    merits = [(player.points, -len(player.cards)) for player in players]
    return 1 + sum(merit > merits[seat] for merit in merits)


def cards_away(noble: str, bonuses: Gems) -> int:
    """How many cards are still to be bought before that noble comes."""
    return sum(max(0, wish - has) for wish, has in zip(NOBLES[noble], bonuses, strict=True))


def nearest_noble(nobles: Sequence[str], bonuses: Gems) -> str | None:
    """Of those equally near, the first on the table."""
    return min(nobles, key=lambda noble: cards_away(noble, bonuses), default=None)


def with_card(bonuses: Gems, card: str) -> Gems:
    """The bonuses of somebody who buys that card."""
    bonus = CARDS[card].bonus
    white, blue, green, red, black = (
        count + (colour == bonus) for colour, count in enumerate(bonuses)
    )
    return (white, blue, green, red, black)


def payable(view: View, seat: Seat, more: Tokens = (0, 0, 0, 0, 0, 0)) -> tuple[str, ...]:
    """What that seat could buy with so many tokens more, or fewer; of ten it may keep any."""
    player = view.players[seat]
    then = replace(player, tokens=plus(player.tokens, more))
    open_cards = [card for row in reversed(view.rows) for card in row if card is not None]
    kept = [reserved.card for reserved in player.reserved if reserved.card is not None]
    return tuple(
        card
        for card in (*open_cards, *kept)
        if can_buy(then, card) and sum(due(then, card)) <= MOST_TOKENS
    )
