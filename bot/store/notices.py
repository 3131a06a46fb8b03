"""Short notices between the processes that share one PostgreSQL database: heard at once, never stored."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.trying_again import Failing

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
        failing = Failing()
        while True:
            try:
                await self._listen_once(hear)
                failing.succeeded(_CHANNEL)
            except Exception as error:  # noqa: BLE001 -- the driver's own errors are of many families.
                if failing.failed(_CHANNEL, error, 0.0):
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
