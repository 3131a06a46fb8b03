"""What speaks for a move of Splendor, from what its seat sees: nobles, cards within reach, rivals."""

from engine.ai.why import Why, why
from engine.core import Seat
from engine.splendor.data import CARDS, COLOURS
from engine.splendor.legal import visitors
from engine.splendor.moves import BuyCard, Move, ReserveCard, ReserveFromDeck, TakeTokens
from engine.splendor.places import places_in_reserve, places_in_rows
from engine.splendor.prices import can_buy, lacking
from engine.splendor.prospects import cards_away, nearest_noble, payable, with_card
from engine.splendor.tokens import plus
from engine.splendor.view import View

_SOON = 3
"""Cards to a noble that are worth a word."""


def reasons_of(view: View, seat: Seat, move: Move) -> list[Why]:
    match move:
        case BuyCard():
            return _bought(view, seat, move.card)
        case TakeTokens():
            return _taken(view, seat, move)
        case ReserveCard():
            return _reserved(view, seat, move.card)
        case ReserveFromDeck():
            return [why("gold")]
        case _:
            return []


def _bought(view: View, seat: Seat, card: str) -> list[Why]:
    before = view.players[seat].bonuses
    after = with_card(before, card)
    if visitors(view.nobles, after):
        return [why("noble")]
    noble = nearest_noble(view.nobles, after)
    if noble is not None:
        away = cards_away(noble, after)
        if away <= _SOON and away < cards_away(noble, before):
            return [why("noble_near", count=away)]
    bonus = CARDS[card].bonus
    helped = [
        other
        for row in view.rows
        for other in row
        if other not in {None, card} and CARDS[other or ""].cost[bonus] > before[bonus]
    ]
    return [why("cheaper", colour=COLOURS[bonus], count=len(helped))] if helped else []


def _taken(view: View, seat: Seat, move: TakeTokens) -> list[Why]:
    """The card that can be paid then; else the one that is nearest among those of most points."""
    places = {**places_in_rows(view), **places_in_reserve(view, seat)}
    new = set(payable(view, seat, move.tokens)) - set(payable(view, seat))
    if new:
        best = max(new, key=lambda card: (CARDS[card].points, card))
        return [why("payable", place=places[best])]
    player = view.players[seat]
    white, blue, green, red, black, gold = plus(player.tokens, move.tokens)
    held = (white, blue, green, red, black)
    found = []
    for card, place in places.items():
        now = lacking(player, card)
        helped = sum(min(have, need) for have, need in zip(move.tokens, now, strict=False))
        left = sum(
            max(0, need - bonus - have)
            for need, bonus, have in zip(CARDS[card].cost, player.bonuses, held, strict=True)
        )
        if helped:
            found.append((left - gold - CARDS[card].points, left - gold, place))
    if not found:
        return []
    _, missing, nearest = min(found)
    return [why("nearer", place=nearest, count=missing)] if missing > 0 else []


def _reserved(view: View, seat: Seat, card: str) -> list[Why]:
    for other, player in enumerate(view.players):
        if other != seat and can_buy(player, card):
            return [why("denies", seat=other)]
    return [why("keeps", points=CARDS[card].points)]
