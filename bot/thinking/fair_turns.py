"""Shares a few turns fairly: between people first, then between the tables of each."""

import asyncio
import itertools
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom something is done."""

    person: int = 0
    """Who pressed; where nobody did, who opened the table."""
    table: str = ""


@dataclass(slots=True, eq=False)
class _Waiting:
    asker: Asker
    number: int
    admitted: "asyncio.Future[None]" = field(repr=False)


class FairTurns:
    """The next turn goes to whose last one is longest ago, be they one request or a hundred."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: list[_Waiting] = []
        self._numbers = itertools.count(1)
        self._person_served: dict[int, int] = {}
        self._table_served: dict[str, int] = {}
        self._requests: Counter[int] = Counter()

    @property
    def waiting(self) -> int:
        """How many have no turn yet."""
        return len(self._waiting)

    def requests_of(self, person: int) -> int:
        """How many this person has, running and waiting."""
        return self._requests[person]

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        waiting = _Waiting(asker, next(self._numbers), asyncio.get_running_loop().create_future())
        self._requests[asker.person] += 1
        self._waiting.append(waiting)
        self._admit()
        try:
            await waiting.admitted
            yield
        finally:
            if waiting.admitted.done() and not waiting.admitted.cancelled():
                self._free += 1
            else:
                self._waiting.remove(waiting)
            self._forget(asker)
            self._admit()

    def _admit(self) -> None:
        # One that was cancelled leaves the list by itself, a moment later.
        while self._free and (there := [one for one in self._waiting if not one.admitted.done()]):
            following = min(there, key=self._rank)
            self._waiting.remove(following)
            self._free -= 1
            now = next(self._numbers)
            self._person_served[following.asker.person] = now
            self._table_served[following.asker.table] = now
            following.admitted.set_result(None)

    def _rank(self, waiting: _Waiting) -> tuple[int, int, int]:
        person = self._person_served.get(waiting.asker.person, 0)
        table = self._table_served.get(waiting.asker.table, 0)
        return person, table, waiting.number

    def _forget(self, asker: Asker) -> None:
        """Whoever has nothing left starts anew the next time."""
        self._requests[asker.person] -= 1
        if not self._requests[asker.person]:
            del self._requests[asker.person]
        if not self._waiting:
            # Nobody is kept waiting, so nobody's turns need to be remembered.
            self._person_served.clear()
            self._table_served.clear()
