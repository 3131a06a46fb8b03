"""The table that AI players think on follows the rules, move by move."""

from dataclasses import dataclass
from typing import Any

import pytest

from engine.core import begin
from engine.dice import Roll, derived_seed, seeded
from engine.games import GAMES
from engine.playout import random_turns
from engine.splendor.ai.numbers import CARD_NUMBER, order_of
from engine.splendor.ai.table import Table, table_of
from engine.splendor.events import CardReservedFromDeck, CardRevealed
from engine.splendor.moves import BuyCard, Move

GAME = GAMES["splendor"]
SEED = "7a" * 32


@dataclass
class Foretold:
    """Chance that draws the cards that came in truth."""

    table: Table
    cards: list[int]

    def below(self, bound: int) -> int:
        deck = next(deck for deck in self.table.decks if self.cards[0] in deck)
        assert len(deck) == bound
        return deck.index(self.cards.pop(0))


def drawn(events: tuple[Any, ...]) -> list[int]:
    return [
        CARD_NUMBER[event.card or ""]
        for event in events
        if isinstance(event, CardRevealed | CardReservedFromDeck)
    ]


def contents(table: Table) -> dict[str, Any]:
    found = {name: getattr(table, name) for name in Table.__slots__}
    found["decks"] = [sorted(deck) for deck in table.decks]
    return found


def is_cheapest(move: Move, moves: tuple[Move, ...]) -> bool:
    """Of the payments for one card the one with the least gold comes first."""
    if not isinstance(move, BuyCard):
        return True
    return move == next(m for m in moves if isinstance(m, BuyCard) and m.card == move.card)


def follow(seats: int, seed: str, target: int) -> int:
    """How many moves of a random game the two have made alike, to its end."""
    state = begin(GAME, seats, seeded(seed), {"target": target}).state
    count = 0
    for turn in random_turns(GAME, state, Roll(seed)):
        moves = GAME.legal_moves(turn.before, turn.decision.seat)
        table = table_of(turn.before)
        orders = [order_of(move) for move in moves if is_cheapest(move, moves)]
        assert table.orders() == orders
        if is_cheapest(turn.move, moves):
            following = table.copy()
            following.play(order_of(turn.move), Foretold(following, drawn(turn.events)))
            assert contents(following) == contents(table_of(turn.after))
            assert contents(table) == contents(table_of(turn.before)), "a copy shares nothing"
            count += 1
        outcome = GAME.outcome(turn.after)
        if outcome is not None:
            assert table_of(turn.after).winners() == list(outcome.winners)
    return count


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_go_alike_on_both(seats):
    assert sum(follow(seats, derived_seed(SEED, f"{seats} {n}"), 15) for n in range(5)) > 300


@pytest.mark.slow
@pytest.mark.parametrize("target", [10, 21])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_hundred_random_games_go_alike_on_both(seats, target):
    for number in range(100):
        follow(seats, derived_seed(SEED, f"{seats} {target} {number}"), target)
