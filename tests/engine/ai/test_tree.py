"""The search tree, on games small enough to be known by heart."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.ai.budget import Rollouts
from engine.ai.tree import Branch, Edge, Node, best_edge, grow
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


def thought_over(world: Nim | Lottery, descents: int) -> Node:
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


def test_a_move_without_chance_has_one_outcome():
    root = thought_over(Nim(6), 200)
    assert all(len(edge.children or ()) == 1 for edge in root.edges)


def test_the_same_seed_grows_the_same_tree():
    def shape(edge: Edge) -> tuple[object, int, float]:
        return edge.branch.order, edge.visits, edge.total

    one, other = (thought_over(Lottery(), 150) for _ in range(2))
    assert [shape(edge) for edge in one.edges] == [shape(edge) for edge in other.edges]


def test_thinking_ends_where_more_could_not_change_anything():
    assert thought_over(Nim(2), 5000).visits < 5000


def test_with_no_budget_the_first_opinion_stands():
    assert best_edge(thought_over(Lottery(), 0)).branch.order == "bet"
