"""What a host can see: alive, ready, and counted under names that the dashboard knows."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from sqlalchemy import text

from bot.store import OutboxEntry, Overtaken, Snapshot, Store, StoredMove, open_database
from bot.watching.address import AddressTaken, Watching
from bot.watching.metrics import Metrics
from tests.bot.databases import migrated_file
from tests.bot.playing import play_to_the_end
from tests.bot.simulation import MovableClock, an_evening
from tests.bot.test_store import table_row
from tests.bot.toy_dealer import ToyDealer

ROOT = Path(__file__).parents[2]
DASHBOARD = ROOT / "hosting/dashboard.json"


class Bot:
    """As much of the bot as is asked about."""

    def __init__(self) -> None:
        self.is_stopping = False
        self.is_connected = True

    def is_ready(self) -> bool:
        return self.is_connected

    def shards_now(self) -> tuple[dict[int, float], dict[int, bool]]:
        return {0: 0.04}, {0: True, 1: False}


class Watched:
    def __init__(self, url: str, bot: Bot, store: Store, clock: MovableClock) -> None:
        self.url, self.bot, self.store, self.clock = url, bot, store, clock

    async def get(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"{self.url}{path}") as got:
            return got.status, await got.text()

    async def value(self, series: str) -> float:
        _, told = await self.get("/metrics")
        return value_of(series, told)


def value_of(series: str, told: str) -> float:
    found = re.search(rf"^{re.escape(series)} (\S+)$", told, re.MULTILINE)
    assert found is not None, f"there is no {series} in:\n{told}"
    return float(found[1])


@pytest.fixture
async def watched(tmp_path) -> AsyncIterator[Watched]:
    engine = await open_database(await migrated_file(tmp_path / "gala.sqlite3"))
    store, bot, metrics, clock = Store(engine), Bot(), Metrics(), MovableClock()
    metrics.watch(engine)
    async with Watching(bot, store, metrics, clock).at("127.0.0.1", 0) as port:
        yield Watched(f"http://127.0.0.1:{port}", bot, store, clock)
    await store.close()


async def test_a_bot_that_runs_is_alive_whatever_else_is_wrong(watched):
    watched.bot.is_connected = False
    assert await watched.get("/live") == (200, "alive\n")


async def test_it_is_ready_when_discord_and_the_database_are_there(watched):
    assert await watched.get("/ready") == (200, "ready\n")
    watched.bot.is_connected = False
    assert await watched.get("/ready") == (503, "Discord is not connected yet\n")


async def test_a_bot_that_stops_is_not_ready_any_more(watched):
    watched.bot.is_stopping = True
    assert await watched.get("/ready") == (503, "the bot is stopping\n")


async def test_a_database_that_is_away_is_named_and_the_rest_is_still_told(watched, monkeypatch):
    async def fails(*_: Any) -> None:
        raise OSError("away")

    monkeypatch.setattr(watched.store, "meta", fails)
    monkeypatch.setattr(watched.store, "count_tables", fails)
    assert await watched.get("/ready") == (503, "the database does not answer\n")
    assert await watched.value('gala_gateway_connected{shard="0"}') == 1


async def test_nothing_else_is_to_be_found_there(watched):
    assert (await watched.get("/"))[0] == 404


async def test_each_shard_is_told(watched):
    assert await watched.value('gala_gateway_connected{shard="1"}') == 0
    assert await watched.value('gala_gateway_latency_seconds{shard="0"}') == 0.04


async def test_tables_are_counted_by_phase_and_what_waits_by_its_age(watched):
    assert await watched.value('gala_tables{phase="playing"}') == 0
    assert await watched.value("gala_outbox_age_seconds") == 0
    row = table_row(phase="playing")
    await watched.store.open_table(row, ())
    now = watched.clock.seconds
    await watched.store.add_move(
        table_row(phase="playing", ply=1),
        StoredMove(1, 0, "split.1.0", "{}", now - 30),
        Snapshot(1, 1, "{}"),
        OutboxEntry(1, "[]"),
    )
    assert await watched.value("gala_outbox_entries") == 0, "it was counted a moment ago"
    watched.clock.seconds += 20
    assert await watched.value("gala_outbox_entries") == 1
    assert await watched.value("gala_outbox_age_seconds") == 50
    assert await watched.value('gala_tables{phase="playing"}') == 1


async def test_reads_and_writes_of_the_database_are_timed_and_failures_counted(watched):
    await watched.store.meta("nothing")
    await watched.store.set_meta("something", "else")
    assert await watched.value('gala_database_seconds_count{kind="read"}') >= 1
    assert await watched.value('gala_database_seconds_count{kind="write"}') >= 1
    with pytest.raises(Exception, match="no such table"):
        await watched.store.rows(text("SELECT * FROM nowhere"))
    assert await watched.value("gala_database_errors_total") == 1


async def test_two_who_write_the_same_ply_are_no_trouble_of_the_database(watched):
    with pytest.raises(Overtaken):
        await watched.store.add_move(
            table_row(phase="playing", ply=1),
            StoredMove(1, 0, "split.1.0", "{}", 1.0),
            Snapshot(1, 1, "{}"),
            OutboxEntry(1, "[]"),
        )
    assert await watched.value("gala_database_errors_total") == 0


async def test_an_address_that_is_taken_is_named(watched):
    port = int(watched.url.rpartition(":")[2])
    watching = Watching(Bot(), watched.store, Metrics(), MovableClock())
    with pytest.raises(AddressTaken, match=f"nobody can listen on 127.0.0.1:{port}"):
        async with watching.at("127.0.0.1", port):
            raise AssertionError("it was taken")


async def test_a_game_leaves_its_traces(tmp_path):
    async with an_evening(tmp_path, {"toy": ToyDealer()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        await asyncio.sleep(0)
        told = evening.bot.metrics.text().decode()
    assert value_of('gala_presses_total{kind="command",what="play"}', told) == 1
    assert value_of('gala_presses_total{kind="press",what="answer"}', told) >= 2
    presses = value_of('gala_answer_seconds_count{kind="press"}', told)
    assert presses == sum(
        map(float, re.findall(r'gala_presses_total\{kind="press".*\} (\S+)', told))
    )
    assert value_of('gala_pictures_total{how="drawn"}', told) >= 1
    assert value_of("gala_failures_total", told) == 0


def test_no_label_tells_who_plays_or_what_was_chosen():
    """They are seen by whoever sees the graphs: kinds, phases, numbers and nothing else."""
    labels = {
        label for metric in vars(Metrics()).values() for label in getattr(metric, "_labelnames", ())
    }
    assert labels == {"kind", "what", "how", "phase", "shard", "status"}


def expressions() -> list[str]:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    return [target["expr"] for panel in board["panels"] for target in panel.get("targets", ())]


def named(text: str) -> set[str]:
    return set(re.findall(r"\b(?:gala|process|python)_\w+", text))


def test_every_metric_that_the_dashboard_names_exists():
    asked = {name for expression in expressions() for name in named(expression)}
    assert asked - Metrics().names() == set()


def test_the_dashboard_shows_every_metric_of_gala():
    bare = re.compile(r"_(bucket|count|sum|total)$")
    shown = {bare.sub("", name) for expression in expressions() for name in named(expression)}
    there = {bare.sub("", name) for name in Metrics().names() if name.startswith("gala_")}
    assert {name for name in there if not name.endswith("_created")} - shown == set()
