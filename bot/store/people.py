"""What people chose for themselves, everywhere: how it is stored and found."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from bot.store import schema
from bot.store.rows import UserId
from bot.store.upsert import upsert_of

if TYPE_CHECKING:
    from bot.store.store import Store


@dataclass(frozen=True, slots=True)
class Choices:
    """None: nothing was chosen."""

    shows_statistics: bool | None = None
    locale: str | None = None
    push: bool | None = None
    remind_hours: float | None = None
    """0: never."""
    quiet_from: int | None = None
    quiet_until: int | None = None
    """Minutes after midnight, in the zone."""
    zone: str | None = None
    away_until: float | None = None
    hints: bool | None = None
    invitations: str | None = None
    """Who may invite: `all`, `played` for those one has played with, `nobody`."""
    looking: bool | None = None
    """Wants to be called where a lobby looks for players."""
    lessons: bool | None = None
    """Wants lessons in a first game."""


NOTHING_CHOSEN = Choices()


async def hidden_people(store: "Store") -> frozenset[UserId]:
    """Those who do not want to be seen in statistics."""
    columns = schema.people.c
    rows = await store.rows(select(columns.user).where(columns.shows_statistics.is_(False)))
    return frozenset(row.user for row in rows)


async def chosen_locales(store: "Store") -> dict[UserId, str]:
    columns = schema.people.c
    query = select(columns.user, columns.locale).where(columns.locale.is_not(None))
    return {row.user: row.locale for row in await store.rows(query)}


async def choices_of(store: "Store", users: Iterable[UserId]) -> Mapping[UserId, Choices]:
    """Whoever chose nothing is not in it."""
    query = select(schema.people).where(schema.people.c.user.in_(tuple(users)))
    return {row.user: choices_from(row) for row in await store.rows(query)}


async def choose(store: "Store", user: UserId, **chosen: object) -> None:
    """Changes these choices only, and leaves the others."""
    async with store.transaction() as connection:
        await connection.execute(upsert_of(schema.people, store.dialect, {"user": user, **chosen}))


def choices_from(row: Any, prefix: str = "") -> Choices:
    return Choices(**{one.name: getattr(row, prefix + one.name) for one in fields(Choices)})
