"""How many tables may be open at once, so that nobody can fill the bot alone."""

from dataclasses import dataclass

from bot.refusals import Refused
from bot.store import Store, UserId
from bot.store.servers import server_choices


@dataclass(frozen=True, slots=True)
class TableLimits:
    per_person: int = 25
    """Lobbies and games in play that one person opened."""
    per_server: int = 500

    async def require_room(self, store: Store, user: UserId, guild: int | None) -> None:
        """Refused where this person or this server has as many as allowed; a server may allow fewer
        than the host does.
        """
        if await store.live_tables(opener=user) >= self.per_person:
            raise Refused("refused-too-many-tables", most=self.per_person)
        if guild is None:
            return
        chosen = (await server_choices(store, guild)).most_tables
        most = self.per_server if chosen is None else min(chosen, self.per_server)
        if await store.live_tables(guild=guild) >= most:
            raise Refused("refused-server-full", most=most)
