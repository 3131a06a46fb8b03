"""Looks at the clock, for whatever is to be read, cleared, closed or said when its time has come."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.people.languages import Languages
from bot.retention import Retention
from bot.store import TableId
from bot.tables import Tables
from bot.trying_again import one_by_one, until_it_succeeds


@dataclass(frozen=True, slots=True)
class ClockWatch:
    tables: Tables
    languages: Languages
    retention: Retention
    remind: Callable[[], Awaitable[float]]
    show: Callable[[TableId], None]

    async def watch(self) -> None:
        """Sleeps until the oldest lobby, or the longest wait in a game, is due."""
        clock, trouble = self.tables.clock, "the clock could not be watched"
        while True:
            pause = await until_it_succeeds(clock, self._look, trouble)
            await clock.sleep(max(1.0, pause))

    async def _look(self) -> float:
        """How many seconds until the next look; a part of it that fails keeps no other waiting."""
        pauses: list[float | None] = []

        async def look(part: Callable[[], Awaitable[float | None]]) -> None:
            pauses.append(await part())

        parts = (self.languages.refresh, self._clear_what_is_over, self.close_lobbies, self.remind)
        await one_by_one(parts, look)
        return min(pause for pause in pauses if pause is not None)

    async def _clear_what_is_over(self) -> None:
        for table in await self.retention.work():
            self.show(table)

    async def close_lobbies(self) -> float:
        """Those that are due; how many seconds until the next one may be."""
        due = self.tables.clock.now() - self.tables.lobby_seconds
        for table in await self.tables.expire():
            self.show(table)
        # What could not be closed is still there, and is tried again at a later look.
        oldest = await self.tables.store.oldest_lobby(after=due)
        return self.tables.lobby_seconds if oldest is None else oldest - due
