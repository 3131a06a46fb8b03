"""Everything that the database knows about one person: read as a whole, and erased without a trace."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sqlalchemy import Table, delete, or_, select, text, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.rows import TableId, UserId

if TYPE_CHECKING:
    from bot.store.store import Store

ERASED = 0
"""Who opened a table, or has it, where that person was erased."""
ERASED_NAME = "?"
_VOTES = (schema.stand_in_votes, schema.take_back_votes, schema.proposals)


async def everything_about(store: "Store", user: UserId) -> dict[str, list[dict[str, Any]]]:
    """The rows by the name of their table; of others only what is theirs as well is left out."""
    players, tables, moves = schema.players, schema.tables, schema.moves
    own = players.c.user == user
    sits = select(players.c.table_id).where(own)
    # Seed and secret would give away what others hold as long as a game is on.
    columns = [column for column in tables.c if column.name not in {"seed", "secret"}]
    made = (
        select(moves)
        .join(
            players,
            (players.c.table_id == moves.c.table_id) & (players.c.seat == moves.c.seat),
        )
        .where(own)
    )
    queries = {
        "people": _where(schema.people, user),
        "tables": select(*columns).where(or_(tables.c.id.in_(sits), tables.c.opener == user)),
        "players": select(players).where(own),
        "former_players": _where(schema.former_players, user),
        "moves": made,
        "result_seats": _where(schema.result_seats, user),
        "ratings": _where(schema.ratings, user),
        "invitations": _where(schema.invitations, user),
        "blocks": _where(schema.blocks, user),
        "direct_channels": _where(schema.direct_channels, user),
        **{table.name: select(table).where(table.c.voter == user) for table in _VOTES},
    }
    return {
        name: [dict(row._mapping) for row in await store.rows(query)]  # noqa: SLF001 -- SQLAlchemy's public name for a row as a mapping.
        for name, query in queries.items()
    }


def _where(table: Table, user: UserId) -> Any:
    return select(table).where(table.c.user == user)


async def tables_naming(store: "Store", user: UserId) -> tuple[TableId, ...]:
    """Where this person sits or sat, and what is shown may tell so."""
    queries = (
        select(table.c.table_id).where(table.c.user == user)
        for table in (schema.players, schema.former_players)
    )
    return tuple({row.table_id for query in queries for row in await store.rows(query)})


async def erase_person(store: "Store", user: UserId, left: Mapping[TableId, str]) -> None:
    """For whoever sits at no live table any more: every row that names them goes or is anonymous.

    `left`: the tables that they have just left for it, and what they were called there.
    """
    async with store.transaction() as connection:
        await _erase_from_tables(connection, user, left)
        await _erase_results(connection, user)
        for table in (schema.people, schema.invitations, schema.direct_channels):
            await connection.execute(delete(table).where(table.c.user == user))
        blocks = schema.blocks.c
        either = or_(blocks.user == user, blocks.blocked == user)
        await connection.execute(delete(schema.blocks).where(either))
        for table in _VOTES:
            await connection.execute(delete(table).where(table.c.voter == user))
        # Others may have agreed that this person sits down.
        what = schema.proposals.c.what
        newcomer = what.like(f"seat:%:{user}:%")
        await connection.execute(delete(schema.proposals).where(newcomer))
    await scrub(store)


async def _erase_from_tables(
    connection: AsyncConnection, user: UserId, left: Mapping[TableId, str]
) -> None:
    players, tables = schema.players.c, schema.tables.c
    former = schema.former_players
    sat = await connection.execute(
        union_all(
            select(players.table_id, players.name).where(players.user == user),
            select(former.c.table_id, former.c.name).where(former.c.user == user),
        )
    )
    seats = sat.all()
    ids = [*left, *(row.table_id for row in seats)]
    names = {*left.values(), *(row.name for row in seats)}
    # The announcement of the deal, and what was shown there, tell everybody's names.
    await connection.execute(delete(schema.deals).where(schema.deals.c.table_id.in_(ids)))
    shown = schema.shown
    ended = select(tables.id).where(tables.id.in_(ids), tables.phase.in_(("over", "closed")))
    # But the card of a table that ended by it, which names nobody, has yet to say so.
    is_done = or_(shown.c.kind != "lobby", shown.c.table_id.not_in(list(left)))
    await connection.execute(delete(shown).where(shown.c.table_id.in_(ended), is_done))
    # Where a game is on, its board is told anew.
    await connection.execute(
        update(shown).where(shown.c.table_id.in_(ids)).values(story="", status="", alt="")
    )
    await connection.execute(
        update(schema.players)
        .where(players.user == user)
        .values(user=None, name=ERASED_NAME, word="", locale="en", learns=False)
    )
    await connection.execute(
        update(schema.players)
        .where(players.table_id.in_(ids), players.former.in_(names))
        .values(former=ERASED_NAME)
    )
    await connection.execute(delete(former).where(former.c.user == user))
    for column in (tables.opener, tables.owner):
        await connection.execute(
            update(schema.tables).where(column == user).values({column: ERASED})
        )
    await connection.execute(
        update(schema.tables)
        .where(tables.id.in_(ids), tables.ended_by.in_(names))
        .values(ended_by=None)
    )


async def _erase_results(connection: AsyncConnection, user: UserId) -> None:
    results, seats, ratings = schema.results.c, schema.result_seats.c, schema.ratings.c
    played = await connection.execute(
        select(results.guild, results.game)
        .join(schema.result_seats, seats.table_id == results.table_id)
        .where(seats.user == user)
        .distinct()
    )
    # All are rated again when they are next asked for.
    for row in played.all():
        for table in (schema.ratings, schema.rated):
            where = (table.c.guild == row.guild, table.c.game == row.game)
            await connection.execute(delete(table).where(*where))
    await connection.execute(delete(schema.ratings).where(ratings.user == user))
    await connection.execute(
        update(schema.result_seats).where(seats.user == user).values(user=None, name="")
    )


async def scrub(store: "Store") -> None:
    """With SQLite, what was deleted is also gone from the free pages of the file and from its log."""
    if store.dialect != "sqlite":
        return
    async with store.alone() as connection:
        await connection.execute(text("VACUUM"))
        await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
