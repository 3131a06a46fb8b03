"""Builds the statement that inserts a row, or updates it where its key exists already."""

from typing import Any

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite

_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""SQLAlchemy has an ON CONFLICT clause only in the insert of each dialect."""


def upsert(table: Table, dialect: str) -> Executable:
    """When two processes write the same key at the same moment, the later one wins."""
    row = _INSERTS[dialect](table)
    keys = [column.name for column in table.primary_key]
    rest = {column.name: column for column in row.excluded if column.name not in keys}
    statement: Executable = (
        row.on_conflict_do_update(index_elements=keys, set_=rest)
        if rest
        else row.on_conflict_do_nothing(index_elements=keys)
    )
    return statement
