"""Players of another family, to be measured against: greedy, and a plain tree with crude play-outs.

They know nothing of the game but its rules and scores, like the programs that others have published.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import log, sqrt
from random import Random
from typing import Any, Protocol

from engine.core import AnyGame, Decision, Seat, TakeBack
from engine.dice import seeded

CURIOSITY = 1.4
"""The usual constant of UCT."""


class Ground(Protocol):
    """A world that can be played to its end, and copied."""

    @property
    def seat(self) -> Seat: ...

    def orders(self) -> Sequence[Any]:
        """Nothing when the game is over."""

    def play(self, order: Any, chance: Any) -> None: ...

    def copy(self) -> "Ground": ...

    def any_order(self, chance: Random) -> Any:
        """For a play-out, as crude as may be, and fast; None when the game is over."""

    def shares(self) -> Sequence[float]:
        """Each seat's part of the victory, once the game is over."""


class Chance:
    """Numbers for a ground; they decide nothing that anybody bets on."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)  # noqa: S311  fast, and for imagined games only

    def below(self, bound: int) -> int:
        return int(self.random.random() * bound)


class RulesGround:
    """Any game by its own rules, slowly."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game, self._state = game, state

    @property
    def _decision(self) -> Decision | None:
        return next((d for d in self._game.decisions(self._state) if d.awaited), None)

    @property
    def seat(self) -> Seat:
        decision = self._decision
        return 0 if decision is None else decision.seat

    def orders(self) -> Sequence[Any]:
        decision = self._decision
        if decision is None:
            return ()
        moves = self._game.legal_moves(self._state, decision.seat)
        return [move for move in moves if not isinstance(move, TakeBack)]

    def play(self, order: Any, chance: Any) -> None:  # noqa: ARG002  the state has its own dice
        self._state = self._game.apply(self._state, self.seat, order).state

    def copy(self) -> "RulesGround":
        return RulesGround(self._game, self._state)

    def any_order(self, chance: Random) -> Any:
        orders = self.orders()
        return orders[int(chance.random() * len(orders))] if orders else None

    def shares(self) -> Sequence[float]:
        outcome = self._game.outcome(self._state)
        if outcome is None:
            raise AssertionError(f"a game of {self._game.key} is not over, but nobody is asked.")
        part = 1 / len(outcome.winners)
        return [part if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]


class _Node:
    __slots__ = ("children", "ground", "orders", "total", "visits")

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.orders = list(ground.orders())
        self.children: list[_Node] = []
        self.visits = 0
        self.total = 0.0
        """For whoever moved here."""


def plain_search(ground: Ground, iterations: int, seed: str) -> Any:
    """The order that UCT with play-outs likes best; one child for each chance event."""
    chance = Chance(seed)
    root = _Node(ground)
    chance.random.shuffle(root.orders)
    tried = root.orders[:]
    for _ in range(iterations):
        path = [root]
        node = root
        while not node.orders and node.children:
            node = _select(node)
            path.append(node)
        if node.orders:
            following = node.ground.copy()
            following.play(node.orders.pop(), chance)
            child = _Node(following)
            chance.random.shuffle(child.orders)
            node.children.append(child)
            path.append(child)
            node = child
        shares = _play_out(node.ground.copy(), chance)
        for parent, child in pairwise(path):
            child.total += shares[parent.ground.seat]
        for each in path:
            each.visits += 1
    best = max(range(len(root.children)), key=lambda number: root.children[number].visits)
    return tried[len(tried) - 1 - best]


def _select(node: _Node) -> _Node:
    reach = log(node.visits)
    return max(
        node.children,
        key=lambda child: child.total / child.visits + CURIOSITY * sqrt(reach / child.visits),
    )


def _play_out(ground: Ground, chance: Chance) -> Sequence[float]:
    while (order := ground.any_order(chance.random)) is not None:
        ground.play(order, chance)
    return ground.shares()


def greedy(game: AnyGame, view: Any, seat: Seat, moves: Sequence[Any], seed: str, roll: Any) -> Any:
    """The move after which the scores are best for the seat, as if the game ended then."""
    world = game.imagine(view, seeded(seed))
    leads = [_lead(game, world, seat, move) for move in moves]
    most = max(leads)
    best = [move for move, lead in zip(moves, leads, strict=True) if lead == most]
    return best[roll.below(len(best))]


def _lead(game: AnyGame, world: Any, seat: Seat, move: Any) -> float:
    after = game.apply(world, seat, move).state
    points = [score.points for score in game.projection(game.view(after, seat))]
    return points[seat] - max(points[:seat] + points[seat + 1 :])
