"""Batches small writes: those that arrive during one transaction share the next."""

import asyncio
import itertools
import operator
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeAlias

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core import GalaError

Write: TypeAlias = tuple[Executable, Mapping[str, Any]]
"""A statement and the values of its parameters."""
_Request: TypeAlias = tuple[Sequence[Write], "asyncio.Future[None]"]
"""What one caller wants to be written, and the future that the caller waits for."""


class WriterStopped(GalaError):
    """The writer was cancelled before it came to this."""


class WriteBatcher:
    """Runs one transaction at a time, each with everything that was waiting for it."""

    def __init__(
        self, transaction: Callable[[], AbstractAsyncContextManager[AsyncConnection]]
    ) -> None:
        self._transaction = transaction
        self._waiting: list[_Request] = []
        self._batch: list[_Request] = []
        """What is being written now."""
        self._writer: asyncio.Task[None] | None = None

    async def write(self, *writes: Write) -> None:
        """Returns when they are committed; a caller that is cancelled does not undo them."""
        if not writes:
            return
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, stored))
        self._start()
        await stored

    async def close(self) -> None:
        """Waits until everything is written."""
        if self._writer is not None:
            await self._writer

    def _start(self) -> None:
        if self._writer is None and self._waiting:
            self._writer = asyncio.create_task(self._run(), name="write-batcher")
            self._writer.add_done_callback(self._finished)

    def _finished(self, writer: "asyncio.Task[None]") -> None:
        """A writer that was cancelled leaves nobody waiting, neither these nor later callers."""
        self._writer = None
        if writer.cancelled():
            _tell([*self._batch, *self._take()], WriterStopped("the writer was stopped."))
        self._start()

    async def _run(self) -> None:
        while self._waiting:
            failure: Exception | None = None
            try:
                async with self._transaction() as connection:
                    self._batch = self._take()
                    await _execute(connection, self._batch)
            except Exception as error:  # noqa: BLE001 -- it is raised where the caller waits.
                failure = error
            if failure is not None and len(self._batch) > 1:
                await self._run_one_by_one(self._batch)
            # Where no transaction could begin, all who wait are told so.
            _tell(self._batch or self._take(), failure)
            self._batch = []

    async def _run_one_by_one(self, batch: list[_Request]) -> None:
        """One bad request must not take the others with it."""
        for request in batch:
            try:
                async with self._transaction() as connection:
                    await _execute(connection, [request])
            except Exception as error:  # noqa: BLE001 -- it is raised where the caller waits.
                _tell([request], error)
            else:
                _tell([request], None)

    def _take(self) -> list[_Request]:
        batch, self._waiting = self._waiting, []
        return batch


async def _execute(connection: AsyncConnection, batch: list[_Request]) -> None:
    """In the order they came; neighbours with the same statement are executed together."""
    writes = [write for writes, _ in batch for write in writes]
    for statement, same in itertools.groupby(writes, key=operator.itemgetter(0)):
        await connection.execute(statement, [values for _, values in same])


def _tell(batch: list[_Request], failure: Exception | None) -> None:
    """Those who were told already, or were cancelled, wait no longer."""
    for _, stored in batch:
        if stored.done():
            continue
        if failure is None:
            stored.set_result(None)
        else:
            stored.set_exception(failure)
