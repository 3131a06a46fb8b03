"""What is cleared when its time is over: the moves and messages of games that ended long ago."""

from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from bot.store import schema
from bot.store.rows import TableId

if TYPE_CHECKING:
    from bot.store.store import Store

_OF_A_TABLE = (
    schema.moves,
    schema.snapshots,
    schema.outbox,
    schema.shown,
    schema.deals,
    schema.stand_in_votes,
    schema.take_back_votes,
    schema.proposals,
    schema.invitations,
    schema.former_players,
    schema.players,
)


async def clear_ended_before(
    store: "Store", moment: float, most: int, guild: int | None = None
) -> tuple[TableId, ...]:
    """Of so many games that ended before this moment only the results stay; which they were.

    `guild`: only of those that were played on this server.
    """
    tables, players = schema.tables.c, schema.players.c
    there = () if guild is None else (tables.guild == guild,)
    query = (
        select(tables.id)
        .where(tables.phase.in_(("over", "closed")), tables.touched_at < moment, *there)
        .where(tables.id.in_(select(players.table_id)))
        .order_by(tables.touched_at)
        .limit(most)
    )
    found = tuple(row.id for row in await store.rows(query))
    if found:
        async with store.transaction() as connection:
            for table in _OF_A_TABLE:
                await connection.execute(delete(table).where(table.c.table_id.in_(found)))
            await connection.execute(
                update(schema.tables)
                .where(tables.id.in_(found))
                .values(seed=None, secret=None, ended_by=None)
            )
    return found


async def abandoned_before(store: "Store", moment: float, most: int) -> tuple[TableId, ...]:
    """Games in play where nobody has done anything since this moment."""
    tables = schema.tables.c
    query = (
        select(tables.id)
        .where(tables.phase == "playing", tables.touched_at < moment)
        .order_by(tables.touched_at)
        .limit(most)
    )
    return tuple(row.id for row in await store.rows(query))
