"""What the seat whose turn it is may do."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from engine.splendor.data import (
    CARDS,
    GOLD,
    LEVELS,
    MOST_RESERVED,
    MOST_TOKENS,
    NOBLES,
    Gems,
    Tokens,
)
from engine.splendor.moves import (
    BuyCard,
    ChooseNoble,
    Move,
    Pass,
    ReserveCard,
    ReserveFromDeck,
    ReturnTokens,
    TakeTokens,
)
from engine.splendor.state import Player, State
from engine.splendor.tokens import count, plus

_PRICES = {
    card.name: tuple(
        sorted(
            ((colour, price) for colour, price in enumerate(card.cost) if price),
            key=lambda asked: -asked[1],
        )
    )
    for card in CARDS.values()
}
"""Only the colours that a card asks for, the dearest first, because it fails most often."""

# Moves are values, so the few that come up again and again are made once.
_TAKE = {
    colours: TakeTokens(count(colours))
    for size in (1, 2, 3)
    for colours in combinations_with_replacement(range(GOLD), size)
}
_RESERVE = {name: ReserveCard(name) for name in CARDS}
_RESERVE_FROM_DECK = tuple(ReserveFromDeck(level) for level in LEVELS)
_RETURNS = {
    excess: tuple(
        ReturnTokens(count(colours))
        for colours in combinations_with_replacement(range(GOLD + 1), excess)
    )
    for excess in (1, 2, 3)
}
_CHOOSE = {name: ChooseNoble(name) for name in NOBLES}
_PASS: tuple[Move, ...] = (Pass(),)

_GOLD_INSTEAD: tuple[Tokens, ...] = (
    (-1, 0, 0, 0, 0, 1),
    (0, -1, 0, 0, 0, 1),
    (0, 0, -1, 0, 0, 1),
    (0, 0, 0, -1, 0, 1),
    (0, 0, 0, 0, -1, 1),
)


def legal_moves(state: State) -> tuple[Move, ...]:
    me = state.players[state.seat]
    match state.phase:
        case "act":
            return _actions(state, me)
        case "return_tokens":
            return _returns(me.tokens)
        case "choose_noble":
            return tuple([_CHOOSE[noble] for noble in visitors(state.nobles, me.bonuses)])
        case "over":
            return ()


def visitors(nobles: Sequence[str], bonuses: Gems) -> list[str]:
    """The nobles who would come to somebody with these bonuses."""
    white, blue, green, red, black = bonuses
    found = []
    for noble in nobles:
        w, u, g, r, k = NOBLES[noble]
        if white >= w and blue >= u and green >= g and red >= r and black >= k:
            found.append(noble)
    return found


def _actions(state: State, me: Player) -> tuple[Move, ...]:
    cards = [card for row in state.rows for card in row if card is not None]
    moves: list[Move] = [*_takes(state.bank[:GOLD])]
    if len(me.reserved) < MOST_RESERVED:
        moves += [_RESERVE[card] for card in cards]
        moves += [_RESERVE_FROM_DECK[index] for index, deck in enumerate(state.decks) if deck]
    cards += [reserved.card for reserved in me.reserved]
    _add_purchases(moves, cards, me)
    return tuple(moves) or _PASS


@lru_cache(maxsize=8192)
def _takes(bank: Gems) -> tuple[TakeTokens, ...]:
    """Three colours, or as many as there are if fewer; or two of a colour that has four."""
    there = [colour for colour, left in enumerate(bank) if left]
    different = combinations(there, min(3, len(there))) if there else ()
    same = [(colour, colour) for colour in there if bank[colour] >= 4]
    return tuple(_TAKE[colours] for colours in (*different, *same))


@lru_cache(maxsize=8192)
def _returns(tokens: Tokens) -> tuple[ReturnTokens, ...]:
    """Exactly what is more than ten, in any colours and gold."""
    return tuple(
        move
        for move in _RETURNS[sum(tokens) - MOST_TOKENS]
        if all(back <= held for back, held in zip(move.tokens, tokens, strict=True))
    )


def _add_purchases(moves: list[Move], cards: Iterable[str], me: Player) -> None:
    """Every way to buy every card that the player can pay, for each card the least gold first."""
    white, blue, green, red, black, gold = me.tokens
    w, u, g, r, k = me.bonuses
    means = (white + w, blue + u, green + g, red + r, black + k)
    for card in cards:
        missing = 0
        for colour, price in _PRICES[card]:
            if price > means[colour]:
                missing += price - means[colour]
                if missing > gold:
                    break
        else:
            least = _least_gold(card, me.bonuses, me.tokens, missing)
            moves += _purchases(card, least, gold - missing)


def _least_gold(card: str, bonuses: Gems, tokens: Tokens, gold: int) -> Tokens:
    """What the bonuses leave to pay, in its own colours as far as the tokens go."""
    payment = [0, 0, 0, 0, 0]
    for colour, price in _PRICES[card]:
        due = price - bonuses[colour]
        if due > 0:
            payment[colour] = min(due, tokens[colour])
    white, blue, green, red, black = payment
    return (white, blue, green, red, black, gold)


@lru_cache(maxsize=1 << 14)
def _purchases(card: str, least: Tokens, spare: int) -> tuple[BuyCard, ...]:
    """Gold may stand for any token, also for one that the player has, as far as it can be spared."""
    payments = [least]
    more = [least]
    for _ in range(spare):
        # The same payment can be reached by several ways, and is wanted once, in a fixed order.
        more = list(
            dict.fromkeys(
                plus(payment, _GOLD_INSTEAD[colour])
                for payment in more
                for colour in range(GOLD)
                if payment[colour]
            )
        )
        payments += more
    return tuple(BuyCard(card, payment) for payment in payments)
