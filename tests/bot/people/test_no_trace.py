"""Erasing a person reaches every column of every table, also of those that are added later."""

from typing import Any

import pytest
from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, String, insert, select

from bot.store import Store, open_database, schema
from bot.store.personal_data import erase_person, everything_about

USER, NAME, TABLE = 314159265358979, "Zebulonia", "table001"
NO_PERSON = {"guild", "channel", "place", "message", "application"}
"""Numbers of Discord that are nobody's; any other is taken for somebody's until it is named here."""
NO_NAME = {
    *("id", "table_id", "game", "phase", "options", "secret", "seed", "rematch_of", "ended_how"),
    *("pace", "take_back", "level", "ticket", "tickets", "follow", "move", "state", "events"),
    *("kind", "form", "chapter", "digest", "pictures", "token", "locale", "zone", "invitations"),
    *("key", "value", "channels", "games"),
}
"""Texts that tell nobody's name; any other is taken for one that does."""
FIXED = {"id": TABLE, "table_id": TABLE, "phase": "over", "what": f"seat:0:{USER}:en:{NAME}"}
"""Of the rows that are made up here."""


@pytest.fixture
async def store(database):
    opened = Store(await open_database(database))
    yield opened
    await opened.close()


def value_for(column: Column[Any]) -> Any:
    if column.name in FIXED and isinstance(column.type, String):
        return FIXED[column.name]
    if isinstance(column.type, BigInteger):
        return 7 if column.name in NO_PERSON else USER
    if isinstance(column.type, String):
        return "x" if column.name in NO_NAME else NAME
    return {Boolean: False, Float: 1.0, Integer: 1}[type(column.type)]


async def fill(store: Store) -> None:
    async with store.transaction() as connection:
        for table in schema.metadata.sorted_tables:
            row = {column.name: value_for(column) for column in table.columns}
            await connection.execute(insert(table).values(**row))


async def traces(store: Store) -> list[str]:
    return [
        f"{table.name}.{column}"
        for table in schema.metadata.sorted_tables
        for row in await store.rows(select(table))
        for column, value in row._mapping.items()
        if value == USER or (isinstance(value, str) and (NAME in value or str(USER) in value))
    ]


async def test_nothing_in_any_table_tells_of_somebody_who_was_erased(store):
    await fill(store)
    assert await traces(store)
    await erase_person(store, USER, {})
    assert await traces(store) == []


@pytest.mark.parametrize(
    "table",
    [
        table.name
        for table in schema.metadata.sorted_tables
        if any(isinstance(c.type, BigInteger) and c.name not in NO_PERSON for c in table.columns)
    ],
)
async def test_the_export_holds_every_table_that_knows_the_person(store, table):
    await fill(store)
    found = await everything_about(store, USER)
    assert found[table]
