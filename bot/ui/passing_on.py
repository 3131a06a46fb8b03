"""Passes interactions on to the process that serves their server.

Discord tells of everything in direct messages on shard 0, and nearly all answers are given there;
and a process that ends still hears what another already serves. Whoever knows the number and the
token of an interaction may answer it, so whoever serves the server of its table does. Where nobody
takes it in time, whoever heard it answers: any process can. PostgreSQL tells everybody everything
in the same order, so the first claim that is heard counts, and no press is answered by two.
"""

import asyncio
import base64
import json
import logging
import secrets
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

_NO_GUILD = 0
"""Its shard is 0, which is where Discord tells of what belongs to no server."""
_OFFER, _CLAIM = "press", "claim"
_LIFE = 3.0
"""Seconds after which Discord takes no first answer to an interaction."""
_REMEMBERED = 10_000
"""Tables whose server we know, and interactions that we have handled."""


@dataclass(slots=True)
class PassingOn:
    store: Store
    serves: Callable[[int], bool]
    """Whether the tables of a server are ours."""
    handle: Callable[[Payload], None]
    """What this process does with an interaction."""
    is_relieved: Callable[[int], bool] = lambda _: False
    """Whether another process hears as well what Discord still tells us of a server."""
    metrics: Metrics = field(default_factory=Metrics)
    patience: float = 0.5
    """Seconds until it is answered here: of the three that Discord gives us most are left."""
    _guilds: dict[TableId, int] = field(default_factory=dict)
    _handled: set[str] = field(default_factory=set)
    """The numbers of interactions: one may be heard and be passed on to us."""
    _name: str = field(default_factory=lambda: secrets.token_hex(8))
    """What the other processes hear of this one."""
    _claims: "dict[str, asyncio.Future[str]]" = field(default_factory=dict)
    """Who has claimed the interactions that we have offered or would take."""
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _is_closed: bool = False

    def arrive(self, payload: Payload) -> None:
        """The gateway tells us of this interaction."""
        if self._is_closed or self.is_relieved(int(payload.get("guild_id") or _NO_GUILD)):
            return
        guild = self._guild_of(payload)
        if guild is not None and self.serves(guild):
            self._handle_once(payload)
        else:
            self._start(self._deliver(payload, guild))

    def hear(self, said: str) -> None:
        """A process, perhaps this one, offers an interaction to all, or takes one."""
        match said.split(" "):
            case [what, number, name] if what == _CLAIM:
                claimed = self._claims.get(number)
                if claimed is not None and not claimed.done():
                    claimed.set_result(name)
            case [what, number, guild, packed] if what == _OFFER and self.serves(int(guild)):
                # Before anything else is heard: a claim may be next.
                if number not in self._claims:
                    self._claims[number] = asyncio.get_running_loop().create_future()
                    self._start(self._take(number, packed))

    async def close(self) -> None:
        """To be called while the others are heard: what is offered is answered or taken first.

        What arrives from now on nobody answers.
        """
        self._is_closed = True
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _handle_once(self, payload: Payload) -> None:
        number = str(payload["id"])
        if number in self._handled:
            return
        if len(self._handled) >= _REMEMBERED:
            self._handled.clear()
        self._handled.add(number)
        self.handle(payload)

    async def _deliver(self, payload: Payload, guild: int | None) -> None:
        try:
            if guild is None:
                guild = await self._stored_guild(_table_of(payload))
            is_taken = not self.serves(guild) and await self._is_taken(payload, guild)
        except (OSError, SQLAlchemyError):
            # Whoever answers it meets the same trouble, and says so.
            is_taken = False
        if not is_taken:
            self._handle_once(payload)

    async def _is_taken(self, payload: Payload, guild: int) -> bool:
        number = str(payload["id"])
        offer = f"{_OFFER} {number} {guild} {_packed(payload)}"
        if len(offer) > LONGEST:
            return False
        claimed = self._claims[number] = asyncio.get_running_loop().create_future()
        try:
            await self.store.notices.tell(offer)
            await asyncio.wait({claimed}, timeout=self.patience)
            if not claimed.done():
                await self._claim(number, self.patience)
            # Who hears nobody, and not even itself, answers rather than nobody does.
            is_taken = claimed.done() and claimed.result() != self._name
        finally:
            del self._claims[number]
        if is_taken:
            self.metrics.passed_on.inc()
        return is_taken

    async def _take(self, number: str, packed: str) -> None:
        claimed = self._claims[number]
        try:
            await self._claim(number, _LIFE)
        finally:
            del self._claims[number]
        if claimed.done() and claimed.result() == self._name:
            self._handle_once(_unpacked(packed))

    async def _claim(self, number: str, patience: float) -> None:
        """Until the first claim is heard, ours or another's."""
        claimed = self._claims[number]
        if not claimed.done():
            await self.store.notices.tell(f"{_CLAIM} {number} {self._name}")
            await asyncio.wait({claimed}, timeout=patience)

    def _guild_of(self, payload: Payload) -> int | None:
        """Whose process answers it; None where only the database knows."""
        guild = payload.get("guild_id")
        if guild is not None:
            return int(guild)
        table = _table_of(payload)
        return _NO_GUILD if table == NO_TABLE else self._guilds.get(table)

    async def _stored_guild(self, table: TableId) -> int:
        row = await self.store.table_row(table)
        if row is None:
            return _NO_GUILD
        if len(self._guilds) >= _REMEMBERED:
            self._guilds.clear()
        guild = self._guilds[table] = row.guild or _NO_GUILD
        return guild

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("an interaction could not be passed on", exc_info=error)


def _table_of(payload: Payload) -> TableId:
    """The table that a press or a form names; commands name none."""
    address = read_component(payload.get("data")).address
    return NO_TABLE if address is None else address.table


def _packed(payload: Payload) -> str:
    return base64.b85encode(zlib.compress(json.dumps(payload).encode())).decode()


def _unpacked(packed: str) -> Payload:
    found: Payload = json.loads(zlib.decompress(base64.b85decode(packed)))
    return found
