"""The stored ratings of a server and a game: carried on with what is new, never begun again in vain."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.results.ratings import Rating, rated
from bot.store import Store, TableId, UserId, schema
from bot.store.results import count_results, results
from bot.store.upsert import upsert
from bot.threads import in_thread


async def ratings_of(store: Store, guild: int, game: str) -> tuple[Rating, ...]:
    """Everybody's ratings, up to the newest result.

    What was rated before is stored. Where an older result came in later (from another process, or
    from a game that an earlier version finished), or one was anonymised, all are rated again.
    """
    mark = await _mark(store, guild, game)
    start = mark
    if mark is not None and await count_results(store, guild, game, mark.until) != mark.count:
        start = None
    was = {} if start is None else await _stored(store, guild, game)
    after = None if start is None else start.until
    fresh = await results(store, guild=guild, game=game, after=after)
    if not fresh:
        return tuple(was.values())
    now = await in_thread(rated, was, fresh)
    changed = [rating for user, rating in now.items() if was.get(user) != rating]
    reached = Mark(fresh[-1].when, len(fresh) + (0 if start is None else start.count))
    await _store(store, guild, game, mark, reached, changed, is_whole=start is None)
    return tuple(now.values())


@dataclass(frozen=True, slots=True)
class Mark:
    """Up to which result ratings are stored, and how many these are."""

    until: tuple[float, TableId]
    count: int


async def _mark(store: Store, guild: int, game: str) -> Mark | None:
    mark = schema.rated.c
    rows = await store.rows(select(schema.rated).where(mark.guild == guild, mark.game == game))
    return Mark((rows[0].ended_at, rows[0].table_id), rows[0].number) if rows else None


async def _stored(store: Store, guild: int, game: str) -> dict[UserId, Rating]:
    columns = schema.ratings.c
    query = select(schema.ratings).where(columns.guild == guild, columns.game == game)
    return {
        row.user: Rating(row.user, row.name, row.mu, row.sigma, row.games, row.wins)
        for row in await store.rows(query)
    }


async def _store(
    store: Store,
    guild: int,
    game: str,
    was: Mark | None,
    now: Mark,
    changed: Sequence[Rating],
    *,
    is_whole: bool,
) -> None:
    """Unless somebody else stored some in the meantime: theirs are as right, and complete."""
    here = {"guild": guild, "game": game}
    mark = {"ended_at": now.until[0], "table_id": now.until[1], "number": now.count}
    rows = [here | asdict(rating) for rating in changed]
    try:
        async with store.transaction() as connection:
            if was is None:
                await connection.execute(insert(schema.rated).values(**here, **mark))
            else:
                columns = schema.rated.c
                moved = await connection.execute(
                    update(schema.rated)
                    .where(columns.guild == guild, columns.game == game)
                    .where(columns.table_id == was.until[1], columns.number == was.count)
                    .values(**mark)
                )
                if moved.rowcount == 0:
                    return
            if is_whole:
                columns = schema.ratings.c
                await connection.execute(
                    delete(schema.ratings).where(columns.guild == guild, columns.game == game)
                )
            if rows:
                await connection.execute(upsert(schema.ratings, store.dialect), rows)
    except IntegrityError:
        return
