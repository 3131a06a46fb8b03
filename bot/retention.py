"""Closes games that were abandoned and clears what is kept no longer, as the host says."""

import logging
from dataclasses import dataclass, field

from bot.logs import name_of
from bot.store import TableId, is_away
from bot.store.retention import abandoned_before, clear_ended_before
from bot.store.servers import kept_by_servers
from bot.tables import Tables
from bot.trying_again import Failing

_log = logging.getLogger(__name__)

_DAY = 24 * 3600.0
_AT_ONCE = 100


@dataclass(frozen=True, slots=True)
class Retention:
    tables: Tables
    kept_days: float = 365
    """How long the moves and messages of a game are kept after its end; 0: for ever."""
    abandoned_days: float = 60
    """How long a game waits for anybody before it is closed; 0: for ever."""
    _not_closing: Failing = field(default_factory=Failing)

    async def work(self) -> tuple[TableId, ...]:
        """One look; the games that were closed, for whoever shows that."""
        closed = await self._close_abandoned()
        await self._clear()
        return closed

    async def _close_abandoned(self) -> tuple[TableId, ...]:
        if not self.abandoned_days:
            return ()
        now, failing = self.tables.clock.now(), self._not_closing
        before, closed = now - self.abandoned_days * _DAY, []
        # Those that fail stay the oldest, and shall not be all that is found.
        most = _AT_ONCE + len(failing)
        for table_id in await abandoned_before(self.tables.store, before, most):
            if failing.next_at(table_id) > now:
                continue
            try:
                table = await self.tables.get(table_id)
                async with table.lock:
                    await table.read()
                    if table.row.phase == "playing" and table.row.touched_at < before:
                        await self.tables.close(table, ended_by=None)
                        closed.append(table_id)
                failing.succeeded(table_id)
            except Exception as error:
                if is_away(error):
                    raise
                # The other games are closed all the same.
                if failing.failed(table_id, error, now):
                    _log.warning("table %s stays open: %s", table_id, name_of(error))
        return tuple(closed)

    async def _clear(self) -> None:
        """What the host keeps no longer, and then what a server wants to be kept less long."""
        if self.kept_days:
            await self._clear_older(self.kept_days)
        for guild, days in (await kept_by_servers(self.tables.store)).items():
            await self._clear_older(days, guild)

    async def _clear_older(self, days: float, guild: int | None = None) -> None:
        store, before = self.tables.store, self.tables.clock.now() - days * _DAY
        while cleared := await clear_ended_before(store, before, _AT_ONCE, guild):
            self.tables.forget(*cleared)
            _log.info("cleared the moves and messages of %s games", len(cleared))
