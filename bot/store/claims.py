"""What one process does while the others that share its PostgreSQL database leave it alone."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import TypeAlias

from sqlalchemy import BigInteger, TextClause, bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_KEYS = bindparam("keys", type_=ARRAY(BigInteger))


def _each(what_is_done: str) -> TextClause:
    return text(f"SELECT key FROM unnest(:keys) AS key WHERE {what_is_done}").bindparams(_KEYS)  # noqa: S608 -- constants, below.


_Way: TypeAlias = tuple[TextClause, TextClause]
"""How to take it, and how to give it back."""
_ALONE: _Way = (_each("pg_try_advisory_lock(key)"), _each("pg_advisory_unlock(key)"))
_TOGETHER: _Way = (
    _each("pg_try_advisory_lock_shared(key)"),
    _each("pg_advisory_unlock_shared(key)"),
)
_PAUSE, _LONGEST_PAUSE = 0.03, 0.25
"""Seconds until we try again what another process holds: longer each time, as all who wait ask
on one line, and whoever lets go has to be heard there too."""
_Held: TypeAlias = tuple[AsyncConnection | None, Sequence[int]]
"""On which line, and the keys of what."""


class Claims:
    """PostgreSQL's advisory locks, all of a process on one line: if that dies, they are free.

    They keep processes apart, not the tasks of one process. SQLite has no other process.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._is_alone = engine.dialect.name == "sqlite"
        self._engine = engine
        self._line: AsyncConnection | None = None
        self._speaking = asyncio.Lock()

    def hold(self, what: str) -> AbstractAsyncContextManager[None]:
        """As soon as no other process holds or shares it."""
        return self._wait_for(_ALONE, what)

    def share(self, what: str) -> AbstractAsyncContextManager[None]:
        """As soon as no other process holds it."""
        return self._wait_for(_TOGETHER, what)

    def hold_free(self, *what: str) -> AbstractAsyncContextManager[frozenset[str]]:
        """Those of them that no other process holds or shares now."""
        return self._take(_ALONE, *what)

    async def close(self) -> None:
        async with self._speaking:
            await self._hang_up()

    @asynccontextmanager
    async def _wait_for(self, way: _Way, what: str) -> AsyncIterator[None]:
        pause = _PAUSE
        while True:
            async with self._take(way, what) as held:
                if held:
                    yield
                    return
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    @asynccontextmanager
    async def _take(self, way: _Way, *what: str) -> AsyncIterator[frozenset[str]]:
        if self._is_alone or not what:
            yield frozenset(what)
            return
        take, give_back = way
        names = {_key(one): one for one in what}
        # Whoever is stopped meanwhile does not stop the question: a line that is left in the
        # middle of one is lost, and with it whatever else this process holds.
        taking = asyncio.create_task(self._try(take, list(names)))
        try:
            _, held = await asyncio.shield(taking)
            yield frozenset(names[key] for key in held)
        finally:
            await asyncio.shield(asyncio.create_task(self._give_back(give_back, taking)))

    async def _try(self, take: TextClause, keys: Sequence[int]) -> _Held:
        async with self._speaking:
            try:
                held = await self._ask(take, keys)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                # The server was restarted since we last spoke to it.
                held = await self._ask(take, keys)
            return self._line, held

    async def _give_back(self, give_back: TextClause, taking: asyncio.Task[_Held]) -> None:
        await asyncio.wait((taking,))
        if taking.cancelled() or taking.exception() is not None:
            return
        line, held = taking.result()
        async with self._speaking:
            # They ended with their line, if it is dead by now or dies of the question.
            if held and line is self._line:
                with suppress(DBAPIError):
                    await self._ask(give_back, held)

    async def _ask(self, statement: TextClause, keys: Sequence[int]) -> Sequence[int]:
        try:
            line = self._line = self._line or await self._connect()
            answer = await line.execute(statement, {"keys": keys})
            return answer.scalars().all()
        except BaseException:
            # Whatever became of the question: without the line nothing is held.
            await self._hang_up()
            raise

    async def _connect(self) -> AsyncConnection:
        line = await self._engine.connect()
        return await line.execution_options(isolation_level="AUTOCOMMIT")

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            await line.invalidate()
            await line.close()


class Lock:
    """For one task of all processes."""

    def __init__(self, claims: Claims, what: str) -> None:
        self.here = asyncio.Lock()
        """For the tasks of this process: enough for whoever only reads."""
        self._claims = claims
        self._what = what
        self._claim: AbstractAsyncContextManager[None] | None = None

    def locked(self) -> bool:
        return self.here.locked()

    async def __aenter__(self) -> None:
        await self.here.acquire()
        try:
            claim = self._claims.hold(self._what)
            await claim.__aenter__()
        except BaseException:
            self.here.release()
            raise
        self._claim = claim

    async def __aexit__(self, *_: object) -> None:
        claim, self._claim = self._claim, None
        try:
            if claim is not None:
                await claim.__aexit__(None, None, None)
        finally:
            self.here.release()


def _key(what: str) -> int:
    return int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], "big", signed=True)
