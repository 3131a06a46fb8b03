"""Named locks between the processes that share one PostgreSQL database."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import NamedTuple, TypeAlias

from sqlalchemy import BigInteger, TextClause, bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_KEYS = bindparam("keys", type_=ARRAY(BigInteger))


def _for_each_key(call: str) -> TextClause:
    return text(f"SELECT key FROM unnest(:keys) AS key WHERE {call}").bindparams(_KEYS)  # noqa: S608 -- constants, below.


class _Mode(NamedTuple):
    lock: TextClause
    unlock: TextClause


_EXCLUSIVE = _Mode(
    _for_each_key("pg_try_advisory_lock(key)"), _for_each_key("pg_advisory_unlock(key)")
)
_SHARED = _Mode(
    _for_each_key("pg_try_advisory_lock_shared(key)"),
    _for_each_key("pg_advisory_unlock_shared(key)"),
)
_FIRST_PAUSE, _LONGEST_PAUSE = 0.03, 0.25
"""Seconds between two attempts at a lock that another process has. They grow, because all
attempts of a process share one connection, and unlocking needs that connection too."""
_Held: TypeAlias = tuple[AsyncConnection | None, Sequence[int]]
"""The connection on which locks are held, and their keys."""


class Locks:
    """PostgreSQL's advisory locks; if this process dies, the server frees them.

    All locks of a process live on one connection, so they exclude other processes but not the
    tasks of this one. With SQLite there is no other process, and every lock is free.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._is_alone = engine.dialect.name == "sqlite"
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._connection_lock = asyncio.Lock()

    @property
    def is_alone(self) -> bool:
        """Whether there can be no other process."""
        return self._is_alone

    @property
    def session(self) -> object | None:
        """Of the database, in which all locks are held: another one holds none of them."""
        return self._connection

    def exclusive(self, name: str) -> AbstractAsyncContextManager[None]:
        """Waits until no other process has this lock in either mode."""
        return self._wait_for(_EXCLUSIVE, name)

    def shared(self, name: str) -> AbstractAsyncContextManager[None]:
        """Waits until no other process has this lock exclusively."""
        return self._wait_for(_SHARED, name)

    def try_exclusive(self, *names: str) -> AbstractAsyncContextManager[frozenset[str]]:
        """Takes those of these locks that are free now, without waiting, and says which."""
        return self._try(_EXCLUSIVE, *names)

    async def close(self) -> None:
        async with self._connection_lock:
            await self._disconnect()

    @asynccontextmanager
    async def _wait_for(self, mode: _Mode, name: str) -> AsyncIterator[None]:
        pause = _FIRST_PAUSE
        while True:
            async with self._try(mode, name) as held:
                if held:
                    yield
                    return
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    @asynccontextmanager
    async def _try(self, mode: _Mode, *names: str) -> AsyncIterator[frozenset[str]]:
        if self._is_alone or not names:
            yield frozenset(names)
            return
        keys = {_key(name): name for name in names}
        # A cancelled caller must not cancel the statement: a connection that is left in the
        # middle of one is lost, and with it every lock of this process.
        locking = asyncio.create_task(self._lock(mode, list(keys)))
        try:
            _, held = await asyncio.shield(locking)
            yield frozenset(keys[key] for key in held)
        finally:
            await asyncio.shield(asyncio.create_task(self._unlock(mode, locking)))

    async def _lock(self, mode: _Mode, keys: Sequence[int]) -> _Held:
        async with self._connection_lock:
            try:
                held = await self._execute(mode.lock, keys)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                # The server was restarted since the last statement.
                held = await self._execute(mode.lock, keys)
            return self._connection, held

    async def _unlock(self, mode: _Mode, locking: asyncio.Task[_Held]) -> None:
        await asyncio.wait((locking,))
        if locking.cancelled() or locking.exception() is not None:
            return
        connection, held = locking.result()
        async with self._connection_lock:
            # If their connection is gone, or goes now, the locks are gone with it.
            if held and connection is self._connection:
                with suppress(Exception):
                    await self._execute(mode.unlock, held)

    async def _execute(self, statement: TextClause, keys: Sequence[int]) -> Sequence[int]:
        try:
            connection = self._connection = self._connection or await self._connect()
            result = await connection.execute(statement, {"keys": keys})
            return result.scalars().all()
        except BaseException:
            # Nobody knows what the server did; without the connection nothing is held.
            await self._disconnect()
            raise

    async def _connect(self) -> AsyncConnection:
        connection = await self._engine.connect()
        return await connection.execution_options(isolation_level="AUTOCOMMIT")

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


class Lock:
    """A lock that one task of all processes can hold."""

    def __init__(self, locks: Locks, name: str) -> None:
        self.local = asyncio.Lock()
        """Excludes the other tasks of this process only: enough for reading."""
        self._locks = locks
        self._name = name
        self._held: AbstractAsyncContextManager[None] | None = None

    def locked(self) -> bool:
        return self.local.locked()

    async def __aenter__(self) -> None:
        await self.local.acquire()
        try:
            lock = self._locks.exclusive(self._name)
            await lock.__aenter__()
        except BaseException:
            self.local.release()
            raise
        self._held = lock

    async def __aexit__(self, *_: object) -> None:
        held, self._held = self._held, None
        try:
            if held is not None:
                await held.__aexit__(None, None, None)
        finally:
            self.local.release()


def showing(table: str) -> str:
    """The name of the lock under which a table is shown."""
    return f"show {table}"


def _key(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big", signed=True)
