"""A tree over what one seat may know: its own later moves and everybody's replies, weighed by chances.

Each descent follows the moves that promise most to whoever makes them, the judge's opinion first and
what was found below it more and more, until it comes to a position that nobody has looked at. That
one is judged, not played to its end: crude play-outs cost more than they tell. What a position is
worth follows from its moves, those that were tried most by far the most: the others were tried to be
ruled out, and nobody will make them. Where chance or a hidden card comes in, a move has several
outcomes, each in a world dealt anew; there are more of them the more often the move is tried, so
that a plan cannot count on one lucky card.

Where the game is over, nothing is left to judge: what each seat can be sure of is carried up as far
as no chance comes in. A move that another one surely beats is not tried any more, and a position
about which everything is known is not looked into again.
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
CONVICTION = 2
"""The power of its visits by which each descent through a move counts for what a position is worth.

With 0 all descents count alike, and a position seems worth what it is if everybody errs as often as
the search tries things out.
"""
DECIDED_EVERY = 16
"""After so many descents it is asked whether more could change anything."""
FREEING = 0.05
"""The part of its time that it takes at most to give the memory of a tree back."""
_SURE = 1e-4
"""First sight is never surer than this that somebody wins or loses."""
_ALL = 1 - 1e-9
"""So much of the victory is all of it."""


class Branch:
    """One order that the seat to move may give, and what is expected of it."""

    __slots__ = ("chancy", "decided", "expected", "order")

    def __init__(
        self, order: Any, expected: Sequence[float], *, chancy: bool, decided: bool = False
    ) -> None:
        self.order = order
        self.expected = expected
        """The chance of each seat to win after it, as it seems at first sight."""
        self.chancy = chancy
        """What comes of it is not certain."""
        self.decided = decided
        """Nothing that may follow changes who wins: what is expected is certain."""


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

    __slots__ = ("assured", "branch", "children", "found", "prior", "total", "visits")

    def __init__(self, branch: Branch, prior: float) -> None:
        self.branch = branch
        self.assured: Sequence[float] = branch.expected if branch.decided else ()
        """What each seat can be sure of after it, whatever the others do of what their worlds
        find worth a thought, where that is known."""
        self.prior = prior
        self.visits = 0
        self.found: Sequence[float] | None = None
        """For each seat the worths of the worlds it leads to, each as often as it was visited."""
        self.total = 0.0
        """The same for whoever gives the order."""
        self.children: list[Node] | None = None

    def value(self, seat: Seat) -> float:
        """The chance to win of the seat that moves, as far as it is known."""
        found = (self.total + TRUST * self.branch.expected[seat]) / (self.visits + TRUST)
        return max(self.least(seat), min(self.most(seat), found))

    def least(self, seat: Seat) -> float:
        """The part of the victory that the seat can be sure of."""
        return self.assured[seat] if self.assured else 0.0

    def most(self, seat: Seat) -> float:
        """The part of the victory that the others leave to it at best."""
        return 1 - sum(self.assured) + self.assured[seat] if self.assured else 1.0


class Node:
    """A position in the tree."""

    __slots__ = ("assured", "edges", "sums", "tried", "visits", "weight", "world", "worth")

    def __init__(self, world: World) -> None:
        self.world = world
        self.visits = 0
        self.edges: list[Edge] = []
        self.tried: list[Edge] = []
        """Those that may still be the best; none once it is certain what the position is worth."""
        self.assured: Sequence[float] = ()
        """The same here, whoever moves."""
        self.worth: Sequence[float] = ()
        """The chance of each seat to win, once somebody has looked."""
        self.sums: Sequence[float] = ()
        """What its moves are worth to each seat, weighed; the weights together are `weight`."""
        self.weight = 1


def grow(root: Node, roll: Roll, budget: Budget, part: float, only: Edge | None = None) -> None:
    """Descend again and again, until the budget is spent or nothing can change any more.

    `only`: always by this move, to know it as well as those that were tried for their promise.
    """
    meter = Meter(budget, part, FREEING)
    if not root.edges:
        root.worth = root.sums = _expand(root)
    with nothing_collected():
        while meter.progress < 1 and (root.tried or only):
            _descend(root, roll, only)
            meter.spend(1)
            if only is None and root.visits % DECIDED_EVERY == 0 and _is_decided(root, meter):
                return


@contextmanager
def nothing_collected() -> Iterator[None]:
    """A tree only grows: looking for garbage in it again and again would take its time.

    Whoever drops the tree in here as well saves the one long look at all of it.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def best_edge(root: Node) -> Edge:
    """The move that was tried most often; among equals the one that did better.

    Once it is certain what the position is worth, a move that is worth as much, at once if it can be.
    """
    seat = root.world.seat
    edges = root.tried
    if not edges:
        part = root.assured[seat]
        surest = [edge for edge in root.edges if edge.least(seat) >= part]
        at_once = [edge for edge in surest if edge.branch.decided]
        edges = at_once if part and at_once else surest
    return max(edges, key=lambda edge: (edge.visits, edge.value(seat), edge.prior))


def _is_decided(root: Node, meter: Meter) -> bool:
    """The second best could not catch up, however the rest of the budget were spent."""
    if len(root.tried) <= 1:
        return True
    most, second = sorted((edge.visits for edge in root.tried), reverse=True)[:2]
    left = root.visits * (1 - meter.progress) / max(meter.progress, 1e-9)
    return most - second > left


def _descend(root: Node, roll: Roll, only: Edge | None) -> None:
    path: list[tuple[Node, Edge]] = []
    node = root
    if only is not None:
        path.append((root, only))
        node = _follow(root, only, roll)
    while node.tried:
        edge = _choose(node)
        path.append((node, edge))
        node = _follow(node, edge, roll)
    is_new = not node.visits
    if is_new:
        final = node.world.final
        if final is None:
            node.worth = node.sums = _expand(node)
        else:
            node.worth = node.sums = node.assured = final
    node.visits += 1
    _tell(path, node, is_sure=is_new and bool(node.assured))


def _tell(path: Sequence[tuple[Node, Edge]], child: Node, *, is_sure: bool) -> None:
    """Bring up what is new: by how much the sum of an edge's worlds has grown, for each seat.

    `is_sure`: there is more than before that the seats can be sure of.
    """
    more = child.worth
    for node, edge in reversed(path):
        if is_sure:
            # What is decided is as sure as it can be.
            is_known = edge.branch.chancy or edge.branch.decided
            is_sure = not is_known and _assure(node, edge, child.assured)
        child = node
        visits = edge.visits
        before, after = visits**CONVICTION, (visits + 1) ** CONVICTION
        known = edge.found or [0.0] * len(more)
        edge.found = found = [old + new for old, new in zip(known, more, strict=True)]
        edge.visits = visits + 1
        edge.total = found[node.world.seat]
        node.weight += after * (visits + 1) - before * visits
        node.sums = [
            total + after * new - before * old
            for total, new, old in zip(node.sums, found, known, strict=True)
        ]
        worth: Sequence[float] = node.assured
        if node.tried:
            worth = [total / node.weight for total in node.sums]
        visits = node.visits
        more = [
            (visits + 1) * new - visits * old for new, old in zip(worth, node.worth, strict=True)
        ]
        node.worth = worth
        node.visits = visits + 1


def _choose(node: Node) -> Edge:
    seat = node.world.seat
    reach = CURIOSITY * sqrt(node.visits + 1)
    best, most = node.tried[0], -1.0
    for edge in node.tried:
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
    """Look at all moves at once; at first the position is worth what the best of them promises."""
    seat = node.world.seat
    branches = node.world.branches()
    opinions = [odds(branch.expected[seat]) / TEMPERATURE for branch in branches]
    most = max(opinions)
    parts = [exp(opinion - most) for opinion in opinions]
    total = sum(parts)
    node.edges = [Edge(branch, part / total) for branch, part in zip(branches, parts, strict=True)]
    node.tried = node.edges
    if any(branch.decided for branch in branches):
        _weigh_what_is_sure(node)
    return branches[opinions.index(most)].expected if node.tried else node.assured


def _assure(node: Node, edge: Edge, assured: Sequence[float]) -> bool:
    """Take in what the seats can be sure of after a move; whether that tells more of the position."""
    edge.assured = assured
    before = node.assured
    _weigh_what_is_sure(node)
    return node.assured != before


def _weigh_what_is_sure(node: Node) -> None:
    """Who moves can have the best of it; the others can be sure of what every move leaves them.

    That is sound for any number of seats: nothing is said about whom a seat would rather see win.
    """
    mover, edges = node.world.seat, node.edges
    part = max([edge.least(mover) for edge in edges])
    seats = range(len(edges[0].branch.expected))
    node.assured = [
        part if seat == mover else min([edge.least(seat) for edge in edges]) for seat in seats
    ]
    if sum(node.assured) >= _ALL:
        node.tried = []
        return
    # One that is sure to be as good as any other counts for what the position is worth.
    node.tried = [
        edge for edge in edges if edge.most(mover) > part or edge.least(mover) == part > 0
    ] or edges


def odds(chance: float) -> float:
    """The logarithm of the odds, in which differences mean the same near 0 and near 1."""
    chance = min(1 - _SURE, max(_SURE, chance))
    return log(chance / (1 - chance))
