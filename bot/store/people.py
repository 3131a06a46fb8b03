"""What people chose for themselves, everywhere: how it is stored and found."""

from typing import TYPE_CHECKING

from sqlalchemy import select

from bot.store import schema
from bot.store.rows import UserId
from bot.store.upsert import upsert_of

if TYPE_CHECKING:
    from bot.store.store import Store


async def hidden_people(store: "Store") -> frozenset[UserId]:
    """Those who do not want to be seen in statistics."""
    columns = schema.people.c
    rows = await store.rows(select(columns.user).where(columns.shows_statistics.is_(False)))
    return frozenset(row.user for row in rows)


async def choose(store: "Store", user: UserId, **chosen: object) -> None:
    """Changes these choices only, and leaves the others."""
    async with store.transaction() as connection:
        await connection.execute(upsert_of(schema.people, store.dialect, {"user": user, **chosen}))
