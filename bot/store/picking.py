"""Which tables somebody may mean, as a query."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Select, or_, select

from bot.store import schema
from bot.store.rows import Phase

_MOST = 25
"""More than anybody chooses from."""


def first_of(phases: Iterable[Phase], channel: int | None) -> Select[Any]:
    """Tables that are on before those that have ended, the newest first; all, or in one channel."""
    tables = schema.tables.c
    here = () if channel is None else (or_(tables.channel == channel, tables.place == channel),)
    is_on = tables.phase.in_(("lobby", "playing"))
    return (
        select(schema.tables)
        .where(tables.phase.in_(tuple(phases)), *here)
        .order_by(is_on.desc(), tables.opened_at.desc())
        .limit(_MOST)
    )
