"""Who asked to take a turn back, and who agreed, as long as nobody has moved since."""

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from bot.store import schema
from bot.store.rows import TableId, UserId
from engine.core import Seat

if TYPE_CHECKING:
    from bot.store.store import Store

_VOTES = schema.take_back_votes
_COLUMNS = _VOTES.c


async def take_back_votes(
    store: "Store", table: TableId, ply: int, seat: Seat
) -> frozenset[UserId]:
    """Who agrees that this seat takes back its turn after this ply; the one who asked is the first."""
    query = select(_COLUMNS.voter).where(
        _COLUMNS.table_id == table, _COLUMNS.ply == ply, _COLUMNS.seat == seat
    )
    return frozenset(row.voter for row in await store.rows(query))


async def vote_for_take_back(
    store: "Store", table: TableId, ply: int, seat: Seat, voter: UserId
) -> None:
    """Once each; what was asked before anybody moved is forgotten."""
    values = {"table_id": table, "ply": ply, "seat": seat, "voter": voter}
    async with store.transaction() as connection:
        await connection.execute(
            delete(_VOTES).where(_COLUMNS.table_id == table, _COLUMNS.ply < ply)
        )
        await connection.execute(insert(_VOTES).values(values))


async def forget_take_back(store: "Store", table: TableId, seat: Seat) -> None:
    async with store.transaction() as connection:
        await connection.execute(
            delete(_VOTES).where(_COLUMNS.table_id == table, _COLUMNS.seat == seat)
        )
