"""Passes presses in direct messages on to the process that serves their table's server.

Discord tells of everything in direct messages on shard 0, and nearly all answers are given there.
Whoever knows the number and the token of a press may answer it, so the process with shard 0 only
passes it on. Where nobody takes it in time, it answers itself: any process can.
"""

import asyncio
import base64
import json
import logging
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from bot.store import Store, TableId
from bot.store.notices import LONGEST
from bot.ui.messages.address import NO_TABLE
from bot.ui.messages.components import read_component
from bot.watching.metrics import Metrics

_log = logging.getLogger(__name__)

Payload: TypeAlias = Mapping[str, Any]
"""An interaction as Discord's gateway tells of it."""

_COMPONENT, _FORM = 3, 5
_REMEMBERED = 10_000
"""Tables whose server we know."""


@dataclass(slots=True)
class PassingOn:
    store: Store
    serves: Callable[[int | None], bool]
    """Whether the tables of a server are ours."""
    handle: Callable[[Payload], None]
    """What this process does with an interaction."""
    metrics: Metrics = field(default_factory=Metrics)
    patience: float = 0.5
    """Seconds until it is answered here: of the three that Discord gives us most are left."""
    _guilds: dict[TableId, int | None] = field(default_factory=dict)
    _taken: "dict[str, asyncio.Future[None]]" = field(default_factory=dict)
    """By the number of each press that is offered to the others."""
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def arrive(self, payload: Payload) -> None:
        """The gateway tells us of this interaction."""
        table = _table_of(payload)
        if table is None:
            self.handle(payload)
        else:
            self._start(self._deliver(payload, table))

    def hear(self, said: str) -> None:
        """A process, perhaps this one, offers a press to all, or takes one."""
        what, number, *rest = said.split(" ")
        if what == "taken":
            offered = self._taken.get(number)
            if offered is not None and not offered.done():
                offered.set_result(None)
        elif self.serves(int(rest[0])):
            self._start(self._take(number, rest[1]))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _deliver(self, payload: Payload, table: TableId) -> None:
        try:
            is_taken = await self._is_taken_by_another(payload, table)
        except (OSError, SQLAlchemyError):
            # Whoever answers it meets the same trouble, and says so.
            is_taken = False
        if not is_taken:
            self.handle(payload)

    async def _is_taken_by_another(self, payload: Payload, table: TableId) -> bool:
        guild = await self._guild_of(table)
        packed = _packed(payload)
        if guild is None or self.serves(guild) or len(packed) > LONGEST - 100:
            return False
        number = str(payload["id"])
        taken = self._taken[number] = asyncio.get_running_loop().create_future()
        try:
            await self.store.notices.tell(f"press {number} {guild} {packed}")
            await asyncio.wait_for(taken, self.patience)
        except TimeoutError:
            return False
        finally:
            del self._taken[number]
        self.metrics.passed_on.inc()
        return True

    async def _take(self, number: str, packed: str) -> None:
        await self.store.notices.tell(f"taken {number}")
        self.handle(_unpacked(packed))

    async def _guild_of(self, table: TableId) -> int | None:
        if table not in self._guilds:
            row = await self.store.table_row(table)
            if row is None:
                return None
            if len(self._guilds) >= _REMEMBERED:
                self._guilds.clear()
            self._guilds[table] = row.guild
        return self._guilds[table]

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a press could not be passed on", exc_info=error)


def _table_of(payload: Payload) -> TableId | None:
    """The table that is named by a press or a form in direct messages; None for all else."""
    if payload.get("guild_id") is not None or payload["type"] not in {_COMPONENT, _FORM}:
        return None
    address = read_component(payload.get("data")).address
    return None if address is None or address.table == NO_TABLE else address.table


def _packed(payload: Payload) -> str:
    return base64.b85encode(zlib.compress(json.dumps(payload).encode())).decode()


def _unpacked(packed: str) -> Payload:
    found: Payload = json.loads(zlib.decompress(base64.b85decode(packed)))
    return found
