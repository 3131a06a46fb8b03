"""What people at a table propose to each other, and who agrees: how it is stored and found."""

from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from bot.store import schema
from bot.store.rows import TableId, UserId
from bot.store.upsert import upsert

if TYPE_CHECKING:
    from bot.store.store import Store


async def agree_to(store: "Store", table: TableId, what: str, user: UserId) -> frozenset[UserId]:
    """Stores that this person agrees; everybody who does by now."""
    columns = schema.proposals.c
    async with store.transaction() as connection:
        row = {"table_id": table, "what": what, "voter": user}
        await connection.execute(upsert(schema.proposals, store.dialect), row)
        found = await connection.execute(
            select(columns.voter).where(columns.table_id == table, columns.what == what)
        )
        return frozenset(found.scalars())


async def drop_proposal(store: "Store", table: TableId, what: str) -> bool:
    """It was refused or carried out; False where it is not there any more."""
    columns = schema.proposals.c
    async with store.transaction() as connection:
        gone = await connection.execute(
            delete(schema.proposals).where(columns.table_id == table, columns.what == what)
        )
        return gone.rowcount > 0


async def is_proposed(store: "Store", table: TableId, what: str) -> bool:
    columns = schema.proposals.c
    query = select(columns.voter).where(columns.table_id == table, columns.what == what).limit(1)
    return bool(await store.rows(query))


async def change_table(store: "Store", table: TableId, **changed: str | float | None) -> None:
    """Its pace, or whether it is paused."""
    async with store.transaction() as connection:
        await connection.execute(
            update(schema.tables).where(schema.tables.c.id == table).values(**changed)
        )


async def look_again(store: "Store", *, user: UserId | None = None, table: str = "") -> None:
    """Whether somebody is to be reminded is decided anew: at this table, or wherever they sit."""
    columns = schema.shown.c
    seats = select(schema.players.c.table_id).where(schema.players.c.user == user)
    where = columns.table_id == table if user is None else columns.table_id.in_(seats)
    async with store.transaction() as connection:
        await connection.execute(
            update(schema.shown).where(columns.kind == "reminder", where).values(looked_at=None)
        )
