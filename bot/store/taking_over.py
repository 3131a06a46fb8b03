"""Gives a seat to somebody else, and forgets the messages that its former person was shown."""

from dataclasses import asdict
from typing import TYPE_CHECKING

from sqlalchemy import delete, update

from bot.store import schema
from bot.store.rows import Player, TableRow
from bot.store.upsert import upsert
from engine.core import Seat

if TYPE_CHECKING:
    from bot.store.store import Store


async def give_seat(store: "Store", row: TableRow, seat: Seat, was: Player, player: Player) -> None:
    players, former = schema.players, schema.former_players
    async with store.transaction() as connection:
        await connection.execute(
            update(players)
            .where(players.c.table_id == row.id, players.c.seat == seat)
            .values(**asdict(player))
        )
        await connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == row.id)
            .values(thinking=row.thinking, touched_at=row.touched_at, owner=row.owner)
        )
        # Announcement and story still name whoever sat there: they can be found and erased.
        values = {"table_id": row.id, "user": was.user, "name": was.name}
        await connection.execute(upsert(former, store.dialect), values)
        for rows in (schema.stand_in_votes, schema.shown):
            await connection.execute(
                delete(rows).where(rows.c.table_id == row.id, rows.c.seat == seat)
            )
