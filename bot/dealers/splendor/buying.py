"""Buying: what can be paid now, what it costs this player, and with which tokens."""

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from bot.dealers.dealing import Choice, Listener, Narrower, PickOne, Picture, Words
from bot.dealers.splendor import wording, worth
from engine.splendor.data import GOLD
from engine.splendor.moves import BuyCard
from engine.splendor.places import places_in_reserve, places_in_rows
from engine.splendor.view import PlayerView, View

_MOST_CHOICES = 25


def choices(
    view: View, purchases: Sequence[BuyCard], to: Listener, picture: Picture
) -> list[Choice]:
    """One for each card, the reserved ones last; several payments make a narrower question."""
    words, seat = to.words, view.turn_of
    mine = view.players[seat]
    places = {**places_in_rows(view), **places_in_reserve(view, seat)}
    by_card: dict[str, list[BuyCard]] = {}
    for purchase in purchases:
        by_card.setdefault(purchase.card, []).append(purchase)
    found = []
    for card, place in places.items():
        ways = by_card.get(card)
        if ways is None:
            continue
        how = partial(_how_to_pay, ways, place, mine, words, picture)
        # The rules list the way with the least gold first.
        then = ways[0] if len(ways) == 1 else Narrower(how)
        found.append(
            Choice(
                f"buy-{place}",
                words("splendor-buy", place=place),
                then,
                style="main",
                effect=worth.of_card(view, card, ways[0].payment, words),
                icon=wording.icon_of_card(card),
            )
        )
    return found


def _how_to_pay(
    ways: Sequence[BuyCard], place: str, mine: PlayerView, words: Words, picture: Picture
) -> PickOne:
    text = words(
        "splendor-pay-how",
        place=place,
        card=wording.card_with_cost(words, ways[0].card),
        tokens=wording.amounts(words, mine.tokens),
    )
    return PickOne(text, _payments(ways, mine, words, picture), picture)


def _payments(
    ways: Sequence[BuyCard], mine: PlayerView, words: Words, picture: Picture
) -> tuple[Choice, ...]:
    """The least gold first; where the ways are too many for one question, first how much gold."""
    if len(ways) <= _MOST_CHOICES:
        return tuple(_payment(way, mine, words, is_least=way == ways[0]) for way in ways)
    return tuple(
        _with_gold(gold, tuple(group), mine, words, picture)
        for gold, group in groupby(ways, key=lambda way: way.payment[GOLD])
    )


def _payment(way: BuyCard, mine: PlayerView, words: Words, *, is_least: bool) -> Choice:
    key = "".join(str(count) for count in way.payment)
    label = words("splendor-pay", payment=wording.amounts(words, way.payment))
    effect = words("splendor-keeps-gold", count=mine.tokens[GOLD] - way.payment[GOLD])
    return Choice(key, label, way, style="main" if is_least else "plain", effect=effect)


def _with_gold(
    gold: int, ways: tuple[BuyCard, ...], mine: PlayerView, words: Words, picture: Picture
) -> Choice:
    label = words("splendor-pay-gold", gold=gold)
    if len(ways) == 1:
        return _payment(ways[0], mine, words, is_least=True)

    def how() -> PickOne:
        inner = tuple(_payment(way, mine, words, is_least=False) for way in ways)
        return PickOne(label, inner, picture)

    return Choice(f"gold-{gold}", label, Narrower(how))
