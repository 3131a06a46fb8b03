"""What a player must know of one game to play it well: a judgement of plans and of positions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

from engine.ai.plain_search import Ground
from engine.ai.tree import World
from engine.ai.why import Why
from engine.core import AnyGame, Seat
from engine.dice import Roll


@dataclass(frozen=True, slots=True)
class Plan:
    """Answers that one seat gives in a row, with nobody else's in between."""

    moves: tuple[Any, ...]
    worth: float
    """Only comparable with the other plans for the same question."""


class Judge(Protocol):
    """A game's evaluation. It is shown imagined states and may look only at what the seat knows."""

    @property
    def shares(self) -> Mapping[str, float]:
        """The part of the budget for a kind of decision that comes many times in a row."""

    @property
    def slip(self) -> float:
        """By how much a careless player misjudges the worth of a plan."""

    def plans(self, game: AnyGame, state: Any, seat: Seat, moves: Sequence[Any]) -> list[Plan]:
        """The answers worth a thought, each with what it seems worth; at least one."""

    def reasons(self, game: AnyGame, view: Any, seat: Seat, move: Any) -> list[Why]:
        """What speaks for a move, its points first (`gains.py`), as far as the seat can see it."""


@runtime_checkable
class TreeJudge(Judge, Protocol):
    """For a game of turns that can be played so fast that a search tree pays (`tree.py`)."""

    @property
    def glance(self) -> int:
        """How many descents a player of level normal makes."""

    def world(self, game: AnyGame, state: Any, seat: Seat) -> World:
        """Where the tree of that seat begins."""

    def ground(self, game: AnyGame, state: Any) -> Ground:
        """The same world for a plain search, to be measured against."""

    def move_of(self, order: Any, moves: Sequence[Any]) -> Any:
        """The move that an order of the tree stands for."""


@runtime_checkable
class RolloutJudge(Judge, Protocol):
    """For a game where plans are tried out side by side (`search.py`)."""

    @property
    def breadth(self) -> int:
        """How many plans are tried out, those of the most worth."""

    @property
    def depth(self) -> int:
        """How many moments a rollout looks ahead before the standing is judged."""

    @property
    def lapse(self) -> float:
        """The slip of a player of level normal; 0 where hard is far enough ahead without it."""

    @property
    def trust(self) -> float:
        """How many rollouts the worth of a plan is as good as."""

    @property
    def victory(self) -> float:
        """How many points it is worth to have won."""

    def reply(self, game: AnyGame, state: Any, seat: Seat, roll: Roll) -> Sequence[Any]:
        """A good answer at a glance, as one or more moves in a row: rollouts need very many."""

    def standings(self, game: AnyGame, state: Any) -> list[float]:
        """The points each seat may expect to have in the end, give or take the same for all."""

    def moment(self, state: Any) -> int:
        """How far the game has come: a number that rises with rounds or turns."""


AnyJudge: TypeAlias = TreeJudge | RolloutJudge
