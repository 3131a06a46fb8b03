"""What speaks for a move of Splendor, from what its seat sees: nobles, cards within reach, rivals."""

from dataclasses import replace

from engine.ai.why import Why, why
from engine.core import Seat
from engine.splendor.ai.uses import Use, turns_to, use_of
from engine.splendor.data import CARDS, DECKS, GOLD, NOBLE_POINTS, Level, Tokens
from engine.splendor.legal import visitors
from engine.splendor.moves import (
    BuyCard,
    Move,
    ReserveCard,
    ReserveFromDeck,
    ReturnTokens,
    TakeTokens,
)
from engine.splendor.places import places_in_reserve, places_in_rows
from engine.splendor.prices import can_buy, lacking
from engine.splendor.prospects import payable, with_card
from engine.splendor.tokens import minus, plus
from engine.splendor.view import PlayerView, View


def reasons_of(view: View, seat: Seat, move: Move) -> list[Why]:
    match move:
        case BuyCard():
            return _bought(view, seat, move.card)
        case TakeTokens():
            return _taken(view, seat, move.tokens)
        case ReserveCard():
            return _reserved(view, seat, move.card)
        case ReserveFromDeck():
            return _drawn(view, seat, move.level)
        case ReturnTokens():
            return _returned(view, seat, move.tokens)
        case _:
            return []


def _bought(view: View, seat: Seat, card: str) -> list[Why]:
    use = use_of(view, seat, card)
    if use.noble:
        return [why("noble")]
    points = CARDS[card].points
    if not _moves_again(view, seat, points):
        return [] if points else _too_late(view, seat)
    if use.away:
        return [why("noble_near", count=use.away)]
    if use.cheaper:
        return [_cheaper(view, seat, use)]
    held = view.players[seat].bonuses[CARDS[card].bonus]
    return [] if points else [why("bonus", colour=use.colour, count=held + 1)]


def _cheaper(view: View, seat: Seat, use: Use) -> Why:
    """How many cards cost less, and which of them brings most points."""
    best = use.cheaper[0]
    return why(
        "cheaper",
        colour=use.colour,
        count=len(use.cheaper),
        place=_places(view, seat)[best],
        points=CARDS[best].points,
    )


def _taken(view: View, seat: Seat, tokens: Tokens) -> list[Why]:
    """The card that can be paid then; else the one that is nearest among those of most points."""
    if not _moves_again(view, seat):
        return _too_late(view, seat)
    return _newly_paid("payable", view, seat, tokens) or _helped(view, seat, tokens)


def _newly_paid(kind: str, view: View, seat: Seat, tokens: Tokens, *, but: str = "") -> list[Why]:
    new = set(payable(view, seat, tokens)) - {*payable(view, seat), but}
    return [_about(kind, view, seat, new)] if new else []


def _helped(view: View, seat: Seat, tokens: Tokens) -> list[Why]:
    """What comes nearer by these tokens; else what does not get lost by taking them."""
    player = view.players[seat]
    then = replace(player, tokens=plus(player.tokens, tokens))
    helped = {
        card
        for card in _places(view, seat)
        if tokens[GOLD] or any(map(min, tokens, lacking(player, card)))
    }
    return _nearest(view, seat, then, helped) or _stays(view, seat, then)


def _returned(view: View, seat: Seat, tokens: Tokens) -> list[Why]:
    if not _moves_again(view, seat):
        return [why("late")]
    player = view.players[seat]
    return _stays(view, seat, replace(player, tokens=minus(player.tokens, tokens)))


def _stays(view: View, seat: Seat, then: PlayerView) -> list[Why]:
    """What can be bought as before; else what is nearest."""
    cards = set(_places(view, seat))
    paid = {card for card in cards if can_buy(then, card)}
    return [_about("stays", view, seat, paid)] if paid else _nearest(view, seat, then, cards)


def _reserved(view: View, seat: Seat, card: str) -> list[Why]:
    """From whom or for when it is kept, and what else the gold pays for."""
    gold = _gold_of(view)
    more = _newly_paid("gold", view, seat, gold, but=card) if _moves_again(view, seat) else []
    for other, player in enumerate(view.players):
        if other != seat and can_buy(player, card) and _moves_later(view, seat, other):
            return [use_of(view, other, card).told("denies", seat=other), *more]
    if not _moves_again(view, seat):
        return _too_late(view, seat)
    player = view.players[seat]
    turns = turns_to(replace(player, tokens=plus(player.tokens, gold)), card)
    return [use_of(view, seat, card).told("keeps", turns=turns), *more]


def _drawn(view: View, seat: Seat, level: Level) -> list[Why]:
    if not _moves_again(view, seat):
        return _too_late(view, seat)
    points = [CARDS[card].points for card in DECKS[level - 1]]
    unseen = why("unseen", least=min(points), most=max(points))
    gold = _gold_of(view)
    if not gold[GOLD]:
        return [unseen]
    return [*(_newly_paid("gold", view, seat, gold) or _helped(view, seat, gold)), unseen]


def _gold_of(view: View) -> Tokens:
    """What comes with a card that is reserved now."""
    return (0, 0, 0, 0, 0, min(1, view.bank[GOLD]))


def _nearest(view: View, seat: Seat, then: PlayerView, cards: set[str]) -> list[Why]:
    """Of these cards the one that lacks least, and rather one of many points; none that can be paid."""
    places = _places(view, seat)
    missing = {card: sum(lacking(then, card)) - then.tokens[GOLD] for card in cards}
    found = [
        (count - CARDS[card].points, count, places[card], card)
        for card, count in missing.items()
        if count > 0
    ]
    if not found:
        return []
    _, count, place, card = min(found)
    use = use_of(view, seat, card)
    return [use.told("nearer", place=place, count=count, turns=turns_to(then, card))]


def _about(kind: str, view: View, seat: Seat, cards: set[str]) -> Why:
    """The best of these cards, where it is and what it is good for."""
    best = max((use_of(view, seat, card) for card in cards), key=lambda use: use.merit)
    return best.told(kind, place=_places(view, seat)[best.card])


def _too_late(view: View, seat: Seat) -> list[Why]:
    """Why the last turn of the seat may as well be spent on nothing: no card could help any more."""
    player = view.players[seat]
    most = max(other.points for other in view.players)
    brings = [
        CARDS[card].points
        + NOBLE_POINTS * bool(visitors(view.nobles, with_card(player.bonuses, card)))
        for card in payable(view, seat)
    ]
    if not any(brings):
        return [why("late")]
    return [why("behind", points=most)] if player.points + max(brings) < most else []


def _moves_again(view: View, seat: Seat, points: int = 0) -> bool:
    """Whoever reaches the target, perhaps by points that come now, makes this round the last."""
    return all(
        player.points + points * (other == seat) < view.target
        for other, player in enumerate(view.players)
    )


def _moves_later(view: View, seat: Seat, other: Seat) -> bool:
    """In the last round only those who come after the seat move once more."""
    return other > seat or _moves_again(view, seat)


def _places(view: View, seat: Seat) -> dict[str, str]:
    return {**places_in_rows(view), **places_in_reserve(view, seat)}
