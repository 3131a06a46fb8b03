"""Rows that are written whether or not they were there before, in one statement."""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""Both speak the same dialect here, and SQLAlchemy has a word for it in each."""


async def put(connection: AsyncConnection, table: Table, **values: Any) -> None:
    """Another process may put the same row at the same moment: the later one stays."""
    keys = [column.name for column in table.primary_key]
    rest = {name: value for name, value in values.items() if name not in keys}
    row = _INSERTS[connection.dialect.name](table).values(**values)
    await connection.execute(
        row.on_conflict_do_update(index_elements=keys, set_=rest)
        if rest
        else row.on_conflict_do_nothing(index_elements=keys)
    )
