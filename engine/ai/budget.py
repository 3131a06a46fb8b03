"""How much thinking one move may cost: counted work, or time."""

import time
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Rollouts:
    """So many imagined continuations; the same answer on every machine."""

    count: int

    def __post_init__(self) -> None:
        if self.count < 0:
            raise ValueError(f"a number of rollouts is 0 or more, not {self.count}.")


@dataclass(frozen=True, slots=True)
class Seconds:
    """So much time; a faster machine thinks further, so the answer is not the same everywhere."""

    limit: float
    processor: bool = False
    """Of this process alone: for measuring on a machine that others use too."""


Budget: TypeAlias = Rollouts | Seconds


class Meter:
    """How much of a budget, or of the given part of it, has been spent."""

    __slots__ = ("_clock", "_count", "_limit", "_spent", "_start")

    def __init__(self, budget: Budget, part: float, kept: float = 0.0) -> None:
        """`kept`: the part of a time that is left for what comes after."""
        processor = isinstance(budget, Seconds) and budget.processor
        self._clock = time.process_time if processor else time.monotonic
        self._start = self._clock()
        self._spent = 0
        self._count = budget.count * part if isinstance(budget, Rollouts) else None
        self._limit = budget.limit * part * (1 - kept) if isinstance(budget, Seconds) else None

    def spend(self, rollouts: int) -> None:
        self._spent += rollouts

    @property
    def progress(self) -> float:
        """From 0 when nothing is spent to 1 when everything is, and never more."""
        if self._limit is not None:
            return min(1.0, (self._clock() - self._start) / max(self._limit, 1e-9))
        return min(1.0, self._spent / max(self._count or 0.0, 1e-9))
