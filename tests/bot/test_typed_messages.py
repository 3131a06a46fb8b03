"""What an earlier version remembered of its messages is carried over, column by column."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

import bot.store.migrations
from bot.store import Store, open_database

OLD = [
    ("lobby", 5, 6, "", "d1", ""),
    ("board", 7, 8, "split", "d2", '{"story": "Ana is done.", "status": "Round 1", "alt": "A"}'),
    ("told", 0, 0, "12", "", ""),
    ("ask:0", 9, 10, "split.1.0", "d3", "answered:abc"),
    ("ask:1", 9, 11, "take.1-0.1", "d4", "asked:def"),
    ("before:1", 9, 12, "split.1.1", "d5", "settled"),
    ("away:1", 9, 13, "4", "", ""),
    ("reminded", 7, 14, "11", "", "split.1.0 split.1.1"),
]


async def test_what_was_shown_is_carried_over(tmp_path: Path):
    file = tmp_path / "gala.sqlite3"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(bot.store.migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        connection.execute(
            text(
                "INSERT INTO tables (id, game, phase, channel, opener, locale, options, ply,"
                " thinking, opened_at, touched_at)"
                " VALUES ('aaaaaaaa', 'toy', 'playing', 5, 1, 'en', '{}', 12, 0, 1, 1)"
            )
        )
        row = "INSERT INTO shown VALUES ('aaaaaaaa', :s, :c, :m, :t, :d, :n)"
        for one in OLD:
            connection.execute(text(row), dict(zip("scmtdn", one, strict=True)))
    engine.dispose()
    store = Store(await open_database(f"sqlite+aiosqlite:///{file}"))
    shown = await store.shown("aaaaaaaa")
    await store.close()
    assert len(shown) == len(OLD) - 1
    board = shown["board", None]
    assert (board.chapter, board.story, board.told) == ("split", "Ana is done.", 12)
    assert (board.status, board.alt, board.digest) == ("Round 1", "A", "d2")
    asked = {seat: shown["question", seat] for seat in (0, 1)}
    assert [(one.ticket, one.form, one.message) for one in asked.values()] == [
        ("split.1.0", "answered", 10),
        ("take.1-0.1", "asked", 11),
    ]
    assert shown["previous", 1].form == "settled"
    assert shown["away", 1].stand_in == 4
    reminder = shown["reminder", None]
    assert (reminder.looked_at, reminder.tickets) == (11, ("split.1.0", "split.1.1"))
