"""A tree over what one seat may know: its own later moves and everybody's replies, weighed by chances.

Each descent follows the moves that promise most to whoever makes them, the judge's opinion first and
what was found below it more and more, until it comes to a position that nobody has looked at. That
one is judged, not played to its end: crude play-outs cost more than they tell. Where chance or a
hidden card comes in, a move has several outcomes, each in a world dealt anew; there are more of them
the more often the move is tried, so that a plan cannot count on one lucky card.
"""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import exp, log, sqrt
from typing import Any, Protocol

from engine.ai.budget import Budget, Meter
from engine.core import Seat
from engine.dice import Roll

CURIOSITY = 0.5
"""How much a move that seemed good at first is preferred to one that turned out well so far."""
TEMPERATURE = 0.7
"""How far first opinions may differ, in logarithms of odds, for a move to be tried as readily."""
TRUST = 1.0
"""How many descents a first opinion is as good as."""
OUTCOMES = 0.5
"""The power of a move's visits that says in how many worlds it is tried."""
DECIDED_EVERY = 16
"""After so many descents it is asked whether more could change anything."""
_SURE = 1e-4
"""Nobody is ever surer than this to win or lose."""


class Branch:
    """One order that the seat to move may give, and what is expected of it."""

    __slots__ = ("chancy", "expected", "order")

    def __init__(self, order: Any, expected: Sequence[float], *, chancy: bool) -> None:
        self.order = order
        self.expected = expected
        """The chance of each seat to win after it, as it seems at first sight."""
        self.chancy = chancy
        """What comes of it is not certain."""


class World(Protocol):
    """An imagined position. It is never changed: what follows is a world of its own."""

    @property
    def seat(self) -> Seat:
        """Who is to move."""

    @property
    def final(self) -> Sequence[float] | None:
        """Each seat's part of the victory once the game is over."""

    def branches(self) -> list[Branch]:
        """The orders worth a thought; at least one unless the game is over."""

    def after(self, branch: Branch, roll: Roll) -> "World":
        """One of the worlds that the order leads to."""


class Edge:
    """A move in the tree: its first opinion, and what was found below it."""

    __slots__ = ("branch", "children", "prior", "total", "visits")

    def __init__(self, branch: Branch, prior: float) -> None:
        self.branch = branch
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        """For whoever gives the order."""
        self.children: list[Node] | None = None

    def value(self, seat: Seat) -> float:
        """The chance to win of the seat that moves, as far as it is known."""
        return (self.total + TRUST * self.branch.expected[seat]) / (self.visits + TRUST)


class Node:
    __slots__ = ("edges", "visits", "world")

    def __init__(self, world: World) -> None:
        self.world = world
        self.visits = 0
        self.edges: list[Edge] = []


def grow(root: Node, roll: Roll, budget: Budget, part: float, only: Edge | None = None) -> None:
    """Descend again and again, until the budget is spent or nothing can change any more.

    `only`: always by this move, to know it as well as those that were tried for their promise.
    """
    meter = Meter(budget, part)
    if not root.edges:
        _expand(root)
    with _nothing_collected():
        while meter.progress < 1:
            _descend(root, roll, only)
            meter.spend(1)
            if only is None and root.visits % DECIDED_EVERY == 0 and _is_decided(root, meter):
                return


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """A tree only grows: looking for garbage in it again and again would take its time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def best_edge(root: Node) -> Edge:
    """The move that was tried most often; among equals the one that did better."""
    seat = root.world.seat
    return max(root.edges, key=lambda edge: (edge.visits, edge.value(seat), edge.prior))


def _is_decided(root: Node, meter: Meter) -> bool:
    """The second best could not catch up, however the rest of the budget were spent."""
    if len(root.edges) == 1:
        return True
    most, second = sorted((edge.visits for edge in root.edges), reverse=True)[:2]
    left = root.visits * (1 - meter.progress) / max(meter.progress, 1e-9)
    return most - second > left


def _descend(root: Node, roll: Roll, only: Edge | None) -> None:
    path: list[tuple[Node, Edge]] = []
    node = root
    while node.edges:
        edge = only if only is not None and node is root else _choose(node)
        path.append((node, edge))
        node = _follow(node, edge, roll)
    values = node.world.final
    if values is None:
        values = _expand(node)
    node.visits += 1
    for parent, edge in path:
        parent.visits += 1
        edge.visits += 1
        edge.total += values[parent.world.seat]


def _choose(node: Node) -> Edge:
    seat = node.world.seat
    reach = CURIOSITY * sqrt(node.visits + 1)
    best, most = node.edges[0], -1.0
    for edge in node.edges:
        visits = edge.visits
        promise = (edge.total + TRUST * edge.branch.expected[seat]) / (visits + TRUST)
        promise += reach * edge.prior / (1 + visits)
        if promise > most:
            best, most = edge, promise
    return best


def _follow(node: Node, edge: Edge, roll: Roll) -> Node:
    """What the move leads to: a world not met before, or the one that was looked at least."""
    children = edge.children
    if children is None:
        # Most moves are never tried, and there are very many of them.
        children = edge.children = []
    wanted = 1 + int(edge.visits**OUTCOMES) if edge.branch.chancy else 1
    if len(children) < wanted:
        child = Node(node.world.after(edge.branch, roll))
        children.append(child)
        return child
    if len(children) == 1:
        return children[0]
    return min(children, key=_visits)


def _visits(node: Node) -> int:
    return node.visits


def _expand(node: Node) -> Sequence[float]:
    """Look at all moves at once; the position is worth what the best of them promises."""
    seat = node.world.seat
    branches = node.world.branches()
    opinions = [odds(branch.expected[seat]) / TEMPERATURE for branch in branches]
    most = max(opinions)
    parts = [exp(opinion - most) for opinion in opinions]
    total = sum(parts)
    node.edges = [Edge(branch, part / total) for branch, part in zip(branches, parts, strict=True)]
    return branches[opinions.index(most)].expected


def odds(chance: float) -> float:
    """The logarithm of the odds, in which differences mean the same near 0 and near 1."""
    chance = min(1 - _SURE, max(_SURE, chance))
    return log(chance / (1 - chance))
