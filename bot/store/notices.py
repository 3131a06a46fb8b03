"""Short notices between the processes that share one PostgreSQL database: heard at once, never stored."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

_log = logging.getLogger(__name__)

LONGEST = 7_900
"""Bytes; PostgreSQL takes less than 8,000."""
_CHANNEL = "gala"
_TELL = text(f"SELECT pg_notify('{_CHANNEL}', :said)")
_PAUSE = 1.0
"""Seconds until we listen again where the server was away."""


class Notices:
    """PostgreSQL's NOTIFY. Who does not listen at that moment misses it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def tell(self, said: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(_TELL, {"said": said})

    async def listen(self, hear: Callable[[str], None]) -> None:
        """To all processes, this one included, until it is cancelled."""
        while True:
            try:
                await self._listen_once(hear)
            except (OSError, SQLAlchemyError):
                _log.exception("the other processes cannot be heard; it is tried again")
            await asyncio.sleep(_PAUSE)

    async def _listen_once(self, hear: Callable[[str], None]) -> None:
        """Until the server hangs up."""
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            has_hung_up = asyncio.Event()
            driver.add_termination_listener(lambda _: has_hung_up.set())
            try:
                await driver.add_listener(_CHANNEL, lambda *heard: hear(heard[-1]))
                await has_hung_up.wait()
            finally:
                # Nobody else shall be given a connection that still listens.
                await connection.invalidate()
