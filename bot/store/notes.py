"""Which message carries what: written down together, however many note it at the same time."""

import asyncio
import itertools
import operator
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeAlias

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncEngine

Note: TypeAlias = tuple[Executable, Mapping[str, Any]]
"""A statement, and the values for its parameters."""
_Waiting: TypeAlias = tuple[Sequence[Note], "asyncio.Future[None]"]


class Notes:
    """Notes that come while others are being written go into the next transaction, all of them."""

    def __init__(self, engine: AsyncEngine, turn: AbstractAsyncContextManager[Any, Any]) -> None:
        self._engine = engine
        self._turn = turn
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def take(self, *notes: Note) -> None:
        """Returns when they are stored; and stored they are, also if whoever waits is stopped."""
        if not notes:
            return
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((notes, stored))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(), name="notes")
        await stored

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer

    async def _write(self) -> None:
        while self._waiting:
            async with self._turn:
                together, self._waiting = self._waiting, []
                await self._store(together)
        self._writer = None

    async def _store(self, together: list[_Waiting]) -> None:
        failure: Exception | None = None
        try:
            await self._execute([note for notes, _ in together for note in notes])
        except Exception as error:  # noqa: BLE001 -- it belongs to whoever made the note.
            failure = error
        if failure is not None and len(together) > 1:
            for alone in together:
                await self._store([alone])
            return
        for _, stored in together:
            if stored.done():
                continue  # Nobody waits any more.
            if failure is None:
                stored.set_result(None)
            else:
                stored.set_exception(failure)

    async def _execute(self, notes: Sequence[Note]) -> None:
        """In the order they came, and each statement once for all that follow each other."""
        async with self._engine.begin() as connection:
            for statement, same in itertools.groupby(notes, key=operator.itemgetter(0)):
                await connection.execute(statement, [values for _, values in same])
