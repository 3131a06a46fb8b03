"""What goes wrong in the background is tried again: later each time, and reported once."""

import logging
import random
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from bot.clock import Clock
from engine.core import GalaError

_log = logging.getLogger(__name__)

PAUSES = (2.0, 4.0, 8.0, 16.0, 32.0, 60.0)
"""Seconds until the next attempt, at most; the last pause comes back for ever."""
RARER = (*PAUSES, 300.0, 900.0)
"""For what nobody waits for, and what may well be refused for good."""
_JITTER = random.SystemRandom()
_REMEMBERED = 10_000
"""Things that fail, at most: the latest."""

_Thing = TypeVar("_Thing")
_Outcome = TypeVar("_Outcome")


class NotYet(GalaError):
    """Something must wait for a reason that was foreseen: a line in the log says enough."""


@dataclass(frozen=True, slots=True)
class _Failures:
    """What is known of a thing that fails."""

    times: int = 0
    kinds: frozenset[type[BaseException]] = frozenset()
    next_at: float = 0.0


@dataclass(slots=True)
class Failing:
    """Things of which each may fail by itself: it is tried again, later each time, and told once."""

    pauses: Sequence[float] = RARER
    _things: dict[str, _Failures] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self._things)

    def failed(self, thing: str, error: BaseException, now: float) -> bool:
        """Whether that is news: it has not failed in this way since it last succeeded."""
        before, kinds = self._things.pop(thing, _Failures()), _kinds_of(error)
        next_at = now + pause_after(before.times, self.pauses)
        self._things[thing] = _Failures(before.times + 1, before.kinds | kinds, next_at)
        if len(self._things) > _REMEMBERED:
            del self._things[next(iter(self._things))]
        return not kinds <= before.kinds

    def succeeded(self, thing: str) -> None:
        self._things.pop(thing, None)

    def next_at(self, thing: str) -> float:
        """When to try it again; 0 where it did not fail."""
        return self._things.get(thing, _Failures()).next_at


async def until_it_succeeds(
    clock: Clock,
    work: Callable[[], Awaitable[_Outcome]],
    trouble: str,
    pauses: Sequence[float] = PAUSES,
) -> _Outcome:
    """What comes of the first attempt that does not fail; each way to fail is told in the log once."""
    failures, told = 0, frozenset[type[BaseException]]()
    while True:
        try:
            return await work()
        except Exception as error:  # noqa: BLE001 -- what is away now may be there at another attempt.
            kinds = _kinds_of(error)
            if not kinds <= told:
                _report(trouble, error)
            told |= kinds
        await clock.sleep(pause_after(failures, pauses))
        failures += 1


async def one_by_one(things: Iterable[_Thing], work: Callable[[_Thing], Awaitable[object]]) -> None:
    """One that goes wrong does not hold back the next; what went wrong is raised at the end."""
    errors: list[Exception] = []
    for thing in things:
        try:
            await work(thing)
        except Exception as error:  # noqa: BLE001 -- it is raised with the others.
            errors.append(error)
    if errors and all(isinstance(error, NotYet) for error in errors):
        raise errors[0]
    if errors:
        raise ExceptionGroup("some of it went wrong", errors)


def _kinds_of(error: BaseException) -> frozenset[type[BaseException]]:
    """Of several that failed together, each one's."""
    if isinstance(error, BaseExceptionGroup):
        return frozenset[type[BaseException]]().union(*map(_kinds_of, error.exceptions))
    return frozenset({type(error)})


def _report(trouble: str, error: Exception) -> None:
    if isinstance(error, NotYet):
        _log.warning("%s (%s); it is tried again", trouble, error)
    else:
        _log.error("%s; it is tried again", trouble, exc_info=error)


def pause_after(failures: int, pauses: Sequence[float]) -> float:
    """Seconds until the next attempt: longer each time."""
    return jittered(pauses[min(failures, len(pauses) - 1)])


def jittered(seconds: float) -> float:
    """Many fail together, and shall not all come back together."""
    return seconds * _JITTER.uniform(0.75, 1.0)
