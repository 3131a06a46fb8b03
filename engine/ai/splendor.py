"""Splendor as a player sees it: what cards, gems and nobles are worth on the way to the target."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.ai.judge import Plan
from engine.core import AnyGame, Seat
from engine.dice import Roll
from engine.splendor.data import CARDS, GOLD, MOST_TOKENS, NOBLE_POINTS, NOBLES, Card
from engine.splendor.moves import (
    BuyCard,
    ReserveCard,
    ReserveFromDeck,
    TakeTokens,
)
from engine.splendor.state import Player, State

ENGINE = 1.2
"""What a bonus is worth when the game begins; nothing any more when it ends."""
PATIENCE = 0.7
"""What is left of a card's worth for each turn that it is away."""
TOKEN = 0.12
SPARE_GOLD = 0.15
ATTENTION = (0.5, 0.3, 0.2, 0.1)
"""How much the best cards within reach count, the best first."""


class SplendorJudge:
    depth = 12
    shares: Mapping[str, float] = {"return_tokens": 0.3, "choose_noble": 0.3}
    slip = 0.5
    trust = 6.0
    victory = 8.0

    def plans(self, game: AnyGame, state: State, seat: Seat, moves: Sequence[Any]) -> list[Plan]:
        seen = _on_the_table(state)
        rivals = [other for other in range(len(state.players)) if other != seat]
        plans = []
        for move in _without_wasted_gold(moves):
            after = game.apply(state, seat, move).state
            orders = [move]
            if after.phase == "return_tokens" and state.phase == "act":
                orders.append(_quick_move(game, after, seat))
                after = game.apply(after, seat, orders[-1]).state
            # Nobody knows what is turned up next, or lies on a deck.
            taken = move.card if isinstance(move, BuyCard | ReserveCard) else None
            table = [card for card in seen if card.name != taken]
            mine = after.players[seat]
            if isinstance(move, ReserveFromDeck):
                reserved = state.players[seat].reserved
            else:
                reserved = mine.reserved
            own = [CARDS[each.card] for each in reserved]
            worth = _prospect(after, mine, table, own)
            worth -= max(
                _prospect(after, after.players[other], table, _reserved(state, other))
                for other in rivals
            )
            plans.append(Plan(tuple(orders), worth))
        return plans

    def reply(self, game: AnyGame, state: State, seat: Seat, roll: Roll) -> Sequence[Any]:  # noqa: ARG002  the cards to come are chance enough
        return (_quick_move(game, state, seat),)

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
        missing = sum([max(0, need - have) for need, have in zip(NOBLES[noble], bonuses, strict=True)])
        worth += NOBLE_POINTS * 0.6**missing
    for count in bonuses:
        worth += ENGINE * youth * (count if count < 4 else 3 + (count - 3) * 0.4)
    worth += TOKEN * min(sum(tokens), MOST_TOKENS) + SPARE_GOLD * gold
    within_reach = []
    for card in (*table, *own):
        lacking = most = 0
        for need, have in zip(card.cost, means, strict=True):
            if need > have:
                lacking += need - have
                most = max(most, need - have)
        lacking -= gold
        turns = max(lacking / 3, most - gold) if lacking > 0 else 0
        value = card.points + ENGINE * youth + wanted[card.bonus]
        within_reach.append(value * PATIENCE ** (turns + 1))
    within_reach.sort(reverse=True)
    for value, attention in zip(within_reach, ATTENTION, strict=False):
        worth += value * attention
    return worth


def _wanted(state: State, player: Player) -> list[float]:
    """What one more bonus of each colour is worth for the nobles."""
    wanted = [0.0] * 5
    for noble in state.nobles:
        missing = [max(0, need - have) for need, have in zip(NOBLES[noble], player.bonuses, strict=True)]
        total = sum(missing)
        for colour, each in enumerate(missing):
            if each:
                wanted[colour] += NOBLE_POINTS * (0.6 ** (total - 1) - 0.6**total)
    return wanted


def _quick_move(game: AnyGame, state: State, seat: Seat) -> Any:
    """Buy the best card that can be paid; else take what the best cards within reach lack."""
    moves = game.legal_moves(state, seat)
    if len(moves) == 1:
        return moves[0]
    player = state.players[seat]
    needs = _needs(state, player)
    if state.phase == "return_tokens":
        return max(moves, key=lambda move: -_sum(needs, move.tokens) - 2 * move.tokens[GOLD])
    youth = _youth(state)
    wanted = _wanted(state, player)
    best, chosen = -1.0, moves[0]
    for move in moves:
        if isinstance(move, TakeTokens):
            worth = _sum(needs, move.tokens)
        elif isinstance(move, BuyCard):
            card = CARDS[move.card]
            worth = 1 + card.points * 1.5 + ENGINE * youth + wanted[card.bonus] - 0.3 * move.payment[GOLD]
        elif isinstance(move, ReserveCard):
            worth = 0.1 * CARDS[move.card].points
        else:
            worth = 0.0
        if worth > best:
            best, chosen = worth, move
    return chosen


def _needs(state: State, player: Player) -> list[float]:
    """How much one more token of each colour helps to buy the cards within reach."""
    needs = [0.0] * 5
    youth = _youth(state)
    means = [bonus + token for bonus, token in zip(player.bonuses, player.tokens, strict=False)]
    cards = [CARDS[name] for row in state.rows for name in row if name is not None]
    cards += [CARDS[each.card] for each in player.reserved]
    for card in cards:
        missing = [need - have if need > have else 0 for need, have in zip(card.cost, means, strict=True)]
        total = sum(missing)
        if total:
            weight = (card.points + ENGINE * youth) / (total * total)
            for colour, each in enumerate(missing):
                if each:
                    needs[colour] += weight
    return needs


def _sum(needs: Sequence[float], tokens: Sequence[int]) -> float:
    return sum([need * count for need, count in zip(needs, tokens, strict=False)])
