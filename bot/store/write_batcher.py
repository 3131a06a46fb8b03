"""Batches small writes: those that arrive during one transaction share the next."""

import asyncio
import itertools
import operator
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeAlias

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncEngine

Write: TypeAlias = tuple[Executable, Mapping[str, Any]]
"""A statement and the values of its parameters."""
_Request: TypeAlias = tuple[Sequence[Write], "asyncio.Future[None]"]
"""What one caller wants to be written, and the future that the caller waits for."""


class WriteBatcher:
    """Runs one transaction at a time, each with everything that was waiting for it."""

    def __init__(
        self, engine: AsyncEngine, write_lock: AbstractAsyncContextManager[Any, Any]
    ) -> None:
        self._engine = engine
        self._write_lock = write_lock
        self._waiting: list[_Request] = []
        self._writer: asyncio.Task[None] | None = None

    async def write(self, *writes: Write) -> None:
        """Returns when they are committed; a caller that is cancelled does not undo them."""
        if not writes:
            return
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, stored))
        if self._writer is None:
            self._writer = asyncio.create_task(self._run(), name="write-batcher")
        await stored

    async def close(self) -> None:
        """Waits until everything is written."""
        if self._writer is not None:
            await self._writer

    async def _run(self) -> None:
        while self._waiting:
            async with self._write_lock:
                batch, self._waiting = self._waiting, []
                await self._store(batch)
        self._writer = None

    async def _store(self, batch: list[_Request]) -> None:
        failure: Exception | None = None
        try:
            await self._execute([write for writes, _ in batch for write in writes])
        except Exception as error:  # noqa: BLE001 -- it is raised where the caller waits.
            failure = error
        if failure is not None and len(batch) > 1:
            # One bad request must not take the others with it, so each is tried alone.
            for request in batch:
                await self._store([request])
            return
        for _, stored in batch:
            if stored.done():
                continue  # The caller was cancelled.
            if failure is None:
                stored.set_result(None)
            else:
                stored.set_exception(failure)

    async def _execute(self, writes: Sequence[Write]) -> None:
        """In the order they came; neighbours with the same statement are executed together."""
        async with self._engine.begin() as connection:
            for statement, same in itertools.groupby(writes, key=operator.itemgetter(0)):
                await connection.execute(statement, [values for _, values in same])
