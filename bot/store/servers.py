"""What those who manage a server chose for it: how it is stored and found."""

import json
from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from bot.store import schema
from bot.store.upsert import upsert

if TYPE_CHECKING:
    from bot.store.store import Store


@dataclass(frozen=True, slots=True)
class ServerChoices:
    """None, or nothing in a list: the host's settings count."""

    locale: str | None = None
    channels: tuple[int, ...] = ()
    """Where tables may be opened; none: everywhere."""
    games: tuple[str, ...] = ()
    """Which may be played; none: all."""
    most_tables: int | None = None
    pace: str | None = None
    """With which a table begins."""
    remind_hours: float | None = None
    """0: never."""
    kept_days: int | None = None
    """How long the moves of an ended game are kept; never longer than the host says."""


HOSTS_CHOICES = ServerChoices()


async def server_choices(store: "Store", guild: int | None) -> ServerChoices:
    if guild is None:
        return HOSTS_CHOICES
    rows = await store.rows(select(schema.servers).where(schema.servers.c.guild == guild))
    return _choices(rows[0]) if rows else HOSTS_CHOICES


async def choose_for_server(store: "Store", guild: int, choices: ServerChoices) -> None:
    values = asdict(choices) | {
        "guild": guild,
        "channels": json.dumps(choices.channels),
        "games": json.dumps(choices.games),
    }
    async with store.transaction() as connection:
        await connection.execute(upsert(schema.servers, store.dialect), values)


async def kept_by_servers(store: "Store") -> dict[int, int]:
    """For each server that chose so, how many days the moves of an ended game are kept."""
    columns = schema.servers.c
    query = select(columns.guild, columns.kept_days).where(columns.kept_days.is_not(None))
    return {row.guild: row.kept_days for row in await store.rows(query)}


def _choices(row: Any) -> ServerChoices:
    values = {one.name: getattr(row, one.name) for one in fields(ServerChoices)}
    lists = {name: tuple(json.loads(values[name])) for name in ("channels", "games")}
    return ServerChoices(**(values | lists))
