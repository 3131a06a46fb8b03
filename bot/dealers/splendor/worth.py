"""What a choice is worth to its player: points, nobles, and what it makes payable."""

from collections.abc import Iterable, Sequence

from bot.dealers.dealing import Listener, Words
from bot.dealers.splendor import wording
from bot.dealers.splendor.choosing import Order
from engine.core import Seat
from engine.splendor.data import CARDS, Gems, Tokens
from engine.splendor.legal import visitors
from engine.splendor.places import places_in_reserve, places_in_rows, places_of_nobles
from engine.splendor.prospects import (
    cards_away,
    nearest_noble,
    payable,
    place_of,
    with_card,
)
from engine.splendor.tokens import minus
from engine.splendor.view import View

_SOON = 3
"""Cards to a noble that are worth a word."""
_ROOM = 60
"""Characters of an effect, so that a button with its label is not cut."""
_NONE: Tokens = (0, 0, 0, 0, 0, 0)


def own_line(view: View, seat: Seat, to: Listener) -> str:
    """One's points and place, the others' points, and the noble that is nearest."""
    words, players = to.words, view.players
    parts = [words("splendor-you", points=players[seat].points, target=view.target)]
    if len({(player.points, len(player.cards)) for player in players}) > 1:
        place = place_of(players, seat)
        parts.append(words("splendor-place", place=place, seats=len(players)))
    parts.append(
        ", ".join(
            f"{name} {player.points}"
            for other, (name, player) in enumerate(zip(to.names, players, strict=True))
            if other != seat
        )
    )
    near = noble_near(view, players[seat].bonuses, words)
    return " · ".join([*parts, near] if near else parts)


def noble_near(view: View, bonuses: Gems, words: Words) -> str:
    noble = nearest_noble(view.nobles, bonuses)
    if noble is None or not 0 < cards_away(noble, bonuses) <= _SOON:
        return ""
    place = places_of_nobles(view)[noble]
    return words("splendor-noble-near", count=cards_away(noble, bonuses), place=place)


def of_card(view: View, card: str, payment: Tokens, words: Words) -> str:
    """What a purchase gives and takes, and who would come, or would be nearer."""
    about, count = wording.card(words, card), sum(payment)
    if not count:
        bargains = [words("splendor-bargain-free", card=about)]
    else:
        paid = wording.amounts(words, payment)
        bargains = [
            words("splendor-bargain", card=about, payment=paid),
            words("splendor-bargain-many", card=about, count=count),
        ]
    noble = _noble_after(view, card, words)
    found = [f"{bargain}, {noble}" if noble else bargain for bargain in bargains]
    return next((effect for effect in found if len(effect) <= _ROOM), found[-1])


def _noble_after(view: View, card: str, words: Words) -> str:
    before = view.players[view.turn_of].bonuses
    after = with_card(before, card)
    coming = visitors(view.nobles, after)
    if coming:
        places = places_of_nobles(view)
        listed = " / ".join(places[noble] for noble in coming)
        return words("splendor-noble-comes", places=listed)
    noble = nearest_noble(view.nobles, after)
    if noble is None or cards_away(noble, after) == cards_away(noble, before):
        return ""
    return noble_near(view, after, words)


def of_take(view: View, order: Order, words: Words) -> str:
    places = _gained(view, order.tokens)
    return words("splendor-enough-for", places=wording.named(places)) if places else ""


def of_takes(view: View, orders: Sequence[Order], words: Words) -> str:
    """What could come of a colour with the others that go with it."""
    places = dict.fromkeys(place for order in orders for place in _gained(view, order.tokens))
    return words("splendor-towards", places=wording.named(places)) if places else ""


def of_return(view: View, order: Order, words: Words) -> str:
    lost = _places(view, set(payable(view, view.turn_of)) - set(_kept(view, order.tokens)))
    return words("splendor-gives-up", places=wording.named(lost)) if lost else ""


def _kept(view: View, tokens: Tokens) -> tuple[str, ...]:
    return payable(view, view.turn_of, minus(_NONE, tokens))


def _gained(view: View, tokens: Tokens) -> list[str]:
    seat = view.turn_of
    return _places(view, set(payable(view, seat, tokens)) - set(payable(view, seat)))


def _places(view: View, cards: Iterable[str]) -> list[str]:
    """Where they lie; what gives most points first, else as the picture has them."""
    wanted = set(cards)
    places = {**places_in_rows(view), **places_in_reserve(view, view.turn_of)}
    found = sorted((card for card in places if card in wanted), key=lambda c: -CARDS[c].points)
    return [places[card] for card in found]
