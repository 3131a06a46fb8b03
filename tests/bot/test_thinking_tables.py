"""AI players at real tables: whole games, killed workers, restarts, and a loop that stays free."""

import asyncio
import gc
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot import lobby
from bot.store import Player, Store, open_database
from bot.stored_game import BrokenTable
from bot.tables import Tables
from bot.thinking.mind import Workers, worker_command
from bot.thinking.seats import Pace, Thinking
from engine.core import TakeBack
from engine.great_split import GreatSplit
from tests.bot.dealing import start_and_deal
from tests.bot.friends import Friends
from tests.bot.great_split.friends import DEALERS, by_buttons
from tests.bot.minds import Guessing, Pondering
from tests.bot.playing import split, take
from tests.bot.simulation import Evening, MovableClock, an_evening
from tests.bot.toy_dealer import ToyDealer
from tests.bot.toy_worker import COMMAND

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}
LONGEST = 0.05
"""Seconds that the event loop may be busy before it looks again who else needs it."""


async def with_ai_players(evening: Evening, *levels: str, game: str = "toy") -> None:
    """Ana starts a game with AI players of these levels."""
    await evening.seat("Ana", game=game)
    for level in levels:
        await evening.add_ai("Ana", level)
    await evening["Ana"].press(evening.lobby, "Start")


async def test_a_broken_table_is_named_once_and_not_tried_again(tmp_path, monkeypatch, caplog):
    async def broken(*_answer):
        raise BrokenTable("its moves are torn.")

    monkeypatch.setattr("bot.table.Table.submit_for_ai", broken)
    async with an_evening(tmp_path, TOY, "Ana", may_fail=True) as evening:
        await with_ai_players(evening, "Normal")
        await evening.env.advance_time(31)
    told = [r for r in caplog.records if r.name == "bot.thinking.seats"]
    assert [(r.levelname, r.exc_info) for r in told] == [("ERROR", None)]
    assert "its moves are torn." in told[0].getMessage()


@pytest.mark.slow
async def test_a_person_plays_the_great_split_against_three_ai_players(tmp_path):
    mind = Workers(worker_command(None), 2, grace=20.0)
    options: dict[str, Any] = {"mind": mind, "pace": Pace(0.0, 0.1, 0.0)}
    async with an_evening(tmp_path, DEALERS, "Ana", **options) as evening:
        await with_ai_players(evening, "Easy", "Normal", "Hard", game="great_split")
        friends = Friends(evening, by_buttons)
        await friends.play()
        assert friends.are_done
        assert mind.processes
        _, seating, *_ = evening.messages(evening.thread.id)
        names = seating.text
        assert all(
            name in names for name in ("Ada (AI, easy)", "Blaise (AI, normal)", "Clara (AI, hard)")
        )


async def test_a_press_is_answered_and_shown_while_ai_players_think(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", mind=Pondering()) as evening:
        await with_ai_players(evening, "Hard")
        await split(evening, "Ana")
        assert evening["Ana"].letters()[-1].text.startswith("Your split is sealed.")
        assert "Ana" not in evening.waiting
        assert "Ada" in evening.waiting


async def test_a_bot_that_stops_while_an_ai_thinks_takes_the_move_up_again(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", mind=Pondering()) as evening:
        await with_ai_players(evening, "Hard")
        await split(evening, "Ana")
        assert evening.waiting == "Ada is thinking."
        evening.options["mind"] = Guessing()
        await evening.restart()
        assert evening.waiting == "Waiting for Ana."
        await take(evening, "Ana")
        assert "wins." in evening.last.text


async def test_a_killed_worker_does_not_stop_the_game(tmp_path):
    mind = Workers(COMMAND, 1, grace=20.0)
    async with an_evening(tmp_path, TOY, "Ana", mind=mind) as evening:
        await with_ai_players(evening, "Normal")
        await split(evening, "Ana")
        (killed,) = mind.processes
        os.kill(killed, signal.SIGKILL)
        await take(evening, "Ana")
        assert "wins." in evening.last.text


async def test_a_bot_that_closes_ends_its_workers(tmp_path):
    mind = Workers(COMMAND, 1, grace=20.0)
    async with an_evening(tmp_path, TOY, "Ana", mind=mind) as evening:
        await with_ai_players(evening, "Normal")
        assert mind.processes
    assert mind.processes == ()


@contextmanager
def busy_spells() -> Iterator[list[float]]:
    """Processor time of each turn of the event loop, which other programs do not lengthen."""
    loop: Any = asyncio.get_running_loop()
    spells: list[float] = []
    turn = loop._run_once

    def timed() -> None:
        before = time.thread_time()
        turn()
        spells.append(time.thread_time() - before)

    loop._run_once = timed
    try:
        yield spells
    finally:
        loop._run_once = turn


@pytest.mark.slow
@pytest.mark.parametrize("count", [3, pytest.param(10, marks=pytest.mark.soak)])
async def test_many_tables_of_ai_players_keep_the_event_loop_free(tmp_path, count):
    game, clock = GreatSplit(), MovableClock()
    store = Store(await open_database(f"sqlite+aiosqlite:///{tmp_path / 'gala.sqlite3'}"))
    tables = Tables(store, {game.key: game}, clock, 3600)
    mind = Workers(worker_command(None), 2, grace=20.0)
    shown: asyncio.Queue[str] = asyncio.Queue()
    thinking = Thinking(tables, mind, clock, Pace(0.0, 0.05, 0.0), shown.put_nowait)
    for number in range(count):
        table = await tables.open(game, 1, number, Player("Ana", 11), "en")
        for level in ("easy", "normal", "hard"):
            await lobby.add_ai(tables, table.id, 11, level)
        await start_and_deal(tables, table.id, 11)
        thinking.wake(table.id)
    over: set[str] = set()
    # As the bot does at its start; the tests themselves have loaded far more than it.
    gc.collect()
    gc.freeze()
    with busy_spells() as spells:
        while len(over) < count:
            table = await tables.get(await shown.get())
            seat = table.names.index("Ana")
            while (decision := table.decision(seat)) is not None and decision.awaited:
                moves = [m for m in table.legal_moves(seat) if not isinstance(m, TakeBack)]
                await table.submit(11, decision.ticket, moves[0])
            if table.outcome() is not None:
                over.add(table.id)
            elif table.awaited_ai_players:
                thinking.wake(table.id)
    gc.unfreeze()
    await thinking.close()
    await store.close()
    too_long = [spell for spell in spells if spell > LONGEST]
    # A busy machine has a hiccup or two; thinking here would be one for each of hundreds of moves.
    assert len(too_long) <= 5, f"{max(spells):.3f} s of {len(spells)} turns"
