"""The search tree, on games small enough to be known by heart."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from engine.ai.budget import Rollouts
from engine.ai.tree import Branch, Edge, Node, World, best_edge, grow
from engine.dice import Roll

SEED = "c3" * 32


@dataclass(frozen=True)
class Nim:
    """Two seats take one or two matches in turn; whoever takes the last one wins."""

    left: int
    turn: int = 0

    @property
    def seat(self) -> int:
        return self.turn % 2

    @property
    def final(self) -> Sequence[float] | None:
        return None if self.left else [float(seat != self.seat) for seat in (0, 1)]

    def branches(self) -> list[Branch]:
        # First sight tells nothing at all.
        return [Branch(taken, (0.5, 0.5), chancy=False) for taken in (1, 2) if taken <= self.left]

    def after(self, branch: Branch, roll: Roll) -> "Nim":  # noqa: ARG002
        return Nim(self.left - branch.order, self.turn + 1)


@dataclass(frozen=True)
class Lottery:
    """Stay for a fair chance, or bet on a number that comes once in four times."""

    result: float | None = None
    seat: int = 0

    @property
    def final(self) -> Sequence[float] | None:
        return None if self.result is None else (self.result, 1 - self.result)

    def branches(self) -> list[Branch]:
        return [
            Branch("stay", (0.5, 0.5), chancy=False),
            Branch("bet", (0.9, 0.1), chancy=True),
        ]

    def after(self, branch: Branch, roll: Roll) -> "Lottery":
        return Lottery(0.5 if branch.order == "stay" else float(roll.below(4) == 0))


@dataclass(frozen=True)
class Ambush:
    """Whoever goes in has a good place, but for one of ten replies, which first sight overlooks."""

    place: str = "before"
    seat: int = 0

    @property
    def final(self) -> Sequence[float] | None:
        return {"out": (0.5, 0.5), "caught": (0.0, 1.0), "through": (0.9, 0.1)}.get(self.place)

    def branches(self) -> list[Branch]:
        if self.seat == 0:
            return [Branch(order, (0.5, 0.5), chancy=False) for order in ("out", "in")]
        return [Branch(reply, (0.9, 0.1), chancy=False) for reply in range(10)]

    def after(self, branch: Branch, roll: Roll) -> "Ambush":  # noqa: ARG002
        if self.seat == 0:
            return Ambush("out") if branch.order == "out" else Ambush("in", 1)
        return Ambush("caught" if branch.order == 7 else "through")


class Decided:
    """One of two moves that seem alike wins whatever comes."""

    seat = 0
    final = None

    def branches(self) -> list[Branch]:
        return [
            Branch("wait", (1.0, 0.0), chancy=False),
            Branch("win", (1.0, 0.0), chancy=True, decided=True),
        ]

    def after(self, branch: Branch, roll: Roll) -> "Decided":  # noqa: ARG002
        return Decided()


@dataclass(frozen=True)
class Dawdling:
    """One of two moves wins for certain, which is less plain once the other seat is to move."""

    seat: int = 0
    final: Sequence[float] | None = None

    def branches(self) -> list[Branch]:
        return [
            Branch("end", (1.0, 0.0), chancy=False, decided=True),
            Branch("dawdle", (1.0, 0.0), chancy=False),
        ]

    def after(self, branch: Branch, roll: Roll) -> "Dawdling":  # noqa: ARG002
        return Dawdling(self.seat + 1, (1.0, 0.0) if self.seat else None)


@dataclass(frozen=True)
class Kingmaker:
    """Three seats. The first can stay, or leave the victory to the second or to the third."""

    order: str = ""

    @property
    def seat(self) -> int:
        return 1 if self.order == "leave" else 0

    @property
    def final(self) -> Sequence[float] | None:
        return {"second": (0.0, 1.0, 0.0), "third": (0.0, 0.0, 1.0), "stay": (0.1, 0.5, 0.4)}.get(
            self.order
        )

    def branches(self) -> list[Branch]:
        if self.order:
            return [Branch(order, (0.9, 0.05, 0.05), chancy=False) for order in ("second", "third")]
        return [Branch(order, (0.3, 0.3, 0.4), chancy=False) for order in ("leave", "stay")]

    def after(self, branch: Branch, roll: Roll) -> "Kingmaker":  # noqa: ARG002
        return Kingmaker(branch.order)


def thought_over(world: World, descents: int) -> Node:
    root = Node(world)
    grow(root, Roll(SEED), Rollouts(descents), 1.0)
    return root


def test_a_win_several_moves_ahead_is_found():
    for left, right_take in ((4, 1), (5, 2), (7, 1), (8, 2)):
        assert best_edge(thought_over(Nim(left), 600)).branch.order == right_take


def test_a_plan_does_not_count_on_one_lucky_card():
    root = thought_over(Lottery(), 400)
    assert best_edge(root).branch.order == "stay"
    bet = next(edge for edge in root.edges if edge.branch.order == "bet")
    assert len(bet.children or ()) > 3
    assert bet.value(0) < 0.45


def test_a_position_is_worth_what_its_best_move_makes_of_it():
    """Nine bad replies had to be tried to be ruled out, and nobody will make them."""
    root = Node(Ambush("in", 1))
    grow(root, Roll(SEED), Rollouts(120), 1.0)
    errors = sum(edge.visits for edge in root.edges) - best_edge(root).visits
    assert errors > 5
    assert root.worth[0] < 0.02


def test_what_all_seats_may_hope_for_is_certain_to_happen():
    for world in (Nim(7), Lottery(), Ambush()):
        nodes = [thought_over(world, 150)]
        for node in nodes:
            nodes += [child for edge in node.edges for child in edge.children or ()]
            assert not node.visits or sum(node.worth) == pytest.approx(1)
        assert len(nodes) > 3


def test_a_move_without_chance_has_one_outcome():
    root = thought_over(Nim(6), 200)
    assert all(len(edge.children or ()) == 1 for edge in root.edges)


def test_the_same_seed_grows_the_same_tree():
    def shape(edge: Edge) -> tuple[object, int, float]:
        return edge.branch.order, edge.visits, edge.total

    one, other = (thought_over(Lottery(), 150) for _ in range(2))
    assert [shape(edge) for edge in one.edges] == [shape(edge) for edge in other.edges]


def test_what_is_certain_is_carried_up_and_ends_the_search():
    for left in (4, 5, 7, 8):
        root = thought_over(Nim(left), 5000)
        assert root.visits < 500
        assert root.tried in ([], [best_edge(root)])
    root = thought_over(Ambush("in", 1), 5000)
    assert root.visits < 500
    assert not root.tried
    assert root.worth == root.assured == [0.0, 1.0]
    assert best_edge(root).branch.order == 7
    assert best_edge(root).value(1) == 1


def test_a_move_that_surely_loses_is_not_tried_any_more():
    root = Node(Nim(7))
    while len(root.tried or root.edges) != 1:
        grow(root, Roll(SEED), Rollouts(1), 1.0)
        assert root.visits < 500
    lost = {edge.branch.order: edge.visits for edge in root.edges}[2]
    grow(root, Roll(SEED), Rollouts(200), 1.0)
    assert {edge.branch.order: edge.visits for edge in root.edges}[2] == lost


def test_a_move_that_decides_the_game_is_made_at_once():
    root = Node(Decided())
    grow(root, Roll(SEED), Rollouts(100), 1.0)
    assert root.visits == 0
    assert best_edge(root).branch.order == "win"


def test_what_is_decided_stays_certain_however_often_it_is_looked_into():
    root = thought_over(Dawdling(), 0)
    (win,) = [edge for edge in root.edges if edge.branch.decided]
    grow(root, Roll(SEED), Rollouts(1), 1.0, win)
    assert win.visits > 0
    assert win.least(0) == 1


def test_what_happened_in_one_world_is_not_certain():
    root = thought_over(Lottery(), 400)
    bet = next(edge for edge in root.edges if edge.branch.order == "bet")
    assert all(child.assured for child in bet.children or ())
    assert not bet.assured


def test_of_three_seats_nobody_is_sure_of_what_another_gives_away():
    root = thought_over(Kingmaker(), 300)
    leave = next(edge for edge in root.edges if edge.branch.order == "leave")
    assert leave.assured == [0.0, 1.0, 0.0]
    assert best_edge(root).branch.order == "stay"


def test_thinking_ends_where_more_could_not_change_anything():
    assert thought_over(Nim(2), 5000).visits < 5000


def test_with_no_budget_the_first_opinion_stands():
    assert best_edge(thought_over(Lottery(), 0)).branch.order == "bet"
