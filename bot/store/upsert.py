"""Builds the statement that inserts a row, or updates it where its key exists already."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite

_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""SQLAlchemy has an ON CONFLICT clause only in the insert of each dialect."""


def upsert(table: Table, dialect: str) -> Executable:
    """When two processes write the same key at the same moment, the later one wins."""
    row = _INSERTS[dialect](table)
    return _or_update(table, row, tuple(column.name for column in row.excluded))


def upsert_of(table: Table, dialect: str, values: Mapping[str, Any]) -> Executable:
    """The same for these columns only: others of the row stay as they are."""
    return _or_update(table, _INSERTS[dialect](table).values(**values), tuple(values))


def _or_update(table: Table, row: Any, columns: tuple[str, ...]) -> Executable:
    keys = [column.name for column in table.primary_key]
    rest = {name: row.excluded[name] for name in columns if name not in keys}
    statement: Executable = (
        row.on_conflict_do_update(index_elements=keys, set_=rest)
        if rest
        else row.on_conflict_do_nothing(index_elements=keys)
    )
    return statement
