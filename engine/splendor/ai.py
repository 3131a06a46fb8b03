"""Splendor as a player sees it: what cards, gems and nobles are worth on the way to the target."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from engine.ai.judge import Plan
from engine.core import AnyGame, Seat
from engine.dice import Roll
from engine.splendor.data import CARDS, GOLD, MOST_TOKENS, NOBLE_POINTS, NOBLES, Card
from engine.splendor.moves import BuyCard, ReserveCard, ReserveFromDeck, TakeTokens
from engine.splendor.state import Player, State

Lack: TypeAlias = tuple[float, Sequence[int]]
"""How much a card is wanted, and what is missing of each colour; less than nothing is to spare."""

# What leads to points, in points.
ENGINE = 1.2
"""A bonus when the game begins; nothing any more when it ends."""
TOKEN = 0.2
SPARE_GOLD = 0.15
"""How much more than another token gold is worth."""
LONG = 40
"""After so many turns each, tokens are worth nothing any more, so that nobody hoards for ever."""
PATIENCE = 0.6
"""What is left of a card's worth for each turn, and of a noble's for each bonus, that it is away."""
ATTENTION = (0.5, 0.3, 0.2, 0.1)
"""How much the best cards within reach count, the best first."""

# What guides an answer at a glance.
EFFORT = 1.0
"""The turn that buying takes, beside those for its tokens."""
FULL = 8
"""With so many tokens, something is bought if anything can be."""
GOALS = 4
"""How many cards a glance has in mind."""


class SplendorJudge:
    breadth = 12
    depth = 12
    shares: Mapping[str, float] = {"return_tokens": 0.3, "choose_noble": 0.3}
    slip = 0.5
    lapse = 0.0
    trust = 6.0
    victory = 8.0

    def plans(self, game: AnyGame, state: State, seat: Seat, moves: Sequence[Any]) -> list[Plan]:
        seen = _on_the_table(state)
        rivals = [other for other in range(len(state.players)) if other != seat]
        plans = []
        for move in _without_wasted_gold(moves):
            after = game.apply(state, seat, move).state
            orders = [move]
            # Nobody knows what is turned up next, or lies on a deck.
            taken = move.card if isinstance(move, BuyCard | ReserveCard) else None
            table = [card for card in seen if card.name != taken]
            keeper = state if isinstance(move, ReserveFromDeck) else after
            own = [CARDS[each.card] for each in keeper.players[seat].reserved]
            if after.phase == "return_tokens" and state.phase == "act":
                orders.append(_quick_move(game, after, seat, [*table, *own]))
                after = game.apply(after, seat, orders[-1]).state
            worth = _prospect(after, after.players[seat], table, own)
            worth -= max(
                _prospect(after, after.players[other], table, _reserved(state, other))
                for other in rivals
            )
            plans.append(Plan(tuple(orders), worth))
        return plans

    def reply(self, game: AnyGame, state: State, seat: Seat, roll: Roll) -> Sequence[Any]:  # noqa: ARG002  the cards to come are chance enough
        own = [CARDS[each.card] for each in state.players[seat].reserved]
        return (_quick_move(game, state, seat, [*_on_the_table(state), *own]),)

    def standings(self, game: AnyGame, state: State) -> list[float]:  # noqa: ARG002  the state says it all
        table = _on_the_table(state)
        return [
            _prospect(state, player, table, [CARDS[each.card] for each in player.reserved])
            for player in state.players
        ]

    def moment(self, state: State) -> int:
        return state.turn


def _on_the_table(state: State) -> list[Card]:
    return [CARDS[name] for row in state.rows for name in row if name is not None]


def _reserved(state: State, seat: Seat) -> list[Card]:
    """What everybody saw that seat reserve."""
    return [CARDS[each.card] for each in state.players[seat].reserved if not each.hidden]


def _without_wasted_gold(moves: Sequence[Any]) -> list[Any]:
    """For each card only the payment that keeps most gold: it comes first."""
    kept: dict[Any, Any] = {}
    for move in moves:
        kept.setdefault(move.card if isinstance(move, BuyCard) else move, move)
    return list(kept.values())


def _youth(state: State) -> float:
    """From 1 when the game begins to 0 when somebody reaches the target."""
    most = max(player.points for player in state.players)
    return max(0.0, 1 - most / state.target)


def _prospect(state: State, player: Player, table: Sequence[Card], own: Sequence[Card]) -> float:
    """Points, and what else leads to points: bonuses, nobles, tokens and cards within reach."""
    youth = _youth(state)
    bonuses, tokens = player.bonuses, player.tokens
    gold = tokens[GOLD]
    means = [bonus + token for bonus, token in zip(bonuses, tokens, strict=False)]
    wanted = _wanted(state, player)
    worth = float(player.points)
    for noble in state.nobles:
        missing = sum(
            [max(0, need - have) for need, have in zip(NOBLES[noble], bonuses, strict=True)]
        )
        worth += NOBLE_POINTS * PATIENCE**missing
    for count in bonuses:
        worth += ENGINE * youth * (count if count < 4 else 3 + (count - 3) * 0.4)
    fresh = max(0.0, 1 - state.turn / (LONG * len(state.players)))
    worth += fresh * (TOKEN * min(sum(tokens), MOST_TOKENS) + SPARE_GOLD * gold)
    within_reach = [
        _value(card, youth, wanted) * PATIENCE ** (_turns_to(card, means, gold) + 1)
        for card in (*table, *own)
    ]
    within_reach.sort(reverse=True)
    for value, attention in zip(within_reach, ATTENTION, strict=False):
        worth += value * attention
    return worth


def _wanted(state: State, player: Player) -> list[float]:
    """What one more bonus of each colour is worth for the nobles."""
    wanted = [0.0] * 5
    for noble in state.nobles:
        missing = [
            max(0, need - have) for need, have in zip(NOBLES[noble], player.bonuses, strict=True)
        ]
        total = sum(missing)
        for colour, each in enumerate(missing):
            if each:
                wanted[colour] += NOBLE_POINTS * (PATIENCE ** (total - 1) - PATIENCE**total)
    return wanted


def _value(card: Card, youth: float, wanted: Sequence[float]) -> float:
    return card.points + ENGINE * youth + wanted[card.bonus]


def _turns_to(card: Card, means: Sequence[int], gold: int) -> float:
    """How many turns of taking tokens the card is away."""
    lacking = most = 0
    for need, have in zip(card.cost, means, strict=True):
        if need > have:
            lacking += need - have
            most = max(most, need - have)
    return max((lacking - gold) / 3, most - gold) if lacking > gold else 0.0


def _price(card: Card, player: Player) -> int:
    """The tokens that the bonuses leave to pay."""
    return sum(
        [need - have for need, have in zip(card.cost, player.bonuses, strict=True) if need > have]
    )


def _quick_move(game: AnyGame, state: State, seat: Seat, cards: Sequence[Card]) -> Any:
    """Buy the one of these cards that promises most, or take what it and the next best lack."""
    moves = game.legal_moves(state, seat)
    if len(moves) == 1 or state.phase == "choose_noble":
        return moves[0]
    player = state.players[seat]
    means = [bonus + token for bonus, token in zip(player.bonuses, player.tokens, strict=False)]
    gold, youth, wanted = player.tokens[GOLD], _youth(state), _wanted(state, player)
    appeals = [
        _value(card, youth, wanted)
        / (EFFORT + _turns_to(card, means, gold) + _price(card, player) / 3)
        for card in cards
    ]
    goals = sorted(zip(appeals, range(len(cards)), strict=True), reverse=True)
    buys = {move.card: move for move in reversed(moves) if isinstance(move, BuyCard)}
    full = sum(player.tokens) >= FULL
    for _, number in goals if full else goals[:1]:
        if cards[number].name in buys:
            return buys[cards[number].name]
    goals = goals[:GOALS]
    lacks = [
        (appeal, [need - have for need, have in zip(cards[number].cost, means, strict=True)])
        for appeal, number in goals
    ]
    if state.phase == "return_tokens":
        return max(moves, key=lambda move: _spare(lacks, move.tokens) - 10 * move.tokens[GOLD])
    takes = [move for move in moves if isinstance(move, TakeTokens)]
    if not takes:
        return moves[0]
    return max(takes, key=lambda move: _help(lacks, move.tokens))


def _help(lacks: Sequence[Lack], tokens: Sequence[int]) -> float:
    """How much of what the wanted cards lack is among these tokens."""
    return sum(
        appeal * max(0, min(lack, count))
        for appeal, missing in lacks
        for lack, count in zip(missing, tokens, strict=False)
        if count
    )


def _spare(lacks: Sequence[Lack], tokens: Sequence[int]) -> float:
    """How much of these tokens is more than the wanted cards cost."""
    return sum(
        appeal * max(0, min(-lack, count))
        for appeal, missing in lacks
        for lack, count in zip(missing, tokens, strict=False)
        if count
    )
