"""Nobody can fill the bot alone: limits on tables, on the speed of one person, and on requests."""

import asyncio
import logging
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot import lobby
from bot.brake import Brake
from bot.direct_channels import DirectChannels, OpeningTooFast
from bot.flood import Admission, FloodGate
from bot.leaving import leave_game
from bot.refusals import Refused
from bot.store import Player, Store, open_database
from bot.store.servers import ServerChoices, choose_for_server
from bot.table_limits import TableLimits
from bot.tables import Tables
from tests.bot.dealing import start_and_deal
from tests.bot.playing import split
from tests.bot.simulation import MovableClock, an_evening
from tests.bot.toy_dealer import ToyDealer
from tests.toy import Toy

TOY = {"toy": ToyDealer()}
ANA, BEN = Player("Ana", 11), Player("Ben", 12)


@pytest.fixture
async def store(tmp_path):
    store = Store(await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}"))
    yield store
    await store.close()


def tables_of(store: Store, limits: TableLimits) -> Tables:
    return Tables(store, {"toy": Toy()}, MovableClock(), 3600, limits=limits)


async def test_one_person_opens_only_so_many_tables_and_another_still_can(store):
    tables = tables_of(store, TableLimits(per_person=2))
    opened = [await tables.open(Toy(), 1, 2, ANA, "en") for _ in range(2)]
    with pytest.raises(Refused, match="refused-too-many-tables"):
        await tables.open(Toy(), 1, 2, ANA, "en")
    await tables.open(Toy(), 1, 2, BEN, "en")
    await tables.end(opened[0].id, 11, "Ana")
    await tables.open(Toy(), 1, 2, ANA, "en")


async def test_those_who_open_at_once_do_not_all_get_the_last_one(store):
    tables = tables_of(store, TableLimits(per_person=3))
    opening = (tables.open(Toy(), 1, 2, ANA, "en") for _ in range(10))
    done = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(isinstance(one, Refused) for one in done) == 7


async def test_a_rematch_counts_as_a_table(store):
    tables = tables_of(store, TableLimits(per_person=1))
    table = await tables.open(Toy(), 1, 2, ANA, "en")
    await tables.end(table.id, 11, "Ana")
    await tables.open(Toy(), 1, 2, ANA, "en")
    with pytest.raises(Refused, match="refused-too-many-tables"):
        await tables.rematch(table.id, 11, 2)


@pytest.mark.parametrize("is_dealt", [False, True])
async def test_a_table_that_is_handed_on_still_counts_for_whoever_opened_it(store, is_dealt):
    tables = tables_of(store, TableLimits(per_person=1))
    table = await tables.open(Toy(), 1, 2, ANA, "en")
    await lobby.join(tables, table.id, BEN)
    if is_dealt:
        await start_and_deal(tables, table.id, 11)
        await leave_game(tables, table.id, 11, "Ana")
    else:
        await lobby.leave(tables, table.id, 11)
    with pytest.raises(Refused, match="refused-too-many-tables"):
        await tables.open(Toy(), 1, 2, ANA, "en")
    await tables.open(Toy(), 1, 2, BEN, "en")
    await tables.end(table.id, 12, "Ben")
    await tables.open(Toy(), 1, 2, ANA, "en")


async def test_what_a_table_takes_counts_for_whoever_opened_it(store):
    """Whoever it was handed to has not asked for its AI players."""
    tables = tables_of(store, TableLimits())
    table = await tables.open(Toy(), 1, 2, ANA, "en")
    await lobby.join(tables, table.id, BEN)
    await lobby.add_ai(tables, table.id, 11)
    await start_and_deal(tables, table.id, 11)
    await leave_game(tables, table.id, 11, "Ana")
    table = await tables.get(table.id)
    assert (table.row.opener, table.row.owner) == (11, 12)
    assert {one.opener for one in await store.tables_thinking()} == {11}


async def test_a_server_has_only_so_many_tables_and_another_still_can(store):
    tables = tables_of(store, TableLimits(per_server=1))
    await tables.open(Toy(), 1, 2, ANA, "en")
    with pytest.raises(Refused, match="refused-server-full"):
        await tables.open(Toy(), 1, 2, BEN, "en")
    await tables.open(Toy(), 5, 2, BEN, "en")


async def test_a_server_may_allow_fewer_tables_than_the_host_and_not_more(store):
    tables = tables_of(store, TableLimits(per_server=2))
    await choose_for_server(store, 1, ServerChoices(most_tables=1))
    await choose_for_server(store, 5, ServerChoices(most_tables=3))
    await tables.open(Toy(), 1, 2, ANA, "en")
    with pytest.raises(Refused, match="refused-server-full"):
        await tables.open(Toy(), 1, 2, BEN, "en")
    for _ in range(2):
        await tables.open(Toy(), 5, 2, BEN, "en")
    with pytest.raises(Refused, match="refused-server-full"):
        await tables.open(Toy(), 5, 2, BEN, "en")


async def test_those_who_open_at_once_do_not_get_more_than_their_server_allows(store):
    tables = tables_of(store, TableLimits())
    await choose_for_server(store, 1, ServerChoices(most_tables=1))
    opening = (tables.open(Toy(), 1, 2, ANA, "en") for _ in range(5))
    done = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(isinstance(one, Refused) for one in done) == 4


async def test_who_has_too_many_tables_is_told_what_to_do(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", table_limits=TableLimits(1, 9)) as evening:
        await evening.seat("Ana", game="toy")
        refused = await evening["Ana"].say(evening.channel, "play", game="toy")
        assert refused.text.startswith("You have 1 tables open already. End one with /end")


async def test_a_flood_is_slowed_for_whoever_makes_it_only(monkeypatch):
    gate, waited = FloodGate(), []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("bot.flood.asyncio.sleep", sleep)
    flood = [await gate.admit(1) for _ in range(200)]
    assert flood[:60] == [Admission.PASSED] * 60
    assert flood.count(Admission.TOLD) == 1
    assert flood[-1] is Admission.IGNORED
    assert 0 < max(waited) <= 1.5
    waited.clear()
    assert await gate.admit(2) is Admission.PASSED
    assert not waited
    assert not gate.admits_now(1)
    assert gate.admits_now(2)


async def test_who_stops_flooding_is_heard_again(monkeypatch):
    gate, now = FloodGate(), 1000.0
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "time", lambda: now)
    for _ in range(60):
        await gate.admit(1)
    assert not gate.admits_now(1)
    now += 10
    assert gate.admits_now(1)


async def test_a_flood_is_answered_with_a_sentence(tmp_path, monkeypatch):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")

        async def told(_gate: FloodGate, _person: int) -> Admission:
            return Admission.TOLD

        monkeypatch.setattr(FloodGate, "admit", told)
        answer = await evening["Ana"].press(evening.lobby, "Leave")
        assert answer.text.startswith("That was faster than I can follow.")


class Asked:
    def __init__(self) -> None:
        self.people: list[int] = []

    async def __call__(self, user: int) -> int:
        self.people.append(user)
        await asyncio.sleep(0)
        return user * 10


async def test_a_direct_channel_is_asked_for_once_also_after_a_restart(store):
    asked = Asked()
    for _ in range(2):
        channels = DirectChannels(store, MovableClock(), asked, lambda: 1)
        assert set(await asyncio.gather(*(channels.of(7) for _ in range(5)))) == {70}
    assert asked.people == [7]


async def test_direct_channels_are_opened_only_so_fast(store):
    asked, clock = Asked(), MovableClock()
    channels = DirectChannels(store, clock, asked, lambda: 1)
    for user in range(20):
        await channels.of(user)
    with pytest.raises(OpeningTooFast):
        await channels.of(99)
    assert await channels.of(3) == 30
    clock.seconds += 61
    assert await channels.of(99) == 990


async def test_a_whole_game_opens_each_direct_channel_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana")
        await evening.restart()
        await split(evening, "Ben")
        opened = [r for r in evening.env.http_requests if r.path == "/users/@me/channels"]
        assert len(opened) == 2


async def test_refused_requests_slow_the_bot_down_and_it_recovers(caplog):
    clock = MovableClock()
    brake = Brake(clock)
    for _ in range(499):
        brake.note(403)
    brake.note(404)
    brake.note(200)
    assert brake.pause == 0
    for _ in range(1500):
        brake.note(429)
    assert brake.pause == pytest.approx(5.0, abs=0.01)
    assert brake.pause <= 5.0
    clock.seconds += 601
    assert brake.pause == 0
    said = [r.getMessage() for r in caplog.records if r.levelno == logging.WARNING]
    assert len(said) == 2
    assert "the bot slows down" in said[0]


async def test_every_request_is_counted_and_answers_to_presses_are_never_slowed():
    async def forbidden(_request: web.Request) -> web.Response:
        return web.Response(status=403)

    slept: list[float] = []

    class Clock(MovableClock):
        async def sleep(self, seconds: float) -> None:
            slept.append(seconds)

    app = web.Application()
    app.router.add_get("/{path:.*}", forbidden)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address: Any = runner.addresses[0]
    url = f"http://127.0.0.1:{address[1]}/api/v10"
    brake = Brake(Clock())
    for _ in range(999):
        brake.note(403)
    async with aiohttp.ClientSession(trace_configs=[brake.trace()]) as session:
        async with session.get(f"{url}/interactions/1/token/callback"):
            pass
        assert slept == []
        async with session.get(f"{url}/channels/1"):
            pass
    await runner.cleanup()
    assert len(slept) == 1
    assert len(brake._refused) == 1001
