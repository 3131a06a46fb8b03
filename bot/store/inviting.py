"""Who can be asked to play: who has met whom, and who wants to be called on a server."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import select

from bot.store import schema
from bot.store.rows import UserId

if TYPE_CHECKING:
    from bot.store.store import Store


async def have_met(store: "Store", user: UserId, other: UserId) -> bool:
    """Whether they have sat at one table."""
    mine, theirs = schema.players.alias(), schema.players.alias()
    query = (
        select(mine.c.table_id)
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .where(mine.c.user == user, theirs.c.user == other)
        .limit(1)
    )
    return bool(await store.rows(query))


async def callable_people(
    store: "Store", guild: int, seated: Sequence[UserId], asker: UserId
) -> tuple[UserId, ...]:
    """Who has played on this server, wants to be called, sits not there and blocks nobody concerned."""
    players, people, blocks = schema.players.c, schema.people.c, schema.blocks.c
    query = (
        select(people.user)
        .where(people.looking.is_(True), people.user.not_in(tuple(seated)))
        .where(
            people.user.in_(
                select(players.user)
                .join(schema.tables, schema.tables.c.id == players.table_id)
                .where(schema.tables.c.guild == guild)
            )
        )
        .where(people.user.not_in(select(blocks.user).where(blocks.blocked == asker)))
        .order_by(people.user)
    )
    return tuple(row.user for row in await store.rows(query))
