"""Which seats of a table are being answered right now, in this process or in another."""

import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable

from bot.store import Store, TableId
from engine.core import Seat


class Answering:
    """While a seat is answered, whoever answers changes its messages, and nobody else does."""

    def __init__(self, store: Store, table: TableId) -> None:
        self._store = store
        self._table = table
        self._busy: Counter[Seat] = Counter()
        self._done: Counter[Seat] = Counter()

    @contextlib.asynccontextmanager
    async def by(self, seat: Seat) -> AsyncIterator[None]:
        self._busy[seat] += 1
        try:
            async with self._store.locks.shared(self._name(seat)):
                yield
        finally:
            self._busy[seat] -= 1
            self._done[seat] += 1

    @contextlib.asynccontextmanager
    async def resting(self, seats: Iterable[Seat]) -> AsyncIterator[Callable[[Seat], bool]]:
        """Gives a test for each of these seats: has it been left alone since this began?"""
        marks = {seat: self._done[seat] for seat in seats if not self._busy[seat]}
        names = {seat: self._name(seat) for seat in marks}
        async with self._store.locks.try_exclusive(*names.values()) as free:

            def rests(seat: Seat) -> bool:
                undisturbed = marks.get(seat) == self._done[seat] and not self._busy[seat]
                return undisturbed and names[seat] in free

            yield rests

    @property
    def is_idle(self) -> bool:
        return not any(self._busy.values())

    def _name(self, seat: Seat) -> str:
        return f"answer {self._table}/{seat}"
