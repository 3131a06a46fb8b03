"""Rows that are written whether or not they were there before, in one statement."""

from typing import Any

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite

_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""Both speak the same dialect here, and SQLAlchemy has a word for it in each."""


def putting(table: Table, dialect: str) -> Executable:
    """Another process may put the same row at the same moment: the later one stays."""
    row = _INSERTS[dialect](table)
    keys = [column.name for column in table.primary_key]
    rest = {column.name: column for column in row.excluded if column.name not in keys}
    put: Executable = (
        row.on_conflict_do_update(index_elements=keys, set_=rest)
        if rest
        else row.on_conflict_do_nothing(index_elements=keys)
    )
    return put
