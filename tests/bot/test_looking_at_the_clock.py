"""What fails when its time has come holds up nothing else, comes back ever later, and is told once."""

from dataclasses import replace

import pytest
from sqlalchemy import text

from bot.retention import Retention
from bot.store import TableRow
from bot.store.queries import Queries
from bot.tables import Tables
from tests.bot.simulation import Evening, an_evening
from tests.bot.test_logs import fails_on_the_way_to_postgresql
from tests.bot.test_reminders import DAY, HOUR, TOY, hours_pass, reminders

pytestmark = pytest.mark.slow

MINUTE = 60.0
MORE_THAN_ARE_LOOKED_AT_ONCE = 51


async def a_game_and_another(evening: Evening, number: int = 1, **facts) -> tuple[TableRow, ...]:
    """A game of Ana's and Ben's; and as many that have waited longer, with a row as these facts say."""
    await evening.start("Ana", "Ben", game="toy")
    store = evening.bot.store
    (row,) = await store.quiet_tables(9, evening.clock.seconds)
    others = [replace(row, id=f"broken{n:02}", touched_at=1.0, **facts) for n in range(number)]
    for other in others:
        await store.open_table(other, ())
    return tuple(others)


def break_reading(monkeypatch, error: Exception) -> list[str]:
    """Tables called broken cannot be had; which were asked for."""
    get, asked = Tables.get, []

    async def getting(self, table_id):
        if table_id.startswith("broken"):
            asked.append(table_id)
            raise error
        return await get(self, table_id)

    monkeypatch.setattr(Tables, "get", getting)
    return asked


async def test_games_that_are_not_dealt_keep_nobody_from_being_reminded(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await a_game_and_another(evening, MORE_THAN_ARE_LOOKED_AT_ONCE, seed=None)
        evening.clock.seconds += 13 * HOUR
        assert await evening.bot.reminders.remind() > 0
        assert len(reminders(evening)) == 1


async def test_games_that_fail_keep_nobody_from_being_reminded(tmp_path, monkeypatch, caplog):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await a_game_and_another(evening, MORE_THAN_ARE_LOOKED_AT_ONCE)
        break_reading(monkeypatch, KeyError("a dealer's mistake"))
        evening.clock.seconds += 13 * HOUR
        assert await evening.bot.reminders.remind() == 0
        assert await evening.bot.reminders.remind() > 0
        assert len(reminders(evening)) == 1
        assert caplog.text.count("broken00 cannot remind anybody") == 1


async def test_a_game_that_fails_is_looked_at_ever_more_rarely(tmp_path, monkeypatch, caplog):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await a_game_and_another(evening)
        asked = break_reading(monkeypatch, KeyError("a dealer's mistake"))
        evening.clock.seconds += 13 * HOUR
        looks = []
        for _ in range(2):
            for _ in range(30):
                evening.clock.seconds += 2 * MINUTE
                await evening.bot.reminders.remind()
            looks.append(len(asked))
            asked.clear()
        assert looks[0] > looks[1] > 0
        assert caplog.text.count("broken00 cannot remind anybody") == 1


async def test_where_the_database_is_away_no_game_is_blamed(tmp_path, monkeypatch, caplog):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await a_game_and_another(evening, 2)
        asked = break_reading(monkeypatch, fails_on_the_way_to_postgresql())
        evening.clock.seconds += 13 * HOUR
        with pytest.raises(OSError):
            await evening.bot.reminders.remind()
        assert asked == ["broken00"]
        assert "cannot remind" not in caplog.text


@pytest.mark.parametrize(
    "failing",
    ["bot.ui.publishing.reminders.awaited_people", "bot.tables.Tables.get"],
)
async def test_what_was_said_of_a_game_is_known_after_it_failed(tmp_path, monkeypatch, failing):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        await hours_pass(evening, 13)
        before = (await evening.bot.store.shown(evening.table.id))["reminder", None]
        await evening.bot.store.show(evening.table.id, replace(before, looked_at=None))
        with monkeypatch.context() as broken:
            broken.setattr(failing, lambda *_: 1 / 0)
            await evening.bot.reminders.remind()
        after = (await evening.bot.store.shown(evening.table.id))["reminder", None]
        assert (after.message, after.tickets) == (before.message, before.tickets)
        assert after.due_at is not None


@pytest.mark.parametrize("part", [(Retention, "work"), (Queries, "lobbies_before")])
async def test_a_part_of_the_clock_that_fails_holds_up_no_other(tmp_path, monkeypatch, part):
    async def fails(*_facts):
        raise KeyError("unforeseen")

    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        monkeypatch.setattr(*part, fails)
        await hours_pass(evening, 13)
        assert len(reminders(evening)) == 1


async def test_a_lobby_that_cannot_be_closed_is_not_tried_every_second(tmp_path, caplog):
    async with an_evening(
        tmp_path, TOY, "Ana", "Ben", may_fail=True, lobby_seconds=600.0
    ) as evening:
        now = evening.clock.seconds
        (row,) = await a_game_and_another(evening, game="gone", phase="lobby", seed=None)
        await evening.bot.store.open_table(replace(row, id="younger", touched_at=now - 500), ())
        pauses = [await evening.bot.clock_watch.close_lobbies() for _ in range(5)]
        assert pauses == [100] * 5
        evening.clock.seconds += 2 * DAY
        await evening.bot.clock_watch.close_lobbies()
        assert caplog.text.count("lobby broken00 could not be closed") == 1


async def test_where_the_database_is_away_no_lobby_is_blamed(tmp_path, monkeypatch, caplog):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await a_game_and_another(evening, 2, phase="lobby", seed=None)
        break_reading(monkeypatch, fails_on_the_way_to_postgresql())
        with pytest.raises(OSError):
            await evening.bot.tables.expire()
        assert "could not be closed" not in caplog.text


async def test_a_forgotten_game_that_cannot_be_closed_is_told_once_and_is_in_nobodys_way(
    tmp_path, monkeypatch, caplog
):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await a_game_and_another(evening, 3)
        monkeypatch.setattr("bot.retention._AT_ONCE", 3)
        break_reading(monkeypatch, KeyError("unforeseen"))
        evening.clock.seconds += 61 * DAY
        closed = [await evening.bot.retention.work() for _ in range(3)]
        assert [len(tables) for tables in closed] == [0, 1, 0]
        for _ in range(3):
            evening.clock.seconds += HOUR
            await evening.bot.retention.work()
        assert caplog.text.count("broken00 stays open") == 1


async def test_a_table_that_cannot_be_shown_is_named_once(tmp_path, caplog):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", may_fail=True) as evening:
        await evening.start("Ana", "Ben", game="toy")
        async with evening.bot.store.transaction() as connection:
            await connection.execute(text("UPDATE tables SET game='gone', thinking=true"))
            await connection.execute(
                text("INSERT INTO outbox (table_id, ply, events) SELECT id, ply, '[]' FROM tables")
            )
        evening.bot.tables._held.clear()
        for _ in range(4):
            await evening.env.advance_time(301)
            await evening.env.settle()
        assert caplog.text.count("cannot be shown") == 1
        assert caplog.text.count("cannot go on") == 1
